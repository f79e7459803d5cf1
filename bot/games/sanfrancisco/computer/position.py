"""A position in numbers and bit sets, which changes in place: what the computer players think on.

A board's 25 spaces are numbered from the top left, row by row; a bit set has one bit for each.
Seats count from 0. Whoever uses this says what a seat does; nothing here checks it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from bot.games.sanfrancisco import board
from bot.games.sanfrancisco.board import values
from bot.games.sanfrancisco.cards import BONUS_CARDS, BONUSES, COLUMNS, ROWS, SPACES, Bonus, Colour
from bot.games.sanfrancisco.scoring import DISTRICT_POINTS, NETWORK_POINTS, POINT, POINTS_TOKEN

if TYPE_CHECKING:
    from bot.games.sanfrancisco.cards import Card
    from bot.games.sanfrancisco.state import City, State


ANY = len(ROWS)
"""The row of a universal card."""
PLUS2, CARD4, DEPOT, POINTS, DISCARD, TRACKS = range(len(BONUSES))
"""The bonuses by their index in `cards.BONUSES`."""


class CardKind:
    """What is printed on a card; `number` is the same for cards that are printed alike."""

    __slots__ = (
        "bonus",
        "depot",
        "foundation",
        "number",
        "row",
        "square",
        "tracks",
        "value",
        "waterfront",
    )

    def __init__(self, card: Card) -> None:
        marks = (card.tracks, card.depot, card.square, card.foundation, card.waterfront, card.bonus)
        self.row = ANY if card.colour is Colour.BLACK else ROWS.index(card.colour)
        self.value = card.value
        self.tracks = card.tracks
        self.depot = card.depot
        self.square = card.square
        self.foundation = card.foundation
        self.waterfront = card.waterfront
        self.bonus = card.bonus
        self.number = (self.row * 8 + card.value) * 64
        self.number += sum(mark << place for place, mark in enumerate(marks))


_KINDS: dict[int, CardKind] = {}


@lru_cache(maxsize=1024)
def kind_of(card: Card) -> CardKind:
    """Return the kind of a card, the same object for all cards that are printed alike."""
    kind = CardKind(card)
    return _KINDS.setdefault(kind.number, kind)


EXTRA = {BONUSES.index(bonus): kind_of(card) for bonus, card in BONUS_CARDS.items()}
"""The kinds of the bonuses that are cards."""


CELLS = ANY * SPACES
NEXT_TO: tuple[tuple[int, ...], ...] = tuple(
    tuple(r * SPACES + c for r, c in board.ADJACENT[cell // SPACES][cell % SPACES])
    for cell in range(CELLS)
)
"""The spaces that share a side with a space."""
BESIDE = tuple(sum(1 << other for other in others) for others in NEXT_TO)
"""The same as bit sets."""
BOTTOM = CELLS - SPACES
"""The first space of the bottom row, which touches the printed depots."""
_ALL = (1 << CELLS) - 1
_LEFT = sum(1 << cell for cell in range(0, CELLS, SPACES))
_RIGHT = _LEFT << (SPACES - 1)


def bits(mask: int) -> list[int]:
    """Return the spaces of a bit set, ascending."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def beside(mask: int) -> int:
    """Return the spaces that share a side with a space of a bit set, as a bit set."""
    across = (mask & ~_RIGHT) << 1 | (mask & ~_LEFT) >> 1
    return (mask << SPACES | mask >> SPACES | across) & _ALL


