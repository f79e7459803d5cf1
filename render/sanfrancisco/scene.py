"""The content of the picture of a San Francisco table, as plain values.

The scene knows no rules and no language: the choices, the worth of a row and every word come in
ready. Points are whole numbers of half points (19 is 9½). Seats count from 1, clockwise.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from render.parts.pickling import pickled
from render.parts.scene import Mark, Part, TableParts, check_parts


class Colour(Enum):
    """The six colours of cards; the first five are the districts, from the top row down."""

    BLUE = "blue"
    GREY = "grey"
    ORANGE = "orange"
    YELLOW = "yellow"
    GREEN = "green"
    BLACK = "black"


DISTRICTS: tuple[Colour, ...] = tuple(Colour)[:5]
"""The rows of a city board, top to bottom."""


class Tracks(Enum):
    """The cable car tracks on a card: none, printed on it, or a token laid on it."""

    NONE = "none"
    PRINTED = "printed"
    TOKEN = "token"  # noqa: S105  (a game piece)


class Site(Enum):
    """The building site of a card: none, a foundation or a skyscraper."""

    NONE = "none"
    FOUNDATION = "foundation"
    SKYSCRAPER = "skyscraper"


class MajorityStanding(Enum):
    """A player's place in a majority if the game ended now; it picks the style of a pill."""

    LEAD = "lead"
    SECOND = "second"
    REST = "rest"


class ColumnState(Enum):
    """The state of a column for the active player."""

    OPEN = "open"
    """It may be finalized, or the card turned over may be placed here: gold."""
    SHUT = "shut"
    """Nothing may be done with it; with `ColumnScene.needs` because it is too short."""
    TAKEN = "taken"
    """Its cards are taken and being built: gold."""


class Bonus(Enum):
    """The six kinds of bonus, in the order of the districts they belong to; tracks to none."""

    PLUS2 = "plus2"
    CARD4 = "card4"
    DEPOT = "depot"
    POINTS = "points"
    DISCARD = "discard"
    TRACKS = "tracks"


@pickled
@dataclass(frozen=True, slots=True, kw_only=True)
class CardScene:
    """One card face up, on a board, in a column or beside the deck.

    Parameters
    ----------
    colour
        The card's own colour; black for a universal card, in any row.
    value
        Its worth now, with tokens and the square's 4, or None to show no number: on a depot or
        foundation without +2 tokens, and on a square not yet built, which shows "0/4".
    site
        Foundation (with its token) or skyscraper.
    around
        The sum around a foundation on a board.
    needed
        The sum a foundation on a board needs. Shown as "4/7" with `around`.
    plus
        The number of +2 tokens on it.
    car
        It is in the network and carries a cable car.
    view
        The slice of its district's panorama, 0 to 4. For a card of a column any number that stays
        with the card; boards use the space.
    mark
        The reason to stand out.
    """

    colour: Colour
    value: int | None = None
    tracks: Tracks = Tracks.NONE
    site: Site = Site.NONE
    around: int | None = None
    needed: int | None = None
    depot: bool = False
    square: bool = False
    waterfront: bool = False
    bonus: bool = False
    plus: int = 0
    car: bool = False
    view: int = 0
    mark: Mark = Mark.NONE


@pickled
@dataclass(frozen=True, slots=True, kw_only=True)
class RowScene:
    """One district of a city.

    Parameters
    ----------
    cards
        From the left, at most five.
    total
        The sum of their values.
    advantage
        The points of the player's place in the district now, in half points; may be negative.
    standing
        The player's place in the district.
    bonuses
        The number of bonus symbols in the row.
    bonus_taken
        The district's bonus has been taken, or none was left.
    completed
        The player holds the district's completion token.
    target
        The leftmost empty space may be built on now: gold frame with a plus.
    """

    cards: tuple[CardScene, ...] = ()
    total: int = 0
    advantage: int = 0
    standing: MajorityStanding = MajorityStanding.REST
    bonuses: int = 0
    bonus_taken: bool = False
    completed: bool = False
    target: bool = False

    def __post_init__(self) -> None:
        if len(self.cards) > 5:
            message = f"a row has five spaces, not {len(self.cards)}"
            raise ValueError(message)


@pickled
@dataclass(frozen=True, slots=True, kw_only=True)
class CityScene(Part):
    """One player's board with its header.

    Parameters
    ----------
    rows
        The five districts, top to bottom.
    score
        Points if the game ended now, or the final ones, in half points.
    contracts
        Contracts held.
    cars
        Cable cars on the board.
    cars_standing
        The place among the cable-car networks.
    cars_advantage
        The points of that place, in half points; shown when the game is over.
    skyscrapers
        Skyscrapers built.
    needed
        The sum a foundation on this board needs around it.
    medal
        Holds the Master Builder medal.
    points_token
        Holds a 1½-point token.
    discard_token
        Holds an unspent contract-discard token.
    """

    rows: tuple[RowScene, ...]
    score: int = 0
    contracts: int = 0
    cars: int = 0
    cars_standing: MajorityStanding = MajorityStanding.REST
    cars_advantage: int = 0
    skyscrapers: int = 0
    needed: int = 7
    medal: bool = False
    points_token: bool = False
    discard_token: bool = False

    def __post_init__(self) -> None:
        if len(self.rows) != 5:
            message = f"a city has five rows, not {len(self.rows)}"
            raise ValueError(message)


@pickled
@dataclass(frozen=True, slots=True, kw_only=True)
class ColumnScene:
    """One column of projects, oldest card first.

    Parameters
    ----------
    cards
        The cards in their places; None for a taken card that is already built or refused.
    needs
        The cards it must have to be finalized, shown beside a lock, or None if it is not too short.
    emptied
        Its cards were taken in the last turn: pink frame.
    """

    cards: tuple[CardScene | None, ...] = ()
    state: ColumnState = ColumnState.SHUT
    needs: int | None = None
    emptied: bool = False

    @property
    def left(self) -> tuple[CardScene, ...]:
        """The cards that are still there."""
        return tuple(card for card in self.cards if card is not None)


@pickled
@dataclass(frozen=True, slots=True, kw_only=True)
class BonusScene:
    """The pieces left of one kind of bonus, out of `total`; with `choice` it may be taken now."""

    kind: Bonus
    left: int = 3
    total: int = 3
    choice: bool = False


@pickled
@dataclass(frozen=True, slots=True, kw_only=True)
class SupplyScene:
    """The pieces beside the boards.

    Parameters
    ----------
    tokens
        Foundation tokens left.
    tokens_total
        Foundation tokens at the start, in stacks of two.
    deck
        Cards left in the deck.
    turned_over
        The card turned over and not yet put in a column.
    completions
        Whether each district's completion token is left, top row first.
    medal
        Whether nobody holds the medal yet.
    bonuses
        The kinds of bonus, in the order shown.
    """

    tokens: int
    tokens_total: int
    deck: int
    turned_over: CardScene | None = None
    completions: tuple[bool, bool, bool, bool, bool] = (True, True, True, True, True)
    medal: bool = True
    bonuses: tuple[BonusScene, ...] = tuple(BonusScene(kind=kind) for kind in Bonus)


@pickled
@dataclass(frozen=True, slots=True, kw_only=True)
class TableScene(TableParts):
    """A whole table of two to four players: everything on one picture.

    Parameters
    ----------
    cities
        One city a player, by seat.
    columns
        The three columns of projects.
    """

    cities: tuple[CityScene, ...]
    columns: tuple[ColumnScene, ColumnScene, ColumnScene]
    supply: SupplyScene

    def __post_init__(self) -> None:
        check_parts(self.cities)
