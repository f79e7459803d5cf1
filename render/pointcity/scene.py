"""The content of the picture of a Point City table, as plain values.

The scene knows no rules and no language: the choices, the worth of a token and every word come in
ready. Points are whole. Seats count from 1, clockwise; the automaton is seat 2.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from render.parts.pickling import pickled
from render.parts.scene import Mark, Part, TableParts, check_parts


class Resource(Enum):
    """The five resources in the rulebook's order, and the wild one."""

    ECONOMY = "economy"
    ENERGY = "energy"
    ECOLOGY = "ecology"
    COMMUNITY = "community"
    INDUSTRY = "industry"
    INGENUITY = "ingenuity"


RESOURCES: tuple[Resource, ...] = tuple(Resource)[:5]
"""The resources of costs and permanent symbols."""


class Kind(Enum):
    """The gain of a building; the values are those of the card list."""

    RESOURCE = "resource"
    """A permanent symbol, and often points."""
    POINTS = "points"
    """Points alone."""
    CIVIC = "civic"
    """A civic token."""


class Side(Enum):
    """One of the two sides of a card."""

    RESOURCE = "resource"
    BUILDING = "building"


class Meaning(Enum):
    """The thing that a civic token counts; the values are those of the token list."""

    FLAT = "flat"
    """`points` for any city."""
    PER_SYMBOL = "per_symbol"
    """`points` for each permanent symbol of one resource."""
    PER_SET = "per_set"
    """`points` for each set of permanent symbols, one of each resource named."""
    PER_TYPE_WITH_AT_LEAST = "per_type_with_at_least"
    """`points` for each resource with `at_least` permanent symbols."""
    PER_MISSING_TYPE = "per_missing_type"
    """`points` for each resource without a permanent symbol."""
    PER_UNSPENT_INGENUITY_CARD = "per_unspent_ingenuity_card"
    """`points` for each ingenuity card in hand."""


@pickled
@dataclass(frozen=True, slots=True, kw_only=True)
class FaceScene:
    """The resource side of a card: one or two symbols of a resource, or ingenuity."""

    resource: Resource
    symbols: int = 1

    def __post_init__(self) -> None:
        if self.symbols not in (1, 2):
            message = f"a card has one or two symbols, not {self.symbols}"
            raise ValueError(message)
        if self.resource is Resource.INGENUITY and self.symbols == 2:
            raise ValueError("ingenuity is one symbol a card")


@pickled
@dataclass(frozen=True, slots=True, kw_only=True)
class BuildingScene:
    """The building side of a card.

    Parameters
    ----------
    points
        The points printed on it.
    gives
        The permanent symbol, or None.
    cost
        Symbols to pay, one number a resource, in the order of `RESOURCES`; all zero in a city.
    """

    kind: Kind
    points: int = 0
    gives: Resource | None = None
    cost: tuple[int, int, int, int, int] = (0, 0, 0, 0, 0)


@pickled
@dataclass(frozen=True, slots=True, kw_only=True)
class SpaceScene:
    """One space of the market.

    Parameters
    ----------
    card
        The face up side of its card, or None.
    refills
        The side of the next card on it, a small sign in the corner, or None if no card comes.
    mark
        The reason to stand out.
    unpayable
        A building the player in turn cannot pay: dimmed, with a lock.
    aimed
        The automaton takes it next: a small automaton in the corner.
    """

    card: FaceScene | BuildingScene | None = None
    refills: Side | None = None
    mark: Mark = Mark.NONE
    unpayable: bool = False
    aimed: bool = False


@pickled
@dataclass(frozen=True, slots=True, kw_only=True)
class MarketScene:
    """The market of four columns `a` to `d` and rows 1 to 4, and the deck.

    Parameters
    ----------
    spaces
        Row by row, from the left: a1, b1, c1, d1, a2 and so on.
    deck
        Cards left in the deck, the visible one included.
    top
        The face of the deck's top card, or None.
    deck_mark
        The reason for the deck to stand out: cards were taken from it, or it is a choice.
    markers
        The column and the row of the automaton's markers, each from 1, or None.
    """

    spaces: tuple[SpaceScene, ...]
    deck: int
    top: FaceScene | None = None
    deck_mark: Mark = Mark.NONE
    markers: tuple[int, int] | None = None

    def __post_init__(self) -> None:
        if len(self.spaces) != 16:
            message = f"the market has 16 spaces, not {len(self.spaces)}"
            raise ValueError(message)


@pickled
@dataclass(frozen=True, slots=True, kw_only=True)
class TokenScene:
    """A civic token, in the supply or in a city.

    Parameters
    ----------
    number
        Its number in the token list, by which it is chosen: 1 to 22.
    points
        The points printed on it: in all, or for each thing counted.
    resources
        The resources it counts, in the order shown; none, one, two or all five.
    at_least
        The symbols a resource must have, with `Meaning.PER_TYPE_WITH_AT_LEAST`.
    worth
        The points it brings its owner, or, in the supply, would bring the player in turn; None: not
        shown.
    """

    number: int
    meaning: Meaning
    points: int
    resources: tuple[Resource, ...] = ()
    at_least: int = 0
    worth: int | None = None
    mark: Mark = Mark.NONE


@pickled
@dataclass(frozen=True, slots=True, kw_only=True)
class BuiltScene:
    """A building in a city; `mark` is `LAST` if it was built in the last turn."""

    building: BuildingScene
    mark: Mark = Mark.NONE


@pickled
@dataclass(frozen=True, slots=True, kw_only=True)
class HeldScene:
    """The resource cards of one face in a hand.

    Parameters
    ----------
    mark
        `LAST` if one of them is new since the last turn, `CHOICE` if the proposed payment takes
        one.
    """

    face: FaceScene
    count: int = 1
    mark: Mark = Mark.NONE


@pickled
@dataclass(frozen=True, slots=True, kw_only=True)
class CityScene(Part):
    """One player's city with its header.

    Parameters
    ----------
    score
        Points if the game ended now, or the final ones.
    permanent
        Permanent symbols, one number a resource, in the order of `RESOURCES`.
    built
        In the order they were built; the picture groups them.
    hand
        Resource cards by face, in any order, each face once.
    tokens
        Civic tokens in the order they were taken.
    automaton
        The city of the automaton: it has a sign instead of a seat number.
    """

    score: int = 0
    permanent: tuple[int, int, int, int, int] = (0, 0, 0, 0, 0)
    built: tuple[BuiltScene, ...] = ()
    hand: tuple[HeldScene, ...] = ()
    tokens: tuple[TokenScene, ...] = ()
    automaton: bool = False

    def __post_init__(self) -> None:
        faces = [held.face for held in self.hand]
        if len(set(faces)) != len(faces):
            raise ValueError("a hand names each face once")

    @property
    def cards(self) -> int:
        """The number of resource cards in hand."""
        return sum(held.count for held in self.hand)


@pickled
@dataclass(frozen=True, slots=True, kw_only=True)
class TableScene(TableParts):
    """A whole table of one to four players: everything on one picture.

    Parameters
    ----------
    cities
        One city a player, by seat; at a table for one the second is the automaton's.
    tokens
        Civic tokens that can still be taken, left to right.
    turn_number, turns
        The number of the player's turn, from 1, and of all turns each player has.
    """

    cities: tuple[CityScene, ...]
    market: MarketScene
    tokens: tuple[TokenScene, ...]
    turn_number: int
    turns: int = 17

    def __post_init__(self) -> None:
        check_parts(self.cities)
        if len(self.tokens) > 14:
            message = f"there is room for 14 tokens, not {len(self.tokens)}"
            raise ValueError(message)
