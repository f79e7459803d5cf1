"""Tourism tokens: how many there are, who puts those that wait on the map, who gets one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.tickettoride.ways import ALONE

if TYPE_CHECKING:
    from bot.games.tickettoride.map import Map, Route
    from bot.games.tickettoride.state import State

WAITING = 2
"""How many symbols wait at the start."""
_LARGE = 4
"""With so many players all tokens are in the game."""


def stack_of(seats: int) -> int:
    """Return how many tokens a stack of the start has. Rulebook: Setup."""
    return 3 if seats == _LARGE else 2


def batch_of(seats: int) -> int:
    """Return how many tokens of a waiting symbol are put on the map. Rulebook: Setup."""
    return 1 if seats == ALONE else stack_of(seats)


def placer(state: State) -> int:
    """Return the seat that puts the next waiting tokens on the map.

    The last in turn order and then the second to last; with two players the second both.
    """
    back = 0 if state.seats == ALONE else WAITING - len(state.waiting)
    return (state.first - 2 - back) % state.seats + 1


def offered(board: Map, state: State, route: Route) -> list[str]:
    """Return the ends of a route whose tokens the seat in turn may take, `a` before `b`."""
    held = state.tokens[state.seat - 1]
    found: list[str] = []
    for end in (route.a, route.b):
        stack = state.stacks[board.place[end]]
        if stack is not None and stack.symbol not in held:
            found.append(end)
    return found
