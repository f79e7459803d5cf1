"""The players of simulated games. Each sees a view and knows no more than a member would."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from bot.games.computer.lookahead import choose, looked_ahead
from bot.games.judging import STRENGTHS

if TYPE_CHECKING:
    from bot.games.game import Action, AnyGame, Rng, Strategy, View


def at_random(view: Any, rng: Rng) -> Action:  # noqa: ANN401  (the view of any game)
    """Choose any legal action."""
    return rng.choice(view.legal)


def strategies_of(game: AnyGame) -> dict[str, Strategy]:
    """Return the players of a game by name; those of every strength and `lookahead` play any."""
    every: dict[str, Strategy] = {
        "random": at_random,
        "lookahead": partial(looked_ahead, game),
    }
    computers = {strength: partial(_computer, game, strength) for strength in STRENGTHS}
    return {**every, **computers, **game.strategies}


def _computer(game: AnyGame, strength: str, view: View, rng: Rng) -> Action:
    return choose(game, view, strength, rng)
