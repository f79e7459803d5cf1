"""Plays a position on in a hurry: the columns are weighed card by card, the next takes foreseen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.sanfrancisco.cards import COLUMNS, SPACES
from bot.games.sanfrancisco.computer.evaluation import CONTRACT
from bot.games.sanfrancisco.computer.position import ANY, final
from bot.games.sanfrancisco.computer.turns import TurnSight, built, lead, rows_for, settled

if TYPE_CHECKING:
    from bot.games.sanfrancisco.computer.position import CardKind, CompactTable

AGAIN = 0.7
"""How much less a column is worth that is left over until the seat's next turn."""
WANTED = 0.5
"""The half points that a column must be worth to a seat for it to be taken."""
DRAWN = 0.4
"""The half points that drawing is worth beside what can be foreseen."""


class Columns:
    """What the columns are worth to each seat, in half points of lead."""

    __slots__ = ("_costs", "_leads", "_table", "_worths", "sight")

    def __init__(self, table: CompactTable) -> None:
        self._table = table
        self.sight = TurnSight(table)
        self._costs = [self.sight.horizon.full * cost for cost in CONTRACT]
        self._leads: list[float | None] = [None] * len(table.cities)
        self._worths: list[dict[int, tuple[float, int]]] = [{} for _ in table.cities]

    def gain(self, seat: int, kind: CardKind) -> tuple[float, int]:
        """Return what a card is worth to a seat, and the row where; -1 if there is none."""
        worths = self._worths[seat]
        found = worths.get(kind.number)
        if found is None:
            table = self._table
            before = self._leads[seat]
            if before is None:
                before = self._leads[seat] = self.sight.lead(table, seat)
            found = (0.0, -1)
            moved = table.branch(seat)
            for row in rows_for(table.cities[seat], kind):
                worth = self.sight.lead(built(moved, kind, row), seat) - before
                if found[1] < 0 or worth > found[0]:
                    found = (worth, row)
            worths[kind.number] = found
        return found

    def worth(self, seat: int, column: tuple[CardKind, ...]) -> float:
        """Return what a column is worth to a seat."""
        if not column:
            return 0.0
        if len(column) == 1:
            return max(0.0, self.gain(seat, column[0])[0])
        lengths = self._table.cities[seat].lengths
        room = [SPACES - length for length in lengths]
        total = 0.0
        for worth, row in sorted((self.gain(seat, kind) for kind in column), reverse=True):
            if worth <= 0:
                break
            if room[row]:
                room[row] -= 1
                total += worth
        return total

    def cost(self, contracts: list[int], seat: int) -> float:
        """Return what taking a column costs a seat for its contract, and let it have it."""
        before = self.burden(contracts, seat)
        contracts[seat] += 1
        if all(contracts):
            for each in range(len(contracts)):
                contracts[each] -= 1
        return self.burden(contracts, seat) - before

    def burden(self, contracts: list[int], seat: int) -> float:
        """Return by how much the contracts of a seat cost more than those of the others."""
        costs, total = self._costs, 0.0
        for held in contracts:
            total += costs[min(5, held)]
        own = contracts[seat]
        cost = costs[min(5, own)]
        return cost - (total - cost) / (len(contracts) - 1)

    def outlook(
        self, worths: list[list[float]], sizes: list[int], contracts: list[int], seat: int
    ) -> float:
        """Return what the takes until the seat's next turn promise it, when its turn has ended.

        Parameters
        ----------
        worths
            By seat, what each column is worth to it.
        """
        seats = len(worths)
        promise, part = 0.0, 1.0 / (seats - 1)
        sizes, contracts = sizes[:], contracts[:]
        for step in range(1, seats + 1):
            other = (seat + step) % seats
            best, number = WANTED, -1
            held = contracts[other]
            for column in range(COLUMNS):
                if sizes[column] > held and worths[other][column] > best:
                    best, number = worths[other][column], column
            if number < 0:
                continue
            after = contracts[:]
            best -= self.cost(after, other)
            if best <= WANTED:
                continue
            contracts = after
            sizes[number] = 0
            promise += AGAIN * best if other == seat else -part * best
        return promise


