"""What presenters show: positions of random games with their last moves, and a few players."""

from __future__ import annotations

import itertools
import random
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from bot.games.sanfrancisco import GAME
from bot.presenters import PRESENTERS
from bot.presenters.presenter import Move, Player, Recent, Select
from bot.words.words import Words, languages
from render.sanfrancisco.scene import TableScene
from tests.games.positions import in_turn, play

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from bot.games.game import AnyGame
    from bot.games.sanfrancisco.state import State
    from bot.games.sanfrancisco.view import View
    from bot.presenters.presenter import Button, Row, Screen

WORDS = Words()
EVERY_WORDS = tuple(Words(language) for language in languages())
"""The words of every language, for what holds in all of them."""
_ANY: AnyGame = GAME
PRESENTER = PRESENTERS["sanfrancisco"]

NAMES = ("Ann", "Bo", "Cleo", "Dee")
LONG_NAMES = tuple(f"{letter}{'_' * 31}" for letter in "ABCD")
"""The longest there are, each character of which is escaped in a message but the first."""


class Shown(NamedTuple):
    """A position as the seat in turn sees it, and the moves that led there."""

    view: View
    recent: Recent


def players(seats: int, names: Iterable[str] = NAMES) -> tuple[Player, ...]:
    """Return players with their names as the tables give them."""
    return tuple(
        Player(seat, name.replace("_", r"\_"), name)
        for seat, name in zip(range(1, seats + 1), names, strict=False)
    )


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
    for seed in range(games):
        shown = list(game_shown(seats, seed))
        found += [each for each in shown if rng.random() < share]
        found.append(shown[-1])
    return tuple(found)


def in_every_language(shown: Iterable[Shown]) -> Iterator[tuple[Shown, Words]]:
    """Return positions with the words of one language after the other."""
    return zip(shown, itertools.cycle(EVERY_WORDS))


def screen_of(state: State, recent: Recent | None = None, page: int = 0) -> Screen:
    """Return the post of a position among Ann, Bo, Cleo and Dee."""
    seated = players(len(state.cities))
    return PRESENTER.screen(mover_view(state), seated, recent or Recent(), WORDS, page=page)


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


def language_of(value: object) -> str | None:
    """Return the language of words, what a test over languages is called by."""
    return value.language if isinstance(value, Words) else None


def buttons(rows: Iterable[Row]) -> list[Button]:
    """Return the buttons of all rows."""
    return [button for row in rows if not isinstance(row, Select) for button in row]


def selects(rows: Iterable[Row]) -> list[Select]:
    """Return the selects of all rows."""
    return [row for row in rows if isinstance(row, Select)]


def labels(rows: Iterable[Row]) -> list[list[str]]:
    """Return the labels of the buttons by row."""
    return [[button.label for button in row] for row in rows if not isinstance(row, Select)]
