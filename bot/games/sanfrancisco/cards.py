"""The cards, colours and bonuses of San Francisco."""

from __future__ import annotations

from enum import StrEnum

import msgspec


class Colour(StrEnum):
    """The colour of a card: a district's, or black for a universal card."""

    BLUE = "blue"
    GREY = "grey"
    ORANGE = "orange"
    YELLOW = "yellow"
    GREEN = "green"
    BLACK = "black"


ROWS = (Colour.BLUE, Colour.GREY, Colour.ORANGE, Colour.YELLOW, Colour.GREEN)
"""The districts of a city board from top to bottom."""

SPACES = 5
"""The spaces of a row."""

SPACE_NAMES = tuple(tuple(f"{row}{space}" for space in range(1, SPACES + 1)) for row in ROWS)
"""The name of each space in the notation, by row and column index."""

COLUMNS = 3
"""The columns of projects below the project board."""


class Bonus(StrEnum):
    """The kinds of bonus, named as in the notation."""

    PLUS2 = "plus2"
    CARD4 = "card4"
    DEPOT = "depot"
    POINTS = "points"
    DISCARD = "discard"
    TRACKS = "tracks"
    NOTHING = "nothing"
    """A bonus that was due when no kind could be taken. It is in no supply."""


BONUSES = (Bonus.PLUS2, Bonus.CARD4, Bonus.DEPOT, Bonus.POINTS, Bonus.DISCARD, Bonus.TRACKS)
"""The kinds in the supply: each row's own from top to bottom, then the tracks token."""

BONUS_PIECES = 3
"""The pieces of each kind. Rulebook: Bonus tokens and bonus cards."""


class Card(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A card as printed. `value` is 0 on foundations, depots and city squares."""

    id: str
    colour: Colour
    value: int = 0
    tracks: bool = False
    depot: bool = False
    square: bool = False
    foundation: bool = False
    waterfront: bool = False
    bonus: bool = False


BONUS_CARDS = {
    Bonus.CARD4: Card(id="card4", colour=Colour.BLACK, value=4),
    Bonus.DEPOT: Card(id="depot", colour=Colour.BLACK, depot=True),
}
"""The two bonuses that are cards. Each of their three copies has the same id."""


class Deck(msgspec.Struct, frozen=True):
    """The project cards of one deck file; `digest` is the start of the file's SHA-256."""

    name: str
    digest: str
    cards: tuple[Card, ...]
