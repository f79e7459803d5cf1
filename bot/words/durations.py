"""Lengths of time in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.words.words import Words


def span(hours: int, words: Words) -> str:
    """Return a number of hours in words: in days from 48 hours on, if they are whole."""
    if hours >= DAYS_FROM and hours % _DAY == 0:
        return words.say("span-days", count=hours // _DAY)
    return words.say("span-hours", count=hours)


DAYS_FROM = 48
"""The hours from which whole days are told as days."""


_DAY = 24
