"""Scenes of random games, whose sprites are drawn before anybody plays."""

from __future__ import annotations

import random
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from bot.chat.posts.inputs import recent_of
from bot.games import GAMES
from bot.presenters import PRESENTERS
from bot.tables.changes.carrying import with_chance
from bot.tables.model import Position
from bot.words.words import Words, languages
from render.worker.ahead import Rehearsal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.games.game import AnyGame
    from render import Scene

GAMES_EACH = 6
"""How many games are played of each kind, for each number of players.

Their sprites fill the file of sprites, and those of further games would push them out again.
"""
EVERY = 12
"""One position in so many is shown: other games show more new sprites than further positions."""
_TASTES = (0.02, 0.3, 1.0, 5.0)
"""The weights that a kind of action may have in a game, so that games differ."""


class RehearsedPart(NamedTuple):
    """A part of the rehearsal: a random game, or only its start."""

    game: str
    seats: int
    number: int
    start: bool


class Opening(NamedTuple):
    """A part of the rehearsal: any pictures that open the rules of a game, in one language."""

    game: str
    language: str


def rehearsal() -> Rehearsal[RehearsedPart | Opening]:
    """Return the parts of every game on offer whose sprites are drawn in the background.

    First the starts of new tables, then the pictures that open the rules, then random games.
    """
    kinds = [
        (name, seats)
        for name, game in GAMES.items()
        for seats in range(game.seats[0], game.seats[1] + 1)
    ]
    # The kinds take turns, so that none waits for all games of another.
    kinds.sort(key=lambda kind: (kind[1] != 2, kind[1]))
    starts = [RehearsedPart(*kind, 0, start=True) for kind in kinds]
    games = [
        RehearsedPart(*kind, number, start=False) for number in range(GAMES_EACH) for kind in kinds
    ]
    openings = [Opening(name, language) for language in languages() for name in GAMES]
    return Rehearsal([*starts, *openings, *games], scenes)


def scenes(part: RehearsedPart | Opening) -> Iterator[Scene]:
    """Return scenes of a random game or of the rules, the same in every run."""
    if isinstance(part, Opening):
        pictures = PRESENTERS[part.game].illustrations(Words(part.language))
        yield from (picture.scene for picture in pictures)
        return
    words = Words()
    game = GAMES[part.game]
    rng = random.Random(f"{part.game} {part.seats} {part.number}")  # noqa: S311  (no secret)
    positions = _play(game, part.seats, rng)
    for position in islice(positions, 1 if part.start else None):
        yield _scene(game, position, words)


def _play(game: AnyGame, seats: int, rng: random.Random) -> Iterator[Position]:
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
    presenter, recent = PRESENTERS[game.name], recent_of(game, position)
    return presenter.screen(presenter.read(view, words, recent=recent)).scene
