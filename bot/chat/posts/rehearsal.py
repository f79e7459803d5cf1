"""Scenes of random games, whose sprites are drawn before anybody plays."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from bot.chat.posts.inputs import recent_of
from bot.games import GAMES
from bot.presenters import PRESENTERS
from bot.tables.changes.carrying import with_chance
from bot.tables.model import Position
from bot.words.words import Words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.games.game import AnyGame
    from render import Scene

GAMES_EACH = 16
"""How many games are played of each kind, for each number of players."""
EVERY = 12
"""One position in so many is shown: other games show more new sprites than further positions."""
_TASTES = (0.02, 0.3, 1.0, 5.0)
"""The weights that a kind of action may have in a game, so that games differ."""


def rehearse() -> Iterator[Scene]:
    """Return scenes of random games, the same in every run, over all games on offer."""
    words = Words()
    for name, game in GAMES.items():
        least, most = game.seats
        for number in range(GAMES_EACH):
            for seats in range(least, most + 1):
                rng = random.Random(f"{name} {seats} {number}")  # noqa: S311  (no secret)
                for position in _play(game, seats, rng):
                    yield _scene(game, position, words)


def _play(game: AnyGame, seats: int, rng: random.Random) -> Iterator[Position]:
    """Play a random game and return some of its positions, the last one included."""
    start = Position(game.start(game.setup(seats, game.options()[0], rng)))
    position = with_chance(game, start, rng)[-1]
    tastes: dict[str, float] = {}
    while legal := game.legal_actions(position.state):
        if position.actions % EVERY == 0:
            yield position
        weights = [tastes.setdefault(type(each).__name__, rng.choice(_TASTES)) for each in legal]
        (action,) = rng.choices(legal, weights)
        after = position.then(game, action.seat, game.format(action))
        position = with_chance(game, after, rng)[-1]
    yield position


def _scene(game: AnyGame, position: Position, words: Words) -> Scene:
    state = position.state
    view = game.view(state, None)
    return PRESENTERS[game.name].screen(view, (), recent_of(game, position), words).scene
