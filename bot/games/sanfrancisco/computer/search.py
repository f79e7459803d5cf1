"""Weighs the legal actions of a position by the evaluation, at the end of the seat's turn."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from bot.games.computer.estimating import mean_and_error
from bot.games.sanfrancisco.actions import (
    Build,
    Choose,
    Discard,
    Draw,
    Finalize,
    Place,
    Put,
    Refuse,
)
from bot.games.sanfrancisco.cards import BONUSES, COLUMNS, ROWS, SPACES
from bot.games.sanfrancisco.computer.evaluation import Horizon, chances, ends, foresee
from bot.games.sanfrancisco.computer.playouts import DRAWN, Columns, Quick, lead, placed
from bot.games.sanfrancisco.computer.position import EXTRA, PLUS2, TRACKS, compact, final, kind_of
from bot.games.sanfrancisco.computer.turns import built, chosen, plans, puts, settled
from bot.games.sanfrancisco.state import Phase

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bot.games.game import Action, Rng
    from bot.games.sanfrancisco.cards import Colour
    from bot.games.sanfrancisco.computer.position import CardKind, CompactTable
    from bot.games.sanfrancisco.state import State


WAITING = 1.0
"""The half points that a city must gain for a short-sighted player to take a column."""
WIDTH = 4
"""How many ways to build are followed from card to card."""


class Considered(NamedTuple):
    """An action and what it promises at first sight.

    Attributes
    ----------
    worth
        What it promises; the more, the better.
    ends
        The half points by seat that may be expected at the end of the game.
    table
        The position when the turn has ended as well as it can, or before a card is turned over.
    draws
        Whether a card is turned over then.
    """

    action: Action
    worth: float
    ends: list[float]
    table: CompactTable
    draws: bool = False


class Planner:
    """Weighs the actions of the seat in turn in a position whose pile is in random order."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.table = compact(state)
        self.seat = self.table.seat
        if state.phase in (Phase.BONUS, Phase.PUT):
            self.table.owed = state.district
        self._taken = tuple(map(kind_of, state.taken))
        self._kinds = {card.id: kind_of(card) for card in state.taken}

    def thoughts(self, legal: Sequence[Action]) -> list[Considered]:
        """Return the actions that differ, the best first."""
        found: dict[object, Considered] = {}
        for action in legal:
            key = self._key(action)
            if key not in found:
                found[key] = self._thought(action)
        return sorted(found.values(), key=lambda each: -round(each.worth, 9))

    def _key(self, action: Action) -> object:
        match action:
            case Build(card=card, row=row):
                return (Build, self._kinds[card].number, row)
            case Refuse(card=card):
                return (Refuse, self._kinds[card].number)
            case _:
                return action

    def _thought(self, action: Action) -> Considered:
        table = self.table
        match action:
            case Draw():
                return self.drawn(action, table)
            case Place(column=column):
                assert self.state.turned is not None  # noqa: S101  (the phase says so)
                after = table.branch(self.seat)
                after.place(kind_of(self.state.turned), column - 1)
                return self._best(action, [after])
            case Finalize(column=column):
                after = table.branch(self.seat)
                taken = after.take(column - 1)
                return self._finished(action, [after], taken)
            case Build(card=card, row=row):
                kind = self._kinds[card]
                after = built(table, kind, kind.row if row is None else ROWS.index(row))
                return self._finished(action, [after], self._without(kind))
            case Refuse(card=card):
                return self._finished(action, [table], self._without(self._kinds[card]))
            case Choose(bonus=bonus):
                index = BONUSES.index(bonus)
                after = chosen(table, index)
                if index in EXTRA or index in (PLUS2, TRACKS):
                    ways = [way for _, way in puts(after, index, all_spaces=True)]
                    return self._finished(action, ways, self._taken)
                after.close(may_be_owed=False)
                return self._finished(action, [after], self._taken)
            case Put(row=row, space=space):
                return self._finished(action, [self._put(row, space)], self._taken)
            case Discard(count=count):
                return self._discarded(action, count)
            case _:
                return self._best(action, [table])

    def _without(self, kind: CardKind) -> tuple[CardKind, ...]:
        index = self._taken.index(kind)
        return self._taken[:index] + self._taken[index + 1 :]

    def _put(self, row: Colour, space: int | None) -> CompactTable:
        assert self.state.bonus is not None  # noqa: S101  (the phase says so)
        bonus, after = BONUSES.index(self.state.bonus), self.table.branch(self.seat)
        after.owed = -1
        if space is None:
            after.build(EXTRA[bonus], ROWS.index(row))
        else:
            after.put(bonus, ROWS.index(row) * SPACES + space - 1)
        after.close(may_be_owed=False)
        return after

    def _finished(
        self, action: Action, tables: Iterable[CompactTable], taken: tuple[CardKind, ...]
    ) -> Considered:
        ways: list[CompactTable] = []
        for table in tables:
            sight = Columns(table).sight
            if table.owed >= 0:
                table = settled(table, sight, all_spaces=True)  # noqa: PLW2901
            ways += plans(table, taken, sight, width=WIDTH, all_spaces=True)[:WIDTH]
        return self._best(action, [each for way in ways for each in _spent(way)])

    def _best(self, action: Action, ways: Iterable[CompactTable]) -> Considered:
        judged = [(*self.judge(way), way) for way in ways]
        worth, foreseen, table = max(judged, key=lambda each: round(each[0], 9))
        return Considered(action, worth, foreseen, table)

    def _discarded(self, action: Action, count: int) -> Considered:
        after = self.table.branch(self.seat)
        city = after.cities[self.seat]
        city.contracts -= count
        city.discard = False
        phase, turned = self.state.phase, self.state.turned
        if phase is Phase.TURNED and turned is not None:
            ways = [after.branch(self.seat) for _ in range(COLUMNS)]
            for column, way in enumerate(ways):
                way.place(kind_of(turned), column)
            return self._best(action, ways)
        if phase is not Phase.START:
            return self._finished(action, [after], self._taken)
        thoughts = [self.drawn(action, after)] if after.pile else []
        for column, cards in enumerate(after.columns):
            if len(cards) > city.contracts:
                way = after.branch(self.seat)
                taken = way.take(column)
                thoughts.append(self._finished(action, [way], taken))
        return max(
            thoughts, key=lambda each: round(each.worth, 9), default=self._best(action, [after])
        )

    def judge(self, table: CompactTable) -> tuple[float, list[float]]:
        """Return what a position promises in which the turn has ended, and all expected ends."""
        return judge_turn(table, self.seat)

    def drawn(self, action: Action, table: CompactTable) -> Considered:
        """Return what drawing promises, over all cards that may come."""
        columns = Columns(table)
        seats = range(len(table.cities))
        worths = [[columns.worth(seat, column) for column in table.columns] for seat in seats]
        foreseen = columns.sight.ends(table, self.seat)
        sizes = [len(column) for column in table.columns]
        contracts = [city.contracts for city in table.cities]
        counts = Counter(kind.number for kind in table.pile)
        kinds = {kind.number: kind for kind in table.pile}
        turn = (sizes, contracts, self.seat)
        worth, mean = 0.0, [0.0 for _ in seats]
        for number in sorted(counts):
            kind, share = kinds[number], counts[number] / len(table.pile)
            if kind.foundation and table.tokens == 1:
                ended = table.branch(self.seat)
                ended.ender = self.seat
                reached = list(map(float, final(ended)))
                worth += share * utility(ended, reached, self.seat, 0.0)
            else:
                gains = [max(0.0, columns.gain(seat, kind)[0]) for seat in seats]
                promise = max(placed(columns, worths, gains, turn, each) for each in range(COLUMNS))
                reached = _promised(foreseen, self.seat, promise + DRAWN)
                worth += share * utility(table, reached, self.seat, columns.sight.horizon.cards)
            mean = [
                sum(pair) for pair in zip(mean, (share * each for each in reached), strict=True)
            ]
        return Considered(action, worth, mean, table, draws=True)


