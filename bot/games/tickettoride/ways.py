"""What joins the locations of tickets: chains of own routes, and what is missing of one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.games.tickettoride.map import cheapest

if TYPE_CHECKING:
    from bot.games.tickettoride.map import Map, Ticket

ALONE = 2
"""With so many players the second track of a double route closes once the first is taken."""


class Way(msgspec.Struct, frozen=True):
    """What a seat still has to claim to join the locations of a ticket.

    Parameters
    ----------
    routes
        The ids of the free routes of the cheapest chain over free routes and the seat's own, from
        the ticket's `a` to its `b`; none when the ticket is complete.
    missing
        The spaces of these routes, which is the trams it takes; None when no chain is left, or
        none that the seat has trams for.
    """

    routes: tuple[str, ...]
    missing: int | None

    @property
    def complete(self) -> bool:
        """Return whether own routes join the locations."""
        return self.missing == 0


def is_closed(board: Map, owners: tuple[int, ...], number: int, seats: int, seat: int = 0) -> bool:
    """Return whether a track is closed because of the other track of its double route.

    Parameters
    ----------
    owners
        By route, the seat that claimed it; 0 for nobody.
    number
        The place of the route in the file, from 0.
    seats
        How many play.
    seat
        For whom; 0: for everybody.
    """
    twin = board.twins[number]
    if twin < 0 or not owners[twin]:
        return False
    return seats <= ALONE or owners[twin] == seat


def costs_of(board: Map, owners: tuple[int, ...], seats: int, seat: int) -> tuple[int, ...]:
    """Return what each route costs a seat in trams: 0 for its own, -1 where it cannot claim it."""
    return tuple(
        0
        if owner == seat
        else -1
        if owner or is_closed(board, owners, number, seats, seat)
        else board.routes[number].length
        for number, owner in enumerate(owners)
    )


def way_of(board: Map, costs: tuple[int, ...], ticket: Ticket, trams: int | None = None) -> Way:
    """Return what is missing of a ticket.

    Parameters
    ----------
    costs
        What each route costs the seat, as `costs_of`.
    trams
        How many the seat has left; None: as many as it takes.
    """
    chain = cheapest(board.joined, costs, board.place[ticket.a], board.place[ticket.b])
    if chain is None:
        return Way((), None)
    claims = [number for number in chain if costs[number]]
    missing = sum(costs[number] for number in claims)
    if trams is not None and missing > trams:
        return Way((), None)
    return Way(tuple(board.routes[number].id for number in claims), missing)


def is_joined(board: Map, owners: tuple[int, ...], seat: int, ticket: Ticket) -> bool:
    """Return whether the seat's own routes join the locations of a ticket."""
    goal = board.place[ticket.b]
    reached = {board.place[ticket.a]}
    waiting = list(reached)
    while waiting:
        for number, there in board.joined[waiting.pop()]:
            if owners[number] == seat and there not in reached:
                if there == goal:
                    return True
                reached.add(there)
                waiting.append(there)
    return False
