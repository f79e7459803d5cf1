"""Names of the options of a game, such as the levels of its automaton."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.words.words import Words


def option_name(game: str, option: str, words: Words) -> str:
    """Return the name of an option; an option without a message keeps its own name."""
    key = f"{game}-option-{option}"
    return words.say(key) if words.has(key) else option


def option_names(game: str, options: Iterable[str], words: Words) -> str:
    """Return the names of several options, with semicolons between."""
    return "; ".join(option_name(game, option, words) for option in options)
