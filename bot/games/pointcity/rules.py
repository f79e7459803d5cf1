"""The turn of Point City: what each action does to a position.

`apply` checks an action against the legal actions; the functions below do not check again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.games.errors import IllegalAction
from bot.games.game import Event
from bot.games.pointcity import legal
from bot.games.pointcity.actions import End, Flip, Pay, Take, TakeDeck, TakeToken
from bot.games.pointcity.cards import INDEX, RESOURCES, SPACES, START_CARD, Side
from bot.games.pointcity.events import Happening
from bot.games.pointcity.market import drawn, shown
from bot.games.pointcity.paying import due, pool, purse
from bot.games.pointcity.refusals import refusal
from bot.games.pointcity.state import City, Phase, Spot, State
from bot.games.pointcity.taking import (
    built,
    taken_from_market,
    with_city,
    with_hand,
    with_token,
)
from bot.games.pointcity.turns import TIERS, end_turn, ended, pass_on

if TYPE_CHECKING:
    from bot.games.pointcity.actions import Action
    from bot.games.pointcity.cards import Face
    from bot.games.pointcity.state import Setup


def start(setup: Setup) -> State:
    """Return the position before the first turn."""
    own = City(hand=(START_CARD,))
    cities = (own, City()) if setup.level is not None else (own,) * setup.seats
    return State(
        cities=cities,
        seat=setup.first,
        market=tuple(Spot(card) for card in setup.order[: len(SPACES)]),
        pile=setup.order[len(SPACES) :],
        beyond=sum(TIERS[len(cities)]) - len(setup.order),
        tokens=setup.tokens,
        level=setup.level,
        elsewhere=setup.removed + setup.unplaced,
        partial=not setup.removed,
    )


def legal_actions(state: State) -> list[Action]:
    """Return the legal actions in their fixed order, without those that need an unknown card."""
    actions = legal.legal_actions(state)
    if not state.partial:
        return actions
    return [action for action in actions if _is_within_record(state, action)]


def apply(state: State, action: Action) -> tuple[State, list[Event]]:
    """Return the position after the action and what happened, in order.

    Raises
    ------
    IllegalAction
        When the action is not among `legal_actions(state)`, with the reason.
    """
    if not legal.is_legal(state, action):
        raise refusal(state, action)
    return carried_out(state, action)


def carried_out(state: State, action: Action) -> tuple[State, list[Event]]:
    """Return the same as `apply` for an action that is known to be legal."""
    events: list[Event] = []
    return _apply(state, action, events), events


def _is_within_record(state: State, action: Action) -> bool:
    try:
        _apply(state, action, [])
    except IllegalAction:
        return False
    return True


def _apply(state: State, action: Action, events: list[Event]) -> State:
    match action:
        case Flip(space=space):
            return _flip(state, INDEX[space], events)
        case Take(first=first, second=second):
            return _take(state, (INDEX[first], INDEX[second]), events)
        case TakeDeck():
            return _take_deck(state, events)
        case Pay(cards=cards):
            return _pay(state, cards, events)
        case TakeToken(token=number):
            return _take_token(state, number, events)
        case End():
            events.append(Event(Happening.NOTHING_TAKEN, state.seat))
            return ended(state, events)


def _flip(state: State, space: int, events: list[Event]) -> State:
    """Turn a card to its building side. Rulebook: Optional flip action."""
    spot = state.market[space]
    assert spot is not None  # noqa: S101  (all are full before the take)
    flipped = Spot(spot.card, Side.BUILDING)
    told = {"space": SPACES[space], "face": shown(spot), "card": shown(flipped)}
    events.append(Event(Happening.FLIPPED, state.seat, told))
    market = (*state.market[:space], flipped, *state.market[space + 1 :])
    return replace(state, market=market, flipped=True)


def _take(state: State, spaces: tuple[int, int], events: list[Event]) -> State:
    """Take two cards; a building among them is to be paid for next."""
    state, buildings = taken_from_market(state, spaces, events)
    if buildings:
        return replace(state, phase=Phase.PAY, taken=tuple(buildings))
    return end_turn(state, events)


def _take_deck(state: State, events: list[Event]) -> State:
    """Take two cards from the deck as resources; the market is not refilled."""
    cards, pile = drawn(state, legal.TAKEN)
    names = " ".join(card.face for card in cards)
    events.append(Event(Happening.TAKEN_FROM_DECK, state.seat, {"cards": names}))
    return pass_on(replace(state, cities=with_hand(state, cards), pile=pile), events)


def _pay(state: State, faces: tuple[Face, ...], events: list[Event]) -> State:
    """Pay for the buildings of this turn together and build them. Rulebook: Building."""
    city = state.cities[state.seat - 1]
    cost = pool(state.taken)
    rest = due(cost, purse(city).permanent)
    covered: list[str] = []
    for resource, whole, left in zip(RESOURCES, cost, rest, strict=True):
        covered += [resource] * (whole - left)
    told = {"cards": " ".join(faces), "permanent": " ".join(covered)}
    events.append(Event(Happening.PAID, state.seat, told))
    hand = list(city.hand)
    # Of equal faces the lowest tier goes; which one that is everybody can see.
    paid = [hand.pop([card.face for card in hand].index(face)) for face in faces]
    cities = with_city(state, replace(city, hand=tuple(hand)))
    state = replace(state, cities=cities, discard=(*state.discard, *paid))
    state = built(state, state.taken, events)
    return _go_on(state, events)


def _take_token(state: State, number: int, events: list[Event]) -> State:
    """Take a civic token. Rulebook: Building a civic building."""
    token = next(token for token in state.tokens if token.id == number)
    return _go_on(with_token(state, token, events), events)


def _go_on(state: State, events: list[Event]) -> State:
    if state.owed:
        return replace(state, phase=Phase.TOKEN)
    return end_turn(state, events)
