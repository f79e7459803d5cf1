"""Moves as presenters take them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.presenters.presenter import Move, Recent

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.games.game import AnyGame
    from bot.tables.model import Played, Position


def recent_of(game: AnyGame, position: Position) -> Recent:
    """Return what everybody may see of the last moves."""
    return Recent(moves(game, position.previous), moves(game, position.current))


def moves(game: AnyGame, played: Iterable[Played], seat: int | None = None) -> tuple[Move, ...]:
    """Return the actions as presenters take them, with the events the seat may see."""
    return tuple(
        Move(
            move.seat,
            move.notation,
            tuple(
                seen for event in move.events if (seen := game.event_for(event, seat)) is not None
            ),
        )
        for move in played
    )
