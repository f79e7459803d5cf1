"""Paying for buildings: what a seat can spend, and every way to pay."""

from __future__ import annotations

from functools import lru_cache, reduce
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from bot.games.pointcity.cards import FACES, RESOURCES, Face, Side

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.games.pointcity.cards import Building, Five
    from bot.games.pointcity.state import City, Spot

NOTHING: Five = (0, 0, 0, 0, 0)
RESOURCE_OF = {face: RESOURCES.index(face.resource) for face in FACES if face.resource}
"""The index of the resource each face shows; ingenuity shows none."""

_RANK = {face: rank for rank, face in enumerate(FACES)}
_INDEX = {resource: index for index, resource in enumerate(RESOURCES)}
_SINGLES = tuple(Face(resource.value) for resource in RESOURCES)
_DOUBLES = tuple(Face(f"{resource}2") for resource in RESOURCES)


class Purse(NamedTuple):
    """What a seat can spend: permanent symbols and cards with one and two symbols by resource."""

    permanent: Five
    singles: Five
    doubles: Five
    ingenuity: int
    symbols: Five
    """The symbols of each resource on cards."""
    wealth: Five
    """All symbols of each resource."""


class Charge(NamedTuple):
    """What is paid for one resource: cards that show it, and how many ingenuity cards."""

    cards: tuple[Face, ...]
    ingenuity: int


@lru_cache(maxsize=64)
def purse(city: City) -> Purse:
    """Return the resources a city can spend; cached, since every action asks for the same ones."""
    held = [0] * len(FACES)
    for card in city.hand:
        held[_RANK[card.face]] += 1
    ingenuity = held.pop()
    singles, doubles = five(held[::2]), five(held[1::2])
    symbols = plus(singles, plus(doubles, doubles))
    lasting = permanent(city)
    return Purse(lasting, singles, doubles, ingenuity, symbols, plus(lasting, symbols))


def five(numbers: Iterable[int]) -> Five:
    """Return five numbers as a tuple of five."""
    economy, energy, ecology, community, industry = numbers
    return economy, energy, ecology, community, industry


def permanent(city: City) -> Five:
    """Return the permanent symbols of each resource."""
    symbols = [0] * len(RESOURCES)
    for building in city.buildings:
        if building.gives is not None:
            symbols[_INDEX[building.gives]] += 1
    return five(symbols)


def pool(buildings: Iterable[Building]) -> Five:
    """Return the cost of several buildings together."""
    return reduce(plus, (building.cost for building in buildings), NOTHING)


def plus(one: Five, other: Five) -> Five:
    """Return the sum for each resource."""
    a, b, c, d, e = one
    v, w, x, y, z = other
    return a + v, b + w, c + x, d + y, e + z


def due(cost: Five, symbols: Five) -> Five:
    """Return the part of a cost that these symbols do not cover."""
    a, b, c, d, e = cost
    v, w, x, y, z = symbols
    return (
        a - v if a > v else 0,
        b - w if b > w else 0,
        c - x if c > x else 0,
        d - y if d > y else 0,
        e - z if e > z else 0,
    )


def lacking(spots: Iterable[Spot], held: Purse) -> int:
    """Return how many symbols a seat lacks to take some cards of the market together."""
    wealth, wild = list(held.wealth), held.ingenuity
    buildings: list[Building] = []
    for spot in spots:
        if spot.side is Side.BUILDING and spot.card.building is not None:
            buildings.append(spot.card.building)
        elif spot.card.face is Face.INGENUITY:
            wild += 1
        else:
            wealth[RESOURCE_OF[spot.card.face]] += spot.card.face.symbols
    return max(0, sum(due(pool(buildings), five(wealth))) - wild)


def payments(owed: Five, held: Purse) -> list[tuple[Face, ...]]:
    """Return every payment that covers a cost without a needless card.

    The fewest ingenuity cards first, then the fewest cards with two symbols, then the fewest
    cards, then by face. The surplus symbol of a card is lost.
    """
    if not any(owed):
        return [()]
    charges = [
        _charges(resource, *each)
        for resource, each in enumerate(zip(owed, held.singles, held.doubles, strict=True))
        if each[0]
    ]
    paid: list[tuple[Face, ...]] = []
    for charge in product(*charges):
        wild = sum([each.ingenuity for each in charge])
        if wild <= held.ingenuity:
            cards = [face for each in charge for face in each.cards]
            paid.append((*cards, *[Face.INGENUITY] * wild))
    return sorted(paid, key=_cheapness) if len(paid) > 1 else paid


@lru_cache(maxsize=2048)
def _charges(resource: int, owed: int, singles: int, doubles: int) -> tuple[Charge, ...]:
    ways = [
        (one, two, owed - one - 2 * two)
        for two in range(doubles + 1)
        for one in range(min(singles, owed - 2 * two) + 1)
    ]
    if owed % 2 and doubles > owed // 2:
        ways.append((0, owed // 2 + 1, 0))
    single, double = _SINGLES[resource], _DOUBLES[resource]
    return tuple(Charge((single,) * one + (double,) * two, wild) for one, two, wild in ways)


def _cheapness(cards: tuple[Face, ...]) -> tuple[int, int, int, list[int]]:
    doubles = sum(face in _DOUBLES for face in cards)
    return cards.count(Face.INGENUITY), doubles, len(cards), [_RANK[face] for face in cards]
