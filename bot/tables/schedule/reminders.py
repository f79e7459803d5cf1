"""Reminders: which there are, how often, and for whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables.errors import UnknownInterval
from storage.records import NewDue

if TYPE_CHECKING:
    from bot.tables.model import Position, Table
    from storage.records import SeatRecord

REMINDER = "reminder"
"""The due row that reminds a person to act.

There is one for each person to act, with their id. Its payload is how many reminders of this turn
have come before.
"""
HEADS_UP = "heads-up"
"""The due row that tells the next player that the one before has begun a turn.

Its payload is the number of that turn.
"""
AT_MOST = 3
"""How many reminders one person gets in one turn."""
INTERVALS = (0, 8, 12, 24, 48)
"""The hours between reminders that a table can have; 0 for no reminders."""
DEFAULT_INTERVAL = 24
_HOUR = 3_600_000


def interval(hours: int) -> int:
    """Return hours in milliseconds."""
    return hours * _HOUR


def reminder(hours: int, seat: SeatRecord) -> tuple[NewDue, ...]:
    """Return the first reminder of a seat to act; none at a table without reminders."""
    return (NewDue(REMINDER, interval(hours), seat.user_id, "0"),) if hours else ()


def heads_up(table: Table, position: Position) -> tuple[NewDue, ...]:
    """Return the due row that warns the next person; none unless one person must act, others wait.

    Computer seats are skipped, because their turns are short.
    """
    awaited = table.to_act(position)
    if len(awaited) != 1 or awaited[0].computer or len(table.people) == 1:
        return ()
    seat = awaited[0].seat
    after = (*table.seats[seat:], *table.seats[: seat - 1])
    following = next(other for other in after if not other.computer)
    return (NewDue(HEADS_UP, user_id=following.user_id, payload=str(position.turn)),)


def check_interval(hours: int) -> None:
    """Raise `UnknownInterval` if that number of hours is no interval of reminders."""
    if hours not in INTERVALS:
        raise UnknownInterval(hours=", ".join(map(str, INTERVALS[1:])))
