"""A table and its position, as the rest of the bot sees them."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from bot.games.game import CHANCE, Event, passes_turn
from bot.tables.errors import NotSeated
from storage.records import NOBODY, TableStatus

if TYPE_CHECKING:
    from bot.games.game import AnyGame, View
    from storage.players import ResignationRecord
    from storage.records import SeatRecord, TableRecord


@dataclass(frozen=True, slots=True)
class Person:
    """A member of a server: their id and the name shown there."""

    id: int
    name: str


COMPUTER = Person(NOBODY, "")
"""Stands for the computer where a person could be named."""


@dataclass(frozen=True, slots=True)
class Table:
    """A table: its record, its seats, the game it plays, and who resigned, the first in front."""

    record: TableRecord
    seats: tuple[SeatRecord, ...]
    game: AnyGame
    resigned: tuple[ResignationRecord, ...] = ()

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
        """Return the host's seat, or None if the host has left or is forgotten."""
        if self.record.host_id == NOBODY:
            return None
        return next((seat for seat in self.seats if seat.user_id == self.record.host_id), None)

    @property
    def in_own_thread(self) -> bool:
        """Return True if the table is in the thread that was opened for it."""
        return 0 < self.record.thread_id == self.record.channel_id

    @property
    def awaits_thread(self) -> bool:
        """Return True if a thread of its own is opened when the game starts."""
        return self.record.threaded and not self.record.thread_id

    @property
    def people(self) -> tuple[SeatRecord, ...]:
        """Return the seats of people: no computers, nobody forgotten."""
        return tuple(seat for seat in self.seats if seat.user_id != NOBODY)

    @property
    def computers(self) -> tuple[SeatRecord, ...]:
        """Return the seats of the computer."""
        return tuple(seat for seat in self.seats if seat.computer)

    @property
    def forgotten(self) -> tuple[SeatRecord, ...]:
        """Return the seats of former players of a closed table who are forgotten."""
        return tuple(seat for seat in self.seats if seat.user_id == NOBODY and not seat.computer)

    @property
    def surrender(self) -> ResignationRecord | None:
        """Return the resignation that closed the table, or None."""
        if self.record.status is not TableStatus.ENDED or not self.resigned:
            return None
        last = self.resigned[-1]
        held = self.seats[last.seat - 1]
        return last if not held.computer and held.user_id == last.user_id else None

    @property
    def present(self) -> tuple[SeatRecord, ...]:
        """Return the seats of people who are not known to have left the server."""
        return tuple(seat for seat in self.people if not seat.gone)

    def to_act(self, position: Position) -> tuple[SeatRecord, ...]:
        """Return the seats that may act in the position, ascending."""
        return tuple(self.seats[seat - 1] for seat in self.game.to_act(position.state))

    def people_to_act(self, position: Position) -> tuple[SeatRecord, ...]:
        """Return the seats of people that may act in the position."""
        return tuple(seat for seat in self.to_act(position) if not seat.computer)

    def seat_of(self, user_id: int) -> SeatRecord | None:
        """Return the person's seat, or None if they have none."""
        return next((seat for seat in self.seats if seat.user_id == user_id), None)

    def seated(self, user_id: int) -> SeatRecord:
        """Return the person's seat.

        Raises
        ------
        NotSeated
            If they have none at this table.
        """
        seat = self.seat_of(user_id)
        if seat is None:
            raise NotSeated
        return seat


EARLIER = 8
"""How many turns before the previous one a position keeps.

Where four computers open a game, their turns are told with the person's and the four that follow.
"""


class Played(msgspec.Struct, frozen=True, omit_defaults=True):
    """One action and what happened.

    `revealed` is True if the player learned something by it, or if it was chance: it cannot be
    undone by one player alone.
    """

    seat: int
    notation: str
    events: tuple[Event, ...]
    revealed: bool = False


@dataclass(frozen=True, slots=True)
class Step:
    """How far a seat has come in a turn: the turn, and the number of its own actions in it.

    Actions of other seats in the same turn leave it unchanged. It never comes again after an undo.

    Parameters
    ----------
    undone
        Counts the seat's own actions that have been undone in the game, and the undos of others
        that went back to an earlier turn: the same turn can come again after either.
    """

    turn: int
    own: int
    undone: int = 0


