"""Topics of the rules, steps of the tutorial, and the pictures that open the rules."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache, partial
from typing import TYPE_CHECKING

from bot.games.sanfrancisco.rulebook import SanFrancisco
from bot.presenters.sanfrancisco.portrait import portrait_scene
from bot.presenters.sanfrancisco.reading import SanFranciscoReading
from bot.presenters.teaching import Stacked, legends, lesson, moments
from bot.presenters.turn import Short
from bot.presenters.tutorial import TutorialStep as Step
from bot.words.words import Words
from render.sanfrancisco.teaching import GROUPS, LegendScene, LessonScene, Shown, StepScene

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.games.sanfrancisco.cards import Card
    from bot.presenters.presenter import Illustration
    from bot.presenters.teaching import PlayedMoment
    from render.sanfrancisco.zooms import PortraitScene


TOPICS = (
    "goal",
    "turn",
    "building",
    "network",
    "squares",
    "skyscrapers",
    "completion",
    "bonuses",
    "end",
    "scoring",
    "ties",
    "deck",
)
"""The keys of the topics, in the order they are best read."""
STEPS = (
    Step("draw", ("draw",)),
    Step("place", ("place 2",)),
    Step("take", ("finalize 2",)),
    Step("build", ("build c64",), panel=True),
    Step("foundation", ("build c61",), panel=True),
    Step("skyscraper", ("build c66",), panel=True),
    Step("tracks", ("build c72", "build c36"), panel=True),
    Step("contracts", ("finalize 2",)),
    Step("bonus", ("build c58",), panel=True),
    Step("choose", ("bonus points",)),
    Step("majority", ("finalize 1",)),
    Step("last", ("place 1", "place 2", "place 3")),
)
_DECK = ("c17", "c23", "c10", "c45", "c69", "c35", "c57")
"""The cards that are drawn: foundation, grey 3, blue 3, orange 1, green 3, square, yellow 2."""
_ACTIONS = (
    *("1 draw", "1 place 1", "2 draw", "2 place 2", "1 draw", "1 place 1"),
    *("2 draw", "2 place 2", "1 finalize 1", "1 build c17", "1 build c10", "2 draw"),
    *("2 place 3", "1 draw", "1 place 3", "2 draw", "2 place 3", "1 finalize 3"),
    *("1 build c69", "1 build c57", "1 build c35"),
)
_STEPS = (("draw", 13, Shown.OFFER), ("take", 17, Shown.OFFER), ("build", 20, Shown.CITY))
"""The name of each step, the index of the action that leads to it, and the part it shows."""


@lru_cache
def illustrations(language: str) -> tuple[Illustration, ...]:
    words = Words(language)
    signs = legends("sf", "sanfrancisco", GROUPS, LegendScene, words)
    return (*signs, lesson("sf", "sanfrancisco", _steps(words), LessonScene, words))


def _steps(words: Words) -> dict[str, Callable[[str], StepScene]]:
    """Return by name the functions that make each step from its words."""
    game = SanFrancisco()
    setup = game.setup(2, game.options()[0], Stacked(_DECK, _name), first=1)
    played = list(moments(game, setup, _ACTIONS))
    return {
        name: partial(_step, _position(game, played[at], words), shown)
        for name, at, shown in _STEPS
    }


def _step(position: PortraitScene, shown: Shown, text: str) -> StepScene:
    return StepScene(text=text, position=position, shown=shown)


def _position(game: SanFrancisco, moment: PlayedMoment, words: Words) -> PortraitScene:
    """Return the portrait of seat 1 without possible gains."""
    reading = SanFranciscoReading(game.view(moment.state, 1), words, recent=moment.recent)
    scene = portrait_scene(reading, 1, Short(), paused=False)
    return replace(scene, next_spaces=(None,) * len(scene.next_spaces))


def _name(card: Card) -> str:
    return card.id
