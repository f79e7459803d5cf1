"""A table and its position, as the rest of the bot sees them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import msgspec

from bot.games.game import CHANCE, Event, passes_turn
from bot.tables.errors import NotSeated
from storage.records import NOBODY

if TYPE_CHECKING:
    from bot.games.game import AnyGame
    from storage.records import SeatRecord, TableRecord


@dataclass(frozen=True, slots=True)
class Person:
    """A member of a server: the id Discord gives and the name shown there."""

    id: int
    name: str


COMPUTER = Person(NOBODY, "")
"""Who is named where a person could be and the computer is meant."""


@dataclass(frozen=True, slots=True)
class Table:
    """A table: what is stored of it, who sits there, and the rules it plays by."""

    record: TableRecord
    seats: tuple[SeatRecord, ...]
    game: AnyGame

    @property
    def id(self) -> int:
        """Return the table's number."""
        return self.record.id

    @property
    def version(self) -> int:
        """Return the counter that every stored change raises."""
        return self.record.version

    @property
    def host(self) -> SeatRecord | None:
        """Return the host's seat, None once the host has left a closed table or is forgotten."""
        if self.record.host_id == NOBODY:
            return None
        return next((seat for seat in self.seats if seat.user_id == self.record.host_id), None)

    @property
    def people(self) -> tuple[SeatRecord, ...]:
        """Return the seats of people: not the computer's, nor those of the forgotten."""
        return tuple(seat for seat in self.seats if seat.user_id != NOBODY)

    @property
    def computers(self) -> tuple[SeatRecord, ...]:
        """Return the seats of the computer."""
        return tuple(seat for seat in self.seats if seat.computer)

    @property
    def forgotten(self) -> tuple[SeatRecord, ...]:
        """Return the seats of those who played at a closed table and are forgotten since."""
        return tuple(seat for seat in self.seats if seat.user_id == NOBODY and not seat.computer)

    @property
    def present(self) -> tuple[SeatRecord, ...]:
        """Return the seats of people who, as far as is known, are on the server still."""
        return tuple(seat for seat in self.people if not seat.gone)

    def to_act(self, position: Position) -> tuple[SeatRecord, ...]:
        """Return the seats that may act in the position, ascending."""
        return tuple(self.seats[seat - 1] for seat in self.game.to_act(position.state))

    def people_to_act(self, position: Position) -> tuple[SeatRecord, ...]:
        """Return the seats of people that may act in the position."""
        return tuple(seat for seat in self.to_act(position) if not seat.computer)

    def seat_of(self, user_id: int) -> SeatRecord | None:
        """Return where the person sits, None when they do not."""
        return next((seat for seat in self.seats if seat.user_id == user_id), None)

    def seated(self, user_id: int) -> SeatRecord:
        """Return where the person sits.

        Raises
        ------
        NotSeated
            When they do not sit at this table.
        """
        seat = self.seat_of(user_id)
        if seat is None:
            raise NotSeated
        return seat


class Played(msgspec.Struct, frozen=True, omit_defaults=True):
    """One action with what happened; `revealed` tells whether it showed what nobody knew."""

    seat: int
    notation: str
    events: tuple[Event, ...]
    revealed: bool = False


@dataclass(frozen=True, slots=True)
class Position:
    """How a running or finished game stands.

    Parameters
    ----------
    state
        The game's own state.
    actions
        How many actions led here.
    turn
        How often the turn has passed, from 1. An undo lowers it.
    previous
        What the turn before the current one did.
    current
        What the current turn has done so far.
    """

    state: Any
    actions: int = 0
    turn: int = 1
    previous: tuple[Played, ...] = ()
    current: tuple[Played, ...] = ()

    @property
    def last(self) -> Played | None:
        """Return the last action, None at the start."""
        moves = self.current or self.previous
        return moves[-1] if moves else None

    @property
    def undoable(self) -> int:
        """Return the seat that may take the last action back alone, 0 when none may."""
        return self.last.seat if self.last is not None and not self.last.revealed else 0

    def then(self, game: AnyGame, seat: int, notation: str) -> Position:
        """Return the position after one more action.

        Raises
        ------
        GameError
            When the notation means nothing or the action is not legal.
        """
        action = game.parse(seat, notation)
        state, events = game.apply(self.state, action)
        learned = game.unknown(self.state, seat) - game.unknown(state, seat)
        revealed = seat == CHANCE or bool(learned)
        current = (*self.current, Played(seat, game.format(action), tuple(events), revealed))
        after = Position(state, self.actions + 1, self.turn, self.previous, current)
        if not passes_turn(events):
            return after
        return replace(after, turn=self.turn + 1, previous=current, current=())
