"""Cards, tokens and cities of Point City as plain numbers, for players that try many turns.

Resources are numbers from 0 in the order of `RESOURCES`, `WILD` stands for ingenuity, and all
points are in halves.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from bot.games.pointcity.cards import RESOURCES, Face, Kind, TokenKind
from bot.games.pointcity.paying import RESOURCE_OF
from bot.games.pointcity.scoring import HALVES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.games.pointcity.cards import Building, Card, Token

WILD = len(RESOURCES)
"""The number of ingenuity."""
NONE = -1
"""What a building gives that gives no resource."""


class Piece(msgspec.Struct, frozen=True, gc=False):
    """A card: its resource and symbols, and the building behind as far as it is known.

    `cost` has a resource and a number of symbols for each resource that the building costs.
    """

    resource: int
    symbols: int
    cost: tuple[tuple[int, int], ...] = ()
    points: int = 0
    gives: int = NONE
    civic: bool = False


class Goal(msgspec.Struct, frozen=True, gc=False):
    """A civic token; `own` are the resources that it counts, `points` those for each time."""

    id: int
    kind: TokenKind
    points: int
    at_least: int
    own: tuple[int, ...]


class City:
    """What a seat has.

    Attributes
    ----------
    printed
        The points of its buildings.
    lasting
        Its permanent symbols of each resource.
    held
        The symbols of each resource on its cards.
    doubles
        How many cards with two symbols of each resource it has.
    wild
        Its ingenuity cards.
    """

    __slots__ = ("doubles", "goals", "held", "lasting", "printed", "wild")

    def __init__(
        self,
        *,
        printed: int = 0,
        lasting: Iterable[int] = (0,) * WILD,
        held: Iterable[int] = (0,) * WILD,
        doubles: Iterable[int] = (0,) * WILD,
        wild: int = 0,
        goals: Iterable[Goal] = (),
    ) -> None:
        self.printed = printed
        self.lasting = [*lasting]
        self.held = [*held]
        self.doubles = [*doubles]
        self.wild = wild
        self.goals = [*goals]

    def copy(self) -> City:
        """Return a city that can be changed by itself."""
        copy = City.__new__(City)
        copy.printed, copy.wild = self.printed, self.wild
        copy.lasting, copy.held = self.lasting.copy(), self.held.copy()
        copy.doubles, copy.goals = self.doubles.copy(), self.goals.copy()
        return copy

    @property
    def cards(self) -> int:
        """Return how many resource cards it has."""
        return sum(self.held) - sum(self.doubles) + self.wild

    def receive(self, piece: Piece) -> None:
        """Take a card as a resource."""
        if piece.resource == WILD:
            self.wild += 1
            return
        self.held[piece.resource] += piece.symbols
        if piece.symbols > 1:
            self.doubles[piece.resource] += 1

    def build(self, piece: Piece) -> None:
        """Add a building that is paid."""
        self.printed += piece.points
        if piece.gives >= 0:
            self.lasting[piece.gives] += 1

    def spend(self, faces: Iterable[Face]) -> None:
        """Give some cards away."""
        for face in faces:
            if face is Face.INGENUITY:
                self.wild -= 1
                continue
            resource, symbols = RESOURCE_OF[face], face.symbols
            self.held[resource] -= symbols
            self.doubles[resource] -= symbols > 1

    def pay(self, costs: Iterable[tuple[int, int]]) -> None:
        """Pay what can be paid: ingenuity cards last, no symbol lost needlessly, doubles first.

        Parameters
        ----------
        costs
            Resources, each at most once, and the symbols that they cost.
        """
        for resource, cost in costs:
            due = cost - self.lasting[resource]
            if due <= 0:
                continue
            twos = self.doubles[resource]
            ones = self.held[resource] - 2 * twos
            two = min(twos, due // 2)
            rest = due - 2 * two
            if rest > ones and two < twos:
                two, rest = two + 1, 0
            one = min(rest, ones)
            self.wild -= rest - one
            self.doubles[resource] = twos - two
            self.held[resource] -= 2 * two + one

    def short(self, costs: Iterable[tuple[int, int]]) -> int:
        """Return how many ingenuity cards it takes to pay."""
        lasting, held = self.lasting, self.held
        lacking = 0
        for resource, cost in costs:
            due = cost - lasting[resource] - held[resource]
            if due > 0:
                lacking += due
        return lacking


@lru_cache(maxsize=1024)
def piece(card: Card) -> Piece:
    """Return a card as numbers."""
    resource = RESOURCE_OF.get(card.face, WILD)
    if card.building is None:
        return Piece(resource, card.face.symbols)
    return _built(card.building, resource, card.face.symbols)


@lru_cache(maxsize=256)
def building(built: Building) -> Piece:
    """Return a building as numbers, of which the resource side does not matter."""
    return _built(built, WILD, 1)


@lru_cache(maxsize=256)
def goal(token: Token) -> Goal:
    """Return a civic token as numbers."""
    own = tuple(RESOURCES.index(resource) for resource in token.resources)
    return Goal(token.id, token.kind, HALVES * token.points, token.at_least, own)


def together(one: Piece, other: Piece) -> list[tuple[int, int]]:
    """Return what two buildings cost."""
    costs = [*one.cost]
    for resource, cost in other.cost:
        for place, (known, before) in enumerate(costs):
            if known == resource:
                costs[place] = resource, before + cost
                break
        else:
            costs.append((resource, cost))
    return costs


def _built(built: Building, resource: int, symbols: int) -> Piece:
    return Piece(
        resource,
        symbols,
        cost=tuple((each, cost) for each, cost in enumerate(built.cost) if cost),
        points=HALVES * built.points,
        gives=NONE if built.gives is None else RESOURCES.index(built.gives),
        civic=built.kind is Kind.CIVIC,
    )
