"""What the options of a game are called, such as the levels of its automaton."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.words.words import Words


def option_name(game: str, option: str, words: Words) -> str:
    """Return what an option is called; one that is a file goes by its own name."""
    key = f"{game}-option-{option}"
    return words.say(key) if words.has(key) else option


def option_names(game: str, options: Iterable[str], words: Words) -> str:
    """Return several options in a row; their names may have commas."""
    return "; ".join(option_name(game, option, words) for option in options)
