"""The legal actions of a position; nothing else decides what is legal."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from bot.games.game import CHANCE
from bot.games.tickettoride import maps
from bot.games.tickettoride.actions import (
    Claim,
    DrawTickets,
    Keep,
    Pass,
    Place,
    Shuffle,
    Take,
    TakeDeck,
    TakeToken,
)
from bot.games.tickettoride.cards import CARDS, FERRY, MOST, PLACE, ROW, Card, count_of
from bot.games.tickettoride.state import Phase
from bot.games.tickettoride.tokens import offered
from bot.games.tickettoride.ways import is_closed

if TYPE_CHECKING:
    from bot.games.tickettoride.actions import Action
    from bot.games.tickettoride.cards import Counts
    from bot.games.tickettoride.map import Map, Route
    from bot.games.tickettoride.state import State


CHOICES = ((1,), (2,), (1, 2))
"""The places of the tickets that can be kept of two."""
_SEATS = range(MOST + 1)
_TAKES = tuple(tuple(Take(seat, position) for position in range(1, ROW + 1)) for seat in _SEATS)
_DECKS = tuple(TakeDeck(seat) for seat in _SEATS)
_KEEPS = tuple(tuple(Keep(seat, places) for places in CHOICES) for seat in _SEATS)


def to_act(state: State) -> tuple[int, ...]:
    """Return the seats that may act: the one in turn, or all that have tickets still to keep."""
    if state.phase is Phase.OVER or state.due:
        return ()
    if state.phase is Phase.KEEP:
        return tuple(seat for seat, places in enumerate(state.chosen, start=1) if not places)
    return (state.seat,)


def legal_actions(state: State) -> list[Action]:
    """Return the legal actions in the order of the rules; none while cards are to be shuffled."""
    if state.due:
        return []
    seat = state.seat
    match state.phase:
        case Phase.TURN:
            return _turn(state)
        case Phase.SECOND:
            return second_takes(state)
        case Phase.KEEP:
            return [keep for each in to_act(state) for keep in _KEEPS[each]]
        case Phase.OFFER:
            return [*_KEEPS[seat]]
        case Phase.PLACE:
            board = maps.known(state.map, state.digest)
            free = [
                each.id
                for each, stack in zip(board.locations, state.stacks, strict=True)
                if not stack
            ]
            return [Place(seat, symbol, where) for symbol in state.waiting for where in free]
        case Phase.TOKEN:
            board = maps.known(state.map, state.digest)
            ends = offered(board, state, board.route[state.newest])
            return [TakeToken(seat, end) for end in ends]
        case _:
            return []


def second_takes(state: State) -> list[Action]:
    """Return the legal takes of a second card: the deck, and the row without its ferries.

    Rulebook: Drawing cards.
    """
    takes = _TAKES[state.seat]
    found: list[Action] = [
        takes[place]
        for place, card in enumerate(state.row)
        if card is not None and card is not Card.FERRY
    ]
    if state.deck:
        found.append(_DECKS[state.seat])
    return found


def _turn(state: State) -> list[Action]:
    seat = state.seat
    takes = _TAKES[seat]
    found: list[Action] = [takes[place] for place, card in enumerate(state.row) if card is not None]
    if state.deck:
        found.append(_DECKS[seat])
    trams = state.trams[seat - 1]
    board = maps.known(state.map, state.digest)
    for number, claims in _payable(board, seat, state.hands[seat - 1]):
        if (
            not state.owners[number]
            and board.routes[number].length <= trams
            and not is_closed(board, state.owners, number, state.seats, seat)
        ):
            found += claims
    if state.pile:
        found.append(DrawTickets(seat))
    if not found:
        found.append(Pass(seat))
    return found


@lru_cache(maxsize=4096)
def _payable(board: Map, seat: int, hand: Counts) -> tuple[tuple[int, tuple[Claim, ...]], ...]:
    found: list[tuple[int, tuple[Claim, ...]]] = []
    for number, route in enumerate(board.routes):
        if ways := payments(route, hand):
            found.append((number, tuple(Claim(seat, route.id, cards) for cards in ways)))
    return tuple(found)


def can_claim(board: Map, state: State, claim: Claim) -> bool:
    """Return whether the seat in turn may make a claim."""
    route = board.route.get(claim.route)
    if route is None:
        return False
    number = board.number[route.id]
    return (
        not state.owners[number]
        and route.length <= state.trams[state.seat - 1]
        and claim.cards in payments(route, state.hands[state.seat - 1])
        and not is_closed(board, state.owners, number, state.seats, state.seat)
    )


def is_legal(state: State, action: Action) -> bool:
    """Return whether an action is legal, or a shuffle that is due."""
    if isinstance(action, Shuffle):
        return state.due and action.seat == CHANCE and count_of(action.order) == state.discards
    if state.due:
        return False
    phase = state.phase
    if phase is Phase.KEEP:
        return (
            isinstance(action, Keep)
            and 1 <= action.seat <= state.seats
            and not state.chosen[action.seat - 1]
            and action.places in CHOICES
        )
    if action.seat != state.seat:
        return False
    if isinstance(action, Take):
        return _can_take(state, action.position)
    if isinstance(action, TakeDeck):
        return bool(state.deck) and phase in (Phase.TURN, Phase.SECOND)
    if isinstance(action, Claim):
        return phase is Phase.TURN and can_claim(maps.known(state.map, state.digest), state, action)
    if isinstance(action, DrawTickets):
        return phase is Phase.TURN and bool(state.pile)
    return action in legal_actions(state)


def _can_take(state: State, position: int) -> bool:
    card = state.row[position - 1] if 1 <= position <= ROW else None
    if state.phase is Phase.SECOND:
        return card is not None and card is not Card.FERRY
    return card is not None and state.phase is Phase.TURN


_COLOURS = tuple(range(FERRY))


def payments(route: Route, hand: Counts) -> tuple[tuple[Card, ...], ...]:
    """Return every way to pay for a route with a hand: by number of ferries, then by colour.

    Rulebook: Claiming a route. The first one is proposed.
    """
    if route.colour is None:
        return _any(route.length, route.ferries, hand)
    return _one(
        PLACE[route.colour], route.length, route.ferries, hand[PLACE[route.colour]], hand[FERRY]
    )


@lru_cache(maxsize=4096)
def _one(
    colour: int, length: int, symbols: int, cards: int, ferries: int
) -> tuple[tuple[Card, ...], ...]:
    fewest = max(symbols, length - cards)
    return tuple(
        (CARDS[colour],) * (length - wild) + (Card.FERRY,) * wild
        for wild in range(fewest, min(length, ferries) + 1)
    )


@lru_cache(maxsize=16384)
def _any(length: int, symbols: int, hand: Counts) -> tuple[tuple[Card, ...], ...]:
    """Return the ways to pay with any one colour and ferries; all ferries are one way."""
    found: list[tuple[Card, ...]] = []
    for wild in range(symbols, min(length, hand[FERRY]) + 1):
        if wild == length:
            found.append((Card.FERRY,) * length)
        else:
            found += (
                (CARDS[colour],) * (length - wild) + (Card.FERRY,) * wild
                for colour in _COLOURS
                if hand[colour] >= length - wild
            )
    return tuple(found)