def judge_turn(table: CompactTable, seat: int) -> tuple[float, list[float]]:
    """Return what a position promises a seat whose turn has ended, and all expected ends."""
    if table.ender >= 0:
        reached = list(map(float, final(table)))
        return utility(table, reached, seat, 0.0), reached
    columns = Columns(table)
    foreseen = ends(table, columns.sight.horizon, columns.sight.profiles)
    worths = [
        [columns.worth(each, column) for column in table.columns]
        for each in range(len(table.cities))
    ]
    sizes = [len(column) for column in table.columns]
    contracts = [city.contracts for city in table.cities]
    promise = columns.outlook(worths, sizes, contracts, seat)
    reached = _promised(foreseen, seat, promise)
    return utility(table, reached, seat, columns.sight.horizon.cards), reached


def utility(table: CompactTable, reached: list[float], seat: int, cards: float) -> float:
    """Return the chance of a seat to win, with a little for the lead."""
    return chances(table, reached, cards)[seat] + 0.002 * lead(reached, seat)


def _promised(foreseen: list[float], seat: int, promise: float) -> list[float]:
    part = promise / 2
    others = len(foreseen) - 1
    return [
        each + (part if number == seat else -part / others) for number, each in enumerate(foreseen)
    ]


class ShortSighted(Planner):
    """Sees what its own city gains in this turn, and nothing of what others want or do."""

    def judge(self, table: CompactTable) -> tuple[float, list[float]]:
        """Return the expected gain of the seat's city, and all expected ends."""
        foreseen = foresee(table)
        return foreseen[self.seat], foreseen

    def drawn(self, action: Action, table: CompactTable) -> Considered:
        """Return the expected ends as they stand, with what one waits for."""
        foreseen = foresee(table)
        return Considered(action, foreseen[self.seat] + WAITING, foreseen, table, draws=True)


