"""What was taken in a finished game of Point City, for statistics."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.pieces import Piece
from bot.games.pointcity.cards import RESOURCES, Kind, number
from bot.games.pointcity.deck import standard

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.games.pointcity.cards import Building, Card, Token
    from bot.games.pointcity.state import State


def pieces(state: State) -> list[Piece]:
    """Return the buildings of all cards drawn with who built them, the civic tokens with who took.

    A card that was taken or left in the market as a resource counts as a building not built.
    """
    built = {
        building.id: seat
        for seat, city in enumerate(state.cities, start=1)
        for building in city.buildings
    }
    hands = [card for city in state.cities for card in city.hand]
    market = [spot.card for spot in state.market if spot is not None]
    drawn = {number(card) for card in (*hands, *state.discard, *market)}
    cards = [
        card
        for card in standard().cards
        if number(card) in drawn or (card.building and card.building.id in built)
    ]
    return [*_buildings(cards, built), *_tokens(state)]


def _buildings(cards: Iterable[Card], built: dict[str, int]) -> Iterable[Piece]:
    for card in cards:
        building = card.building
        if building is not None:
            seat = built.get(building.id, 0)
            yield Piece("building", f"{building.id} tier {card.tier} {_what(building)}", seat)
            yield Piece("tier of a building", f"tier {card.tier}", seat)
            yield Piece("use of a building", _use(building), seat)


def _what(building: Building) -> str:
    cost = [
        f"{many} {resource}"
        for resource, many in zip(RESOURCES, building.cost, strict=True)
        if many
    ]
    return f"{_use(building)}, {building.points} for {', '.join(cost)}"


def _use(building: Building) -> str:
    return f"gives {building.gives}" if building.kind is Kind.RESOURCE else building.kind


def _tokens(state: State) -> Iterable[Piece]:
    for seat, city in enumerate(state.cities, start=1):
        for token in city.tokens:
            yield Piece("civic token", _name(token), seat)
    for token in state.tokens:
        yield Piece("civic token", _name(token), 0)


def _name(token: Token) -> str:
    words = token.kind.replace("_", " ").replace("at least", f"at least {token.at_least}")
    return " ".join((f"{token.id:2} {token.points} points {words}", *token.resources))
