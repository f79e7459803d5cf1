"""Random games and the positions sampled from them, for every test that runs over all games."""

from __future__ import annotations

import random
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import pytest
from msgspec import structs

from tests.registry import GAMES

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from _pytest.mark.structures import ParameterSet

    from bot.games.game import Action, AnyGame, Event, View

T = TypeVar("T")

MOST_ACTIONS = 2000
"""Far more than any game needs: one that goes on longer does not end."""
TASTES = (0.02, 0.3, 1.0, 5.0)
"""How much a kind of action may be liked in a game."""
SAMPLED = 320
"""The positions sampled from all games and player counts together."""


class Amount:
    """How much is tried: samples, or with `--soak` all there is."""

    soaked = False

    @classmethod
    def share(cls, whole: int, parts: int) -> int:
        """Return the whole with `--soak`, and else one in so many parts of it."""
        return whole if cls.soaked else whole // parts

    @classmethod
    def some(cls, every: Iterable[T], parts: int) -> list[T]:
        """Return all of them with `--soak`, and else the first of each `parts` of them."""
        return list(every)[:: 1 if cls.soaked else parts]


class Step(NamedTuple):
    """One action of a game: the position before and after it, what happened, all actions yet."""

    game: AnyGame
    setup: Any
    before: Any
    action: Action
    after: Any
    events: list[Event]
    actions: tuple[Action, ...]


def tables() -> list[tuple[str, int]]:
    """Return every game with each number of players it can have."""
    return [
        (name, seats)
        for name, game in GAMES.items()
        for seats in range(game.seats[0], game.seats[1] + 1)
    ]


def mostly_soaked(more: int, *games: str) -> list[ParameterSet]:
    """Return every game with each number of players; all but one number are for `--soak` alone.

    A whole game takes seconds. What else tells numbers of players apart is tested where it is made.

    Parameters
    ----------
    more
        How many players more than the fewest play it always.
    games
        The games that are played always; none: all.
    """
    always = {
        name: game.seats[0] + more for name, game in GAMES.items() if not games or name in games
    }
    return [
        pytest.param(name, seats, marks=[] if seats == always.get(name) else [pytest.mark.soak])
        for name, seats in tables()
    ]


def in_turn(game: AnyGame, state: Any) -> int:
    """Return the seat to act, the first of several; 0 when there is none."""
    return next(iter(game.to_act(state)), 0)


def seen(game: AnyGame, state: Any) -> View:
    """Return what the public sees, without the actions: a running record ends some of them."""
    view: View = game.view(state, None)
    return structs.replace(view, legal=())


def play(name: str, seats: int, seed: int) -> Iterator[Step]:
    """Play a random game to its end.

    Each game is played with tastes of its own, one for each kind of action: where all kinds are
    equal, cards are refused as often as built and boards stay empty.
    """
    rng = random.Random(f"{name} {seats} {seed}")
    tastes: dict[type, float] = {}
    game = GAMES[name]
    setup = game.setup(seats, rng.choice(game.options()), rng)
    state = game.start(setup)
    actions: tuple[Action, ...] = ()
    while game.result(state) is None:
        assert len(actions) < MOST_ACTIONS, f"{name} with {seats} players does not end"
        chance: Action | None = game.chance(state, rng)
        legal: list[Action] = [chance] if chance else game.legal_actions(state)
        weights = [tastes.setdefault(type(each), rng.choice(TASTES)) for each in legal]
        action = rng.choices(legal, weights)[0]
        before = state
        state, events = game.apply(before, action)
        actions = (*actions, action)
        yield Step(game, setup, before, action, state, events, actions)


@cache
def sampled(name: str, seats: int, count: int) -> tuple[Step, ...]:
    """Return steps sampled evenly from random games, always the same ones."""
    rng = random.Random(f"{name} {seats} {count}")
    steps: list[Step] = []
    seed = 0
    while len(steps) < count:
        seed -= 1
        steps += [step for step in play(name, seats, seed) if rng.random() < 0.15]
    return tuple(steps[:count])