class Quick:
    """Plays turns of a position of its own."""

    __slots__ = ("_columns", "_worths", "table")

    def __init__(self, table: CompactTable) -> None:
        self.table = table
        self._look()

    def _look(self) -> None:
        self._columns = Columns(self.table)
        columns = self.table.columns
        self._worths = [
            [self._columns.worth(seat, column) for column in columns]
            for seat in range(len(self.table.cities))
        ]

    def turns(self, number: int) -> None:
        """Play so many turns, or until the game ends."""
        table = self.table
        for _ in range(number):
            if table.ender >= 0:
                break
            self.turn()

    def turn(self) -> None:
        """Play a turn."""
        table = self.table
        number = self._choice()
        if number >= 0:
            taken = table.take(number)
            self.build(taken)
            self._look()
        elif table.pile:
            self.place(table.draw())
        self.pass_on()

    def pass_on(self) -> None:
        """Let the next seat be in turn, if the game goes on."""
        table = self.table
        if table.ender < 0:
            table.seat = (table.seat + 1) % len(table.cities)

    def _choice(self) -> int:
        table, columns = self.table, self._columns
        seat, worths = table.seat, self._worths
        sizes = [len(column) for column in table.columns]
        contracts = [city.contracts for city in table.cities]
        best, number = float("-inf"), -1
        if table.pile:
            best = DRAWN + columns.outlook(worths, sizes, contracts, seat)
            if table.tokens == 1:
                ended = lead(list(map(float, final(table))), seat)
                risk = table.foundations / sum(table.unseen)
                now = columns.sight.lead(table, seat)
                best += risk * (ended - now - best)
        held = contracts[seat]
        for column, size in enumerate(sizes):
            if size <= held:
                continue
            worth = worths[seat][column]
            if worth <= 0 and number >= 0:
                continue
            after = contracts[:]
            worth -= columns.cost(after, seat)
            sizes[column] = 0
            worth += columns.outlook(worths, sizes, after, seat)
            sizes[column] = size
            if worth > best:
                best, number = worth, column
        return number

    def place(self, kind: CardKind) -> None:
        """Put the card turned over in a column."""
        table, columns = self.table, self._columns
        if kind.foundation and table.tokens == 1:
            table.place(kind, 0)
            return
        worths = self._worths
        gains = [max(0.0, columns.gain(each, kind)[0]) for each in range(len(worths))]
        number = place_for(columns, worths, gains, table)
        table.place(kind, number)
        for each, gain in enumerate(gains):
            worths[each][number] += gain

    def build(self, taken: tuple[CardKind, ...]) -> None:
        """Build what is worth it, the best first, and take bonuses that are owed."""
        table, columns = self.table, self._columns
        seat = table.seat
        order = [(*columns.gain(seat, kind), kind) for kind in taken]
        if len(order) > 1:
            order.sort(key=lambda each: (-each[0], each[2].number))
        city = table.cities[seat] = table.cities[seat].copy()
        for worth, row, kind in order:
            if worth <= 0:
                break
            if city.lengths[row] == SPACES:
                if kind.row < ANY:
                    continue
                rows = rows_for(city, kind)
                if not rows:
                    break
                row = rows[0]  # noqa: PLW2901
            table.build(kind, row)
            if table.owed >= 0:
                after = settled(table, columns.sight, all_spaces=False)
                city = table.cities[seat] = after.cities[seat]
                table.completed, table.medal = after.completed, after.medal
                table.supply, table.owed = after.supply, -1
            table.close(may_be_owed=False)
            if table.ender >= 0:
                return
        if city.discard and city.contracts > 1:
            city.contracts -= 2
            city.discard = False


def place_for(
    columns: Columns, worths: list[list[float]], gains: list[float], table: CompactTable
) -> int:
    """Return the column in which a card that is worth so much to each seat helps the mover most."""
    sizes = [len(column) for column in table.columns]
    contracts = [city.contracts for city in table.cities]
    best, number = float("-inf"), 0
    for column in range(COLUMNS):
        promise = placed(columns, worths, gains, (sizes, contracts, table.seat), column)
        if promise > best:
            best, number = promise, column
    return number


def placed(
    columns: Columns,
    worths: list[list[float]],
    gains: list[float],
    turn: tuple[list[int], list[int], int],
    column: int,
) -> float:
    """Return what the next takes promise the seat in turn when a card lies in a column."""
    sizes, contracts, seat = turn
    after = [row[:] for row in worths]
    for each, gain in enumerate(gains):
        after[each][column] += gain
    sizes[column] += 1
    promise = columns.outlook(after, sizes, contracts, seat)
    sizes[column] -= 1
    return promise
