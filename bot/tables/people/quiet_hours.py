"""Quiet hours, by the local time of a person, and the next time outside them.

If clocks are set back and show a time twice, quiet hours begin at the first of the two and end at
the last. If clocks are set forward and skip the beginning or end, the moment of the change counts.
"""

from __future__ import annotations

import re
from datetime import UTC, datetime, time, timedelta
from typing import TYPE_CHECKING, NamedTuple
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

if TYPE_CHECKING:
    from datetime import date

_SECOND = 1_000
_DAY = timedelta(days=1)
_HOURS = re.compile(r"(\d{1,2})(?:[:.](\d\d))?\s*[-\u2013]\s*(\d{1,2})(?:[:.](\d\d))?")


class Quiet(NamedTuple):
    """From one minute of the day to another, on the same or the next day."""

    begin: int
    end: int

    def __str__(self) -> str:
        """Return the hours as text, such as ``22:00-07:00``."""
        return "-".join(f"{minute // 60:02}:{minute % 60:02}" for minute in self)


def read_quiet(text: str) -> Quiet | None:
    """Return the hours of a text such as ``22:00-07:00`` or ``22-7``, or None."""
    match = _HOURS.fullmatch(text.strip())
    if match is None:
        return None
    first, first_minute, last, last_minute = (int(group or 0) for group in match.groups())
    if max(first, last) > 23 or max(first_minute, last_minute) > 59:
        return None
    quiet = Quiet(first * 60 + first_minute, last * 60 + last_minute)
    return quiet if quiet.begin != quiet.end else None


def find_zone(name: str) -> ZoneInfo | None:
    """Return the time zone of this name, or None."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def next_allowed(now: int, zone: ZoneInfo, quiet: Quiet | None) -> int:
    """Return `now`, or the end of the quiet hours if `now` is in them.

    Parameters
    ----------
    now
        Milliseconds since 1970-01-01 UTC, as what is returned.
    """
    if quiet is None:
        return now
    while (end := _end_of_quiet(now, zone, quiet)) > now:
        now = end
    return now


def _end_of_quiet(now: int, zone: ZoneInfo, quiet: Quiet) -> int:
    today = datetime.fromtimestamp(now // _SECOND, zone).date()
    for day in (today - _DAY, today):
        last_day = day if quiet.begin < quiet.end else day + _DAY
        begin = _moment(day, quiet.begin, zone, fold=0)
        end = _moment(last_day, quiet.end, zone, fold=1)
        if begin <= now < end:
            return end
    return now


def _moment(day: date, minute: int, zone: ZoneInfo, *, fold: int) -> int:
    """Return the moment when the clock shows this minute, the first one or, with `fold`, the last.

    If the clock leaps over the minute, return the moment of the leap.
    """
    wall = datetime.combine(day, time(minute // 60, minute % 60, fold=fold), zone)
    moment = wall.timestamp()
    shown = datetime.fromtimestamp(moment, zone)
    if shown.replace(tzinfo=None) != wall.replace(tzinfo=None):
        moment = _leap(wall, zone)
    return int(moment) * _SECOND


def _leap(wall: datetime, zone: ZoneInfo) -> int:
    # Fold 0 takes the offset before the leap, which puts the time after it; fold 1 the reverse.
    before, after = (int(wall.replace(fold=fold).timestamp()) for fold in (1, 0))
    offset = datetime.fromtimestamp(after, zone).utcoffset()
    while after - before > 1:
        middle = (before + after) // 2
        if datetime.fromtimestamp(middle, UTC).astimezone(zone).utcoffset() == offset:
            after = middle
        else:
            before = middle
    return after
