"""Clocks in words: how much time turns have, and when that of the turn that is on is up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables.schedule import clocks
from bot.words.durations import span

if TYPE_CHECKING:
    from bot.tables.model import Position, Table
    from bot.words.words import Words
    from storage.records import SeatRecord

_HOUR = 3_600_000


def terms(table: Table, words: Words) -> str:
    """Return how much time the table gives, in a sentence."""
    pace = table.record.pace
    if not pace:
        return words.say("clock-none")
    return words.say(
        "clock-terms", pace=span(pace, words), reserve=span(clocks.RESERVE * pace, words)
    )


def remaining(table: Table, position: Position, words: Words) -> str:
    """Return when the time of the turn that is on is up, or an empty text when no clock runs.

    Of several who must act it is the first whose time is up.
    """
    awaited = [seat for seat in table.people_to_act(position) if clocks.deadline(table, seat.seat)]
    if not awaited:
        return ""
    first = min(awaited, key=lambda seat: clocks.deadline(table, seat.seat))
    return remaining_of(table, first, words)


def remaining_of(table: Table, seat: SeatRecord, words: Words) -> str:
    """Return when the time of a seat is up, or an empty text when no clock runs.

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
