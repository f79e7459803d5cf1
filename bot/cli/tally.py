"""Statistics of many finished games, as tables."""

from __future__ import annotations

from collections import Counter, defaultdict
from statistics import fmean
from typing import TYPE_CHECKING

from bot.cli.figures import SPREAD, block, share_of, spread_of
from bot.cli.taken import Taken, words_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.cli.playing import Played
    from bot.games.game import AnyGame, Line, Result

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

    def add(self, game: AnyGame, played: Played) -> None:
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
