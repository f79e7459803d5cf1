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
    """What is paid for one resource: cards with one symbol, with two, ingenuity cards."""

    singles: int
    doubles: int
    ingenuity: int


_FREE = (Charge(0, 0, 0),)
"""The only way to pay nothing."""


@lru_cache(maxsize=64)
def purse(city: City) -> Purse:
    """Return the resources a city can spend; cached, since every action asks for the same ones."""
    faces = [card.face for card in city.hand]
    singles, doubles = five(map(faces.count, _SINGLES)), five(map(faces.count, _DOUBLES))
    symbols = plus(singles, plus(doubles, doubles))
    lasting = permanent(city)
    return Purse(
        lasting, singles, doubles, faces.count(Face.INGENUITY), symbols, plus(lasting, symbols)
    )


def five(numbers: Iterable[int]) -> Five:
    """Return five numbers as a tuple of five."""
    economy, energy, ecology, community, industry = numbers
    return economy, energy, ecology, community, industry


def permanent(city: City) -> Five:
    """Return the permanent symbols of each resource."""
    gives = [building.gives for building in city.buildings]
    return five(map(gives.count, RESOURCES))


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
    charges = (
        _charges(*each) if each[0] else _FREE
        for each in zip(owed, held.singles, held.doubles, strict=True)
    )
    paid = [
        _cards(each)
        for each in product(*charges)
        if sum(c.ingenuity for c in each) <= held.ingenuity
    ]
    return sorted(paid, key=_cheapness) if len(paid) > 1 else paid


def _charges(owed: int, singles: int, doubles: int) -> list[Charge]:
    """Return every way to pay for one resource, with ingenuity cards for what is missing."""
    ways = [
        Charge(one, two, owed - one - 2 * two)
        for two in range(doubles + 1)
        for one in range(min(singles, owed - 2 * two) + 1)
    ]
    if owed % 2 and doubles > owed // 2:
        ways.append(Charge(0, owed // 2 + 1, 0))
    return ways


def _cards(charges: Iterable[Charge]) -> tuple[Face, ...]:
    cards: list[Face] = []
    wild = 0
    for one, two, charge in zip(_SINGLES, _DOUBLES, charges, strict=True):
        cards += [one] * charge.singles + [two] * charge.doubles
        wild += charge.ingenuity
    return (*cards, *[Face.INGENUITY] * wild)


def _cheapness(cards: tuple[Face, ...]) -> tuple[int, int, int, list[int]]:
    doubles = sum(face in _DOUBLES for face in cards)
    return cards.count(Face.INGENUITY), doubles, len(cards), [_RANK[face] for face in cards]
