"""What the presenter of Point City shows: chosen positions, and those of random games."""

from __future__ import annotations

import random
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from bot.games.game import passes_turn
from bot.games.pointcity import GAME
from bot.presenters import PRESENTERS
from bot.presenters.reading import Move, Recent
from render.pointcity.scene import TableScene
from tests.games.positions import Amount, in_turn, play
from tests.presenters.shown import WORDS, buttons, players, selects

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.games.game import AnyGame
    from bot.games.pointcity.state import State
    from bot.games.pointcity.view import View
    from bot.presenters.presenter import Closeup, Screen
    from bot.words.words import Words

PRESENTER = PRESENTERS["pointcity"]
SEATS = (1, 2, 3, 4)
TIMES = "\N{MULTIPLICATION SIGN}"
_ANY: AnyGame = GAME


class Shown(NamedTuple):
    """A position as the seat in turn sees it, and the moves that led there."""

    state: State
    view: View
    recent: Recent


def mover_view(state: State) -> View:
    """Return the position as the seat in turn sees it, as posts show it."""
    return GAME.view(state, in_turn(GAME, state) or None)


def game_shown(seats: int, seed: int) -> Iterator[Shown]:
    """Return every position of a random game but the first."""
    previous: tuple[Move, ...] = ()
    current: tuple[Move, ...] = ()
    for step in play("pointcity", seats, seed):
        events = tuple(step.events)
        current = (*current, Move(step.action.seat, step.game.format(step.action), events))
        if passes_turn(events):
            previous, current = current, ()
        yield Shown(step.after, mover_view(step.after), Recent(previous, current))


@cache
def sampled_shown(seats: int, games: int = 6, share: float = 0.15) -> tuple[Shown, ...]:
    """Return positions of random games, the last of each included, always the same ones."""
    rng = random.Random(seats)
    found: list[Shown] = []
    for seed in range(Amount.share(games, 4)):
        shown = list(game_shown(seats, seed))
        found += [each for each in shown if rng.random() < share]
        found.append(shown[-1])
    return tuple(found)


def people(view: View) -> int:
    """Return how many of the cities are a person's."""
    return sum(not city.automaton for city in view.cities)


def screen_of(state: State, recent: Recent | None = None, page: int = 0) -> Screen:
    """Return the post of a position among Ann, Bo, Cleo and Dee."""
    view = mover_view(state)
    return PRESENTER.screen(
        PRESENTER.read(view, WORDS, players(people(view)), recent or Recent()), page=page
    )


def scene_of(state: State, recent: Recent | None = None) -> TableScene:
    """Return the picture of the whole table."""
    scene = screen_of(state, recent).scene
    assert isinstance(scene, TableScene)
    return scene


def zoom_of(state: State, seat: int | None, recent: Recent | None = None) -> Closeup:
    """Return a seat's city large, or the market."""
    view = mover_view(state)
    return PRESENTER.zoom(
        PRESENTER.read(view, WORDS, players(people(view)), recent or Recent()), seat
    )


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


def offered(shown: Shown, words: Words = WORDS) -> set[str]:
    """Return the notation of everything the controls lead to, through every page and pick."""
    seated = players(people(shown.view))
    found: set[str] = set()
    page: int | None = 0
    while page is not None:
        rows = PRESENTER.screen(
            PRESENTER.read(shown.view, words, seated, shown.recent), page=page
        ).rows
        live = {button.action for button in buttons(rows) if button.enabled}
        found |= live | {option.action for select in selects(rows) for option in select.options}
        page = page + 1 if f"!page {page + 1}" in live else None
    for pick in [action for action in found if action.startswith("!pick ")]:
        _, rows = PRESENTER.pick(PRESENTER.read(shown.view, words), pick.removeprefix("!pick "))
        found |= {button.action for button in buttons(rows)}
    return {action for action in found if not action.startswith("!")}
