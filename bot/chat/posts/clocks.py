"""Clocks in words: how much time turns have, and when that of the turn that is on is up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.chat.posts.inputs import shown_name
from bot.tables.schedule import clocks
from bot.words.durations import span

if TYPE_CHECKING:
    from bot.tables.model import Position, Table
    from bot.words.words import Words
    from storage.records import SeatRecord

_HOUR = 3_600_000


def terms(table: Table, words: Words) -> str:
    """Return a sentence on the time that the table gives each turn."""
    pace = table.record.pace
    if not pace:
        return words.say("clock-none")
    return words.say(
        "clock-terms", pace=span(pace, words), reserve=span(clocks.RESERVE * pace, words)
    )


def remaining(table: Table, position: Position, words: Words) -> str:
    """Return when the time of the turn that is on is up, or an empty text when no clock runs.

    Of several who must act it is the first whose time is up, by name unless it is that of all.
    """
    ends = {seat: clocks.deadline(table, seat.seat) for seat in table.people_to_act(position)}
    if not any(ends.values()):
        return ""
    first = min(ends, key=lambda seat: ends[seat])
    if len({*ends.values()}) == 1:
        return remaining_of(table, first, words)
    name = shown_name(table, first, words)
    return words.say("clock-deadline-first", at=_moment(ends[first]), player=name)


def remaining_of(table: Table, seat: SeatRecord, words: Words) -> str:
    """Return when the time of a seat is up, or an empty text when no clock runs.

    The reserve is what the seat had left when the turn began, to the hour.
    """
    end = clocks.deadline(table, seat.seat)
    if not end:
        return ""
    at = _moment(end)
    hours = -(-seat.reserve // _HOUR)
    if not hours:
        return words.say("clock-deadline-alone", at=at)
    return words.say("clock-deadline", at=at, reserve=span(hours, words))


def _moment(at: int) -> str:
    """Return a time as Discord shows it to each person, such as "in 3 hours"."""
    return f"<t:{at // 1000}:R>"
