"""The players of simulated games. Each sees a view and knows no more than a member would."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, TypeAlias

from bot.games.lookahead import choose
from bot.games.pointcity.players import buyer
from bot.games.sanfrancisco.players import builder, drawer

if TYPE_CHECKING:
    from bot.games.game import Action, AnyGame, Rng

Player: TypeAlias = Callable[[Any, Any], "Action"]
"""A function of a view with legal actions and a generator that chooses one of the actions."""


def at_random(view: Any, rng: Rng) -> Action:  # noqa: ANN401  (the view of any game)
    """Choose any legal action."""
    return rng.choice(view.legal)


PLAYERS: dict[str, dict[str, Player]] = {
    "sanfrancisco": {"builder": builder, "drawer": drawer},
    "pointcity": {"buyer": buyer},
}
"""By game, the players only it has."""


def players_of(game: AnyGame) -> dict[str, Player]:
    """Return the players of a game by name; `computer` is the one that sits at tables."""
    return {"random": at_random, "computer": partial(choose, game), **PLAYERS.get(game.name, {})}
