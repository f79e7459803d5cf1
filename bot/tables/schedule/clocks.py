"""Clocks: the time of a turn, and the reserve of each seat, which begins when that is used up.

When a seat's time is up, the others are asked what becomes of it; nothing is taken by itself.
All seats to act share the start of the clock; each has its own reserve and so its own deadline.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.tables.errors import UnknownPace
from storage.records import NewDue

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from bot.tables.model import Table
    from storage.records import SeatRecord

CLOCK = "clock"
"""The due row of the first deadline among the seats to act.

A table has at most one. Its payload is the version of the table at which the others were asked
last, "0" before that.
"""
PACES = (0, 8, 12, 24, 48, 72, 168)
"""The hours that a table can give each turn; 0 for no clock."""
NO_CLOCK = 0
RESERVE = 3
"""The reserve of each seat for the whole game, in turns' time."""
_HOUR = 3_600_000


def check_pace(hours: int) -> None:
    """Raise `UnknownPace` if that number of hours is no time that a turn can have."""
    if hours not in PACES:
        raise UnknownPace(hours=", ".join(map(str, PACES[1:])))


def refilled(seats: tuple[SeatRecord, ...], pace: int) -> tuple[SeatRecord, ...]:
    """Return the seats with a full reserve for a table of this pace."""
    return tuple(replace(seat, reserve=RESERVE * pace * _HOUR) for seat in seats)


def spent(table: Table, seats: Collection[int], now: int) -> tuple[SeatRecord, ...]:
    """Return all seats, those in `seats` with what they took beyond the turn off their reserve."""
    return _with_reserve(table, seats, -_beyond(table, now))


def given_back(table: Table, seats: Collection[int], now: int) -> tuple[SeatRecord, ...]:
    """Return all seats, those in `seats` with their reserve for a turn that has run till now.

    They have paid for that time already, and will pay for the whole turn when they act again.
    """
    return _with_reserve(table, seats, _beyond(table, now))


def _beyond(table: Table, now: int) -> int:
    record = table.record
    if not record.turn_at:
        return 0
    return max(0, (record.paused_at or now) - record.turn_at - record.pace * _HOUR)


def _with_reserve(table: Table, seats: Collection[int], more: int) -> tuple[SeatRecord, ...]:
    return tuple(
        replace(seat, reserve=max(0, seat.reserve + more))
        if seat.seat in seats and not seat.computer
        else seat
        for seat in table.seats
    )


def exhausted(table: Table, seat: int) -> tuple[SeatRecord, ...]:
    """Return the table's seats with no reserve left for this one."""
    return tuple(
        replace(other, reserve=0) if other.seat == seat else other for other in table.seats
    )


def begins(table: Table, seats: Iterable[SeatRecord], now: int) -> int:
    """Return `now` if a clock runs in a turn of these seats, else 0."""
    return now if table.record.pace and not all(seat.computer for seat in seats) else 0


def turn_ends(table: Table) -> int:
    """Return when the turn's own time is up and reserves begin, or 0 if no clock runs."""
    record = table.record
    if not record.turn_at or not record.pace or record.paused_at:
        return 0
    return record.turn_at + record.pace * _HOUR


def deadline(table: Table, seat: int) -> int:
    """Return when the time of a seat to act is up, its reserve too, or 0 if no clock runs."""
    end = turn_ends(table)
    return end + table.seats[seat - 1].reserve if end else 0


def is_late(table: Table, seat: int, now: int) -> bool:
    """Return True if the time of a seat to act is up."""
    return 0 < deadline(table, seat) <= now


def first_deadline(table: Table, seats: Iterable[SeatRecord]) -> int:
    """Return when the time of the first of these seats is up, or 0 if no clock runs."""
    return min((deadline(table, seat.seat) for seat in seats if not seat.computer), default=0)


def clock(table: Table, seats: Iterable[SeatRecord], now: int) -> tuple[NewDue, ...]:
    """Return the row of the first deadline among these seats; none if no clock runs."""
    end = first_deadline(table, seats)
    return (NewDue(CLOCK, max(0, end - now), payload="0"),) if end else ()
