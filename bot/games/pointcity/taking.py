"""What comes to a seat: cards of the market, buildings, civic tokens."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.games.game import Event
from bot.games.pointcity.cards import FACES, SPACES, Kind, Side
from bot.games.pointcity.events import Happening
from bot.games.pointcity.market import shown
from bot.games.pointcity.state import Gap

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.games.pointcity.cards import Building, Card, Token
    from bot.games.pointcity.state import City, State

_RANK = {face: rank for rank, face in enumerate(FACES)}


def taken_from_market(
    state: State, spaces: tuple[int, int], events: list[Event]
) -> tuple[State, list[Building]]:
    """Return the position with two spaces emptied, and the buildings that lay there.

    The resource cards are in the seat's hand at once.
    """
    market = list(state.market)
    names: list[str] = []
    cards: list[Card] = []
    buildings: list[Building] = []
    gaps: list[Gap] = []
    for space in spaces:
        spot = market[space]
        assert spot is not None  # noqa: S101  (all are full when a turn begins)
        names.append(shown(spot))
        gaps.append(Gap(space, spot.side))
        market[space] = None
        if spot.side is Side.BUILDING and spot.card.building is not None:
            buildings.append(spot.card.building)
        else:
            cards.append(spot.card)
    first, second = spaces
    told = {"spaces": f"{SPACES[first]} {SPACES[second]}", "cards": " ".join(names)}
    events.append(Event(Happening.TAKEN, state.seat, told))
    if first > second:
        gaps.reverse()
    cities = with_hand(state, cards) if cards else state.cities
    return replace(state, cities=cities, market=tuple(market), gaps=tuple(gaps)), buildings


def built(state: State, buildings: Iterable[Building], events: list[Event]) -> State:
    """Return the position with more buildings in the seat's city, a token owed for each civic one.

    No more tokens are owed than can still be taken.
    """
    buildings = tuple(buildings)
    if not buildings:
        return state
    city = state.cities[state.seat - 1]
    civic = 0
    for building in buildings:
        events.append(Event(Happening.BUILT, state.seat, {"card": building.id}))
        civic += building.kind is Kind.CIVIC
    owed = min(civic, len(state.tokens))
    if owed < civic:
        events.append(Event(Happening.TOKEN_NONE, state.seat, {"tokens": civic - owed}))
    city = replace(city, buildings=city.buildings + buildings)
    return replace(state, cities=with_city(state, city), taken=(), owed=owed)


def with_token(state: State, token: Token, events: list[Event]) -> State:
    """Return the position with a civic token taken by the seat in turn."""
    tokens = tuple(each for each in state.tokens if each is not token)
    events.append(
        Event(Happening.TOKEN_TAKEN, state.seat, {"token": token.id, "left": len(tokens)})
    )
    city = state.cities[state.seat - 1]
    city = replace(city, tokens=(*city.tokens, token))
    return replace(state, cities=with_city(state, city), tokens=tokens, owed=state.owed - 1)


def with_hand(state: State, cards: Iterable[Card]) -> tuple[City, ...]:
    """Return the cities with some more cards in the hand of the seat in turn."""
    city = state.cities[state.seat - 1]
    hand = list(city.hand)
    for card in cards:
        insort(hand, card, key=_place)
    return with_city(state, replace(city, hand=tuple(hand)))


def _place(card: Card) -> tuple[int, int]:
    return _RANK[card.face], card.tier


def with_city(state: State, city: City) -> tuple[City, ...]:
    """Return the cities with that of the seat in turn replaced."""
    return (*state.cities[: state.seat - 1], city, *state.cities[state.seat :])
