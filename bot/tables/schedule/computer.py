"""Turns of the computer: the bot plays them itself, a short while after they have begun."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.lookahead import choose
from storage.records import NewDue

if TYPE_CHECKING:
    from bot.games.game import AnyGame, Rng
    from bot.tables.model import Position

COMPUTER = "computer"
"""The kind of due work that plays a turn of the computer.

A table has at most one. Its payload is how often it has waited for the turn to be announced.
"""
PAUSE = 4_000
"""Milliseconds before the computer plays, in which people see what was played before."""


def move() -> tuple[NewDue, ...]:
    """Return what is due when a turn of the computer begins."""
    return (NewDue(COMPUTER, PAUSE, payload="0"),)


def played(game: AnyGame, position: Position, seat: int, rng: Rng) -> Position:
    """Return the position after the whole turn of a seat, or after the end of the game.

    It takes a tenth of a second and more: not on the event loop.
    """
    turn = position.turn
    while position.turn == turn and seat in game.to_act(position.state):
        view = game.view(position.state, seat)
        action = game.follow_up(view) or choose(game, view, rng)
        position = position.then(game, seat, game.format(action))
    return position
