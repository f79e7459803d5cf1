"""The map a game is played on: locations, routes and tickets."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import msgspec

from bot.games.tickettoride.cards import Card

if TYPE_CHECKING:
    from collections.abc import Mapping


class Location(msgspec.Struct, frozen=True, gc=False):
    """A named place on the map.

    Parameters
    ----------
    x, y
        Its centre in a picture of 1650 x 1050, y downwards.
    souvenir
        Whether a stack of tourism tokens lies here at the start.
    """

    id: str
    name: str
    x: int
    y: int
    souvenir: bool


class Route(msgspec.Struct, frozen=True, gc=False):
    """A run of spaces between two adjacent locations.

    Parameters
    ----------
    colour
        None: gray, any one colour.
    ferries
        How many of its spaces have a ferry symbol.
    twin
        The other track of a double route; empty for a single one.
    bend
        How far the middle of its line is pushed to the right, seen from `a`, in picture points.
    """

    id: str
    a: str
    b: str
    length: int
    colour: Card | None
    ferries: int
    twin: str
    bend: int

    @property
    def ends(self) -> tuple[str, str]:
        """Return both locations."""
        return self.a, self.b


class Ticket(msgspec.Struct, frozen=True, gc=False):
    """Two locations to be joined, and what that is worth."""

    id: str
    a: str
    b: str
    points: int


@dataclass(frozen=True, eq=False)
class Map:
    """A map file that was read; each is equal to itself alone.

    Parameters
    ----------
    name, digest
        Its name, and the first 12 hex digits of the SHA-256 of its text with LF line ends.
    route_points
        The points of a route by its length, from 1.
    token_points
        The points of tokens by their number, from 0.
    """

    name: str
    digest: str
    locations: tuple[Location, ...]
    routes: tuple[Route, ...]
    tickets: tuple[Ticket, ...]
    route_points: tuple[int, ...]
    token_points: tuple[int, ...]

    @cached_property
    def location(self) -> Mapping[str, Location]:
        """The locations by id."""
        return {each.id: each for each in self.locations}

    @cached_property
    def route(self) -> Mapping[str, Route]:
        """The routes by id."""
        return {each.id: each for each in self.routes}

    @cached_property
    def ticket(self) -> Mapping[str, Ticket]:
        """The tickets by id."""
        return {each.id: each for each in self.tickets}

    @cached_property
    def place(self) -> Mapping[str, int]:
        """The place of each location in the file, from 0, by id."""
        return {each.id: place for place, each in enumerate(self.locations)}

    @cached_property
    def number(self) -> Mapping[str, int]:
        """The place of each route in the file, from 0, by id."""
        return {each.id: number for number, each in enumerate(self.routes)}

    @cached_property
    def twins(self) -> tuple[int, ...]:
        """The place of each route's other track; -1: it has none."""
        return tuple(self.number[each.twin] if each.twin else -1 for each in self.routes)

    @cached_property
    def joined(self) -> tuple[tuple[tuple[int, int], ...], ...]:
        """By place of a location, its routes: the place of each and of the location it leads to."""
        found: list[list[tuple[int, int]]] = [[] for _ in self.locations]
        for number, route in enumerate(self.routes):
            one, other = self.place[route.a], self.place[route.b]
            found[one].append((number, other))
            found[other].append((number, one))
        return tuple(map(tuple, found))

    @property
    def souvenirs(self) -> tuple[Location, ...]:
        """Return the locations that start with a stack."""
        return tuple(each for each in self.locations if each.souvenir)

    def points_of(self, route: Route) -> int:
        """Return the points that are scored when a route is claimed."""
        return self.route_points[route.length - 1]

    def shortest(self, a: str, b: str) -> int:
        """Return the least number of spaces between two locations; -1 if nothing joins them."""
        costs = tuple(route.length for route in self.routes)
        chain = cheapest(self.joined, costs, self.place[a], self.place[b])
        return -1 if chain is None else sum(costs[number] for number in chain)


def cheapest(
    joined: tuple[tuple[tuple[int, int], ...], ...], costs: tuple[int, ...], start: int, goal: int
) -> tuple[int, ...] | None:
    """Return the routes of a chain of least cost between two locations, or None if none joins them.

    Of equally cheap chains it takes one of the fewest routes, then the earliest in the file.

    Parameters
    ----------
    joined
        By location, its routes and where they lead, as `Map.joined`.
    costs
        What each route costs, 0 or more; below 0: it cannot be used.
    """
    best: dict[int, tuple[int, int, tuple[int, ...]]] = {start: (0, 0, ())}
    waiting = deque((start,))
    while waiting:
        here = waiting.popleft()
        spent, steps, chain = best[here]
        for number, there in joined[here]:
            if costs[number] < 0:
                continue
            found = (spent + costs[number], steps + 1, (*chain, number))
            if there not in best or found < best[there]:
                best[there] = found
                waiting.append(there)
    return best[goal][2] if goal in best else None


FAR = 9999
"""More than any chain costs: the cost where none leads."""


def distances(
    joined: tuple[tuple[tuple[int, int], ...], ...], costs: tuple[int, ...], start: int
) -> tuple[int, ...]:
    """Return the cost of the cheapest chain from a location to each; `FAR` where none leads."""
    best = [FAR] * len(joined)
    best[start] = 0
    waiting = deque((start,))
    while waiting:
        here = waiting.popleft()
        for number, there in joined[here]:
            spent = best[here] + costs[number]
            if costs[number] >= 0 and spent < best[there]:
                best[there] = spent
                waiting.append(there)
    return tuple(best)
