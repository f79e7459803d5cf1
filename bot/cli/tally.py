"""Statistics of many finished games, as tables."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from math import sqrt
from statistics import fmean, pstdev, quantiles
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bot.cli.playing import PlayedGame
    from bot.games.game import AnyGame, Line, Result
    from bot.games.pieces import Piece


POINT = 2
"""Half points to a point."""


class Tally:
    """Gathers finished games of one lineup; an automaton counts as a seat.

    Parameters
    ----------
    players
        By seat, the name of the player.
    every
        Whether every piece is listed, not only those taken least and most.
    """

    def __init__(self, players: Sequence[str], *, every: bool = False) -> None:
        self._players = players
        self._games = 0
        self._counts: dict[str, list[float]] = defaultdict(list)
        self._by_order: dict[str, list[float]] = defaultdict(list)
        self._by_player: dict[str, list[float]] = defaultdict(list)
        self._wins: Counter[str] = Counter()
        self._shared = 0
        self._sources: dict[str, _Source] = defaultdict(_Source)
        self._sums: dict[str, list[float]] = defaultdict(list)
        self._endings: Counter[str] = Counter()
        self._done: Counter[str] = Counter()
        self._taken = Taken(every=every)

    def add(self, game: AnyGame, played: PlayedGame) -> None:
        """Count a finished game."""
        result = game.result(played.state)
        if result is None:
            raise ValueError("the game is not over")
        points = [halves / POINT for halves in result.points]
        best, *others = sorted(points, reverse=True)
        self._games += 1
        self._counts["points"] += points
        self._counts["winner's points"].append(best)
        self._counts["lead of the winner"] += [best - each for each in others[:1]]
        self._counts["turns"].append(played.turns)
        self._counts["actions"].append(len(played.actions))
        self._endings[result.ending] += 1
        self._shared += len(result.winners) > 1
        for seat, each in enumerate(points, start=1):
            self._add_seat(seat, each, result, played.setup.first)
        self._add_sheet(game.sheet(played.state), result)
        self._done.update(words_of(type(action)) for action in played.actions if action.seat)
        self._taken.add(game.pieces(played.state), result.winners)

    def table(self) -> str:
        """Return everything counted, a block of lines each."""
        shared = [("shared wins", str(self._shared), f"{self._shared / self._games:.1%}", "")]
        wins = ("wins", "share", "95 %")
        blocks = [
            block(("", *SPREAD), [(name, *spread_of(many)) for name, many in self._counts.items()]),
            block(("in order of turns", "points", *wins), self._standings(self._by_order)),
            *self._players_apart(("player", "points", *wins)),
            block(("end", "games", "share", "95 %"), [*self._ends(), *shared]),
            block(("points from", "mean", "share", "winners", "others", "most"), self._shares()),
            *self._sizes(),
            block(("action", "a game", "a turn"), self._actions()),
            *self._taken.tables(),
        ]
        return "\n\n".join(blocks)

    def _add_seat(self, seat: int, points: float, result: Result, first: int) -> None:
        seats = len(self._players)
        if seat > seats:
            order = player = "automaton"
        else:
            order = f"{(seat - first) % seats + 1}. seat"
            player = self._players[seat - 1]
        won = (seat in result.winners) / len(result.winners)
        for name, counted in ((order, self._by_order), (f"{player} ", self._by_player)):
            counted[name].append(points)
            self._wins[name] += won  # pyright: ignore[reportArgumentType]  (halves of shared wins)

    def _add_sheet(self, lines: Sequence[Line], result: Result) -> None:
        found: dict[str, list[float]] = {}
        for line in lines:
            name = str(line.values.get("district", line.code))
            points = found.setdefault(name, [0.0] * len(result.points))
            for place, halves in enumerate(line.points):
                points[place] += halves / POINT
            if line.sums:
                self._sums[name] += line.sums
        for name, points in found.items():
            for seat, each in enumerate(points, start=1):
                self._sources[name].add(each, won=seat in result.winners)

    def _standings(self, counted: dict[str, list[float]]) -> list[tuple[str, ...]]:
        return [
            (name.strip(), f"{fmean(points):.2f}", *share_of(self._wins[name], len(points)))
            for name, points in sorted(counted.items())
        ]

    def _players_apart(self, head: Sequence[str]) -> list[str]:
        if len(set(self._players)) == 1:
            return []
        return [block(head, self._standings(self._by_player))]

    def _ends(self) -> list[tuple[str, ...]]:
        return [
            (name, *share_of(count, self._games)) for name, count in self._endings.most_common()
        ]

    def _shares(self) -> list[tuple[str, ...]]:
        total = sum(sum(source.all) for source in self._sources.values())
        return [
            (
                name,
                f"{sum(source.all) / len(self._counts['points']):.2f}",
                f"{sum(source.all) / total:.1%}" if total else "",
                *(f"{fmean(each):.2f}" if each else "" for each in (source.winners, source.others)),
                f"{max(source.all):g}",
            )
            for name, source in self._sources.items()
        ]

    def _sizes(self) -> list[str]:
        if not self._sums:
            return []
        rows = [(name, *spread_of(sums)) for name, sums in self._sums.items()]
        return [block(("size of", *SPREAD), rows)]

    def _actions(self) -> list[tuple[str, ...]]:
        turns = sum(self._counts["turns"])
        return [
            (name, f"{count / self._games:.2f}", f"{count / turns:.3f}")
            for name, count in self._done.most_common()
        ]


class _Source:
    """The points that each seat got from a source."""

    def __init__(self) -> None:
        self.winners: list[float] = []
        self.others: list[float] = []

    def add(self, points: float, *, won: bool) -> None:
        (self.winners if won else self.others).append(points)

    @property
    def all(self) -> list[float]:
        return self.winners + self.others


LISTED = 8
"""How many of the names taken least, and of those taken most, are listed."""
HEAD = ("came up", "taken", "share", "by winners")


class Taken:
    """Counts pieces by kind and name.

    Parameters
    ----------
    every
        Whether every name is listed, not only those taken least and most.
    """

    def __init__(self, *, every: bool) -> None:
        self._every = every
        self._came: dict[str, Counter[str]] = defaultdict(Counter)
        self._took: dict[str, Counter[str]] = defaultdict(Counter)
        self._won: dict[str, Counter[str]] = defaultdict(Counter)

    def add(self, pieces: Iterable[Piece], winners: Sequence[int]) -> None:
        """Count the pieces of a game."""
        for piece in pieces:
            self._came[piece.kind][piece.name] += 1
            if piece.seat:
                self._took[piece.kind][piece.name] += 1
                self._won[piece.kind][piece.name] += piece.seat in winners

    def tables(self) -> list[str]:
        """Return a block of lines for each kind, what is taken most often first."""
        return [self._table(kind) for kind in self._came]

    def _table(self, kind: str) -> str:
        came, took, won = self._came[kind], self._took[kind], self._won[kind]
        names = sorted(came, key=lambda name: (-took[name] / came[name], name))
        rows = [self._row(name, came[name], took[name], won[name]) for name in names]
        left = len(rows) - 2 * LISTED
        if not self._every and left > 1:
            rows[LISTED:-LISTED] = [(f"... {left} more", "", "", "", "")]
        if len(names) > 1:
            total = (came.total(), took.total(), won.total())
            never = sum(not took[name] for name in names)
            rows.append(self._row(f"all {len(names)}, {never} of them never", *total))
        return block((kind, *HEAD), rows)

    @staticmethod
    def _row(name: str, came: int, took: int, won: int) -> tuple[str, ...]:
        by_winners = f"{won / took:.0%}" if took else ""
        return name, str(came), str(took), f"{took / came:.1%}", by_winners


def words_of(kind: type) -> str:
    """Return the name of a class as words.

    >>> words_of(type("TakeDeck", (), {}))
    'take deck'
    """
    return re.sub(r"(?<=[a-z])(?=[A-Z])", " ", kind.__name__).lower()


SURE = 1.96
"""How many standard errors a confidence interval of 95 % reaches either way."""
SPREAD = ("mean", "spread", "least", "10 %", "median", "90 %", "most")
"""The heads of the columns of `spread_of`; the spread is the standard deviation."""
WIDEST = 56
"""The most characters of the first column."""


class Interval(NamedTuple):
    """A confidence interval of 95 % of a share, from 0 to 1."""

    low: float
    high: float

    def __str__(self) -> str:
        """Return it in percent."""
        return f"{self.low:.0%} to {self.high:.0%}"


def wilson(count: float, number: int) -> Interval:
    """Return the confidence interval of a share by Wilson's score."""
    share, squared = count / number, SURE * SURE
    middle = share + squared / (2 * number)
    reach = SURE * sqrt(share * (1 - share) / number + squared / (4 * number * number))
    whole = 1 + squared / number
    return Interval(max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole))


def share_of(count: float, number: int) -> tuple[str, str, str]:
    """Return a count, its share and the interval of that, for three columns."""
    return f"{count:g}", f"{count / number:.1%}", str(wilson(count, number))


def spread_of(numbers: Sequence[float]) -> tuple[str, ...]:
    """Return for the columns of `SPREAD` how some numbers are spread."""
    tenths = quantiles(numbers, n=10, method="inclusive") if len(numbers) > 1 else [numbers[0]] * 9
    return (
        f"{fmean(numbers):.2f}",
        f"{pstdev(numbers):.2f}",
        f"{min(numbers):g}",
        *(f"{tenths[place]:.4g}" for place in (0, 4, 8)),
        f"{max(numbers):g}",
    )


def block(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return lines in columns, the first to the left, the others to the right."""
    cut = [(row[0][:WIDEST], *row[1:]) for row in (head, *rows)]
    widths = [max(map(len, column)) for column in zip(*cut, strict=True)]
    return "\n".join(
        "  ".join(
            [row[0].ljust(max(widths[0], 18))]
            + [cell.rjust(max(width, 6)) for cell, width in zip(row[1:], widths[1:], strict=True)]
        ).rstrip()
        for row in cut
    )
