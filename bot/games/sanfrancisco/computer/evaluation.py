"""What a position of San Francisco promises each seat.

The half points of every seat at the end are foreseen from what lies on the boards and from how many
cards each row may still get. The weights are rules of thumb, tried in games against each other.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, sqrt
from typing import TYPE_CHECKING

from bot.games.computer.estimating import shares
from bot.games.sanfrancisco.board import NEEDED
from bot.games.sanfrancisco.cards import SPACES
from bot.games.sanfrancisco.computer.position import (
    ANY,
    BESIDE,
    BOTTOM,
    CELLS,
    NEXT_TO,
    TRACKS,
    beside,
    bits,
    final,
    winners,
)
from bot.games.sanfrancisco.scoring import POINT, POINTS_TOKEN

if TYPE_CHECKING:
    from bot.games.sanfrancisco.computer.position import CompactCity, CompactTable

BUILT = 0.95
"""The share of the cards that get built."""
VALUE = 2.3
"""What a card that is built later is worth."""
SYMBOL = 0.3
"""The share of cards with a bonus symbol."""
WATERFRONT = 0.05
"""The share of cards by a waterfront."""
TRACKED = 0.3
"""The share of cards with tracks or a depot."""
GAIN = (1.6, 3.0, 2.6, 3.0, 2.0, 1.8)
"""The half points that each kind of bonus is worth in the middle of the game."""
SPREAD, SPREADING = 0.4, 4.5
"""The variance of the difference of two row sums, and what each card to come adds."""
CARS, MORE_CARS = 0.4, 1.5
"""The same for cable cars."""
CONTRACT = (0.0, 3.5, 7.0, 10.0, 13.0, 16.0)
"""The loss in half points by number of contracts, while many cards are to come."""
TOKEN = 1.0
"""What an unspent contract-discard token is worth, in half points, while many cards are to come."""
EARLIER = (0.0, 0.02, 0.06, 0.13, 0.28, 0.5, 0.72, 0.87, 0.94, 0.98, 1.0)
"""How often a city fills a row first that has 5 cards less there, 4 less, and so on to 5 more."""
SCALE, SCALING = 1.0, 1.8
"""How many half points change the odds to win e-fold, and what the cards to come add to it."""
HOPE = 0.3
"""What the cards around a foundation come to beyond the average."""
MANY = 8.0
"""The cards to come for each city from which on contracts cost as much as they can."""
_BOTTOM_ROW = (1 << CELLS) - (1 << BOTTOM)
_STEPS = 10
_MOST = 12.0
_Tail = tuple[tuple[float, ...], tuple[float, ...]]


@lru_cache(maxsize=256)
def _tail(step: int) -> _Tail:
    """Return what a Poisson number of cards comes to whose mean is so many tenths.

    By a number from 0 to 5: how often that many come or more, and how many of that many come.
    """
    mean = step / _STEPS
    term = exp(-mean)
    below, at_least = 0.0, [1.0]
    for number in range(1, SPACES + 1):
        below += term
        at_least.append(1.0 - below)
        term *= mean / number
    room = [sum(at_least[1 : number + 1]) for number in range(SPACES + 1)]
    return tuple(at_least), tuple(room)


def tail(mean: float) -> _Tail:
    """Return `_tail` of a mean number of cards."""
    return _tail(int(min(mean, _MOST) * _STEPS + 0.5))


def beats(ahead: float, variance: float) -> float:
    """Return how often a seat comes first that is ahead by so much on average."""
    scaled = 1.7 * ahead / sqrt(variance)
    if scaled > 30:
        return 1.0
    return 1.0 / (1.0 + exp(-scaled)) if scaled > -30 else 0.0


class Profile:
    """What a city may be expected to have at the end, apart from what depends on other cities."""

    __slots__ = ("cars", "complete", "later", "now", "rows", "to_come", "towers")

    rows: list[float]
    """By row, the sum of the values."""
    to_come: list[float]
    """By row, the cards that are still to come."""
    complete: list[float]
    """By row, how often it gets full."""
    cars: float
    towers: float
    now: float
    later: float


class Horizon:
    """How many cards each row of each city may still get."""

    __slots__ = ("cards", "draws", "full", "rows", "symbols")

    def __init__(self, table: CompactTable) -> None:
        seats = len(table.cities)
        unseen, found = sum(table.unseen), table.foundations
        self.draws = min(unseen, table.tokens * (unseen + 1) / (found + 1)) if unseen else 0.0
        counts = [0.0] * (ANY + 1)
        for column in table.columns:
            for kind in column:
                counts[kind.row] += 0.9
        if unseen:
            for row, number in enumerate(table.unseen):
                counts[row] += number / unseen * max(0.0, self.draws - 1)
        rate = BUILT / seats
        anywhere = counts[ANY] / ANY
        means = [(counts[row] + anywhere) * rate for row in range(ANY)]
        self.cards = sum(means)
        self.full = min(1.0, self.cards / MANY)
        self.rows = [tail(mean) for mean in means]
        self.symbols = [tail(mean * SYMBOL) for mean in means]

    def profile(self, city: CompactCity, supply: tuple[int, ...]) -> Profile:
        """Return what a city may be expected to have at the end."""
        new = Profile.__new__(Profile)
        rows: list[float] = []
        to_come: list[float] = []
        complete: list[float] = []
        new.rows, new.to_come, new.complete = rows, to_come, complete
        lengths, tails = city.lengths, self.rows
        cars_later = later = 0.0
        near = _reached(city)
        for row in range(ANY):
            length = lengths[row]
            at_least, number = tails[row]
            room = SPACES - length
            more = number[room]
            to_come.append(more)
            rows.append(city.sums[row] + VALUE * more)
            complete.append(at_least[room])
            if room:
                later += self._bonus(city, row, supply)
                touched = near >> (row * SPACES + length) & 1
                cars_later += TRACKED * more * (0.9 if touched else 0.45)
        loose = city.tracks & ~city.cars
        new.cars = city.cars.bit_count() + cars_later
        if loose:
            new.cars += 0.45 * self.full * loose.bit_count()
        if city.squares:
            for cell in bits(city.squares):
                if not BESIDE[cell] & city.cars:
                    rows[cell // SPACES] += 2.0 * self.full
        towers = city.towers.bit_count()
        new.now = POINT * towers + POINTS_TOKEN * city.points
        pending = city.foundations & ~city.towers
        expected = sum(self.tower(city, cell) for cell in bits(pending)) if pending else 0.0
        new.towers = towers + expected
        later += POINT * expected
        if city.discard:
            later += TOKEN * self.full
        new.later = later
        return new

    def _bonus(self, city: CompactCity, row: int, supply: tuple[int, ...]) -> float:
        missing = 2 - city.symbols[row]
        if city.settled >> row & 1 or not 0 < missing <= SPACES - city.lengths[row]:
            return 0.0
        gain = GAIN[row] if supply[row] else 0.0
        if supply[TRACKS] and gain < GAIN[TRACKS]:
            gain = GAIN[TRACKS]
        return gain * self.symbols[row][0][missing]

    def tower(self, city: CompactCity, cell: int) -> float:
        """Return how often a skyscraper rises yet on a foundation."""
        missing = NEEDED - city.waterfronts - city.around[cell]
        lengths = city.lengths
        free = 0
        cards = 0.0
        for other in NEXT_TO[cell]:
            row = other // SPACES
            steps = other % SPACES - lengths[row] + 1
            if steps > 0:
                free += 1
                cards += self.rows[row][0][steps]
        water = WATERFRONT * self.cards
        hope = VALUE * cards + water
        if missing > 4 * free + 2:
            return 0.0
        return beats(hope - missing + HOPE, 0.5 + 3.0 * cards + water) if hope > 0.05 else 0.0

    def contracts(self, city: CompactCity) -> float:
        """Return what the contracts of a city cost, in half points."""
        held = city.contracts
        return CONTRACT[min(5, held)] * self.full if held else 0.0


def _reached(city: CompactCity) -> int:
    return _BOTTOM_ROW | beside(city.cars)


def ends(table: CompactTable, horizon: Horizon, profiles: list[Profile]) -> list[float]:
    """Return the half points by seat that may be expected at the end of a game that runs."""
    cities = table.cities
    seats = len(cities)
    found = [
        each.now
        + each.later
        - horizon.contracts(cities[seat])
        + POINT * cities[seat].completed.bit_count()
        for seat, each in enumerate(profiles)
    ]
    if seats == 2:
        share, total = _majorities(profiles[0], profiles[1], 4.0, 5.0)
        found[0] += share
        found[1] += total - share
        race_of_two(table, profiles[0].complete, profiles[1].complete, found)
    else:
        for one in range(seats):
            found[one] -= 12.0 * (seats - 3)
            for other in range(one + 1, seats):
                share, total = _majorities(profiles[one], profiles[other], 2.0, 2.5)
                found[one] += share
                found[other] += total - share
        for row in range(ANY):
            if not table.completed >> row & 1:
                race(cities, profiles, row, found)
    _medal(table, horizon, profiles, found)
    return found


def _majorities(
    one: Profile, other: Profile, district: float, network: float
) -> tuple[float, float]:
    share = 0.0
    more, less = one.rows, other.rows
    mine, theirs = one.to_come, other.to_come
    for row in range(ANY):
        # Like `beats`, without the call: nothing else is computed as often.
        spread = sqrt(SPREAD + SPREADING * (mine[row] + theirs[row]))
        scaled = 1.7 * (more[row] - less[row]) / spread
        if -30 < scaled < 30:
            share += 1.0 / (1.0 + exp(-scaled))
        elif scaled > 0:
            share += 1.0
    both = sum(mine) + sum(theirs)
    cars = beats(one.cars - other.cars, CARS + MORE_CARS * TRACKED * both)
    return district * share + network * cars, district * ANY + network


def race(cities: list[CompactCity], profiles: list[Profile], row: int, found: list[float]) -> None:
    """Add what the completion token of a row is worth to each city."""
    lengths = [city.lengths[row] for city in cities]
    shares = [each.complete[row] for each in profiles]
    for seat, share in enumerate(shares):
        if share > 0.01:
            length = SPACES - lengths[seat]
            for rival, other in enumerate(shares):
                if rival != seat and other > 0.01:
                    share *= 1.0 - other * EARLIER[lengths[rival] + length]  # noqa: PLW2901
            found[seat] += POINT * share


def race_of_two(
    table: CompactTable, mine: list[float], theirs: list[float], found: list[float]
) -> None:
    """Do what `race` does for every row, between two cities: nothing else takes as long."""
    one, other = (city.lengths for city in table.cities)
    for row in range(ANY):
        if not table.completed >> row & 1:
            share, rival = mine[row], theirs[row]
            ahead = one[row] - other[row]
            if share > 0.01:
                chance = 1.0 - rival * EARLIER[SPACES - ahead] if rival > 0.01 else 1.0
                found[0] += POINT * (share * chance)
            if rival > 0.01:
                chance = 1.0 - share * EARLIER[SPACES + ahead] if share > 0.01 else 1.0
                found[1] += POINT * (rival * chance)


def _medal(
    table: CompactTable, horizon: Horizon, profiles: list[Profile], found: list[float]
) -> None:
    sharpness = 1.4 / (0.3 + 0.7 * horizon.full)
    weights = [
        exp(sharpness * (each.towers + (0.6 if table.medal == seat else 0.0)))
        for seat, each in enumerate(profiles)
    ]
    total = sum(weights)
    for seat, weight in enumerate(weights):
        found[seat] += POINT * weight / total


def foresee(table: CompactTable) -> list[float]:
    """Return the half points by seat that may be expected at the end, exact once it is reached."""
    if table.ender >= 0:
        return list(map(float, final(table)))
    horizon = Horizon(table)
    return ends(table, horizon, [horizon.profile(city, table.supply) for city in table.cities])


def chances(table: CompactTable, foreseen: list[float], share: float) -> list[float]:
    """Return how often each seat may be expected to win.

    Parameters
    ----------
    share
        The cards to come for each city; the more, the less certain.
    """
    if table.ender >= 0:
        first = winners(table)
        return [1.0 / len(first) if seat in first else 0.0 for seat in range(len(table.cities))]
    return shares(foreseen, SCALE + SCALING * sqrt(share))
