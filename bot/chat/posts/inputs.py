"""Moves as presenters take them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.presenters.presenter import Move, Player, Recent
from bot.words.names import plain_name, safe_name

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.games.game import AnyGame
    from bot.tables.model import Played, Position, Table
    from bot.words.words import Words
    from storage.records import SeatRecord


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


def seat_name(table: Table, seat: SeatRecord, words: Words) -> str:
    """Return what is called whoever has a seat: a person, forgotten or not, or the computer."""
    if seat.computer:
        return words.say("computer-seat", number=table.computers.index(seat) + 1)
    return seat.name or words.say("former-player")


def players(table: Table, words: Words) -> list[Player]:
    """Return who sits at the table, with names safe to show."""
    named = [(seat.seat, seat_name(table, seat, words)) for seat in table.seats]
    return [Player(seat, safe_name(name), plain_name(name)) for seat, name in named]
