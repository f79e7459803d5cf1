"""What an action of San Francisco brings about by the end of its turn, for hints and reviews.

The position before the action is compared with the best one in which its turn can end; the parts of
the evaluation say what each difference is worth.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import TYPE_CHECKING

from bot.games.judging import Cause
from bot.games.sanfrancisco.board import NEEDED
from bot.games.sanfrancisco.cards import COLUMNS, ROWS, SPACES
from bot.games.sanfrancisco.computer.evaluation import (
    CARS,
    GAIN,
    MORE_CARS,
    SPREAD,
    SPREADING,
    TRACKED,
    beats,
)
from bot.games.sanfrancisco.computer.playouts import AGAIN, DRAWN, WANTED, Columns
from bot.games.sanfrancisco.computer.position import ANY, BESIDE, bits, final, ranked
from bot.games.sanfrancisco.scoring import POINT, POINTS_TOKEN

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.games.sanfrancisco.computer.evaluation import Profile
    from bot.games.sanfrancisco.computer.position import CardKind, CompactTable
    from bot.games.sanfrancisco.computer.search import Considered

SQUARE, CARD, END = 1.5, 0.4, 4.0
"""Half points that a square, a card built and the end of a game in the lead are told to be worth.

The lead in a district that a square or a card brings is told beside it."""
NEAR = 4
"""So little may a foundation lack to be told."""
NETWORK = ANY
"""The place of the cable cars behind the districts."""


class Causes:
    """Tells what the actions of one position bring about."""

    def __init__(self, table: CompactTable) -> None:
        self._table, self._seat = table, table.seat
        self._columns = Columns(table)
        self._rivals = [
            (self._seat + step) % len(table.cities) for step in range(1, len(table.cities))
        ]

    def of(self, thought: Considered) -> tuple[Cause, ...]:
        """Return what an action brings about, in any order."""
        if thought.draws:
            return tuple(self._waiting())
        after = thought.table
        found = [*self._contracts(after), *self._middle(after)]
        if after.cities[self._seat] is not self._table.cities[self._seat]:
            sight = self._columns.sight
            profile = sight.horizon.profile(after.cities[self._seat], after.supply)
            found += self._majorities(after, profile)
            found += [*self._board(after), *self._rows(after, profile)]
        if after.ender >= 0 and self._leads(after):
            found.append(Cause("ends", END))
        return tuple(found)

    def _leads(self, after: CompactTable) -> bool:
        reached = final(after)
        return all(reached[self._seat] > reached[rival] for rival in self._rivals)

    def _contracts(self, after: CompactTable) -> Iterator[Cause]:
        before, now = ([city.contracts for city in table.cities] for table in (self._table, after))
        burden, seat = self._columns.burden, self._seat
        saved = burden(before, seat) - burden(now, seat)
        spent = before[seat] - now[seat]
        freed = [rival for rival in self._rivals if now[rival] < before[rival]]
        if spent > 0:
            yield Cause("rid", max(saved, 0.0), {"count": spent})
        elif spent < 0:
            yield Cause("no-contract", min(saved, 0.0))
        elif len(freed) == 1:
            yield Cause("freed", min(saved, 0.0), {"rival": freed[0] + 1})
        elif freed:
            yield Cause("freed-all", min(saved, 0.0))

    def _waiting(self) -> Iterator[Cause]:
        cities, columns = self._table.cities, self._columns
        waiting = [
            (columns.worth(self._seat, column), number)
            for number, column in enumerate(self._table.columns)
            if all(len(column) <= cities[rival].contracts for rival in self._rivals)
        ]
        worth, number = max(waiting, default=(0.0, 0))
        if worth > WANTED and len(self._table.columns[number]) > cities[self._seat].contracts:
            rival = {"rival": self._rivals[0] + 1} if len(self._rivals) == 1 else {}
            code = "waits" if rival else "waits-all"
            yield Cause(code, (1 - AGAIN) * worth + DRAWN, {**rival, "column": number + 1})

    def _middle(self, after: CompactTable) -> Iterator[Cause]:
        before, part = self._table, 1 / len(self._rivals)
        following = self._rivals[0]
        held = after.cities[following].contracts
        shut = all(len(column) <= held for column in after.columns)
        for number in range(COLUMNS):
            old, new = before.columns[number], after.columns[number]
            if old and not new:
                for rival in self._rivals:
                    worth = self._columns.worth(rival, old)
                    if len(old) > before.cities[rival].contracts and worth > WANTED:
                        values = {"rival": rival + 1, "column": number + 1}
                        yield Cause("takes-from", part * worth, values)
                        break
            elif len(new) > len(old):
                gain = self._columns.gain(self._seat, new[-1])[0]
                if len(new) > after.cities[self._seat].contracts and gain > 0:
                    yield Cause("grows", AGAIN * gain, {"column": number + 1})
                loss = self._columns.gain(following, new[-1])[0]
                if shut:
                    continue
                if len(new) <= held and loss > 0:
                    values = {"rival": following + 1, "column": number + 1}
                    yield Cause("shut-column", part * loss, values)
                else:
                    less = self._withheld(after.columns, new[-1], following)
                    yield Cause("less", part * less, {"rival": following + 1})
        worth = max(self._columns.worth(following, column) for column in after.columns)
        if after.ender < 0 and shut and worth > WANTED:
            yield Cause("shut", part * worth, {"rival": following + 1})

    def _withheld(
        self, columns: Sequence[tuple[CardKind, ...]], card: CardKind, rival: int
    ) -> float:
        held = self._table.cities[rival].contracts

        def best(columns: Sequence[tuple[CardKind, ...]]) -> float:
            return max(
                (self._columns.worth(rival, each) for each in columns if len(each) > held),
                default=0.0,
            )

        old = self._table.columns
        elsewhere = [
            best([*old[:number], (*old[number], card), *old[number + 1 :]])
            for number in range(COLUMNS)
        ]
        return max(elsewhere) - best(columns)

    def _majorities(self, after: CompactTable, new: Profile) -> Iterator[Cause]:
        profiles = self._columns.sight.profiles
        old, two = profiles[self._seat], len(self._rivals) == 1
        for row in range(NETWORK + 1):
            worth = (5.0 if two else 2.5) if row == NETWORK else (4.0 if two else 2.0)
            gain = worth * sum(
                _ahead(new, profiles[rival], row) - _ahead(old, profiles[rival], row)
                for rival in self._rivals
            )
            then, now = ranked(self._table, row), ranked(after, row)
            rival = next(seat for seat in (*then, *now) if seat != self._seat)
            led, leads = then[0] == self._seat, now[0] == self._seat
            if leads and not _begun(self._table, row):
                code = "lead-open"
            elif leads:
                code = "ahead" if led else "lead"
            else:
                code, rival = "behind", now[max(0, now.index(self._seat) - 1)]
            values: dict[str, str | int] = {"rival": rival + 1} if code in _RIVAL else {}
            if row == NETWORK:
                yield Cause(f"cars-{code}", gain, values)
            else:
                yield Cause(code, gain, {**values, "colour": ROWS[row].value})

    def _board(self, after: CompactTable) -> Iterator[Cause]:
        horizon = self._columns.sight.horizon
        one, other = self._table.cities[self._seat], after.cities[self._seat]
        risen = (other.towers & ~one.towers).bit_count()
        if risen:
            yield Cause("tower", POINT * risen, {"count": risen})
        for cell in bits(other.squares):
            if BESIDE[cell] & other.cars and not (
                one.squares >> cell & 1 and BESIDE[cell] & one.cars
            ):
                yield Cause("square", SQUARE, {"colour": ROWS[cell // SPACES].value})
        for cell in bits(other.foundations & ~other.towers):
            missing = NEEDED - other.waterfronts - other.around[cell]
            before = horizon.tower(one, cell) if one.foundations >> cell & 1 else 0.0
            hope = horizon.tower(other, cell) - before
            values = {"colour": ROWS[cell // SPACES].value, "count": missing}
            if missing <= NEAR:
                yield Cause("foundation", POINT * hope, values)
        if after.medal == self._seat != self._table.medal:
            holder = self._table.medal
            yield (
                Cause("medal", POINT)
                if holder < 0
                else Cause("medal-from", 2.0 * POINT, {"rival": holder + 1})
            )

    def _rows(self, after: CompactTable, new: Profile) -> Iterator[Cause]:
        horizon, old = self._columns.sight.horizon, self._columns.sight.profiles[self._seat]
        one, other = self._table.cities[self._seat], after.cities[self._seat]
        for row, colour in enumerate(ROWS):
            values = {"colour": colour.value}
            lacking = SPACES - other.lengths[row]
            if other.completed & ~one.completed & 1 << row:
                yield Cause("complete", POINT, values)
            elif 0 < lacking <= 2 and not after.completed >> row & 1:
                chance = new.complete[row] - old.complete[row]
                yield Cause("completing", POINT * chance, {**values, "count": lacking})
            if other.settled & ~one.settled & 1 << row or after.owed == row:
                yield Cause("bonus", GAIN[row], values)
            elif one.symbols[row] == 0 < other.symbols[row] == 1 and lacking:
                yield Cause("symbol", GAIN[row] * horizon.symbols[row][0][1], values)
        if other.points > one.points:
            yield Cause("points-token", float(POINTS_TOKEN))
        built = sum(other.lengths) - sum(one.lengths)
        if built > 2:
            yield Cause("cards", CARD * built, {"count": built})


_RIVAL = ("lead", "behind")
"""The causes whose sentence names a rival."""


def _begun(table: CompactTable, row: int) -> bool:
    if row == NETWORK:
        return any(city.cars for city in table.cities)
    return any(city.sums[row] for city in table.cities)


def _ahead(one: Profile, other: Profile, row: int) -> float:
    if row == NETWORK:
        both = sum(one.to_come) + sum(other.to_come)
        return beats(one.cars - other.cars, CARS + MORE_CARS * TRACKED * both)
    spread = sqrt(SPREAD + SPREADING * (one.to_come[row] + other.to_come[row]))
    return 1.0 / (
        1.0 + exp(-max(-30.0, min(30.0, 1.7 * (one.rows[row] - other.rows[row]) / spread)))
    )
