"""What each route a seat can pay for would bring it: points, and tickets brought nearer."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.games.tickettoride.cards import Card, Symbol
from bot.games.tickettoride.legal import payments
from bot.games.tickettoride.map import distances
from bot.games.tickettoride.ways import costs_of

if TYPE_CHECKING:
    from bot.games.tickettoride.view import View


class Prospect(msgspec.Struct, frozen=True):
    """A free route that a seat can pay for, whether it is in turn or not.

    Parameters
    ----------
    payments
        Every way to pay, the proposed one first.
    points
        The whole points it brings at once.
    tickets
        The ids of the tickets kept of which fewer trams would be missing with it.
    tokens
        The symbols that its ends offer the seat, `a` before `b`.
    """

    route: str
    payments: tuple[tuple[Card, ...], ...]
    points: int
    tickets: tuple[str, ...]
    tokens: tuple[Symbol, ...]


def prospects(view: View) -> tuple[Prospect, ...]:
    """Return the routes the looker can pay for: those for a ticket first, then by points.

    Empty for the public, and once the game is over.
    """
    own = view.own
    if own is None or own.hand is None or own.held is None or view.ending is not None:
        return ()
    board = view.board
    costs = costs_of(board, view.owners, len(view.players), own.seat)
    lying = {each.location: each.symbol for each in view.stacks}
    ways: list[tuple[str, int, tuple[int, ...], tuple[int, ...]]] = []
    for held in own.held:
        if held.way.missing:
            ends = (board.place[held.ticket.a], board.place[held.ticket.b])
            from_a, from_b = (distances(board.joined, costs, end) for end in ends)
            ways.append((held.ticket.id, held.way.missing, from_a, from_b))
    found: list[Prospect] = []
    for number, route in enumerate(board.routes):
        if not 0 < costs[number] <= own.trams or not (paid := payments(route, own.hand)):
            continue
        a, b = board.place[route.a], board.place[route.b]
        symbols = (lying.get(end) for end in route.ends)
        found.append(
            Prospect(
                route=route.id,
                payments=paid,
                points=board.points_of(route),
                tickets=tuple(
                    ticket
                    for ticket, missing, from_a, from_b in ways
                    if min(from_a[a] + from_b[b], from_a[b] + from_b[a]) < missing
                ),
                tokens=tuple(each for each in symbols if each and each not in own.tokens),
            )
        )
    return tuple(sorted(found, key=lambda each: (not each.tickets, -each.points)))
