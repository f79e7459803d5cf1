"""Scenes of recorded games, random ones that no cache was made for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec.structs import replace

from bot.chat.posts.inputs import recent_of
from bot.games import GAMES
from bot.presenters import PRESENTERS
from bot.presenters.reading import Player
from bot.tables.model import Position
from bot.words.words import Words
from tests.games.positions import in_turn
from tests.records import FOLDER, record_of

if TYPE_CHECKING:
    from bot.presenters.reading import Recent
    from render import Scene

RECORDED = sorted(
    path.relative_to(FOLDER).as_posix()
    for path in FOLDER.glob("*/*.txt")
    if path.parent.name in GAMES
)
"""The names of the kept games that are on offer."""
PEOPLE = [Player(seat, name, name) for seat, name in enumerate(("Ann", "Ben", "Cleo", "Dan"), 1)]


def midgame(record: str) -> Scene:
    """Return the scene of a recorded game when half of its actions have been done."""
    scenes = game(record)
    return scenes[len(scenes) // 2]


def portrait_midgame(record: str) -> Scene:
    """Return the portrait of the seat in turn when half of the actions have been done."""
    shown = positions(record)
    return shown[len(shown) // 2].portrait()


def game(record: str) -> list[Scene]:
    """Return the scene after each action of a recorded game."""
    return [each.screen() for each in positions(record)]


class Shown(NamedTuple):
    """A position of a recorded game as the seat in turn sees it."""

    game: str
    seats: int
    view: Any
    recent: Recent

    def screen(self) -> Scene:
        """Return the picture of the whole table."""
        people = PEOPLE[: self.seats]
        return (
            PRESENTERS[self.game]
            .screen(PRESENTERS[self.game].read(self.view, Words(), people, self.recent))
            .scene
        )

    def portrait(self) -> Scene:
        """Return the portrait of the seat in turn."""
        people = PEOPLE[: self.seats]
        view = replace(self.view, seat=self.view.mover)
        return (
            PRESENTERS[self.game]
            .portrait(PRESENTERS[self.game].read(view, Words(), people, self.recent), None)
            .scene
        )


def positions(record: str) -> list[Shown]:
    """Return the position after each action of a recorded game."""
    found = record_of(record)
    rules = GAMES[found.game]
    position = Position(rules.start(found.setup))
    seats = found.setup.seats
    shown: list[Shown] = []
    for _, action in found.actions:
        position = position.then(rules, action.seat, rules.format(action))
        state = position.state
        legal = rules.view(state, in_turn(rules, state) or None).legal
        view = replace(rules.view(state, None), legal=legal)
        shown.append(Shown(found.game, seats, view, recent_of(rules, position)))
    return shown
