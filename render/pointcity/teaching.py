"""The content of the pictures that teach Point City: the legend of its signs, a worked turn."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from render.parts.scene import Legend, Lesson, between

if TYPE_CHECKING:
    from render.pointcity.zooms import PortraitScene


class Sign(Enum):
    """A sign of the picture of a table."""

    ECONOMY = "economy"
    ENERGY = "energy"
    ECOLOGY = "ecology"
    COMMUNITY = "community"
    INDUSTRY = "industry"
    INGENUITY = "ingenuity"

    ONE = "one"
    TWO = "two"
    WILD = "wild"
    COST = "cost"
    POINTS = "points"
    PERMANENT = "permanent"
    LANDMARK = "landmark"
    CIVIC = "civic"
    LOCKED = "locked"
    TO_BUILDING = "to-building"
    TO_RESOURCE = "to-resource"
    NAME = "name"
    DECK = "deck"
    LAST = "last"
    CHOICE = "choice"

    FLAT = "flat"
    PER_SYMBOL = "per-symbol"
    PER_SET = "per-set"
    AT_LEAST = "at-least"
    MISSING = "missing"
    UNSPENT = "unspent"
    NUMBER = "number"
    WORTH = "worth"
    TOKEN_CHOICE = "token-choice"  # noqa: S105  (a game piece)

    SYMBOLS = "symbols"
    ROW_POINTS = "row-points"
    BUILT = "built"
    ALIKE = "alike"
    HELD = "held"
    FREE = "free"

    BUILDINGS = "buildings"
    TOKENS = "tokens"
    CARDS = "cards"
    SCORE = "score"
    PLACE = "place"
    SEAT = "seat"

    TURN = "turn"
    ROUND = "round"
    TASK = "task"
    STORY = "story"
    END = "end"

    AUTOMATON = "automaton"
    MARKER = "marker"
    AIMED = "aimed"


GROUPS: dict[str, dict[str, tuple[Sign, ...]]] = {
    "market": {
        "resources": between(Sign.ECONOMY, Sign.INGENUITY),
        "market": between(Sign.ONE, Sign.CHOICE),
    },
    "cities": {
        "tokens": between(Sign.FLAT, Sign.TOKEN_CHOICE),
        "city": between(Sign.SYMBOLS, Sign.FREE),
        "players": between(Sign.BUILDINGS, Sign.SEAT),
        "turn": between(Sign.TURN, Sign.END),
        "alone": between(Sign.AUTOMATON, Sign.AIMED),
    },
}
"""By picture and group, the signs of the legend."""


class Shown(Enum):
    """The part of a position that a step of the worked turn shows."""

    MARKET = "market"
    SUMS = "sums"
    TOKENS = "tokens"


@dataclass(frozen=True, slots=True, kw_only=True)
class LegendScene(Legend):
    """A picture of the legend."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StepScene:
    """A step of the worked turn: one line of words, and a part of a position."""

    text: str
    position: PortraitScene
    shown: Shown


@dataclass(frozen=True, slots=True, kw_only=True)
class LessonScene(Lesson):
    """The worked turn."""

    steps: tuple[StepScene, ...]
