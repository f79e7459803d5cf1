"""What the picture of a San Francisco table shows, as plain values.

The scene knows no rules and no language: who may do what, what a row is worth and every word come
in ready. Points are whole numbers of half points (19 is 9½). Seats count from 1, clockwise.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from render.parts.scene import Mark, Part, Table, check_parts


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
    """Whether a card has tracks, and from where."""

    NONE = "none"
    PRINTED = "printed"
    TOKEN = "token"  # noqa: S105  (a game piece)


class Site(Enum):
    """Whether a card can carry a skyscraper."""

    NONE = "none"
    FOUNDATION = "foundation"
    SKYSCRAPER = "skyscraper"


class Standing(Enum):
    """A player's place in a majority if the game ended now; it picks the style of a pill."""

    LEAD = "lead"
    SECOND = "second"
    REST = "rest"


class ColumnState(Enum):
    """What the active player may do with a column."""

    OPEN = "open"
    """It may be finalized, or the card turned over may go here: gold."""
    SHUT = "shut"
    """It may not; with `ColumnScene.needs`, because it is too short."""
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


@dataclass(frozen=True, slots=True, kw_only=True)
class CardScene:
    """One card face up, on a board, in a column or beside the deck.

    Parameters
    ----------
    colour
        The card's own colour, black for a universal card in whatever row it lies.
    value
        What it is worth now, tokens and the square's 4 included. None where there is no number to
        show: a depot or foundation without +2 tokens, and a square not yet built, shown as "0/4".
    site
        Foundation (with its token) or skyscraper.
    around
        A foundation on a board: what its neighbours add up to.
    needed
        A foundation on a board: what they must add up to. Shown as "4/7" with `around`.
    plus
        How many +2 tokens lie on it.
    car
        It is in the network and carries a cable car.
    view
        Which of the five slices of its district's panorama it shows, 0 to 4. For a card of a
        column any number that stays with the card; the boards use the space instead.
    mark
        Why it stands out.
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
        What the district's majority would bring now, in half points; may be negative.
    standing
        The place that advantage stands for.
    bonuses
        How many bonus symbols lie in the row.
    bonus_taken
        The district's bonus has been taken, or is owed no more.
    completed
        The player holds the district's completion token.
    target
        The leftmost empty space may be built on now: gold frame with a plus.
    """

    cards: tuple[CardScene, ...] = ()
    total: int = 0
    advantage: int = 0
    standing: Standing = Standing.REST
    bonuses: int = 0
    bonus_taken: bool = False
    completed: bool = False
    target: bool = False

    def __post_init__(self) -> None:
        if len(self.cards) > 5:
            message = f"a row has five spaces, not {len(self.cards)}"
            raise ValueError(message)


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
        What that place brings, in half points; shown when the game is over.
    skyscrapers
        Skyscrapers built.
    needed
        What the neighbours of a foundation must add up to on this board.
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
    cars_standing: Standing = Standing.REST
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


@dataclass(frozen=True, slots=True, kw_only=True)
class ColumnScene:
    """One column of projects, oldest card first.

    Parameters
    ----------
    cards
        None for the place of a taken card that is built or refused already: the others stay.
    needs
        Shut for want of cards: how many it must have, shown beside a lock. None otherwise.
    emptied
        Its cards were taken in the last turn: pink frame.
    """

    cards: tuple[CardScene | None, ...] = ()
    state: ColumnState = ColumnState.SHUT
    needs: int | None = None
    emptied: bool = False

    @property
    def left(self) -> tuple[CardScene, ...]:
        """The cards that are there."""
        return tuple(card for card in self.cards if card is not None)


@dataclass(frozen=True, slots=True, kw_only=True)
class BonusScene:
    """The pieces left of one kind of bonus, out of `total`; `choice`: it may be taken now."""

    kind: Bonus
    left: int = 3
    total: int = 3
    choice: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class SupplyScene:
    """What lies beside the boards.

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
        Whether each district's completion token is still to be had, top row first.
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


@dataclass(frozen=True, slots=True, kw_only=True)
class TableScene(Table):
    """A whole table of two to four players: everything on one picture.

    Parameters
    ----------
    cities
        One a player, by seat.
    columns
        The three columns of projects.
    """

    cities: tuple[CityScene, ...]
    columns: tuple[ColumnScene, ColumnScene, ColumnScene]
    supply: SupplyScene

    def __post_init__(self) -> None:
        check_parts(self.cities)
