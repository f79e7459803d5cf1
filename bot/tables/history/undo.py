"""What can be taken back: one's own last action, unless it showed what nobody knew.

Beyond that a take-back needs the agreement of every other seat.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from bot.games.game import GameError
from bot.tables.errors import NothingPlayed, NothingToUndo, Revealed

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bot.games.game import AnyGame
    from bot.tables.model import Played, Position
    from storage.records import ActionRecord


def check_undo(position: Position, seat: int) -> None:
    """Refuse unless the seat may take the last action back alone.

    Raises
    ------
    NothingPlayed
        When there is no action.
    NothingToUndo
        When the last one is another seat's.
    Revealed
        When fewer things are hidden after it than before.
    """
    last = position.last
    if last is None:
        raise NothingPlayed
    if last.seat != seat:
        raise NothingToUndo
    if last.revealed:
        raise Revealed


def actions_back(game: AnyGame, history: Sequence[Position], seat: int) -> int:
    """Return how many actions go when the seat takes its last one back: what it came with, too.

    Parameters
    ----------
    history
        The position at the start and after each action that counts.

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


def actions_since(game: AnyGame, history: Sequence[Position], seat: int) -> int:
    """Return how many actions would go with the seat's own last one, and what that came with.

    Parameters
    ----------
    history
        The position at the start and after each action that counts.

    Raises
    ------
    NothingPlayed, NothingToUndo
        When nobody has acted, or the seat has not.
    """
    for count, (after, before) in enumerate(_backwards(history), start=1):
        own = after.last is not None and after.last.seat == seat
        if own and not _follows(game, before, seat):
            return count
    raise NothingToUndo if len(history) > 1 else NothingPlayed


def _backwards(history: Sequence[Position]) -> Iterable[tuple[Position, Position]]:
    """Return the position after and before each action, the last one first."""
    return pairwise(reversed(history))


def _follows(game: AnyGame, position: Position, seat: int) -> bool:
    """Return whether what was done here left no choice and came with the action before."""
    return game.follow_up(game.view(position.state, seat)) is not None


class Told(NamedTuple):
    """An action of the log; `undone` tells whether it was taken back."""

    move: Played
    undone: bool


class Turn(NamedTuple):
    """What was played in a turn, in order, and which turn of the game it is."""

    number: int
    told: list[Told]


def chronicle(game: AnyGame, start: Position, log: Iterable[ActionRecord]) -> list[Turn]:
    """Return every action turn by turn, those taken back too.

    Parameters
    ----------
    start
        The position before the first action.
    log
        The whole log.

    Raises
    ------
    GameError
        When an action that counts does not fit.
    """
    turns: list[Turn] = []
    live = seen = start
    for line in log:
        # What was taken back may have been played on something taken back with it, or before it.
        for before in (seen, live) if line.undone else (live,):
            try:
                seen = before.then(game, line.seat, line.notation)
            except GameError:
                if not line.undone:
                    raise
                continue
            if seen.last is not None:
                _turn(turns, before.turn).told.append(Told(seen.last, line.undone))
            break
        if not line.undone:
            live = seen
    return turns


def _turn(turns: list[Turn], number: int) -> Turn:
    if not turns or turns[-1].number != number:
        turns.append(Turn(number, []))
    return turns[-1]


def taken_back(
    game: AnyGame, position: Position, undone: Iterable[ActionRecord]
) -> tuple[Played, ...]:
    """Return the actions last taken back, as far as they follow one another from here."""
    moves: list[Played] = []
    for line in undone:
        try:
            position = position.then(game, line.seat, line.notation)
        except GameError:
            break
        if position.last is not None:
            moves.append(position.last)
    return tuple(moves)
