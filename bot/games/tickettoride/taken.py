"""What was taken in a finished game of Ticket to Ride: San Francisco, for statistics."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.pieces import Piece
from bot.games.tickettoride import maps
from bot.games.tickettoride.ways import is_closed, is_joined

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.games.tickettoride.map import Map, Route, Ticket
    from bot.games.tickettoride.state import State


def pieces(state: State) -> list[Piece]:
    """Return the routes and tokens with who has them, the tickets with who kept them.

    A ticket that was kept comes with the seat again if it was completed. The track of a double
    route that the other one closed is left out.
    """
    board = maps.known(state.map, state.digest)
    return [*_routes(board, state), *_tickets(board, state), *_tokens(state)]


def _routes(board: Map, state: State) -> Iterable[Piece]:
    for number, (route, owner) in enumerate(zip(board.routes, state.owners, strict=True)):
        if owner or not is_closed(board, state.owners, number, state.seats):
            yield Piece("route", _route(route), owner)
            yield Piece("length of a route", f"{route.length}", owner)
            yield Piece("colour of a route", route.colour or "gray", owner)
            yield Piece("ferries of a route", f"{route.ferries}", owner)


def _route(route: Route) -> str:
    return f"{route.a} to {route.b}, {route.length} {route.colour or 'gray'}"


def _tickets(board: Map, state: State) -> Iterable[Piece]:
    holders = {ticket: seat for seat, held in enumerate(state.tickets, start=1) for ticket in held}
    for ticket in board.tickets:
        seat = holders.get(ticket.id, 0)
        yield Piece("ticket kept", _ticket(ticket), seat)
        if seat:
            done = is_joined(board, state.owners, seat, ticket)
            yield Piece("ticket completed", _ticket(ticket), seat if done else 0)
            yield Piece("points of a ticket completed", f"{ticket.points:2}", seat if done else 0)


def _ticket(ticket: Ticket) -> str:
    return f"{ticket.a} to {ticket.b}, {ticket.points}"


def _tokens(state: State) -> Iterable[Piece]:
    for seat, held in enumerate(state.tokens, start=1):
        for symbol in held:
            yield Piece("tourism token", symbol, seat)
    for stack in state.stacks:
        if stack is not None:
            for _ in range(stack.left):
                yield Piece("tourism token", stack.symbol, 0)
