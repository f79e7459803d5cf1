"""What statistics are told of a game of Ticket to Ride: which routes, tickets and tokens went."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from bot.games.tickettoride import GAME, maps
from tests.games.tickettoride.table import position, turn

if TYPE_CHECKING:
    from bot.games.tickettoride.state import State
    from bot.games.tickettoride.view import TicketView

BOARD = maps.standard()
DOUBLE = next(each for each in BOARD.routes if each.twin)


def told(state: State, kind: str) -> list[tuple[str, int]]:
    return [(each.name, each.seat) for each in GAME.pieces(state) if each.kind == kind]


def held(tickets: str) -> tuple[TicketView, ...]:
    own = GAME.view(turn(f"tickets 2 {tickets}"), 2).own
    assert own is not None
    return own.held or ()


def test_routes_come_with_their_owner_and_without_the_track_that_is_closed():
    two = told(turn(f"routes 1 {DOUBLE.id}"), "route")
    assert Counter(seat for _, seat in two) == {1: 1, 0: len(BOARD.routes) - 2}
    three = told(turn("seats 3", f"routes 1 {DOUBLE.id}"), "route")
    assert Counter(seat for _, seat in three) == {1: 1, 0: len(BOARD.routes) - 1}


def test_each_kind_of_route_is_counted_as_often_as_there_are_routes():
    state = turn(f"routes 1 {DOUBLE.id}")
    for kind in ("length of a route", "colour of a route", "ferries of a route"):
        assert Counter(seat for _, seat in told(state, kind))[1] == 1
        assert len(told(state, kind)) == len(told(state, "route"))


def test_tickets_kept_are_completed_or_not():
    open_, done = BOARD.tickets[:2]
    ways = {each.ticket.id: each.way.routes for each in held(f"{open_.id} {done.id}")}
    state = turn(f"tickets 2 {open_.id} {done.id}", f"routes 2 {' '.join(ways[done.id])}")
    kept = told(state, "ticket kept")
    assert len(kept) == len(BOARD.tickets)
    assert Counter(seat for _, seat in kept) == {0: len(BOARD.tickets) - 4, 1: 2, 2: 2}
    completed = told(state, "ticket completed")
    assert len(completed) == 4
    assert [seat for _, seat in completed if seat] == [2]


def test_tokens_are_held_or_lie_on_the_map():
    state = position("phase turn", "tokens 1 bell seal", "stacks sunset:crab*2 soma:seal")
    assert Counter(told(state, "tourism token")) == Counter(
        {("bell", 1): 1, ("seal", 1): 1, ("crab", 0): 2, ("seal", 0): 1}
    )
