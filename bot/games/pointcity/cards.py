"""The cards, civic tokens and market spaces of Point City."""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from typing import TypeAlias

import msgspec


class Resource(StrEnum):
    """The five resources."""

    ECONOMY = "economy"
    ENERGY = "energy"
    ECOLOGY = "ecology"
    COMMUNITY = "community"
    INDUSTRY = "industry"


RESOURCES = tuple(Resource)
"""The resources in the order in which everything lists them; five numbers follow it."""

Five: TypeAlias = tuple[int, int, int, int, int]
"""A number for each of `RESOURCES`, in their order."""


class Face(StrEnum):
    """What the resource side of a card can show: one symbol of a resource, two, or ingenuity."""

    ECONOMY = "economy"
    ECONOMY2 = "economy2"
    ENERGY = "energy"
    ENERGY2 = "energy2"
    ECOLOGY = "ecology"
    ECOLOGY2 = "ecology2"
    COMMUNITY = "community"
    COMMUNITY2 = "community2"
    INDUSTRY = "industry"
    INDUSTRY2 = "industry2"
    INGENUITY = "ingenuity"

    @property
    def resource(self) -> Resource | None:
        """Return the resource it shows, None for ingenuity."""
        return None if self is Face.INGENUITY else Resource(self.removesuffix("2"))

    @property
    def symbols(self) -> int:
        """Return how many symbols it shows."""
        return 2 if self.endswith("2") else 1


FACES = tuple(Face)
"""The faces in the order in which payments and hands list them."""


SYMBOLS = {face: face.symbols for face in FACES}
"""How many symbols each face shows."""


class Side(StrEnum):
    """The two sides of a card."""

    RESOURCE = "resource"
    BUILDING = "building"


class Kind(StrEnum):
    """What a building is good for."""

    RESOURCE = "resource"
    """It gives a permanent resource, and points where it shows any."""
    POINTS = "points"
    """It gives points only."""
    CIVIC = "civic"
    """It gives neither: its builder takes a civic token."""


class Building(msgspec.Struct, frozen=True, omit_defaults=True, gc=False, cache_hash=True):
    """The building side of a card.

    `id` names the card (``c14``), `points` are whole points as printed, `gives` is the permanent
    resource, one symbol of it.
    """

    id: str
    kind: Kind
    cost: Five
    points: int = 0
    gives: Resource | None = None


class Card(msgspec.Struct, frozen=True, omit_defaults=True, gc=False, cache_hash=True):
    """A card, or as much of it as is known.

    Parameters
    ----------
    face
        What its resource side shows.
    tier
        1 to 3, known of every card from its place in the deck; 0 for a starting ingenuity card.
    building
        The building side; None: not to be seen, or a starting card, which has none.
    """

    face: Face
    tier: int
    building: Building | None = None

    @property
    def resource_side(self) -> Card:
        """Return the visible part of the card while it lies resource side up."""
        return Card(self.face, self.tier)


def number(card: Card) -> int:
    """Return the number of a whole card, 1 to 160; 0 where its building is not to be seen."""
    return 0 if card.building is None else _number(card.building.id)


@cache
def _number(building: str) -> int:
    return int(building[1:])


START_CARD = Card(Face.INGENUITY, 0)
"""What each player gets at the start. Rulebook: Setup, 5."""


class TokenKind(StrEnum):
    """What a civic token gives its points for."""

    FLAT = "flat"
    """Once."""
    SYMBOL = "per_symbol"
    """For each permanent symbol of its resource."""
    SET = "per_set"
    """For each complete set of permanent symbols of its resources."""
    TYPE = "per_type_with_at_least"
    """For each resource with at least `at_least` permanent symbols."""
    MISSING = "per_missing_type"
    """For each resource without a permanent symbol."""
    INGENUITY = "per_unspent_ingenuity_card"
    """For each ingenuity card held."""


class Token(msgspec.Struct, frozen=True, omit_defaults=True, gc=False, cache_hash=True):
    """A civic token: 1 to 22, its whole points each time, what it counts."""

    id: int
    kind: TokenKind
    points: int
    at_least: int = 0
    resources: tuple[Resource, ...] = ()


class Deck(msgspec.Struct, frozen=True):
    """All cards and civic tokens, and the first 12 hex digits of the SHA-256 of their files."""

    name: str
    digest: str
    cards: tuple[Card, ...]
    tokens: tuple[Token, ...]


SIDE = 4
"""The rows and the columns of the market."""
SPACES = tuple(f"{column}{row}" for row in range(1, SIDE + 1) for column in "abcd"[:SIDE])
"""The names of the market's spaces in reading order: a1, b1, c1, d1, a2 and so on."""
INDEX = {name: index for index, name in enumerate(SPACES)}
"""The place of each space in reading order, from 0."""