class CompactCity:
    """A board: the values of its spaces, row lengths, sums, and bit sets of what lies where."""

    __slots__ = (
        "around",
        "cars",
        "completed",
        "contracts",
        "discard",
        "foundations",
        "lengths",
        "points",
        "settled",
        "squares",
        "sums",
        "symbols",
        "towers",
        "tracks",
        "values",
        "waterfronts",
    )

    def __init__(self) -> None:
        self.values = [0] * CELLS
        self.around = [0] * CELLS
        self.lengths = [0] * ANY
        self.sums = [0] * ANY
        self.symbols = [0] * ANY
        self.tracks = self.cars = self.squares = self.foundations = self.towers = 0
        self.waterfronts = self.settled = self.completed = self.points = self.contracts = 0
        self.discard = False

    def copy(self) -> CompactCity:
        """Return a copy that may be changed."""
        new = CompactCity.__new__(CompactCity)
        new.values = self.values[:]
        new.around = self.around[:]
        new.lengths = self.lengths[:]
        new.sums = self.sums[:]
        new.symbols = self.symbols[:]
        new.tracks = self.tracks
        new.cars = self.cars
        new.squares = self.squares
        new.foundations = self.foundations
        new.towers = self.towers
        new.waterfronts = self.waterfronts
        new.settled = self.settled
        new.completed = self.completed
        new.points = self.points
        new.contracts = self.contracts
        new.discard = self.discard
        return new

    def raise_value(self, cell: int, by: int) -> None:
        """Let a space be worth more."""
        self.values[cell] += by
        self.sums[cell // SPACES] += by
        around = self.around
        for other in NEXT_TO[cell]:
            around[other] += by

    def lay(self, kind: CardKind, row: int) -> int:
        """Put a card on the leftmost empty space of a row and return the space.

        Values and the network follow; skyscrapers rise by `rise`.
        """
        cell = row * SPACES + self.lengths[row]
        self.lengths[row] += 1
        bit = 1 << cell
        value = kind.value
        if kind.square:
            self.squares |= bit
            if BESIDE[cell] & self.cars:
                value += board.SQUARE
        if value:
            self.raise_value(cell, value)
        if kind.foundation:
            self.foundations |= bit
        if kind.waterfront:
            self.waterfronts += 1
        if kind.bonus:
            self.symbols[row] += 1
        if kind.tracks:
            self.tracks |= bit
            if cell >= BOTTOM or BESIDE[cell] & self.cars:
                self.connect(bit)
        elif kind.depot:
            self.connect(bit)
        return cell

    def connect(self, joined: int) -> None:
        """Give a card its cable car and those that it leads to; wake the squares beside them."""
        before = cars = self.cars
        while joined:
            cars |= joined
            joined = beside(joined) & self.tracks & ~cars
        self.cars = cars
        for cell in bits(self.squares):
            if BESIDE[cell] & cars and not BESIDE[cell] & before:
                self.raise_value(cell, board.SQUARE)

    def rise(self) -> bool:
        """Let the skyscrapers rise that can stand; return whether one does."""
        risen = 0
        need = board.NEEDED - self.waterfronts
        for cell in bits(self.foundations & ~self.towers):
            if self.around[cell] >= need:
                risen |= 1 << cell
        self.towers |= risen
        return risen != 0

    def occupied(self) -> int:
        """Return the spaces with a card."""
        return sum(((1 << length) - 1) << (row * SPACES) for row, length in enumerate(self.lengths))


class CompactTable:
    """A position: the cities, what lies in the middle, and what of the deck nobody has seen.

    `unseen` counts the cards not turned over by row (the last: universal ones), with `foundations`
    and `symbols` among them. `pile` has the next card last. `owed` is the row whose bonus is due.
    """

    __slots__ = (
        "cities",
        "columns",
        "completed",
        "ender",
        "foundations",
        "medal",
        "owed",
        "pile",
        "seat",
        "supply",
        "tokens",
        "unseen",
    )

    cities: list[CompactCity]
    columns: list[tuple[CardKind, ...]]
    completed: int
    ender: int
    foundations: int
    medal: int
    owed: int
    pile: list[CardKind]
    seat: int
    supply: tuple[int, ...]
    tokens: int
    unseen: list[int]

    def branch(self, seat: int) -> CompactTable:
        """Return a copy in which a seat is in turn and may change its city.

        The other cities, the pile and what is unseen are shared.
        """
        new = CompactTable.__new__(CompactTable)
        cities = self.cities[:]
        cities[seat] = cities[seat].copy()
        new.cities = cities
        new.columns = self.columns[:]
        new.completed = self.completed
        new.ender = self.ender
        new.foundations = self.foundations
        new.medal = self.medal
        new.owed = self.owed
        new.pile = self.pile
        new.seat = seat
        new.supply = self.supply
        new.tokens = self.tokens
        new.unseen = self.unseen
        return new

    def whole(self) -> CompactTable:
        """Return a copy that shares nothing that changes."""
        new = self.branch(self.seat)
        new.cities = [city.copy() for city in self.cities]
        new.unseen = self.unseen[:]
        new.pile = self.pile[:]
        return new

    def take(self, column: int) -> tuple[CardKind, ...]:
        """Take a column and a contract; return the cards. The city must be the table's own."""
        taken, self.columns[column] = self.columns[column], ()
        self.cities[self.seat].contracts += 1
        if all(city.contracts for city in self.cities):
            for seat, city in enumerate(self.cities):
                if seat != self.seat:
                    city = city.copy()  # noqa: PLW2901  (others may be shared)
                    self.cities[seat] = city
                city.contracts -= 1
        return taken

    def draw(self) -> CardKind:
        """Turn over the next card. The pile must be the table's own."""
        kind = self.pile.pop()
        self.unseen[kind.row] -= 1
        if kind.foundation:
            self.foundations -= 1
        return kind

    def place(self, kind: CardKind, column: int) -> None:
        """Put the card turned over in a column; the last token ends the game."""
        self.columns[column] = (*self.columns[column], kind)
        if kind.foundation:
            self.tokens -= 1
            if not self.tokens:
                self.ender = self.seat

    def build(self, kind: CardKind, row: int) -> None:
        """Build a card with all that follows; a bonus that is due is `owed`."""
        city = self.cities[self.seat]
        city.lay(kind, row)
        if city.foundations & ~city.towers and city.rise():
            self._judge_medal(city)
        length = city.lengths[row]
        if length == SPACES and not self.completed >> row & 1:
            self.completed |= 1 << row
            city.completed |= 1 << row
        if kind.bonus and city.symbols[row] == 2 and not city.settled >> row & 1:
            self.owed = row

    def put(self, bonus: int, cell: int) -> None:
        """Put a token taken as a bonus on a space."""
        city = self.cities[self.seat]
        if bonus == PLUS2:
            city.raise_value(cell, board.PLUS)
        else:
            city.tracks |= 1 << cell
            if not city.cars >> cell & 1 and (cell >= BOTTOM or BESIDE[cell] & city.cars):
                city.connect(1 << cell)
        if city.rise():
            self._judge_medal(city)

    def choose(self, bonus: int) -> None:
        """Take the bonus that is owed; what goes on the board is put there afterwards."""
        city = self.cities[self.seat]
        city.settled |= 1 << self.owed
        self.owed = -1
        left = list(self.supply)
        left[bonus] -= 1
        self.supply = tuple(left)
        if bonus == POINTS:
            city.points += 1
        elif bonus == DISCARD:
            city.discard = True

    def close(self, *, may_be_owed: bool) -> None:
        """End the game if the board is full and no bonus is owed."""
        if sum(self.cities[self.seat].lengths) == CELLS and not (may_be_owed and self.owed >= 0):
            self.ender = self.seat

    def forgo(self) -> None:
        """Settle the bonus that is owed when no kind can be taken."""
        self.cities[self.seat].settled |= 1 << self.owed
        self.owed = -1

    def _judge_medal(self, city: CompactCity) -> None:
        holder = self.medal
        if holder != self.seat:
            towers = city.towers.bit_count()
            if holder < 0 or towers > self.cities[holder].towers.bit_count():
                self.medal = self.seat


def compact(state: State) -> CompactTable:
    """Return the compact position of a state, with the cards of the pile in their order."""
    table = CompactTable.__new__(CompactTable)
    table.cities = [_city(city) for city in state.cities]
    table.completed = 0
    for row, seat in enumerate(state.completions):
        if seat:
            table.completed |= 1 << row
            table.cities[seat - 1].completed |= 1 << row
    table.columns = [tuple(map(kind_of, state.columns[index])) for index in range(COLUMNS)]
    table.ender = state.seat - 1 if state.ending else -1
    table.medal = state.medal - 1
    table.owed = -1
    table.pile = [kind_of(card) for card in reversed(state.pile)]
    table.seat = state.seat - 1
    table.supply = state.supply
    table.tokens = state.tokens
    table.unseen = [0] * (ANY + 1)
    table.foundations = 0
    for card in state.pile + state.beyond:
        kind = kind_of(card)
        table.unseen[kind.row] += 1
        table.foundations += kind.foundation
    return table


def final(table: CompactTable) -> list[int]:
    """Return the half points by seat if the game ended now."""
    ends = [
        POINT * (city.towers.bit_count() + city.completed.bit_count() + (table.medal == seat))
        + POINTS_TOKEN * city.points
        for seat, city in enumerate(table.cities)
    ]
    number = len(table.cities)
    for row in range(ANY + 1):
        points = NETWORK_POINTS[number] if row == ANY else DISTRICT_POINTS[number]
        for seat, each in zip(ranked(table, row), points, strict=True):
            ends[seat] += each
    return ends


def ranked(table: CompactTable, row: int) -> list[int]:
    """Return the seats as they rank in a district, or for 5 by cable cars, if it ended now."""
    seats = range(len(table.cities))
    return sorted(seats, key=lambda seat: _rank(table, seat, row), reverse=True)


def winners(table: CompactTable) -> list[int]:
    """Return the seats that win if the game ends now."""
    ends = final(table)
    ranks = [(end, city.cars.bit_count()) for end, city in zip(ends, table.cities, strict=True)]
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]


