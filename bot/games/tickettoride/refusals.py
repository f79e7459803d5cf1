"""The reason why an action is not legal, as a code and values."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.errors import IllegalAction
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
from bot.games.tickettoride.cards import CARDS, PLACE, ROW, Card
from bot.games.tickettoride.state import Phase
from bot.games.tickettoride.tokens import offered
from bot.games.tickettoride.ways import is_closed

if TYPE_CHECKING:
    from bot.games.tickettoride.actions import Action
    from bot.games.tickettoride.map import Route
    from bot.games.tickettoride.state import State

_RIGHT = {
    Phase.KEEP: Keep,
    Phase.OFFER: Keep,
    Phase.PLACE: Place,
    Phase.TOKEN: TakeToken,
    Phase.SECOND: Take | TakeDeck,
    Phase.TURN: Take | TakeDeck | Claim | DrawTickets | Pass,
}
"""The kinds of action that belong to each phase."""


def refusal(state: State, action: Action) -> IllegalAction:
    """Return the refusal of an illegal action, with the first reason that applies."""
    if state.phase is Phase.OVER:
        return IllegalAction("game-over")
    if isinstance(action, Shuffle):
        return IllegalAction("shuffle-differs" if state.due else "not-for-players")
    if state.due:
        return IllegalAction("shuffle-first")
    if state.phase is Phase.KEEP:
        if 1 <= action.seat <= state.seats and state.chosen[action.seat - 1]:
            return IllegalAction("chosen-already")
        return IllegalAction("keep-first")
    if action.seat != state.seat:
        return IllegalAction("not-your-turn", seat=state.seat)
    if not isinstance(action, _RIGHT[state.phase]):
        return _out_of_phase(state, action)
    return _reason(state, action)


def _out_of_phase(state: State, action: Action) -> IllegalAction:
    match state.phase:
        case Phase.OFFER:
            return IllegalAction("keep-first")
        case Phase.PLACE:
            return IllegalAction("place-first", symbols=" ".join(state.waiting))
        case Phase.TOKEN:
            return IllegalAction("token-first", locations=" ".join(_ends(state)))
        case Phase.SECOND:
            return IllegalAction("second-card-first")
        case _:
            if isinstance(action, Keep):
                return IllegalAction("no-tickets-offered")
            if isinstance(action, Place):
                return IllegalAction("no-tokens-waiting")
            return IllegalAction("no-token-choice")


def _ends(state: State) -> list[str]:
    board = maps.known(state.map, state.digest)
    return offered(board, state, board.route[state.newest])


def _reason(state: State, action: Action) -> IllegalAction:
    match action:
        case Take(position=position):
            return _take(state, position)
        case TakeDeck():
            return IllegalAction("deck-empty")
        case Claim():
            return _claim(state, action)
        case DrawTickets():
            return IllegalAction("pile-empty")
        case Pass():
            return IllegalAction("can-act")
        case Place():
            return _place(state, action)
        case TakeToken(location=location):
            return IllegalAction("no-token-there", location=location)
        case _:
            return IllegalAction("no-such-ticket")


def _take(state: State, position: int) -> IllegalAction:
    if not 1 <= position <= ROW:
        return IllegalAction("no-such-position", position=position)
    if state.row[position - 1] is None:
        return IllegalAction("row-gap", position=position)
    return IllegalAction("ferry-second", position=position)


def _place(state: State, action: Place) -> IllegalAction:
    board = maps.known(state.map, state.digest)
    if action.symbol not in state.waiting:
        return IllegalAction("symbol-not-waiting", symbol=action.symbol)
    if action.location not in board.place:
        return IllegalAction("no-such-location", location=action.location)
    return IllegalAction("tokens-there", location=action.location)


def _claim(state: State, action: Claim) -> IllegalAction:
    board = maps.known(state.map, state.digest)
    route = board.route.get(action.route)
    if route is None:
        return IllegalAction("no-such-route", route=action.route)
    number, seat = board.number[route.id], state.seat
    if owner := state.owners[number]:
        return IllegalAction("route-claimed", route=route.id, owner=owner)
    if is_closed(board, state.owners, number, state.seats):
        return IllegalAction("track-closed", route=route.id)
    if is_closed(board, state.owners, number, state.seats, seat):
        return IllegalAction("other-track-own", route=route.id)
    trams = state.trams[seat - 1]
    if route.length > trams:
        return IllegalAction("too-few-trams", route=route.id, length=route.length, trams=trams)
    return _payment(state, route, action.cards)


def _payment(state: State, route: Route, cards: tuple[Card, ...]) -> IllegalAction:
    if len(cards) != route.length:
        return IllegalAction("card-count", route=route.id, length=route.length, found=len(cards))
    colours = [card for card in CARDS if card in cards and card is not Card.FERRY]
    if len(colours) > 1:
        return IllegalAction("two-colours", first=colours[0], second=colours[1])
    if colours and route.colour not in (None, colours[0]):
        return IllegalAction(
            "wrong-colour", route=route.id, colour=route.colour or "", found=colours[0]
        )
    ferries = cards.count(Card.FERRY)
    if ferries < route.ferries:
        return IllegalAction(
            "too-few-ferries", route=route.id, ferries=route.ferries, found=ferries
        )
    hand = state.hands[state.seat - 1]
    for card in (*colours, Card.FERRY):
        count, held = cards.count(card), hand[PLACE[card]]
        if count > held:
            return IllegalAction("cards-not-held", card=card, count=count, held=held)
    return IllegalAction("cards-out-of-order")
