"""A position of Point City as plain numbers, changed in place, for players that try many turns.

It knows a deck only as far as one is dealt to it, and no buildings behind resource cards. It checks
nothing.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from bot.games.pointcity.cards import RESOURCES, SIDE, SPACES, Face, Kind, TokenKind
from bot.games.pointcity.market import LINES
from bot.games.pointcity.paying import RESOURCE_OF
from bot.games.pointcity.scoring import HALVES
from bot.games.pointcity.turns import AUTOMATON, TIERS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bot.games.pointcity.cards import Building, Card, Token
    from bot.games.pointcity.state import Level


TAKEN = 2
"""How many cards a turn takes."""
DECKS = {cities: sum(tiers) - len(SPACES) for cities, tiers in TIERS.items()}
"""How many cards the deck has at the start, by number of cities."""


class CompactTable:
    """A position between two actions.

    Attributes
    ----------
    seat
        Whose turn it is, counted from 0.
    market
        The cards in reading order; what lies on an emptied space does not count.
    built
        By space, whether the building side is up, or was on an emptied space.
    gaps
        The spaces emptied this turn, in reading order.
    deck
        The next cards of the deck, the first of them last.
    left
        How many cards the deck has.
    goals
        The civic tokens that can be taken, from the left.
    over
        Whether the game has ended.
    """

    __slots__ = (
        "built",
        "cities",
        "deck",
        "gaps",
        "goals",
        "left",
        "level",
        "market",
        "over",
        "seat",
    )

    def __init__(
        self,
        cities: Iterable[CompactCity],
        market: Iterable[CompactCard],
        built: Iterable[bool],
        *,
        seat: int,
        left: int,
        goals: Iterable[Goal],
        level: Level | None = None,
    ) -> None:
        self.cities = [*cities]
        self.market = [*market]
        self.built = [*built]
        self.seat = seat
        self.gaps: list[int] = []
        self.deck: list[CompactCard] = []
        self.left = left
        self.goals = [*goals]
        self.level = level
        self.over = False

    def copy(self) -> CompactTable:
        """Return a board that can be changed by itself."""
        copy = CompactTable.__new__(CompactTable)
        copy.cities = [city.copy() for city in self.cities]
        copy.market, copy.built = self.market.copy(), self.built.copy()
        copy.gaps, copy.goals = self.gaps.copy(), self.goals.copy()
        copy.deck = self.deck.copy()
        copy.seat, copy.left = self.seat, self.left
        copy.level, copy.over = self.level, self.over
        return copy

    @property
    def city(self) -> CompactCity:
        """Return the city of the seat in turn."""
        return self.cities[self.seat]

    def turns(self, seat: int) -> int:
        """Return the number of turns left to a seat, the present one included."""
        if self.over:
            return 0
        count = len(self.cities)
        return (self.left // TAKEN + count - (seat - self.seat) % count) // count

    def turns_after(self) -> int:
        """Return the number of turns left to the seat in turn, without the present one."""
        return self.left // TAKEN // len(self.cities)

    def flippable(self) -> list[int]:
        """Return the spaces whose card can be flipped."""
        built = self.built
        lines = (line for line in LINES if not any(built[space] for space in line))
        return sorted({space for line in lines for space in line})

    def flip(self, space: int) -> None:
        """Turn a card, of which the building side is known here, to that side."""
        self.built[space] = True

    def take(self, pair: tuple[int, int]) -> list[CompactCard]:
        """Take two cards; return the buildings among them, which are neither paid nor built."""
        self.gaps = [*pair]
        buildings: list[CompactCard] = []
        for space in pair:
            if self.built[space]:
                buildings.append(self.market[space])
            else:
                self.city.receive(self.market[space])
        return buildings

    def take_deck(self) -> None:
        """Take two cards of the deck; the turn ends."""
        for _ in range(TAKEN):
            self.city.receive(self.deck.pop())
        self.left -= TAKEN
        self._pass_on()

    def pay(self, buildings: Sequence[CompactCard]) -> int:
        """Pay for buildings and build them; return how many tokens are to be taken."""
        if buildings:
            first, *more = buildings
            self.city.pay(together(first, more[0]) if more else first.cost)
        return self.build(buildings)

    def build(self, buildings: Iterable[CompactCard]) -> int:
        """Add buildings that are paid; return how many tokens are to be taken."""
        owed = 0
        for piece in buildings:
            self.city.build(piece)
            owed += piece.civic
        return min(owed, len(self.goals))

    def take_token(self, goal: Goal) -> None:
        """Take a civic token."""
        self.goals.remove(goal)
        self.city.goals.append(goal)

    def end_turn(self) -> None:
        """Refill the market, and let the automaton move if it is next; or end the game."""
        if not self.left:
            self.over = True
            return
        for space in self.gaps:
            self.market[space] = self.deck.pop()
            self.built[space] = not self.built[space]
        self.left -= len(self.gaps)
        self.gaps = []
        self._pass_on()

    def end(self) -> None:
        """End the game without taking anything."""
        self.over = True

    def _pass_on(self) -> None:
        self.seat = (self.seat + 1) % len(self.cities)
        if self.level is not None and self.seat == AUTOMATON - 1:
            owed = self.build(self.take(self.crossing()))
            for _ in range(owed):
                self.take_token(self.goals[0])
            self.end_turn()

    def crossing(self) -> tuple[int, int]:
        """Return the spaces whose cards the automaton takes next, in reading order."""
        step = (DECKS[len(self.cities)] - self.left) // TAKEN // len(self.cities)
        row, column = (step + 1) % SIDE, step % SIDE
        first, second = SIDE * row + column, SIDE * ((row + 1) % SIDE) + column
        return (first, second) if first < second else (second, first)


WILD = len(RESOURCES)
"""The number of ingenuity."""
NONE = -1
"""What a building gives that gives no resource."""


class CompactCard(msgspec.Struct, frozen=True, gc=False):
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


class CompactCity:
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

    def copy(self) -> CompactCity:
        """Return a city that can be changed by itself."""
        copy = CompactCity.__new__(CompactCity)
        copy.printed, copy.wild = self.printed, self.wild
        copy.lasting, copy.held = self.lasting.copy(), self.held.copy()
        copy.doubles, copy.goals = self.doubles.copy(), self.goals.copy()
        return copy

    @property
    def cards(self) -> int:
        """Return how many resource cards it has."""
        return sum(self.held) - sum(self.doubles) + self.wild

    def receive(self, piece: CompactCard) -> None:
        """Take a card as a resource."""
        if piece.resource == WILD:
            self.wild += 1
            return
        self.held[piece.resource] += piece.symbols
        if piece.symbols > 1:
            self.doubles[piece.resource] += 1

    def build(self, piece: CompactCard) -> None:
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
def piece(card: Card) -> CompactCard:
    """Return a card as numbers."""
    resource = RESOURCE_OF.get(card.face, WILD)
    if card.building is None:
        return CompactCard(resource, card.face.symbols)
    return _built(card.building, resource, card.face.symbols)


@lru_cache(maxsize=256)
def building(built: Building) -> CompactCard:
    """Return a building as numbers, of which the resource side does not matter."""
    return _built(built, WILD, 1)


@lru_cache(maxsize=256)
def goal(token: Token) -> Goal:
    """Return a civic token as numbers."""
    own = tuple(RESOURCES.index(resource) for resource in token.resources)
    return Goal(token.id, token.kind, HALVES * token.points, token.at_least, own)


def together(one: CompactCard, other: CompactCard) -> list[tuple[int, int]]:
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


def _built(built: Building, resource: int, symbols: int) -> CompactCard:
    return CompactCard(
        resource,
        symbols,
        cost=tuple((each, cost) for each, cost in enumerate(built.cost) if cost),
        points=HALVES * built.points,
        gives=NONE if built.gives is None else RESOURCES.index(built.gives),
        civic=built.kind is Kind.CIVIC,
    )
