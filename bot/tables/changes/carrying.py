"""Actions that follow from others without a decision, and so belong to the same change."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.games.game import Action, AnyGame, Rng, View
    from bot.tables.model import Played, Position


def with_chance(game: AnyGame, position: Position, rng: Rng) -> list[Position]:
    """Return the position, then the position after each chance action that must follow."""
    path = [position]
    while action := game.chance(path[-1].state, rng):
        path.append(path[-1].then(game, action.seat, game.format(action)))
    return path


def carried_on(
    game: AnyGame,
    position: Position,
    seat: int,
    choose: Callable[[View], Action | None],
    rng: Rng,
) -> list[Position]:
    """Return the position, then the position after each further action of the seat or of chance.

    Parameters
    ----------
    choose
        Returns the next action of the seat that needs no decision, or None, from its view.
    """
    path = with_chance(game, position, rng)
    # A seat that is not to act has nothing to choose, and its view need not be made.
    while seat in game.to_act(path[-1].state):
        action = choose(path[-1].view(game, seat))
        if action is None:
            break
        after = path[-1].then(game, seat, game.format(action))
        path += with_chance(game, after, rng)
    return path


def played(path: list[Position]) -> tuple[Played, ...]:
    """Return the action that led to each of these positions."""
    return tuple(position.last for position in path if position.last is not None)
