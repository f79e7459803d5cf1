"""How a turn ends, the automaton's turn, and how the game ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.games.game import Event
from bot.games.pointcity.cards import FACES, SIDE, SPACES, Kind, Side
from bot.games.pointcity.events import Happening
from bot.games.pointcity.market import refilled, shown
from bot.games.pointcity.state import Ending, Gap, Phase

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.games.pointcity.cards import Building, Card, Token
    from bot.games.pointcity.state import City, State

TIERS = {2: (40, 24, 18), 3: (52, 36, 28), 4: (64, 48, 38)}
"""How many cards of each tier are in the game, by number of cities. Rulebook: Setup, 1."""
TOKENS = {2: 10, 3: 12, 4: 14}
"""How many civic tokens are, by number of cities. Rulebook: Setup, 4."""
PLAYER, AUTOMATON = 1, 2
"""The seats of a game alone."""

_RANK = {face: rank for rank, face in enumerate(FACES)}


def tiers(cities: int) -> tuple[int, ...]:
    """Return the tier of each card of the deck from the top, the market's 16 first."""
    return tuple(tier for tier, cards in enumerate(TIERS[cities], start=1) for _ in range(cards))


def turns_over(state: State) -> int:
    """Return how many turns have ended: each but the last takes two cards from the deck."""
    return (sum(TIERS[len(state.cities)]) - len(SPACES) - state.deck) // 2


def crossing(state: State) -> tuple[int, int]:
    """Return the space where the automaton's markers cross and the one below it.

    They stand at row 2 and column 1 at first and both move on after each of its turns; below the
    last row comes the first. Rulebook: Solo mode.
    """
    step = turns_over(state) // len(state.cities)
    row, column = (step + 1) % SIDE, step % SIDE
    return SIDE * row + column, SIDE * ((row + 1) % SIDE) + column


def end_turn(state: State, events: list[Event]) -> State:
    """Return the position once a seat is done with what it took from the market."""
    if not state.deck:
        return ended(state, events)
    return pass_on(refilled(state, events), events)


def pass_on(state: State, events: list[Event]) -> State:
    """Return the position with the next turn begun; the automaton has had its own before."""
    if state.level is not None and state.seat == PLAYER:
        return _automaton(replace(state, seat=AUTOMATON), events)
    seat = PLAYER if state.level is not None else state.seat % len(state.cities) + 1
    events.append(Event(Happening.TURN, seat))
    return replace(state, seat=seat, phase=Phase.TAKE, flipped=False)


def ended(state: State, events: list[Event]) -> State:
    """Return the position at the end of the game."""
    if state.level is not None and state.seat == PLAYER:
        return _automaton(replace(state, seat=AUTOMATON), events)
    events.append(Event(Happening.ENDED, state.seat, {"ending": Ending.MARKET.value}))
    return replace(state, phase=Phase.OVER, ending=Ending.MARKET, gaps=(), flipped=False)


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
    told = {"spaces": " ".join(SPACES[space] for space in spaces), "cards": " ".join(names)}
    events.append(Event(Happening.TAKEN, state.seat, told))
    gaps.sort(key=lambda gap: gap.space)
    state = with_hand(replace(state, market=tuple(market), gaps=tuple(gaps)), cards)
    return state, buildings


def built(state: State, buildings: Iterable[Building], events: list[Event]) -> State:
    """Return the position with some buildings in the seat's city and tokens owed for the civic.

    Where there are fewer tokens than civic buildings, no more are owed.
    """
    city = state.cities[state.seat - 1]
    buildings = tuple(buildings)
    events += [Event(Happening.BUILT, state.seat, {"card": each.id}) for each in buildings]
    civic = sum(building.kind is Kind.CIVIC for building in buildings)
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


def with_hand(state: State, cards: Iterable[Card]) -> State:
    """Return the position with some more cards in the hand of the seat in turn."""
    city = state.cities[state.seat - 1]
    hand = sorted((*city.hand, *cards), key=lambda card: (_RANK[card.face], card.tier))
    return replace(state, cities=with_city(state, replace(city, hand=tuple(hand))))


def with_city(state: State, city: City) -> tuple[City, ...]:
    """Return the cities with that of the seat in turn replaced."""
    return (*state.cities[: state.seat - 1], city, *state.cities[state.seat :])


def _automaton(state: State, events: list[Event]) -> State:
    """Return the position after the automaton's turn. Rulebook: Solo mode."""
    state, buildings = taken_from_market(state, crossing(state), events)
    state = built(state, buildings, events)
    while state.owed:
        state = with_token(state, state.tokens[0], events)
    return end_turn(state, events)
