"""Which cards, routes and tokens are taken in many games, and which hardly ever."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from typing import TYPE_CHECKING

from bot.cli.figures import block

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bot.games.pieces import Piece

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
