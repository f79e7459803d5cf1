"""Scenes of recorded games, random ones that no cache was made for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.chat.posts.inputs import recent_of
from bot.games import GAMES
from bot.presenters import PRESENTERS
from bot.presenters.presenter import Player
from bot.tables.model import Position
from bot.words.words import Words
from tests.games.positions import in_turn
from tests.records import FOLDER, record_of

if TYPE_CHECKING:
    from render import Scene

RECORDED = sorted(path.relative_to(FOLDER).as_posix() for path in FOLDER.glob("*/*.txt"))
"""The names of the kept games."""
PEOPLE = [Player(seat, name, name) for seat, name in enumerate(("Ann", "Ben", "Cleo", "Dan"), 1)]


def midgame(record: str) -> Scene:
    """Return the scene of a recorded game when half of its actions have been done."""
    scenes = game(record)
    return scenes[len(scenes) // 2]


def game(record: str) -> list[Scene]:
    """Return the scene after each action of a recorded game."""
    found = record_of(record)
    rules = GAMES[found.game]
    position = Position(rules.start(found.setup))
    scenes: list[Scene] = []
    words = Words()
    for _, action in found.actions:
        position = position.then(rules, action.seat, rules.format(action))
        state = position.state
        legal = rules.view(state, in_turn(rules, state) or None).legal
        view = replace(rules.view(state, None), legal=legal)
        people = PEOPLE[: len(view.cities)]
        recent = recent_of(rules, position)
        scenes.append(PRESENTERS[found.game].screen(view, people, recent, words).scene)
    return scenes
