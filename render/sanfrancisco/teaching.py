"""The content of the pictures that teach San Francisco: the legend of its signs, a worked turn."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from render.parts.scene import Legend, Lesson, between

if TYPE_CHECKING:
    from render.sanfrancisco.zooms import PortraitScene


class Sign(Enum):
    """A sign of the picture of a table."""

    BLUE = "blue"
    GREY = "grey"
    ORANGE = "orange"
    YELLOW = "yellow"
    GREEN = "green"
    UNIVERSAL = "universal"

    VALUE = "value"
    TRACKS = "tracks"
    CAR = "car"
    FOUNDATION = "foundation"
    AROUND = "around"
    SKYSCRAPER = "skyscraper"
    DEPOT = "depot"
    SQUARE = "square"
    SQUARE_WORTH = "square-worth"
    WATERFRONT = "waterfront"
    SYMBOL = "symbol"
    SQUARE_IDLE = "square-idle"
    PLUS = "plus"
    TOKEN_TRACKS = "token-tracks"  # noqa: S105  (a game piece)
    TICKET = "ticket"

    FREE = "free"
    NEXT = "next"
    BUILD = "build"
    PUT = "put"
    PRINTED_DEPOT = "printed-depot"
    SYMBOLS = "symbols"
    BONUS_TAKEN = "bonus-taken"
    TOTAL = "total"
    COMPLETION = "completion"
    FIRST = "first"
    SECOND = "second"
    BEHIND = "behind"

    SEAT = "seat"
    TURN = "turn"
    PLACE = "place"
    POINTS = "points"
    CONTRACTS = "contracts"
    MEDAL = "medal"
    CARS = "cars"
    SKYSCRAPERS = "skyscrapers"
    NEEDED = "needed"

    BONUS_PLUS2 = "bonus-plus2"
    BONUS_CARD4 = "bonus-card4"
    BONUS_DEPOT = "bonus-depot"
    BONUS_POINTS = "bonus-points"
    BONUS_DISCARD = "bonus-discard"
    BONUS_TRACKS = "bonus-tracks"
    BONUS_LEFT = "bonus-left"
    BONUS_CHOICE = "bonus-choice"
    BONUS_GONE = "bonus-gone"

    COLUMN_OPEN = "column-open"
    COLUMN_SHUT = "column-shut"
    COLUMN_LOCKED = "column-locked"
    COLUMN_TAKEN = "column-taken"
    COLUMN_EMPTIED = "column-emptied"
    JOIN = "join"
    MORE = "more"
    DECK = "deck"
    TOKENS = "tokens"

    LAST = "last"
    CHOICE = "choice"
    TASK = "task"
    STORY = "story"


GROUPS: dict[str, dict[str, tuple[Sign, ...]]] = {
    "cards": {
        "districts": between(Sign.BLUE, Sign.UNIVERSAL),
        "cards": between(Sign.VALUE, Sign.TICKET),
        "city": between(Sign.FREE, Sign.BEHIND),
    },
    "table": {
        "players": between(Sign.SEAT, Sign.NEEDED),
        "bonuses": between(Sign.BONUS_PLUS2, Sign.BONUS_GONE),
        "columns": between(Sign.COLUMN_OPEN, Sign.TOKENS),
        "marks": between(Sign.LAST, Sign.STORY),
    },
}
"""By picture and group, the signs of the legend."""


class Shown(Enum):
    """The part of a position that a step of the worked turn shows."""

    OFFER = "offer"
    CITY = "city"


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