@dataclass(frozen=True, slots=True)
class Position:
    """How a running or finished game stands.

    Parameters
    ----------
    state
        The game's own state.
    actions
        The number of actions that led here.
    turn
        The number of the turn, from 1. An undo lowers it.
    previous
        The actions of the turn before.
    current
        The actions of this turn so far.
    earlier
        The actions of the turns before the previous one, the newest last, at most `EARLIER` turns.
    """

    state: Any
    actions: int = 0
    turn: int = 1
    previous: tuple[Played, ...] = ()
    current: tuple[Played, ...] = ()
    earlier: tuple[tuple[Played, ...], ...] = ()
    _views: dict[int | None, Any] = field(
        default_factory=dict[int | None, Any], init=False, repr=False, compare=False
    )

    def view(self, game: AnyGame, seat: int | None) -> View:
        """Return the view of a seat, or of the public for None; it is made once."""
        if seat not in self._views:
            self._views[seat] = game.view(self.state, seat)
        return self._views[seat]

    def hides_hand(self, game: AnyGame, seat: int) -> bool:
        """Return whether a seat sees cards that the public does not."""
        return bool(game.unknown(self.state, None) - game.unknown(self.state, seat))

    @property
    def last(self) -> Played | None:
        """Return the last action, or None at the start."""
        moves = self.current or self.previous
        return moves[-1] if moves else None

    @property
    def last_of_a_seat(self) -> Played | None:
        """Return the last action that a seat took, chance left out, or None before the first."""
        moves = reversed((*self.previous, *self.current))
        return next((move for move in moves if move.seat != CHANCE), None)

    @property
    def undoable(self) -> int:
        """Return the seat that may undo the last action alone, or 0 if none may."""
        return self.last.seat if self.last is not None and not self.last.revealed else 0

    def undoable_by(self, seat: int) -> int:
        """Return how many actions the seat may take back without asking; 0 if it must ask.

        That is the last of all or, in a turn in which several act at the same time, one that only
        others' choices have followed; these stay.
        """
        if self.undoable == seat:
            return 1
        for back, move in enumerate(reversed(self.current), start=1):
            if move.seat == CHANCE:
                return 0
            if move.seat == seat:
                return 0 if move.revealed else back
        return 0

    @property
    def finished_turns(self) -> tuple[tuple[Played, ...], ...]:
        """Return the finished turns that are still kept, the newest last."""
        return (*self.earlier, self.previous) if self.previous else ()

    def of_turn(self, number: int) -> tuple[Played, ...]:
        """Return the actions of a turn by its number; nothing if it is not kept or to come."""
        turns = (*self.finished_turns, self.current)
        at = len(turns) - 1 - (self.turn - number)
        return turns[at] if 0 <= at < len(turns) else ()

    def step(self, seat: int, undone: int = 0) -> Step:
        """Return the number of the turn, and of the actions of the seat in it and undone.

        Parameters
        ----------
        undone
            The count of undos of the seat (`SeatRecord.undone`).
        """
        return Step(self.turn, sum(move.seat == seat for move in self.current), undone)

    def then(self, game: AnyGame, seat: int, notation: str) -> Position:
        """Return the position after one more action; `CHANCE` is the seat of chance.

        Raises
        ------
        GameError
            If the notation means nothing or the action is not legal.
        """
        action = game.parse(seat, notation)
        state, events = game.apply(self.state, action)
        revealed = seat == CHANCE or bool(
            game.unknown(self.state, seat) - game.unknown(state, seat)
        )
        current = (*self.current, Played(seat, game.format(action), tuple(events), revealed))
        after = replace(self, state=state, actions=self.actions + 1, current=current)
        if not passes_turn(events):
            return after
        earlier = self.finished_turns[-EARLIER:]
        return replace(after, turn=self.turn + 1, earlier=earlier, previous=current, current=())


class OpenTurn(NamedTuple):
    """A table whose game is running and not paused, and how the game stands."""

    table: Table
    position: Position