def _rank(table: CompactTable, seat: int, row: int) -> tuple[int, list[int], int]:
    """Return what ranks a seat in a district, or for 5 by its cable cars: more comes first."""
    city = table.cities[seat]
    near = -((seat - table.seat) % len(table.cities))
    if row == ANY:
        return city.cars.bit_count(), _by_column(city.cars), near
    return city.sums[row], _from(city.values, row), near


def _from(worth: list[int], row: int) -> list[int]:
    start = row * SPACES
    return worth[start:] + worth[:start]


def _by_column(cars: int) -> list[int]:
    return [
        sum(cars >> (row * SPACES + column) & 1 for row in range(ANY)) for column in range(SPACES)
    ]


def _city(city: City) -> CompactCity:
    new = CompactCity()
    worth = values(city.rows)
    for row, spots in enumerate(city.rows):
        new.lengths[row] = len(spots)
        if city.bonuses[row] is not None:
            new.settled |= 1 << row
        for column, spot in enumerate(spots):
            card, cell = spot.card, row * SPACES + column
            bit = 1 << cell
            new.raise_value(cell, worth[row][column])
            new.symbols[row] += card.bonus
            new.waterfronts += card.waterfront
            new.tracks |= bit * (card.tracks or spot.rails)
            new.cars |= bit * spot.car
            new.squares |= bit * card.square
            new.foundations |= bit * card.foundation
            new.towers |= bit * spot.skyscraper
    new.points = city.bonuses.count(Bonus.POINTS)
    new.contracts = city.contracts
    new.discard = city.discard
    return new
