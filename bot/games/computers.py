"""Which action a computer takes, by its strength."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.lookahead import looked_ahead

if TYPE_CHECKING:
    from bot.games.game import Action, AnyGame, Rng, View


def choose(game: AnyGame, view: View, strength: str, rng: Rng) -> Action:
    """Return the action of the seat that looks, one that is legal.

    A game without a strategy of this strength is played by the look-ahead.

    Parameters
    ----------
    view
        What a seat that is to act may see.
    strength
        One of `STRENGTHS`.
    """
    if len(view.legal) == 1:
        return view.legal[0]
    own = game.strategies.get(strength)
    return own(view, rng) if own else looked_ahead(game, view, rng)
