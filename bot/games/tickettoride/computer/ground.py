"""A map as numbers, for computer players: routes, locations and tickets by their place."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from heapq import heappop, heappush
from typing import TYPE_CHECKING

from bot.games.tickettoride.cards import PLACE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.tickettoride.map import Map

GRAY = -1
"""The colour of a gray route."""


@dataclass(frozen=True, eq=False)
class Ground:
    """What a computer player asks of a map.

    Parameters
    ----------
    length, colour, ferries, points, ends, twins
        By route: its spaces, the place of its colour in `CARDS` or `GRAY`, its ferry symbols, the
        points it brings, the places of its locations, and the other track or -1.
    quick
        By route, in one: its spaces, those for cards of a colour, its ferry symbols, the place of
        its colour or `GRAY`, the points it brings, the places of its locations.
    joined
        By location, its routes and where they lead.
    tickets
        The places of the two locations of a ticket, and its points, by place in the file.
    """

    length: tuple[int, ...]
    colour: tuple[int, ...]
    ferries: tuple[int, ...]
    points: tuple[int, ...]
    ends: tuple[tuple[int, int], ...]
    twins: tuple[int, ...]
    quick: tuple[tuple[int, int, int, int, int, int, int], ...]
    joined: tuple[tuple[tuple[int, int], ...], ...]
    tickets: tuple[tuple[int, int, int], ...]
    ticket_number: dict[str, int]
    token_points: tuple[int, ...]


@lru_cache(maxsize=8)
def ground_of(board: Map) -> Ground:
    """Return a map as numbers."""
    routes = board.routes
    place = board.place
    return Ground(
        length=tuple(each.length for each in routes),
        colour=tuple(GRAY if each.colour is None else PLACE[each.colour] for each in routes),
        ferries=tuple(each.ferries for each in routes),
        points=tuple(board.points_of(each) for each in routes),
        ends=tuple((place[each.a], place[each.b]) for each in routes),
        twins=board.twins,
        quick=tuple(
            (
                each.length,
                each.length - each.ferries,
                each.ferries,
                GRAY if each.colour is None else PLACE[each.colour],
                board.points_of(each),
                place[each.a],
                place[each.b],
            )
            for each in routes
        ),
        joined=board.joined,
        tickets=tuple((place[each.a], place[each.b], each.points) for each in board.tickets),
        ticket_number={each.id: number for number, each in enumerate(board.tickets)},
        token_points=board.token_points,
    )


def chain(
    ground: Ground, weights: Sequence[float], start: int, goal: int
) -> tuple[int, ...] | None:
    """Return the routes of a chain of least weight between two locations, or None.

    Parameters
    ----------
    weights
        What each route costs, 0 or more; below 0: it cannot be used.
    """
    joined = ground.joined
    best = [1e9] * len(joined)
    came: list[tuple[int, int]] = [(-1, -1)] * len(joined)
    best[start] = 0.0
    waiting = [(0.0, start)]
    while waiting:
        spent, here = heappop(waiting)
        if here == goal:
            found: list[int] = []
            while here != start:
                number, here = came[here]
                found.append(number)
            return tuple(found)
        if spent > best[here]:
            continue
        for number, there in joined[here]:
            weight = weights[number]
            if weight >= 0 and spent + weight < best[there]:
                best[there] = spent + weight
                came[there] = (number, here)
                heappush(waiting, (spent + weight, there))
    return None


def components(ground: Ground, routes: Sequence[int]) -> list[int]:
    """Return by location the number of the group in which routes join it with others."""
    group = list(range(len(ground.joined)))
    for number in routes:
        a, b = ground.ends[number]
        one, other = group[a], group[b]
        if one != other:
            group = [one if each == other else each for each in group]
    return group
