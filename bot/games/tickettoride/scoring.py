"""Points, which are in halves everywhere but on the map, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games import game
from bot.games.pieces import Piece
from bot.games.tickettoride import maps
from bot.games.tickettoride.state import Ending, Phase
from bot.games.tickettoride.ways import is_closed, is_joined

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from bot.games.tickettoride.map import Map, Route, Ticket
    from bot.games.tickettoride.state import State


HALVES = 2
"""Half points to a point."""
ROUTES, TICKETS, TOKENS = "routes", "tickets", "tokens"
"""The codes of the lines of the score sheet."""


def route_points(board: Map, state: State, seat: int) -> int:
    """Return what the routes of a seat have brought, in halves."""
    return HALVES * sum(
        board.points_of(board.routes[number])
        for number, owner in enumerate(state.owners)
        if owner == seat
    )


def token_points(board: Map, state: State, seat: int) -> int:
    """Return what the tokens of a seat bring, in halves."""
    return HALVES * board.token_points[len(state.tokens[seat - 1])]


def completed(board: Map, state: State, seat: int) -> int:
    """Return how many of its tickets a seat has completed."""
    return sum(
        is_joined(board, state.owners, seat, board.ticket[each]) for each in state.tickets[seat - 1]
    )


def ticket_points(board: Map, state: State, seat: int) -> int:
    """Return what the tickets of a seat bring if the game ends now, in halves. Rulebook: End."""
    points = 0
    for each in state.tickets[seat - 1]:
        ticket = board.ticket[each]
        points += ticket.points if is_joined(board, state.owners, seat, ticket) else -ticket.points
    return HALVES * points


def sheet(state: State) -> list[game.Line]:
    """Return the lines of the sum: routes, tickets, tokens."""
    return [
        _line(state, ROUTES, route_points),
        _line(state, TICKETS, ticket_points),
        _line(state, TOKENS, token_points),
    ]


def public_sheet(state: State, seat: int | None) -> list[game.Line]:
    """Return the lines as far as a seat may know them while the game runs; None: the public."""
    if seat is None:
        return [_line(state, ROUTES, route_points), _line(state, TOKENS, token_points)]

    def own(board: Map, state: State, each: int) -> int:
        return ticket_points(board, state, each) if each == seat else 0

    return [
        _line(state, ROUTES, route_points),
        _line(state, TICKETS, own),
        _line(state, TOKENS, token_points),
    ]


def _line(state: State, code: str, points: Callable[[Map, State, int], int]) -> game.Line:
    board = maps.known(state.map, state.digest)
    return game.Line(code, tuple(points(board, state, seat) for seat in range(1, state.seats + 1)))


def total(lines: Sequence[game.Line]) -> tuple[int, ...]:
    """Return the sum of the lines by seat."""
    return tuple(map(sum, zip(*(line.points for line in lines), strict=True)))


def scores(state: State) -> tuple[int, ...]:
    """Return the points by seat if the game ended now, in halves."""
    return total(sheet(state))


def result(state: State) -> game.Result | None:
    """Return how the game ended, None while it runs. Rulebook: End."""
    if state.phase is not Phase.OVER or state.ending is None:
        return None
    points = scores(state)
    board = maps.known(state.map, state.digest)
    best = [seat for seat, each in enumerate(points, start=1) if each == max(points)]
    done = [completed(board, state, seat) for seat in best]
    winners = [seat for seat, each in zip(best, done, strict=True) if each == max(done)]
    return game.Result(
        ending=state.ending,
        seat=state.last if state.ending is Ending.TRAMS else 0,
        points=points,
        winners=tuple(winners),
        tiebreak=TICKETS if len(winners) < len(best) else "",
    )


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
