"""The description of the picture, in at most 1,024 characters."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from bot.games.pointcity.cards import SIDE
from bot.games.pointcity.state import Phase
from bot.presenters.fitting import first_fitting, joined
from bot.presenters.phrases import points_phrase
from bot.presenters.pointcity.cards import amounts, face_words, people, spot_name, spot_words
from bot.presenters.turn import turn_alt

if TYPE_CHECKING:
    from bot.games.pointcity.view import CityView, View
    from bot.presenters.reading import Reading
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


def alt_text(reading: Reading[View], short: Short) -> str:
    """Return the description of the picture; if it is too long, with less on the market."""
    view, words = reading.view, reading.words
    head = turn_alt("pc", turn_words(reading), short, words)
    cities = [city_alt(reading, city) for city in view.cities]
    rest = [deck_alt(reading), words.say("pc-alt-tokens", count=len(view.tokens)), *cities]
    return first_fitting(
        joined((*head, market_alt(reading, detail), *rest))
        for detail in sorted(Detail, reverse=True)
    )


def turn_words(reading: Reading[View]) -> str:
    """Return a sentence on whose turn it is, or that the game is over."""
    view, words = reading.view, reading.words
    if view.phase is Phase.OVER:
        return words.say("pc-alt-over")
    player = reading.alt_name(view.mover)
    return words.say(
        "pc-alt-turn", player=player, seat=view.mover, seats=people(view), turn=view.round
    )


def market_alt(reading: Reading[View], detail: Detail) -> str:
    """Return the market row by row, or only the number of buildings."""
    view, words = reading.view, reading.words
    if detail is Detail.COUNTS:
        shown = [spot for spot in view.market if spot is not None]
        count = sum(spot.card.building is not None for spot in shown)
        return words.say("pc-alt-market", buildings=count, resources=len(shown) - count)
    cards = [
        words.say("pc-state-gap")
        if spot is None
        else spot_name(spot, words)
        if detail is Detail.NAMES
        else spot_words(spot, words, priced=detail is Detail.COSTS)
        for spot in view.market
    ]
    rows = [cards[at : at + SIDE] for at in range(0, len(cards), SIDE)]
    return " ".join(
        words.say("pc-alt-row", row=row, cards="; ".join(each))
        for row, each in enumerate(rows, start=1)
    )


def deck_alt(reading: Reading[View]) -> str:
    """Return a sentence on the deck."""
    view, words = reading.view, reading.words
    if view.top is None:
        return words.say("pc-state-deck-empty")
    return words.say("pc-alt-deck", cards=view.deck, card=face_words(view.top.face, words))


def city_alt(reading: Reading[View], city: CityView) -> str:
    """Return a sentence on a city."""
    words = reading.words
    return words.say(
        "pc-alt-city",
        player=reading.alt_name(city.seat),
        points=points_phrase(reading.view.scores[city.seat - 1], words),
        buildings=len(city.buildings),
        cards=len(city.hand),
        tokens=len(city.tokens),
        permanent=amounts(city.permanent, words) or words.say("pc-alt-nothing"),
    )
