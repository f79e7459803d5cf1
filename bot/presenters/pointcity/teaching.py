"""Topics of the rules, steps of the tutorial, and the pictures that open the rules."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache, partial
from typing import TYPE_CHECKING

from bot.games.pointcity.cards import SIDE, Card
from bot.games.pointcity.rulebook import PointCity
from bot.presenters.pointcity.portrait import portrait_scene
from bot.presenters.pointcity.reading import PointCityReading
from bot.presenters.teaching import Stacked, legends, lesson, moments
from bot.presenters.turn import Short
from bot.presenters.tutorial import TutorialStep as Step
from bot.words.words import Words
from render.parts.scene import Mark
from render.pointcity.teaching import GROUPS, LegendScene, LessonScene, Shown, StepScene

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.games.pointcity.cards import Token
    from bot.presenters.presenter import Illustration
    from bot.presenters.teaching import PlayedMoment
    from render.pointcity.zooms import PortraitScene


TOPICS = (
    "goal",
    "turn",
    "flip",
    "taking",
    "paying",
    "civic",
    "refill",
    "end",
    "tokens",
    "alone",
    "cards",
)
"""The keys of the topics, in the order they are best read."""
STEPS = (
    Step("take", ("take a1 b1",)),
    Step("building", ("take a1 a2",), panel=True),
    Step("pay", ("pay energy community",), panel=True),
    Step("permanent", ("take a1 a2",), panel=True),
    Step("flip", ("flip d2",)),
    Step("flipped", ("take d1 d2",), panel=True),
    Step("deck", ("take deck",), panel=True),
    Step("points", ("take b1 c1",), panel=True),
    Step("civic", ("take d1 d2",), panel=True),
    Step("token", ("token 13",)),
    Step("last", ("take b1 c1",), panel=True),
)
_PIECES: tuple[str | int, ...] = (
    *("c7", "c30", "c48", "c57", "c18", "c56", "c14", "c51", "c38", "c46", "c11", "c63"),
    *("c64", "c33", "c49", "c25", "c15", "c43", "c3", "c52", "c2", "c10", "c61", "c39"),
    *(9, 18, 19, 13, 6, 3, 15, 21, 16, 8),
)
"""The cards of the market and the deck, and the civic tokens, in their order."""
_ACTIONS = (
    *("1 take c2 c3", "2 take b1 c1", "1 take a2 a3", "2 take b2 b3"),
    *("1 take c2 d2", "1 pay economy economy economy"),
)
_TAKEN = ("c2", "d2")
"""The spaces of the cards taken in the worked turn."""
_STEPS = (("take", 3, Shown.MARKET), ("pay", 4, Shown.SUMS), ("token", 5, Shown.TOKENS))
"""The name of each step, the index of the action that leads to it, and the part it shows."""


@lru_cache
def illustrations(language: str) -> tuple[Illustration, ...]:
    words = Words(language)
    signs = legends("pc", "pointcity", GROUPS, LegendScene, words)
    return (*signs, lesson("pc", "pointcity", _steps(words), LessonScene, words))


def _steps(words: Words) -> dict[str, Callable[[str], StepScene]]:
    """Return by name the functions that make each step from its words."""
    game = PointCity()
    setup = game.setup(2, game.options()[0], Stacked(_PIECES, _name), first=1)
    played = list(moments(game, setup, _ACTIONS))
    return {
        name: partial(_step, _position(game, played[at], words), shown)
        for name, at, shown in _STEPS
    }


def _step(position: PortraitScene, shown: Shown, text: str) -> StepScene:
    return StepScene(text=text, position=position, shown=shown)


def _position(game: PointCity, moment: PlayedMoment, words: Words) -> PortraitScene:
    """Return the portrait of seat 1 without worths that change.

    In the market the cards that are taken next are framed as a choice.
    """
    reading = PointCityReading(game.view(moment.state, 1), words, recent=moment.recent)
    scene = portrait_scene(reading, 1, Short(), paused=False)
    chosen = {"abcd".index(column) + SIDE * (int(row) - 1) for column, row in _TAKEN}
    spaces = tuple(
        replace(space, mark=Mark.CHOICE if number in chosen else Mark.NONE)
        for number, space in enumerate(scene.market.spaces)
    )
    return replace(
        scene,
        market=replace(scene.market, spaces=spaces),
        gains=(None,) * len(spaces),
        tokens=tuple(replace(token, worth=None) for token in scene.tokens),
    )


def _name(piece: Card | Token) -> object:
    if isinstance(piece, Card):
        return None if piece.building is None else piece.building.id
    return piece.id
