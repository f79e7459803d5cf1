"""What a seat may expect to end with: the routes, tickets and tokens it can still get in time.

It counts in turns. A turn brings cards or a route; a plan is a set of routes that completes some of
the tickets, and what is left of the turns goes into the routes that bring most for a turn.
"""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING, NamedTuple

from bot.games.tickettoride.cards import FERRY
from bot.games.tickettoride.computer.ground import chain, components
from bot.games.tickettoride.computer.pacing import CARDS_A_TURN, FEW, allot, lack, sure_of
from bot.games.tickettoride.ways import ALONE

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from bot.games.tickettoride.computer.ground import Ground

PRICES = (0.8, 1.2, 1.6)
"""The points that a turn is worth while chains are chosen; each price leads to plans of its own."""
RISK = 0.15
"""The points by which a planned route is worth less than one claimed."""
SPARE = 0.12
"""The points of a card that no plan needs."""
LATER = 0.9
"""What is left of the points of a route that is claimed after those of the plan."""
RATE = 1.2
"""About the points of a turn that no plan needs."""
ORDERS = 8
"""The orders of the tickets in which chains are laid, at most."""


class Sight(NamedTuple):
    """How well a player looks at what it may expect.

    Parameters
    ----------
    haste
        The points that each turn still to come is worth to the others, to be taken off.
    filled
        The plans that are looked at closely.
    """

    haste: float
    filled: int


PLAIN = Sight(0.0, 1)
"""The own points alone, by the plan that is best at first sight."""
SHARP = Sight(2.0, 3)
"""What is left after the others have had their turns."""
NEUTRAL = Sight(0.0, 3)
"""The own points alone."""


class Plan(NamedTuple):
    """Routes still to be claimed, and the points of the tickets they complete, less the others."""

    routes: tuple[int, ...]
    spaces: int
    gain: int
    loss: int


class Table(NamedTuple):
    """What lies open to all: the owner of each route (0: nobody), the seats, tokens by location.

    `symbols` has the place of the symbol that lies on a location, or -1.
    """

    ground: Ground
    seats: int
    owners: Sequence[int]
    symbols: Sequence[int]


