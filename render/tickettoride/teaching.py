"""The content of the pictures that teach Ticket to Ride: the legend of its signs, a worked turn."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from render.parts.scene import Legend, Lesson, between

if TYPE_CHECKING:
    from render.tickettoride.scene import TableScene
    from render.tickettoride.zooms import PortraitScene


class Sign(Enum):
    """A sign of the picture of a table or of a hand."""

    BLUE = "blue"
    GREEN = "green"
    BLACK = "black"
    PURPLE = "purple"
    RED = "red"
    ORANGE = "orange"
    FERRY = "ferry"

    LOCATION = "location"
    SPACES = "spaces"
    ANY = "any"
    FERRY_SYMBOL = "ferry-symbol"
    CLOSED = "closed"
    CLAIMED = "claimed"
    NEWEST = "newest"
    STACK = "stack"
    TAKE_SOUVENIR = "take-souvenir"
    PUT_SOUVENIR = "put-souvenir"
    WORTH = "worth"

    BELL = "bell"
    CRAB = "crab"
    FLOWER = "flower"
    GUITAR = "guitar"
    LANTERN = "lantern"
    POSTCARD = "postcard"
    SEAL = "seal"
    LACKING = "lacking"
    TAKEN = "taken"

    SEAT_1 = "seat-1"
    SEAT_2 = "seat-2"
    SEAT_3 = "seat-3"
    SEAT_4 = "seat-4"
    PLACE = "place"
    POINTS = "points"
    TRAMS = "trams"
    FEW_TRAMS = "few-trams"
    CARDS = "cards"
    TICKETS = "tickets"
    CHOOSING = "choosing"
    COMPLETED = "completed"
    FAILED = "failed"

    POSITION = "position"
    IDLE = "idle"
    LOCKED = "locked"
    DECK = "deck"
    DISCARDS = "discards"
    PILE = "pile"

    TICKET = "ticket"
    MISSING = "missing"
    LOST = "lost"
    PAYMENT = "payment"
    HELPS = "helps"
    GAIN = "gain"
    OPEN_END = "open-end"
    JOINED_END = "joined-end"
    WANTED = "wanted"

    LAST = "last"
    CHOICE = "choice"
    TASK = "task"
    STORY = "story"


GROUPS: dict[str, dict[str, tuple[Sign, ...]]] = {
    "map": {
        "cards": between(Sign.BLUE, Sign.FERRY),
        "map": between(Sign.LOCATION, Sign.WORTH),
        "souvenirs": between(Sign.BELL, Sign.TAKEN),
    },
    "table": {
        "players": between(Sign.SEAT_1, Sign.FAILED),
        "offer": between(Sign.POSITION, Sign.PILE),
        "hand": between(Sign.TICKET, Sign.WANTED),
        "marks": between(Sign.LAST, Sign.STORY),
    },
}
"""By picture and group, the signs of the legend."""


class Shown(Enum):
    """The part of a position that a step of the worked turn shows."""

    HAND = "hand"
    """The cards of a seat."""
    ROW = "row"
    """The row and the deck."""
    ROUTES = "routes"
    """The tracks it can pay for."""
    TICKETS = "tickets"
    """Its tickets."""
    MAP = "map"
    """The map around the newest claim."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LegendScene(Legend):
    """A picture of the legend."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StepScene:
    """A step of the worked turn: one line of words, and parts of a position from top to bottom.

    Parameters
    ----------
    position
        The seat's part of the table.
    table
        The whole table, for `Shown.MAP`.
    """

    text: str
    position: PortraitScene
    table: TableScene
    shown: tuple[Shown, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class LessonScene(Lesson):
    """The worked turn."""

    steps: tuple[StepScene, ...]
