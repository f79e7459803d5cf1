"""Turns of computer seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.lookahead import choose
from bot.tables.changes.carrying import with_chance

if TYPE_CHECKING:
    from collections.abc import Collection

    from bot.games.game import AnyGame, Rng
    from bot.tables.model import Position


def computers_played(
    game: AnyGame, position: Position, computers: Collection[int], rng: Rng
) -> list[Position]:
    """Return the position after each action of this turn that computer seats take.

    It takes a tenth of a second and more: not on the event loop.

    Parameters
    ----------
    computers
        The seats of the computer.
    """
    path: list[Position] = []
    turn = position.turn
    while position.turn == turn:
        seats = [seat for seat in game.to_act(position.state) if seat in computers]
        if not seats:
            break
        view = position.view(game, seats[0])
        action = game.follow_up(view) or choose(game, view, rng)
        path += with_chance(game, position.then(game, seats[0], game.format(action)), rng)
        position = path[-1]
    return path
