"""Statistics of many finished games, as a table."""

from __future__ import annotations

from collections import Counter, defaultdict
from statistics import fmean
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.game import AnyGame, Line

POINT = 2
"""Half points to a point."""


class Tally:
    """Gathers finished games, all with one number of players; an automaton counts as a seat."""

    def __init__(self) -> None:
        self._seats = 0
        self._games = 0
        self._counts: dict[str, list[float]] = defaultdict(list)
        self._lines: dict[str, list[float]] = defaultdict(list)
        self._sums: dict[str, list[float]] = defaultdict(list)
        self._endings: Counter[str] = Counter()
        self._wins: Counter[int] = Counter()

    def add(self, game: AnyGame, state: Any, *, actions: int, turns: int) -> None:  # noqa: ANN401
        """Count a finished game."""
        result = game.result(state)
        if result is None:
            raise ValueError("the game is not over")
        points = [halves / POINT for halves in result.points]
        self._games += 1
        self._counts["score"] += points
        self._counts["winner's score"].append(max(points))
        self._counts["actions"].append(actions)
        self._counts["turns"].append(turns)
        self._endings[result.ending] += 1
        self._wins[result.winners[0] if len(result.winners) == 1 else 0] += 1
        self._seats = len(result.points)
        for line in game.sheet(state):
            self._add_line(line)

    def table(self) -> str:
        """Return everything counted, a block of lines each."""
        blocks = [
            _block(("", "mean", "least", "most"), [_row(*item) for item in self._counts.items()]),
            _block(("points for", "mean", "least", "most"), self._rows(self._lines)),
            *self._sizes(),
            _block(("end", "games", "share"), [self._share(*e) for e in self._endings.items()]),
            _block(("winner", "games", "share"), self._winners()),
        ]
        return "\n\n".join(blocks)

    def _sizes(self) -> list[str]:
        """Return the block of the sums that majorities compare, or none without majorities."""
        if not self._sums:
            return []
        return [_block(("size of", "mean", "least", "most"), self._rows(self._sums))]

    def _add_line(self, line: Line) -> None:
        name = str(line.values.get("district", line.code))
        self._lines[name] += [halves / POINT for halves in line.points]
        if line.sums:
            self._sums[name] += line.sums

    def _rows(self, counted: dict[str, list[float]]) -> list[tuple[str, ...]]:
        return [_row(*item) for item in counted.items()]

    def _winners(self) -> list[tuple[str, ...]]:
        seats = [(f"seat {seat}", self._wins[seat]) for seat in range(1, self._seats + 1)]
        return [self._share(*each) for each in (*seats, ("shared", self._wins[0]))]

    def _share(self, name: str, count: int) -> tuple[str, ...]:
        return (name, str(count), f"{count / self._games:.1%}")


def _row(name: str, numbers: Sequence[float]) -> tuple[str, ...]:
    return (name, f"{fmean(numbers):.2f}", f"{min(numbers):g}", f"{max(numbers):g}")


def _block(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    """Return lines in columns, the first to the left, the others to the right."""
    widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    return "\n".join(
        "  ".join(
            [row[0].ljust(max(widths[0], 18))]
            + [cell.rjust(max(width, 6)) for cell, width in zip(row[1:], widths[1:], strict=True)]
        ).rstrip()
        for row in (head, *rows)
    )
