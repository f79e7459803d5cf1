"""The players of simulated games. Each sees a view and knows no more than a member would."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from bot.games.game import COMPUTER
from bot.games.lookahead import choose, looked_ahead

if TYPE_CHECKING:
    from bot.games.game import Action, AnyGame, Rng, Strategy


def at_random(view: Any, rng: Rng) -> Action:  # noqa: ANN401  (the view of any game)
    """Choose any legal action."""
    return rng.choice(view.legal)


def strategies_of(game: AnyGame) -> dict[str, Strategy]:
    """Return the players of a game by name; `computer` sits at tables, `lookahead` plays any."""
    every: dict[str, Strategy] = {
        "random": at_random,
        COMPUTER: partial(choose, game),
        "lookahead": partial(looked_ahead, game),
    }
    return every | {name: each for name, each in game.strategies.items() if name != COMPUTER}
