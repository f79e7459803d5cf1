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
    """Return a sentence on the deadline of the current turn, or an empty text if no clock runs.

    If several people must act by different deadlines, it tells the first one and whose it is.
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
    """Return a sentence on the deadline of a seat, or an empty text if no clock runs.

    It also tells the reserve that the seat had when the turn began, rounded up to whole hours.
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
