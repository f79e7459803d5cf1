"""What the presenter of San Francisco shows: positions of random games with their last moves."""

from __future__ import annotations

import random
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from bot.games.sanfrancisco import GAME
from bot.games.sanfrancisco.effects import distinct
from bot.presenters import PRESENTERS
from bot.presenters.reading import Move, Recent
from render.sanfrancisco.scene import TableScene
from tests.games.positions import Amount, in_turn, play
from tests.presenters.shown import WORDS, players

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.games.game import AnyGame
    from bot.games.sanfrancisco.state import State
    from bot.games.sanfrancisco.view import View
    from bot.presenters.presenter import Screen

_ANY: AnyGame = GAME
PRESENTER = PRESENTERS["sanfrancisco"]


class Shown(NamedTuple):
    """A position as the seat in turn sees it, and the moves that led there."""

    view: View
    recent: Recent


def mover_view(state: State) -> View:
    """Return the position as the seat in turn sees it, as posts show it."""
    return GAME.view(state, in_turn(GAME, state) or None)


def game_shown(seats: int, seed: int) -> Iterator[Shown]:
    """Return every position of a random game but the first."""
    previous: tuple[Move, ...] = ()
    current: tuple[Move, ...] = ()
    for step in play("sanfrancisco", seats, seed):
        seat = step.action.seat
        current = (*current, Move(seat, step.game.format(step.action), tuple(step.events)))
        if in_turn(GAME, step.after) not in (0, seat):
            previous, current = current, ()
        yield Shown(mover_view(step.after), Recent(previous, current))


@cache
def sampled_shown(seats: int, games: int = 8, share: float = 0.15) -> tuple[Shown, ...]:
    """Return positions of random games, the last of each included, always the same ones."""
    rng = random.Random(seats)
    found: list[Shown] = []
    for seed in range(Amount.share(games, 2)):
        shown = list(game_shown(seats, seed))
        found += [each for each in shown if rng.random() < share]
        found.append(shown[-1])
    return tuple(found)


def screen_of(state: State, recent: Recent | None = None, page: int = 0) -> Screen:
    """Return the post of a position among Ann, Bo, Cleo and Dee."""
    seated = players(len(state.cities))
    return PRESENTER.screen(
        PRESENTER.read(mover_view(state), WORDS, seated, recent or Recent()), page=page
    )


def table_of(screen: Screen) -> TableScene:
    """Return the picture of a whole table."""
    assert isinstance(screen.scene, TableScene)
    return screen.scene


def moves_of(state: State, *notations: str) -> tuple[State, tuple[Move, ...]]:
    """Play actions of whoever has the turn; return the position and the moves."""
    moves: list[Move] = []
    for notation in notations:
        seat = in_turn(GAME, state)
        state, events = GAME.apply(state, GAME.parse(seat, notation))
        moves.append(Move(seat, notation, tuple(events)))
    return state, tuple(moves)


def legal(view: View) -> set[str]:
    """Return the notation of the legal actions."""
    return {_ANY.format(action) for action in view.legal}


def buttoned(view: View) -> set[str]:
    """Return the notation of the actions that have a button: of those that do the same, one."""
    return {_ANY.format(action) for action in distinct(view)}
