"""What all players together may do to a table, one after the other agreeing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.tables.model import Table

_UNDO = "undo"


@dataclass(frozen=True, slots=True)
class Topic:
    """What is asked: to close the table, or to take back the last actions.

    Parameters
    ----------
    undo
        How many actions would go; 0: the table would be closed.
    """

    undo: int = 0

    def __str__(self) -> str:
        """Return the text that stands for it in buttons and in the database."""
        return f"{_UNDO} {self.undo}" if self.undo else "end"


END = Topic()


def read_topic(text: str) -> Topic | None:
    """Reverse `str(topic)`; None when the text is none."""
    if text == str(END):
        return END
    word, _, count = text.partition(" ")
    if word != _UNDO or not count.isdecimal() or not 1 <= int(count) <= 9_999:
        return None
    return Topic(int(count))


@dataclass(frozen=True, slots=True)
class Consent:
    """How far the players agree: how many have, of how many."""

    table: Table
    topic: Topic
    agreed: int

    @property
    def complete(self) -> bool:
        """Return whether everybody has agreed, so that it is done."""
        return self.agreed == len(self.table.seats)
