"""What presenters of every game say alike: points, and texts that have only so much room."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.words.words import Words

LONGEST_ALT = 1024
"""The most characters of a picture's description; Discord's limit."""
LONGEST_TEXT = 3500
"""The most characters of what a game says in a message that holds words of the table too."""
_MINUS = "\N{MINUS SIGN}"


def points_words(halves: int) -> str:
    """Return points given in halves as a number, such as ``9½`` or ``0``, with a minus sign."""
    whole, half = divmod(abs(halves), 2)
    sign = _MINUS if halves < 0 else ""
    number = str(whole) if whole or not half else ""
    return f"{sign}{number}{'½' if half else ''}"


def points_phrase(halves: int, words: Words) -> str:
    """Return points given in halves with their unit: ``9½ points``."""
    return words.say("points", count=halves / 2, points=points_words(halves))


def capital(text: str) -> str:
    """Return the text with its first letter in upper case."""
    return text[:1].upper() + text[1:]


def cut(text: str) -> str:
    """Return a picture's description, where it is too long with "…" at its end."""
    return text if len(text) <= LONGEST_ALT else text[: LONGEST_ALT - 1] + "…"
