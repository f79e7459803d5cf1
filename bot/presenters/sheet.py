"""The table of a score sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple
from unicodedata import east_asian_width

from bot.presenters.names import full_name
from bot.presenters.phrases import points_words

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bot.presenters.presenter import Player
    from bot.words.words import Words

_CELL = 6
"""The characters of a column of points: a blank and the beginning of a name."""


class ScoreLine(NamedTuple):
    """A line of a score sheet: its name and its points by seat, in halves."""

    name: str
    points: Sequence[int]


def score_table(
    group: str,
    lines: Iterable[ScoreLine],
    scores: Sequence[int],
    players: Sequence[Player],
    words: Words,
) -> str:
    """Return the lines of the sum as a table narrow enough for a phone, a column for each seat.

    Parameters
    ----------
    scores
        The total points by seat, in halves.
    """
    seats = range(1, len(scores) + 1)
    heads = [_head(full_name(players, seat, words), seat) for seat in seats]
    heads = [
        f"{head[: _CELL - 2].rstrip()}{seat}" if heads.count(head) > 1 else head
        for seat, head in zip(seats, heads, strict=True)
    ]
    cells = [(words.say(f"{group}-sheet-seat"), heads)]
    cells += [
        (name, [points_words(halves) for halves in points])
        for name, points in (*lines, (words.say(f"{group}-sheet-total"), scores))
    ]
    width = max(len(name) for name, _ in cells)
    rows = [name.ljust(width) + "".join(each.rjust(_CELL) for each in row) for name, row in cells]
    return "\n".join(("```", *rows, "```"))


def _head(name: str, seat: int) -> str:
    """Return the beginning of a name, or the seat where letters may not be as wide as digits."""
    short = name[: _CELL - 1].rstrip()
    narrow = all(east_asian_width(letter) in ("Na", "N") and letter.isalnum() for letter in short)
    return short if short and narrow else str(seat)
