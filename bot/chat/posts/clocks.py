"""Clocks in words: how much time turns have, and when that of the turn that is on is up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables.schedule import clocks

if TYPE_CHECKING:
    from bot.tables.model import Position, Table
    from bot.words.words import Words
    from storage.records import SeatRecord

_HOUR = 3_600_000
_DAY = 24
DAYS_FROM = 48
"""The hours from which whole days are told as days."""


def span(hours: int, words: Words) -> str:
    """Return a length of time, as a noun."""
    if hours >= DAYS_FROM and hours % _DAY == 0:
        return words.say("span-days", count=hours // _DAY)
    return words.say("span-hours", count=hours)


def terms(table: Table, words: Words) -> str:
    """Return how much time the table gives, in a sentence."""
    pace = table.record.pace
    if not pace:
        return words.say("clock-none")
    return words.say(
        "clock-terms", pace=span(pace, words), reserve=span(clocks.RESERVE * pace, words)
    )


def remaining(table: Table, position: Position, words: Words) -> str:
    """Return when the time of the turn that is on is up first; empty when no clock runs."""
    seats = [seat for seat in table.to_act(position) if clocks.deadline(table, seat.seat)]
    if not seats:
        return ""
    first = min(seats, key=lambda seat: clocks.deadline(table, seat.seat))
    return remaining_of(table, first, words)


def remaining_of(table: Table, seat: SeatRecord, words: Words) -> str:
    """Return when the time of a seat to act is up; empty when no clock runs.

    The reserve is what the seat had left when the turn began, to the hour.
    """
    end = clocks.deadline(table, seat.seat)
    if not end:
        return ""
    at = f"<t:{end // 1000}:R>"
    hours = -(-seat.reserve // _HOUR)
    if not hours:
        return words.say("clock-deadline-alone", at=at)
    return words.say("clock-deadline", at=at, reserve=span(hours, words))
