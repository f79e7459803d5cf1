"""The players of simulated games. Each sees a view and knows no more than a member would."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from bot.games.lookahead import choose

if TYPE_CHECKING:
    from bot.games.game import Action, AnyGame, Rng, Strategy


def at_random(view: Any, rng: Rng) -> Action:  # noqa: ANN401  (the view of any game)
    """Choose any legal action."""
    return rng.choice(view.legal)


def strategies_of(game: AnyGame) -> dict[str, Strategy]:
    """Return the players of a game by name; `computer` is the one that sits at tables."""
    return {"random": at_random, "computer": partial(choose, game), **game.strategies}
