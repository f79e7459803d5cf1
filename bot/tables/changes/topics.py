"""Topics that all players of a table must agree to, and how far they do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.tables.model import Table
    from storage.records import SeatRecord

_UNDO, _END, _PAUSE, _REOPEN = "undo", "end", "pause", "reopen"


@dataclass(frozen=True, slots=True)
class Topic:
    """What is asked: to undo the last actions, to pause the table, to close or to reopen it.

    Parameters
    ----------
    undo
        The number of actions to undo; 0 for anything else.
    pause
        If `undo` is 0: True to pause the table.
    reopen
        If both are not: True to open the closed table again, False to close it.
    """

    undo: int = 0
    pause: bool = False
    reopen: bool = False

    @property
    def kind(self) -> str:
        """Return the kind as a word: ``undo``, ``pause``, ``reopen`` or ``end``."""
        if self.undo:
            return _UNDO
        if self.pause:
            return _PAUSE
        return _REOPEN if self.reopen else _END

    def __str__(self) -> str:
        """Return the topic as text for buttons and the database."""
        return f"{self.kind} {self.undo}" if self.undo else self.kind


END = Topic()
PAUSE = Topic(pause=True)
REOPEN = Topic(reopen=True)


def read_topic(text: str) -> Topic | None:
    """Return the topic that a text stands for, or None.

    >>> read_topic("undo 2"), read_topic("undo 0")
    (Topic(undo=2, pause=False, reopen=False), None)
    """
    for topic in (END, PAUSE, REOPEN):
        if text == str(topic):
            return topic
    word, _, count = text.partition(" ")
    if word != _UNDO or not count.isdecimal() or not 1 <= int(count) <= 9_999:
        return None
    return Topic(int(count))


@dataclass(frozen=True, slots=True)
class Consent:
    """Which players have agreed to a topic; the computer agrees to everything.

    Parameters
    ----------
    by
        The user ids of those who have agreed.
    """

    table: Table
    topic: Topic
    by: frozenset[int]

    @property
    def asked(self) -> int:
        """Return how many must agree: the people at the table who are on the server."""
        return len(self.table.present)

    @property
    def agreed(self) -> int:
        """Return how many have agreed."""
        return len(self.agreeing)

    @property
    def agreeing(self) -> tuple[SeatRecord, ...]:
        """Return the seats of those who have agreed."""
        return tuple(seat for seat in self.table.present if seat.user_id in self.by)

    @property
    def missing(self) -> tuple[SeatRecord, ...]:
        """Return the seats of those who must still agree: the other people on the server."""
        return tuple(seat for seat in self.table.present if seat.user_id not in self.by)

    @property
    def complete(self) -> bool:
        """Return True if all have agreed."""
        return not self.missing
