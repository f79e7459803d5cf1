"""Descriptions of pictures, in at most 1,024 characters."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from bot.games.pointcity.cards import SIDE
from bot.games.pointcity.state import Phase
from bot.presenters.fitting import first_fitting, joined
from bot.presenters.phrases import points_phrase
from bot.presenters.turn import turn_alt

if TYPE_CHECKING:
    from bot.games.pointcity.view import CityView
    from bot.presenters.pointcity.reading import PointCityReading
    from bot.presenters.turn import Short


class Detail(IntEnum):
    """How much the description tells about the market."""

    COUNTS = 0
    """The number of buildings."""
    NAMES = 1
    """The name of each card."""
    BRINGS = 2
    """Also the gain of each building."""
    COSTS = 3
    """Also the cost of each building."""


def alt_text(reading: PointCityReading, short: Short) -> str:
    """Return the description of the table; if it is too long, with less on the market."""
    view = reading.view
    head = turn_alt("pc", turn_words(reading), short, reading.words)
    cities = [city_alt(reading, city) for city in view.cities]
    rest = [deck_alt(reading), reading.say("pc-alt-tokens", count=len(view.tokens)), *cities]
    return first_fitting(
        joined((*head, market_alt(reading, detail), *rest))
        for detail in sorted(Detail, reverse=True)
    )


def turn_words(reading: PointCityReading) -> str:
    """Return a sentence on whose turn it is, or that the game is over."""
    view = reading.view
    if view.phase is Phase.OVER:
        return reading.say("pc-alt-over")
    player = reading.alt_name(view.mover)
    return reading.say(
        "pc-alt-turn", player=player, seat=view.mover, seats=reading.people, turn=view.round
    )


def market_alt(reading: PointCityReading, detail: Detail) -> str:
    view = reading.view
    if detail is Detail.COUNTS:
        shown = [spot for spot in view.market if spot is not None]
        count = sum(spot.card.building is not None for spot in shown)
        return reading.say("pc-alt-market", buildings=count, resources=len(shown) - count)
    cards = [
        reading.say("pc-state-gap")
        if spot is None
        else reading.spot_name(spot)
        if detail is Detail.NAMES
        else reading.spot(spot, priced=detail is Detail.COSTS)
        for spot in view.market
    ]
    rows = [cards[at : at + SIDE] for at in range(0, len(cards), SIDE)]
    return " ".join(
        reading.say("pc-alt-row", row=row, cards="; ".join(each))
        for row, each in enumerate(rows, start=1)
    )


def deck_alt(reading: PointCityReading) -> str:
    view = reading.view
    if view.top is None:
        return reading.say("pc-state-deck-empty")
    return reading.say("pc-alt-deck", cards=view.deck, card=reading.face(view.top.face))


def city_alt(reading: PointCityReading, city: CityView) -> str:
    return reading.say(
        "pc-alt-city",
        player=reading.alt_name(city.seat),
        points=points_phrase(reading.view.scores[city.seat - 1], reading.words),
        buildings=len(city.buildings),
        cards=len(city.hand),
        tokens=len(city.tokens),
        permanent=reading.amounts(city.permanent) or reading.say("pc-alt-nothing"),
    )
