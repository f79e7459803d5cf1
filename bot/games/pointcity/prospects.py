"""What each building of the market would bring a seat now."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.games.pointcity.cards import RESOURCES, Kind, Side
from bot.games.pointcity.paying import due, five, plus
from bot.games.pointcity.scoring import HALVES, worth

if TYPE_CHECKING:
    from bot.games.pointcity.cards import Building
    from bot.games.pointcity.view import CityView, View


class Prospect(msgspec.Struct, frozen=True):
    """A building of the market as one seat sees it.

    Parameters
    ----------
    points
        The whole points it would bring now: those printed on it, the change of the seat's civic
        tokens, and the best civic token left if it brings one.
    lacking
        The symbols that the seat lacks to pay for it alone.
    """

    points: int
    lacking: int


def prospects(view: View, seat: int) -> tuple[Prospect | None, ...]:
    """Return the prospect of each space of the market, None where no building lies."""
    city = view.cities[seat - 1]
    return tuple(
        None
        if spot is None or spot.side is Side.RESOURCE or spot.card.building is None
        else _prospect(view, city, spot.card.building)
        for spot in view.market
    )


def _prospect(view: View, city: CityView, building: Building) -> Prospect:
    short = sum(due(building.cost, plus(city.permanent, city.symbols)))
    cards = city.ingenuity - min(short, city.ingenuity)
    symbols = plus(city.permanent, five(int(each is building.gives) for each in RESOURCES))
    points = HALVES * building.points
    for held in city.tokens:
        points += worth(held.token, symbols, cards) - held.points
    if building.kind is Kind.CIVIC:
        points += max((worth(each.token, symbols, cards) for each in view.tokens), default=0)
    return Prospect(points // HALVES, max(0, short - city.ingenuity))