def _spent(table: CompactTable) -> list[CompactTable]:
    ways = [table]
    city = table.cities[table.seat]
    if city.discard and table.ender < 0:
        for count in range(1, min(2, city.contracts) + 1):
            way = table.branch(table.seat)
            way.cities[table.seat].contracts -= count
            way.cities[table.seat].discard = False
            ways.append(way)
    return ways


CANDIDATES = 4
"""Actions played on from."""
NEAR = 0.08
"""How much less chance to win an action may promise at first sight to be played on from."""
ROUNDS = 4
"""The rounds after each of which actions that fall behind are left out."""
PLAYED = 200
"""The playings-out, over all candidates."""
TURNS = 12
"""The turns played on."""


class _Played(NamedTuple):
    """What a playing-out promises the seat, and the expected ends of all seats."""

    worth: float
    ends: list[float]


def best_played(thoughts: Sequence[Considered], table: CompactTable, rng: Rng) -> list[Considered]:
    """Return the candidates, the one to take first.

    The best at first sight stays first unless another does better by more than a standard error.

    Parameters
    ----------
    thoughts
        The actions, the best at first sight first.
    table
        The position before the action.
    """
    first = thoughts[0]
    alive = [each for each in thoughts[:CANDIDATES] if each.worth > first.worth - NEAR]
    if len(alive) == 1:
        return list(thoughts)
    results: list[list[_Played]] = [[] for _ in alive]
    running = list(range(1, len(alive)))
    gains: dict[int, tuple[float, float]] = {}
    for _ in range(ROUNDS):
        for _ in range(PLAYED // ROUNDS // len(alive)):
            pile = table.pile[:]
            rng.shuffle(pile)
            for index in (0, *running):
                results[index].append(_played(alive[index], table.seat, pile))
        gains.update({index: _versus(results, index) for index in running})
        running = [index for index in running if gains[index][0] > -gains[index][1]]
        if not running:
            break
    better = [index for index in running if gains[index][0] > gains[index][1]]
    top = max(better, key=lambda index: (round(gains[index][0], 9), -index), default=0)
    seen = [
        each._replace(ends=_ends(results, index, first.ends)) for index, each in enumerate(alive)
    ]
    return [seen[top], *(each for each in seen if each is not seen[top]), *thoughts[len(alive) :]]


def _ends(results: list[list[_Played]], index: int, first: list[float]) -> list[float]:
    """Return the expected ends of an action: those of the first and how it differs from that."""
    pairs = list(zip(results[index], results[0], strict=False))
    return [
        end + sum(one.ends[seat] - other.ends[seat] for one, other in pairs) / len(pairs)
        for seat, end in enumerate(first)
    ]


def _versus(results: list[list[_Played]], index: int) -> tuple[float, float]:
    pairs = zip(results[index], results[0], strict=False)
    return mean_and_error([one.worth - other.worth for one, other in pairs])


def _played(thought: Considered, seat: int, pile: list[CardKind]) -> _Played:
    world = thought.table.whole()
    world.pile = pile[:]
    quick = Quick(world)
    if thought.draws:
        quick.place(world.draw())
    quick.pass_on()
    quick.turns(TURNS)
    ends = foresee(world)
    return _Played(utility(world, ends, seat, Horizon(world).cards), ends)
