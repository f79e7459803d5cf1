"""Paying: what a seat can spend, what that can buy, and every way to pay it."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from bot.games.pointcity.cards import FACES, RESOURCES, Face, Side

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.games.pointcity.cards import Building, Five
    from bot.games.pointcity.state import City, Spot

NOTHING: Five = (0, 0, 0, 0, 0)

_RESOURCE = {face: RESOURCES.index(face.resource) for face in FACES if face.resource}
_RANK = {face: rank for rank, face in enumerate(FACES)}
_SINGLES = tuple(Face(resource.value) for resource in RESOURCES)
_DOUBLES = tuple(Face(f"{resource}2") for resource in RESOURCES)


class Purse(NamedTuple):
    """What a seat can spend: permanent symbols and cards with one and two symbols by resource."""

    permanent: Five
    singles: Five
    doubles: Five
    ingenuity: int

    @property
    def symbols(self) -> Five:
        """Return the symbols of each resource on cards."""
        return five(one + 2 * two for one, two in zip(self.singles, self.doubles, strict=True))

    @property
    def wealth(self) -> Five:
        """Return all symbols of each resource."""
        return five(map(sum, zip(self.permanent, self.symbols, strict=True)))


class Charge(NamedTuple):
    """What is paid for one resource: cards with one symbol, with two, ingenuity cards."""

    singles: int
    doubles: int
    ingenuity: int


def purse(city: City) -> Purse:
    """Return what a city can spend."""
    faces = [card.face for card in city.hand]
    return Purse(
        permanent(city),
        five(map(faces.count, _SINGLES)),
        five(map(faces.count, _DOUBLES)),
        faces.count(Face.INGENUITY),
    )


def permanent(city: City) -> Five:
    """Return the permanent symbols of each resource."""
    gives = [building.gives for building in city.buildings]
    return five(map(gives.count, RESOURCES))


def pool(buildings: Iterable[Building]) -> Five:
    """Return what some buildings cost together."""
    return five(map(sum, zip(NOTHING, *(each.cost for each in buildings), strict=True)))


def lacking(spots: Iterable[Spot], wealth: Five, wild: int) -> int:
    """Return how many symbols a seat lacks to take some cards of the market together.

    Parameters
    ----------
    wealth
        The symbols it has of each resource.
    wild
        Its ingenuity cards.
    """
    left = list(wealth)
    for spot in spots:
        if spot.side is Side.RESOURCE:
            if spot.card.face is Face.INGENUITY:
                wild += 1
            else:
                left[_RESOURCE[spot.card.face]] += spot.card.face.symbols
        elif spot.card.building is not None:
            left = [there - each for there, each in zip(left, spot.card.building.cost, strict=True)]
    return max(0, -sum([each for each in left if each < 0]) - wild)


def due(cost: Five, symbols: Five) -> Five:
    """Return what of a cost permanent symbols leave to be paid with cards."""
    return five(max(0, each - there) for each, there in zip(cost, symbols, strict=True))


def payments(owed: Five, held: Purse) -> list[tuple[Face, ...]]:
    """Return every payment with cards that covers what is due and of which no card is idle.

    The fewest ingenuity cards first, then the fewest cards with two symbols, then the fewest
    cards, then by face. The surplus symbol of a card is lost.
    """
    charges = (_charges(*each) for each in zip(owed, held.singles, held.doubles, strict=True))
    paid = [
        _cards(each)
        for each in product(*charges)
        if sum(c.ingenuity for c in each) <= held.ingenuity
    ]
    return sorted(paid, key=_cheapness)


def _charges(owed: int, singles: int, doubles: int) -> list[Charge]:
    """Return every way to pay what is due of one resource; what cards lack ingenuity makes up."""
    ways = [
        Charge(one, two, owed - one - 2 * two)
        for two in range(min(doubles, owed // 2) + 1)
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


def five(numbers: Iterable[int]) -> Five:
    """Return five numbers as a tuple of five."""
    economy, energy, ecology, community, industry = numbers
    return economy, energy, ecology, community, industry
