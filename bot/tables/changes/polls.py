"""Polls about a seat to act whose time is up, or whose member has left the server.

The other people at the table vote. More than half of them must want the same; where two play, the
other one decides.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.tables.model import Table
    from storage.records import SeatRecord


class Choice(StrEnum):
    """What can become of a seat."""

    WAIT = "wait"
    """It keeps its player, for the time of another turn."""
    COMPUTER = "computer"
    """The computer takes it."""
    STAND_IN = "stand-in"
    """Any member may take it, the first who presses."""
    END = "end"
    """The table is closed."""


class Reason(StrEnum):
    """Why the others are asked."""

    LATE = "late"
    GONE = "gone"


@dataclass(frozen=True, slots=True)
class Question:
    """A question to the other players: what to do with a seat whose player is late or has left."""

    reason: Reason
    seat: int

    def __str__(self) -> str:
        """Return the question as text for buttons."""
        return f"{self.reason} {self.seat}"

    def topic(self, choice: Choice) -> str:
        """Return the choice as text for the database."""
        return f"{self} {choice}"


@dataclass(frozen=True, slots=True)
class Poll:
    """The votes on a question so far, by user id."""

    table: Table
    question: Question
    votes: Mapping[int, Choice]

    @property
    def asked(self) -> tuple[SeatRecord, ...]:
        """Return the seats of those who vote."""
        return others(self.table, self.question.seat)

    @property
    def missing(self) -> tuple[SeatRecord, ...]:
        """Return the seats of those who have not voted, nobody once it is decided."""
        if self.decided is not None:
            return ()
        return tuple(seat for seat in self.asked if seat.user_id not in self.votes)

    @property
    def needed(self) -> int:
        """Return the number of votes that decide."""
        return len(self.asked) // 2 + 1

    @property
    def decided(self) -> Choice | None:
        """Return the choice with enough votes, or None."""
        return next((choice for choice in Choice if self.count(choice) >= self.needed), None)

    def count(self, choice: Choice) -> int:
        """Return the number of votes for the choice."""
        return len(self.voters(choice))

    def voters(self, choice: Choice) -> tuple[SeatRecord, ...]:
        """Return the seats of those who want the choice."""
        return tuple(seat for seat in self.asked if self.votes.get(seat.user_id) == choice)


def read_question(text: str) -> Question | None:
    """Return the question that a text stands for, or None.

    >>> read_question(str(Question(Reason.LATE, 2)))
    Question(reason=<Reason.LATE: 'late'>, seat=2)
    """
    reason, _, seat = text.partition(" ")
    if reason not in tuple(Reason) or not seat.isdecimal() or not 1 <= int(seat) <= 9:
        return None
    return Question(Reason(reason), int(seat))


def others(table: Table, seat: int) -> tuple[SeatRecord, ...]:
    """Return the seats of those who vote about a seat: the other people who are on the server."""
    return tuple(other for other in table.present if other.seat != seat)
