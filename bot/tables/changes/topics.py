"""What all players together may do to a table, one after the other agreeing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.tables.model import Table

_UNDO, _END, _PAUSE = "undo", "end", "pause"


@dataclass(frozen=True, slots=True)
class Topic:
    """What is asked: to close the table, to pause it, or to take back the last actions.

    Parameters
    ----------
    undo
        How many actions would go; 0: the table would be closed or paused.
    pause
        Whether it would be paused.
    """

    undo: int = 0
    pause: bool = False

    @property
    def kind(self) -> str:
        """Return what kind of thing is asked, a word."""
        if self.undo:
            return _UNDO
        return _PAUSE if self.pause else _END

    def __str__(self) -> str:
        """Return the text that stands for it in buttons and in the database."""
        return f"{self.kind} {self.undo}" if self.undo else self.kind


END = Topic()
PAUSE = Topic(pause=True)


def read_topic(text: str) -> Topic | None:
    """Reverse `str(topic)`; None when the text is none."""
    for topic in (END, PAUSE):
        if text == str(topic):
            return topic
    word, _, count = text.partition(" ")
    if word != _UNDO or not count.isdecimal() or not 1 <= int(count) <= 9_999:
        return None
    return Topic(int(count))


@dataclass(frozen=True, slots=True)
class Consent:
    """How far the players agree: how many have, of how many who can be asked.

    The computer agrees to everything.
    """

    table: Table
    topic: Topic
    agreed: int

    @property
    def asked(self) -> int:
        """Return how many can be asked: the people at the table who are on the server still."""
        return len(self.table.present)

    @property
    def complete(self) -> bool:
        """Return whether everybody has agreed, so that it is done."""
        return self.agreed >= self.asked
