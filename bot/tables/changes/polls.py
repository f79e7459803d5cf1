"""What the others decide about a seat whose time is up, or whose member has left the server.

It is always about the seat to act. More than half of the other people at the table must want the
same; where two play, the other one decides.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from storage.records import NewDue

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.tables.model import Table
    from storage.records import SeatRecord

GONE = "gone"
"""The kind of due work that asks the others about a member who has left the server.

It is there when the turn of a seat that is `gone` begins. Its payload is as that of a clock.
"""
PATIENCE = 24
"""The hours until a table without a clock is asked again about somebody it waits for."""
_HOUR = 3_600_000


class Choice(StrEnum):
    """What can become of a seat."""

    WAIT = "wait"
    """Nothing, for another turn's time."""
    COMPUTER = "computer"
    """It is the computer's."""
    STAND_IN = "stand-in"
    """It is the first member's who takes it."""
    END = "end"
    """The table is closed."""


class Reason(StrEnum):
    """Why the others are asked."""

    LATE = "late"
    GONE = "gone"


@dataclass(frozen=True, slots=True)
class Question:
    """What the others are asked: what becomes of a seat."""

    reason: Reason
    seat: int

    def __str__(self) -> str:
        """Return the text that stands for it in buttons."""
        return f"{self.reason} {self.seat}"

    def topic(self, choice: Choice) -> str:
        """Return what stands in the database for a vote for the choice."""
        return f"{self} {choice}"


@dataclass(frozen=True, slots=True)
class Poll:
    """How a question stands.

    Parameters
    ----------
    votes
        What each of those who are asked wants, as far as they have said.
    """

    table: Table
    question: Question
    votes: Mapping[int, Choice]

    @property
    def asked(self) -> tuple[SeatRecord, ...]:
        """Return who is asked."""
        return others(self.table, self.question.seat)

    @property
    def needed(self) -> int:
        """Return how many must want the same."""
        return len(self.asked) // 2 + 1

    @property
    def decided(self) -> Choice | None:
        """Return what enough of them want, None as long as they do not."""
        return next((choice for choice in Choice if self.count(choice) >= self.needed), None)

    def count(self, choice: Choice) -> int:
        """Return how many want this."""
        return sum(vote == choice for vote in self.votes.values())


def read_question(text: str) -> Question | None:
    """Reverse `str(question)`; None when the text is none."""
    reason, _, seat = text.partition(" ")
    if reason not in tuple(Reason) or not seat.isdecimal() or not 1 <= int(seat) <= 9:
        return None
    return Question(Reason(reason), int(seat))


def others(table: Table, seat: int) -> tuple[SeatRecord, ...]:
    """Return who decides about a seat: the other people at the table who are on the server."""
    return tuple(other for other in table.present if other.seat != seat)


def asks_about(table: Table, seat: int, hours: int = 0) -> tuple[NewDue, ...]:
    """Return what is due in a turn of a seat whose member has left, once so many hours have passed.

    Nothing is at a seat whose member is there.
    """
    if not table.seats[seat - 1].gone:
        return ()
    return (NewDue(GONE, hours * _HOUR, payload="0"),)
