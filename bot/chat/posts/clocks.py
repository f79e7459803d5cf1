"""Clocks in words: how much time turns have, and when that of the current turn is up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.chat.posts.inputs import shown_name
from bot.tables.schedule import clocks

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
    """Return a sentence on the clock of the current turn, or an empty text if none runs.

    If several people must act with different reserves, it tells the smallest and whose it is.
    """
    awaited = table.people_to_act(position)
    if not awaited:
        return ""
    least = min(awaited, key=lambda seat: seat.reserve)
    alike = len({seat.reserve for seat in awaited}) == 1
    return remaining_of(table, least, words, "" if alike else shown_name(table, least, words))


def remaining_of(table: Table, seat: SeatRecord, words: Words, player: str = "") -> str:
    """Return a sentence on the clock of a seat to act, or an empty text if none runs.

    It tells the time of the turn, when the reserve begins, and how much of it is left, rounded up
    to whole hours.

    Parameters
    ----------
    player
        Who has least reserve, where several people have different ones; else empty.
    """
    end = clocks.turn_ends(table)
    if not end:
        return ""
    hours = -(-seat.reserve // _HOUR)
    key = "clock-turn-alone" if not hours else "clock-turn-least" if player else "clock-turn"
    values = {"pace": span(table.record.pace, words), "reserve": span(hours, words)}
    return words.say(key, **values, at=_moment(end), player=player)


def _moment(at: int) -> str:
    return f"<t:{at // 1000}:R>"


def span(hours: int, words: Words) -> str:
    """Return a number of hours in words: in days from 48 hours on, if they are whole."""
    if hours >= DAYS_FROM and hours % _DAY == 0:
        return words.say("span-days", count=hours // _DAY)
    return words.say("span-hours", count=hours)


DAYS_FROM = 48
"""The hours from which whole days are told as days."""


_DAY = 24
