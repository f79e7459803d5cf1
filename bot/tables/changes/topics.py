"""Topics that all players of a table must agree to, and how far they do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.tables.model import Table

_UNDO, _END, _PAUSE = "undo", "end", "pause"


@dataclass(frozen=True, slots=True)
class Topic:
    """What is asked: to undo the last actions, to pause the table, or to close it.

    Parameters
    ----------
    undo
        The number of actions to undo; 0 to pause or close the table.
    pause
        If `undo` is 0: True to pause the table, False to close it.
    """

    undo: int = 0
    pause: bool = False

    @property
    def kind(self) -> str:
        """Return the kind as a word: ``undo``, ``pause`` or ``end``."""
        if self.undo:
            return _UNDO
        return _PAUSE if self.pause else _END

    def __str__(self) -> str:
        """Return the topic as text for buttons and the database."""
        return f"{self.kind} {self.undo}" if self.undo else self.kind


END = Topic()
PAUSE = Topic(pause=True)


def read_topic(text: str) -> Topic | None:
    """Return the topic that a text stands for, or None.

    >>> read_topic("undo 2"), read_topic("undo 0")
    (Topic(undo=2, pause=False), None)
    """
    for topic in (END, PAUSE):
        if text == str(topic):
            return topic
    word, _, count = text.partition(" ")
    if word != _UNDO or not count.isdecimal() or not 1 <= int(count) <= 9_999:
        return None
    return Topic(int(count))


@dataclass(frozen=True, slots=True)
class Consent:
    """How many players have agreed to a topic; the computer agrees to everything."""

    table: Table
    topic: Topic
    agreed: int

    @property
    def asked(self) -> int:
        """Return how many must agree: the people at the table who are on the server."""
        return len(self.table.present)

    @property
    def complete(self) -> bool:
        """Return True if all have agreed."""
        return self.agreed >= self.asked
