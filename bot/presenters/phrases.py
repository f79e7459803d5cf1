"""Points, choices and options in words, and sentences that begin with a capital."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bot.words.words import Words


LISTED = 10
"""The most choices that a sentence lists; it only counts the others."""
_MINUS = "\N{MINUS SIGN}"


def points_words(halves: int) -> str:
    """Return half points as a number, such as ``9½``, ``0``, or with a minus sign."""
    whole, half = divmod(abs(halves), 2)
    sign = _MINUS if halves < 0 else ""
    number = str(whole) if whole or not half else ""
    return f"{sign}{number}{'½' if half else ''}"


def signed_points(halves: int) -> str:
    """Return a change of half points, such as ``+1½``."""
    return f"+{points_words(halves)}" if halves > 0 else points_words(halves)


def points_phrase(halves: int, words: Words) -> str:
    """Return half points with their unit, such as ``9½ points``."""
    return words.say("points", count=halves / 2, points=points_words(halves))


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def listed(choices: Sequence[str], words: Words) -> str:
    """Join choices, which may have commas; beyond `LISTED` only count them."""
    if len(choices) <= LISTED:
        return "; ".join(choices)
    more = words.say("more-choices", count=len(choices) - LISTED)
    return "; ".join((*choices[:LISTED], more))


def option_name(game: str, option: str, words: Words) -> str:
    """Return the name of an option; an option without a message keeps its own name."""
    key = f"{game}-option-{option}"
    return words.say(key) if words.has(key) else option


def option_names(game: str, options: Iterable[str], words: Words) -> str:
    """Return the names of several options, with semicolons between."""
    return "; ".join(option_name(game, option, words) for option in options)
