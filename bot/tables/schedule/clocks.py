"""Clocks: how long a turn may take, and the reserve of each seat that is used up first.

Nothing is taken from anybody when time is up: the others are asked what becomes of the seat.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.tables.errors import UnknownPace
from storage.records import NewDue

if TYPE_CHECKING:
    from bot.tables.model import Table
    from storage.records import SeatRecord

CLOCK = "clock"
"""The kind of due work that comes when the time of a turn is up.

A table has at most one. Its payload is the version of the table at which the others were asked
last, "0" before that.
"""
PACES = (0, 8, 12, 24, 48, 72, 168)
"""The hours that a table can give each turn; 0: there is no clock."""
NO_CLOCK = 0
RESERVE = 3
"""How many turns' time each seat has besides, for the whole game."""
_HOUR = 3_600_000


def check_pace(hours: int) -> None:
    """Refuse with `UnknownPace` when a table cannot give a turn so long."""
    if hours not in PACES:
        raise UnknownPace(hours=", ".join(map(str, PACES[1:])))


def refilled(seats: tuple[SeatRecord, ...], pace: int) -> tuple[SeatRecord, ...]:
    """Return the seats, each with the whole reserve of a table of this pace."""
    return tuple(replace(seat, reserve=RESERVE * pace * _HOUR) for seat in seats)


def spent(table: Table, seat: int, now: int) -> tuple[SeatRecord, ...]:
    """Return the seats once the turn of one has passed, which has used up of its reserve."""
    record = table.record
    if not record.turn_at:
        return table.seats
    left = max(0, table.seats[seat - 1].reserve - max(0, now - record.turn_at))
    return tuple(
        replace(other, reserve=left) if other.seat == seat else other for other in table.seats
    )


def exhausted(table: Table, seat: int) -> tuple[SeatRecord, ...]:
    """Return the seats with nothing left of one's reserve."""
    return tuple(
        replace(other, reserve=0) if other.seat == seat else other for other in table.seats
    )


def begins(table: Table, seat: int, now: int) -> int:
    """Return when the clock of a turn begins that begins now, 0 when it has none."""
    return now if table.record.pace and not table.seats[seat - 1].computer else 0


def deadline(table: Table, seat: int) -> int:
    """Return when the time of the seat's turn is up, 0 when no clock runs.

    The seat must be the one to act.
    """
    record = table.record
    if not record.turn_at or not record.pace or record.paused_at:
        return 0
    return record.turn_at + table.seats[seat - 1].reserve + record.pace * _HOUR


def is_late(table: Table, seat: int, now: int) -> bool:
    """Return whether the time of the seat's turn is up."""
    return 0 < deadline(table, seat) <= now


def clock(table: Table, seat: int, now: int) -> tuple[NewDue, ...]:
    """Return what is due when the time of the seat's turn is up: nothing where no clock runs."""
    end = deadline(table, seat)
    return (NewDue(CLOCK, max(0, end - now), payload="0"),) if end else ()