class Forecast:
    """The expected points of a seat, for hands that it may come to have.

    Parameters
    ----------
    seat
        Counted from 1.
    tickets
        Those kept, by place in the file.
    tokens
        The symbols it has, as bits.
    hand
        The cards by which chains are chosen.
    """

    def __init__(
        self,
        table: Table,
        seat: int,
        trams: int,
        tickets: Iterable[int],
        tokens: int,
        hand: Sequence[int],
        *,
        sight: Sight = SHARP,
    ) -> None:
        self.table = table
        self.sight = sight
        ground = table.ground
        self.ground = ground
        self.seat = seat
        self.trams = trams
        self.tokens = tokens
        owners, twins, seats = table.owners, ground.twins, table.seats
        self.own = [number for number, owner in enumerate(owners) if owner == seat]
        self.now = sum(ground.points[number] for number in self.own)
        self.free = [
            number
            for number, owner in enumerate(owners)
            if not owner
            and ground.length[number] <= trams
            and not (
                twins[number] >= 0
                and owners[twins[number]]
                and (seats <= ALONE or owners[twins[number]] == seat)
            )
        ]
        group = components(ground, self.own)
        self.done = 0
        open_tickets: list[int] = []
        for each in tickets:
            a, b, points = ground.tickets[each]
            if group[a] == group[b]:
                self.done += points
            else:
                open_tickets.append(each)
        self.open = open_tickets
        self.plans = self._plans(hand)
        bits = [0 if symbol < 0 else 1 << symbol for symbol in table.symbols]
        self._fillers = [
            (
                number,
                ground.length[number] - ground.ferries[number],
                ground.ferries[number],
                ground.colour[number],
                ground.points[number],
                bits[ground.ends[number][0]] | bits[ground.ends[number][1]],
            )
            for number in self.free
        ]

    def _weights(self, turns: Sequence[float], price: float) -> list[float]:
        """Return what a route costs in points of turns, less what it brings; -1: not to be had."""
        points = self.ground.points
        found = [-1.0] * len(points)
        for number in self.own:
            found[number] = 0.0
        for number, needed in zip(self.free, turns, strict=True):
            found[number] = max(0.2, price * needed - points[number])
        return found

    def _plans(self, hand: Sequence[int]) -> list[Plan]:
        """Return plans for some of the tickets each, the empty one among them."""
        ground = self.ground
        worth = sum(ground.tickets[each][2] for each in self.open)
        found: dict[frozenset[int], Plan] = {frozenset(): Plan((), 0, 0, worth)}
        if self.open:
            turns = [1 + lack(ground, number, hand) / CARDS_A_TURN for number in self.free]
            for price in PRICES:
                self._add_plans(found, self._weights(turns, price), worth)
        return [*found.values()]

    def _add_plans(self, found: dict[frozenset[int], Plan], start: list[float], worth: int) -> None:
        """Add the plans that weights of routes lead to, one for each order of the tickets."""
        ground = self.ground
        first = {
            each: chain(ground, start, ground.tickets[each][0], ground.tickets[each][1])
            for each in self.open
        }
        for order in _orders(ground, self.open):
            weights = start[:]
            routes: list[int] = []
            spaces = gain = 0
            for each in order:
                a, b, points = ground.tickets[each]
                links = chain(ground, weights, a, b) if routes else first[each]
                if links is None:
                    continue
                new = [number for number in links if weights[number]]
                more = sum(ground.length[number] for number in new)
                if spaces + more > self.trams:
                    continue
                spaces += more
                gain += points
                routes += new
                for number in new:
                    weights[number] = 0.0
                    twin = ground.twins[number]
                    if twin >= 0:
                        weights[twin] = -1.0
                key = frozenset(routes)
                known = found.get(key)
                if known is None or known.gain < gain:
                    found[key] = Plan(tuple(routes), spaces, gain, worth - gain)

    def points(self, hand: Sequence[int], turns: float) -> float:
        """Return the whole points to end with, by the best plan, with so many turns left."""
        return self._best(hand, turns)[0]

    def best(self, hand: Sequence[int], turns: float) -> Plan:
        """Return the best plan."""
        return self._best(hand, turns)[1]

    def _best(self, hand: Sequence[int], turns: float) -> tuple[float, Plan]:
        """Return the best plan and its points; only those are filled up that promise most."""
        if len(self.plans) == 1:
            return self.of_plan(self.plans[0], hand, turns), self.plans[0]
        rough = sorted(
            ((self._rough(plan, hand, turns), at) for at, plan in enumerate(self.plans)),
            reverse=True,
        )
        found = [
            (self.of_plan(self.plans[at], hand, turns), -at) for _, at in rough[: self.sight.filled]
        ]
        worth, at = max(found)
        return worth, self.plans[-at]

    def _rough(self, plan: Plan, hand: Sequence[int], turns: float) -> float:
        """Return about what a plan promises, to compare it with others."""
        ground = self.ground
        used = allot(ground, plan.routes, [*hand])
        sure = sure_of(used, turns)
        share = 1.0 if used <= turns else max(0.0, turns) / used
        total = (2 * sure - 1) * plan.gain - plan.loss
        total += share * sum(ground.points[number] for number in plan.routes)
        return total + RATE * max(0.0, turns - used)

    def of_plan(self, plan: Plan, hand: Sequence[int], turns: float) -> float:
        """Return the whole points to end with by a plan."""
        ground = self.ground
        token_points = ground.token_points
        left = list(hand)
        used = allot(ground, plan.routes, left)
        tokens = self.tokens
        total = float(self.now + self.done)
        if plan.routes:
            sure = sure_of(used, turns)
            total += (2 * sure - 1) * plan.gain
            share = 1.0 if used <= turns else max(0.0, turns) / used
            total += share * sum(ground.points[number] for number in plan.routes)
            total -= RISK * len(plan.routes)
            for number in plan.routes:
                tokens = self._token(number, tokens)
            if share < 1:
                before = token_points[self.tokens.bit_count()]
                more = share * (token_points[tokens.bit_count()] - before)
                return total - plan.loss + before + more - self.sight.haste * turns
        return total - plan.loss + self._filled(plan, left, turns, used, tokens)

    def _token(self, number: int, tokens: int) -> int:
        """Return the tokens as bits after a route is claimed."""
        symbols = self.table.symbols
        for end in self.ground.ends[number]:
            symbol = symbols[end]
            if symbol >= 0 and not tokens >> symbol & 1:
                return tokens | 1 << symbol
        return tokens

    def _filled(self, plan: Plan, left: list[int], turns: float, used: float, tokens: int) -> float:
        """Return the points of tokens, and of further routes in the turns and trams left.

        What the others gain until the game ends is taken off.
        """
        ground = self.ground
        lengths, points, twins = ground.length, ground.points, ground.twins
        trams = self.trams - plan.spaces
        total = float(ground.token_points[tokens.bit_count()])
        if trams <= FEW:
            turns = min(turns, used + 1)
        if used < turns and trams > 0:
            planned = {*plan.routes, *(twins[number] for number in plan.routes)}
            most, wild, lacking = max(left[:FERRY]), left[FERRY], ~tokens
            rated: list[tuple[float, int]] = []
            for number, plain, symbols, colour, value, bits in self._fillers:
                if number in planned:
                    continue
                short = plain - (most if colour < 0 else left[colour])
                short = max(short, 0)
                spare = wild - symbols
                short = short - spare if spare < short else 0
                rated.append((-(value + (bits & lacking > 0)) / (CARDS_A_TURN + short), number))
            rated.sort()
            taken: set[int] = set()
            for _, number in rated:
                if lengths[number] > trams or twins[number] in taken:
                    continue
                need = 1 + lack(ground, number, left) / CARDS_A_TURN
                gained = self._token(number, tokens)
                value = LATER * points[number]
                if gained != tokens:
                    before = ground.token_points[tokens.bit_count()]
                    value += ground.token_points[gained.bit_count()] - before
                share = (turns - used) / need
                if share < 1:
                    total += share * value
                    used = turns
                    break
                total += value
                tokens = gained
                taken.add(number)
                allot(ground, (number,), left)
                trams -= lengths[number]
                used += need
                if trams <= FEW:
                    turns = min(turns, used + 1)
                if trams <= 0:
                    break
        total -= self.sight.haste * turns
        return total + SPARE * sum(left) if turns > 0 else total


def _orders(ground: Ground, tickets: Sequence[int]) -> Iterator[Sequence[int]]:
    """Yield orders of tickets: all of up to three, some of more."""
    if len(tickets) <= 3:
        yield from permutations(tickets)
        return
    ranked = sorted(tickets, key=lambda each: -ground.tickets[each][2])
    yield ranked[::-1]
    for first in range(min(len(ranked), ORDERS - 1)):
        yield ranked[first:] + ranked[:first]
