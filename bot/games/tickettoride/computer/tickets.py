"""What a computer player wants: routes for its tickets, and the cards that these lack."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from bot.games.tickettoride.cards import CARDS, COLOURS, FERRY, NONE, PLACE, Card
from bot.games.tickettoride.map import cheapest
from bot.games.tickettoride.ways import costs_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from bot.games.tickettoride.cards import Counts
    from bot.games.tickettoride.map import Map, Route, Ticket
    from bot.games.tickettoride.view import PlayerView, View

PACE = 1.1
"""How many trams a player places in a turn, over a whole game."""
RESERVE = 2
"""The trams left that set off the last round."""


class Plan(NamedTuple):
    """The routes a seat wants, by place in the file, and the tickets that they complete.

    Parameters
    ----------
    routes
        What is still to be claimed.
    trams
        The spaces of these routes.
    tickets
        The ids of the tickets that are complete with them, or already.
    """

    routes: tuple[int, ...]
    trams: int
    tickets: frozenset[str]


def turns_left(view: View) -> float:
    """Return about how many turns the looker still has."""
    if view.last:
        return 1 if view.seat in view.to_come else 0
    return max(0, min(each.trams for each in view.players) - RESERVE) / PACE + 1


def plan_for(view: View, own: PlayerView, tickets: Iterable[Ticket]) -> Plan:
    """Return the routes to claim for the tickets of a hand, those of the dearest ticket first.

    A ticket that trams or turns do not suffice for is left out. A route that the hand can nearly
    pay for is taken before another of the same length.
    """
    board = view.board
    hand = own.hand or NONE
    costs = costs_of(board, view.owners, len(view.players), own.seat)
    weights = [
        cost and (cost if cost < 0 else 3 * cost + lacking(board.routes[number], hand))
        for number, cost in enumerate(costs)
    ]
    most = min(own.trams, 2 * turns_left(view))
    wanted: list[int] = []
    trams = 0
    done: set[str] = set()
    for ticket in sorted(tickets, key=lambda each: (-each.points, each.id)):
        ends = (board.place[ticket.a], board.place[ticket.b])
        chain = cheapest(board.joined, tuple(weights), *ends)
        if chain is None:
            continue
        new = [number for number in chain if weights[number]]
        spaces = sum(costs[number] for number in new)
        if trams + spaces > most:
            continue
        trams += spaces
        wanted += new
        done.add(ticket.id)
        for number in new:
            weights[number] = 0
    return Plan(tuple(wanted), trams, frozenset(done))


def lacking(route: Route, hand: Counts) -> int:
    """Return the number of cards that a hand lacks to pay for a route."""
    wild = hand[FERRY]
    cards = max(hand[:FERRY]) if route.colour is None else hand[PLACE[route.colour]]
    plain = max(0, route.length - route.ferries - cards)
    return max(0, route.ferries + plain - wild)


def best_colour(route: Route, hand: Counts) -> Card:
    """Return the colour to collect for a route: its own, or the one of which most are held."""
    return route.colour or max(COLOURS, key=lambda colour: hand[PLACE[colour]])


def wishes(board: Map, routes: Iterable[int], hand: Counts) -> Mapping[Card, float]:
    """Return a weight for each kind of card: higher if it helps to pay for more of the routes."""
    found = dict.fromkeys(CARDS, 0.0)
    for number in routes:
        route = board.routes[number]
        missing = lacking(route, hand)
        if not missing:
            continue
        colour = best_colour(route, hand)
        use = (1 + 0.2 * board.points_of(route)) / missing
        if hand[PLACE[colour]] + route.ferries < route.length:
            found[colour] += use
        found[Card.FERRY] += use * (1.5 if hand[FERRY] < route.ferries else 1)
    return found
