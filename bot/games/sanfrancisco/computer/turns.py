"""How the cards taken are best built: orders, rows and bonuses, weighed by the evaluation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.sanfrancisco.cards import SPACES
from bot.games.sanfrancisco.computer.evaluation import GAIN, Horizon, ends
from bot.games.sanfrancisco.computer.position import (
    ANY,
    BESIDE,
    BOTTOM,
    CARD4,
    CELLS,
    DEPOT,
    EXTRA,
    PLUS2,
    TRACKS,
    bits,
    final,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.games.sanfrancisco.computer.evaluation import Profile
    from bot.games.sanfrancisco.computer.position import CardKind, CompactCity, CompactTable


class TurnSight:
    """What a position promises, and what it promises when one city of it changes."""

    __slots__ = ("horizon", "profiles", "supply")

    horizon: Horizon
    profiles: list[Profile]

    def __init__(self, table: CompactTable) -> None:
        self.horizon = Horizon(table)
        self.supply = table.supply
        self.profiles = [self.horizon.profile(city, table.supply) for city in table.cities]

    def ends(self, table: CompactTable, seat: int) -> list[float]:
        """Return the expected ends of a position in which only the city of a seat has changed."""
        if table.ender >= 0:
            return list(map(float, final(table)))
        profiles = self.profiles[:]
        profiles[seat] = self.horizon.profile(table.cities[seat], table.supply)
        return ends(table, self.horizon, profiles)

    def lead(self, table: CompactTable, seat: int) -> float:
        """Return by how much a seat may be expected to lead the others on average.

        A bonus that is owed counts for what it is worth on average.
        """
        found = lead(self.ends(table, seat), seat)
        if table.owed >= 0:
            kinds = (each for each in (table.owed, TRACKS) if table.supply[each])
            found += max((GAIN[each] for each in kinds), default=0.0)
        return found


def lead(foreseen: list[float], seat: int) -> float:
    """Return by how many half points a seat leads the others on average."""
    own = foreseen[seat]
    return own - (sum(foreseen) - own) / (len(foreseen) - 1)


def rows_for(city: CompactCity, kind: CardKind) -> list[int]:
    """Return the rows in which a city can build a card."""
    if kind.row < ANY:
        return [kind.row] if city.lengths[kind.row] < SPACES else []
    return [row for row in range(ANY) if city.lengths[row] < SPACES]


def built(table: CompactTable, kind: CardKind, row: int) -> CompactTable:
    """Return the position after a card has been built; its bonus may be owed."""
    after = table.branch(table.seat)
    after.build(kind, row)
    after.close(may_be_owed=True)
    return after


def puts(
    table: CompactTable, bonus: int, *, all_spaces: bool
) -> Iterator[tuple[int, CompactTable]]:
    """Yield the places of a bonus that is chosen, rows or spaces, and the positions after it.

    Parameters
    ----------
    all_spaces
        Whether to look at every space for a token instead of those that promise most.
    """
    city = table.cities[table.seat]
    if bonus in EXTRA:
        for row in range(ANY):
            if city.lengths[row] < SPACES:
                after = table.branch(table.seat)
                after.build(EXTRA[bonus], row)
                after.close(may_be_owed=False)
                yield row, after
        return
    for cell in _spaces(city, bonus, all_spaces=all_spaces):
        after = table.branch(table.seat)
        after.put(bonus, cell)
        after.close(may_be_owed=False)
        yield cell, after


def chosen(table: CompactTable, bonus: int) -> CompactTable:
    """Return the position after a bonus has been chosen, before it is put anywhere."""
    after = table.branch(table.seat)
    after.choose(bonus)
    return after


def can_choose(table: CompactTable) -> list[int]:
    """Return the bonuses that can be taken for the row that owes one."""
    city = table.cities[table.seat]
    return [bonus for bonus in (table.owed, TRACKS) if table.supply[bonus] and _fits(city, bonus)]


def settled(table: CompactTable, sight: TurnSight, *, all_spaces: bool) -> CompactTable:
    """Return the position after the bonus that is owed has been taken and put as well as can be."""
    bonuses = can_choose(table)
    if not bonuses:
        after = table.branch(table.seat)
        after.forgo()
        after.close(may_be_owed=False)
        return after
    best, most = table, float("-inf")
    for bonus in bonuses:
        after = chosen(table, bonus)
        if bonus in EXTRA or bonus in (PLUS2, TRACKS):
            ways = [each for _, each in puts(after, bonus, all_spaces=all_spaces)]
        else:
            after.close(may_be_owed=False)
            ways = [after]
        for way in ways:
            worth = sight.lead(way, table.seat)
            if worth > most:
                best, most = way, worth
    return best


def _fits(city: CompactCity, bonus: int) -> bool:
    if bonus in (CARD4, DEPOT):
        return sum(city.lengths) < CELLS
    return bonus != TRACKS or bool(city.occupied() & ~city.tracks)


def _spaces(city: CompactCity, bonus: int, *, all_spaces: bool) -> list[int]:
    """Return the spaces on which a token may go; always at least one."""
    if bonus == PLUS2:
        every = bits(city.occupied())
        if all_spaces:
            return every
        pending = city.foundations & ~city.towers
        best: dict[int, int] = {}
        for cell in every:
            row = cell // SPACES
            if (
                row not in best
                or (BESIDE[cell] & pending).bit_count() > (BESIDE[best[row]] & pending).bit_count()
            ):
                best[row] = cell
        return list(best.values())
    free = bits(city.occupied() & ~city.tracks)
    if all_spaces:
        return free
    reached = [cell for cell in free if cell >= BOTTOM or BESIDE[cell] & city.cars]
    return (reached or free)[:5]


def plans(
    table: CompactTable,
    taken: tuple[CardKind, ...],
    sight: TurnSight,
    *,
    width: int,
    all_spaces: bool,
) -> list[CompactTable]:
    """Return positions in which the turn can end with what was taken, the best first.

    Parameters
    ----------
    width
        How many positions are followed after each card.
    """
    seat = table.seat
    layer: list[tuple[float, CompactTable, tuple[CardKind, ...]]] = [
        (sight.lead(table, seat), table, taken)
    ]
    done: list[tuple[float, CompactTable]] = []
    while layer:
        following: dict[tuple[object, ...], tuple[float, CompactTable, tuple[CardKind, ...]]] = {}
        for worth, before, left in layer:
            done.append((worth, before))
            if before.ender >= 0:
                continue
            city = before.cities[seat]
            for number, kind in enumerate(left):
                if kind in left[:number]:
                    continue
                for row in rows_for(city, kind):
                    after = built(before, kind, row)
                    if after.owed >= 0:
                        after = settled(after, sight, all_spaces=all_spaces)
                    rest = left[:number] + left[number + 1 :]
                    own = after.cities[seat]
                    key = (tuple(own.values), own.cars, own.foundations, own.settled, len(rest))
                    if key not in following:
                        following[key] = (sight.lead(after, seat), after, rest)
        layer = sorted(following.values(), key=lambda each: -each[0])[:width]
    done.sort(key=lambda each: -each[0])
    return [each for _, each in done]
