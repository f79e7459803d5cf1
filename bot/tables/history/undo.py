"""Undo: a player takes back their own last action, unless it revealed something to them.

Anything beyond that needs the agreement of all other players.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple, Self

from bot.games.errors import GameError
from bot.games.game import CHANCE
from bot.tables.errors import NothingPlayed, NothingToUndo, Revealed

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bot.games.game import AnyGame
    from bot.tables.model import Played, Position, Table
    from storage.records import ActionRecord


def check_undo(position: Position, seat: int) -> None:
    """Raise a refusal unless the seat may undo the last action alone.

    Raises
    ------
    NothingPlayed
        If no seat has acted.
    NothingToUndo
        If another seat has acted last.
    Revealed
        If the player learned something by the action, or chance followed it.
    """
    acted = position.last_of_a_seat
    if position.last is None or acted is None:
        raise NothingPlayed
    if acted.seat != seat:
        raise NothingToUndo
    if position.last.revealed:
        raise Revealed


def actions_back(game: AnyGame, history: Sequence[Position], seat: int) -> int:
    """Return how many actions an undo takes back: the last one that was not forced, and all since.

    Parameters
    ----------
    history
        The position at the start and after each action in force.

    Raises
    ------
    NothingPlayed, NothingToUndo, Revealed
        As `check_undo`, for each of them.
    """
    for count, (after, before) in enumerate(_backwards(history), start=1):
        check_undo(after, seat)
        if not _follows(game, before, seat):
            return count
    raise NothingPlayed


def without_choice(game: AnyGame, history: Sequence[Position], seat: int) -> Position | None:
    """Return the position without the seat's choice, which others' choices have followed, or None.

    None where the seat cannot take a choice back alone, or where it is the last action of all.

    Parameters
    ----------
    history
        The position at the start and after each action in force.
    """
    now = history[-1]
    back = now.undoable_by(seat)
    position = history[-1 - back]
    if back <= 1 or game.unknown(position.state, seat) - game.unknown(now.state, seat):
        return None
    for after in history[len(history) - back + 1 :]:
        if after.last is not None:
            position = position.then(game, after.last.seat, after.last.notation)
    return position


def actions_since(game: AnyGame, history: Sequence[Position], seat: int) -> int:
    """Return the number of actions from the last one the seat chose itself to the end.

    Parameters
    ----------
    history
        The position at the start and after each action in force.

    Raises
    ------
    NothingPlayed, NothingToUndo
        If nobody has acted, or the seat has not.
    """
    anybody = False
    for count, (after, before) in enumerate(_backwards(history), start=1):
        actor = CHANCE if after.last is None else after.last.seat
        anybody = anybody or actor != CHANCE
        if actor == seat and not _follows(game, before, seat):
            return count
    raise NothingToUndo if anybody else NothingPlayed


def with_undone(table: Table, moves: Iterable[Played], *, back: bool) -> Table:
    """Return the table with these actions counted as undone, so that no step comes again.

    Parameters
    ----------
    back
        Whether the undo goes back to an earlier turn, which every seat counts.
    """
    counts = Counter(move.seat for move in moves)
    seats = (
        replace(seat, undone=seat.undone + (counts[seat.seat] or int(back))) for seat in table.seats
    )
    return replace(table, seats=tuple(seats))


def _backwards(history: Sequence[Position]) -> Iterable[tuple[Position, Position]]:
    return pairwise(reversed(history))


def _follows(game: AnyGame, position: Position, seat: int) -> bool:
    return game.follow_up(position.view(game, seat)) is not None


class LogEntry(NamedTuple):
    """An action of the log, and whether it was undone."""

    move: Played
    undone: bool


class Turn(NamedTuple):
    """The number of a turn and its actions, in order."""

    number: int
    entries: list[LogEntry]


class Chronicle:
    """Every action turn by turn, undone ones too.

    Parameters
    ----------
    start
        The position before the first action.
    """

    def __init__(self, game: AnyGame, start: Position) -> None:
        self._game = game
        self._start = start
        self._lines = 0
        self._turns: list[Turn] = []
        self._live: list[tuple[ActionRecord, Position]] = []
        self._undone: list[tuple[ActionRecord, Position]] = []

    @property
    def turns(self) -> list[Turn]:
        """Return the turns so far."""
        return [Turn(turn.number, [*turn.entries]) for turn in self._turns]

    def add(self, line: ActionRecord) -> None:
        """Add the next line of the log; raises `GameError` if an action in force does not fit."""
        self._lines += 1
        game, start = self._game, self._start
        self._live = _in_force(game, start, self._live, line.ordinal)
        before = self._live[-1][1] if self._live else start
        unknown = line.undone and line.undone_after is None
        # It may have followed another one that was undone with it: the log does not tell.
        tried = [before, *(each for _, each in self._undone[-1:])] if unknown else [before]
        fits = _first_that_fits(game, tried, line)
        if fits is None:
            return
        number, after = fits
        if after.last is not None:
            _turn(self._turns, number).entries.append(LogEntry(after.last, line.undone))
        if unknown:
            self._undone.append((line, after))
        else:
            self._undone.clear()
            self._live.append((line, after))

    def upto(self, lines: int) -> Self | None:
        """Return the chronicle itself if it has so many lines; it cannot go back."""
        return self if lines == self._lines else None


def _in_force(
    game: AnyGame,
    start: Position,
    live: list[tuple[ActionRecord, Position]],
    ordinal: int,
) -> list[tuple[ActionRecord, Position]]:
    kept = [line for line, _ in live if line.undone_after is None or line.undone_after >= ordinal]
    if len(kept) == len(live):
        return live
    found: list[tuple[ActionRecord, Position]] = []
    for line, (before, position) in zip(kept, live, strict=False):
        if line is not before:
            break
        found.append((line, position))
    # Of choices that all make at once the ones that stay follow one another anew.
    for line in kept[len(found) :]:
        position = found[-1][1] if found else start
        found.append((line, position.then(game, line.seat, line.notation)))
    return found


def _first_that_fits(
    game: AnyGame, positions: Iterable[Position], line: ActionRecord
) -> tuple[int, Position] | None:
    """Return the turn of an action and the position after it, from the first that it fits, or None.

    Raises
    ------
    GameError
        If an action in force fits nowhere.
    """
    fault: GameError | None = None
    for position in positions:
        try:
            return position.turn, position.then(game, line.seat, line.notation)
        except GameError as error:
            fault = fault or error
    if fault is not None and not line.undone:
        raise fault
    return None


def _turn(turns: list[Turn], number: int) -> Turn:
    if not turns or turns[-1].number != number:
        turns.append(Turn(number, []))
    return turns[-1]


def taken_back(
    game: AnyGame, position: Position, undone: Iterable[ActionRecord]
) -> tuple[Played, ...]:
    """Return the undone actions, as far as they follow one another from this position."""
    moves: list[Played] = []
    for line in undone:
        try:
            position = position.then(game, line.seat, line.notation)
        except GameError:
            break
        if position.last is not None:
            moves.append(position.last)
    return tuple(moves)
