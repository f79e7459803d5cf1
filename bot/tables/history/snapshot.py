"""Positions from the log, and the snapshot that saves replaying it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.tables.model import Played, Position
from storage.records import Snapshot

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from bot.games.game import AnyGame
    from storage.records import ActionRecord, SeatRecord

DAMAGED = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    TypeError,
    ValueError,
    msgspec.MsgspecError,
)
"""What a game may raise over a setup, a snapshot or a log that it has not written itself."""


class _Kept(msgspec.Struct, frozen=True):
    """The content of a snapshot."""

    state: str
    turn: int
    previous: tuple[Played, ...]
    current: tuple[Played, ...]
    earlier: tuple[tuple[Played, ...], ...] = ()


def positions(game: AnyGame, setup: str, log: Iterable[ActionRecord]) -> Iterator[Position]:
    """Yield the position at the start and after each action of a log.

    Raises
    ------
    GameError
        If the log does not fit the setup.
    msgspec.ValidationError
        If the setup cannot be read.
    """
    position = begun(game, setup)
    yield position
    for line in log:
        position = position.then(game, line.seat, line.notation)
        yield position


def begun(game: AnyGame, setup: str) -> Position:
    """Return the position before the first action.

    Raises
    ------
    msgspec.ValidationError
        If the setup cannot be read.
    """
    return Position(game.start(game.decode_setup(setup)))


def replay(game: AnyGame, setup: str, log: Iterable[ActionRecord]) -> Position:
    """Return the position a log leads to; raises as `positions` does."""
    *_, last = positions(game, setup, log)
    return last


def has_its_seats(seats: Iterable[SeatRecord], number: int) -> bool:
    """Return True if a table has a seat for each of its game."""
    return [seat.seat for seat in seats] == [*range(1, number + 1)]


def take_snapshot(game: AnyGame, position: Position) -> Snapshot:
    """Return the snapshot of a position."""
    kept = _Kept(
        game.encode(position.state),
        position.turn,
        position.previous,
        position.current,
        position.earlier,
    )
    return Snapshot(position.actions, msgspec.json.encode(kept).decode())


def read_snapshot(game: AnyGame, snapshot: Snapshot) -> Position:
    """Return the position of a snapshot.

    Raises
    ------
    msgspec.ValidationError, msgspec.DecodeError
        If another release wrote it; the log has everything that is in it.
    """
    kept = msgspec.json.decode(snapshot.state, type=_Kept)
    state = game.decode(kept.state)
    return Position(state, snapshot.actions, kept.turn, kept.previous, kept.current, kept.earlier)
