"""Why the rules refuse something, and what can be done instead."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.games.game import GameError
    from bot.words.words import Words


def refusal(error: GameError, words: Words) -> str:
    """Return one sentence or two for the player whose action was refused."""
    return words.say(f"sf-refused-{error.code}", **error.values)
