"""The table of a score sheet."""

from __future__ import annotations

import re
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
    heads = _heads([full_name(players, seat, words) for seat in seats])
    cells = [(words.say(f"{group}-sheet-seat"), heads)]
    cells += [
        (name, [points_words(halves) for halves in points])
        for name, points in (*lines, (words.say(f"{group}-sheet-total"), scores))
    ]
    width = max(len(name) for name, _ in cells)
    rows = [name.ljust(width) + "".join(each.rjust(_CELL) for each in row) for name, row in cells]
    return "\n".join(("```", *rows, "```"))


def _heads(names: Sequence[str]) -> list[str]:
    """Return the heads of the columns: of names that begin alike, the number at their end stays.

    Where they have none, they are told apart by the seat.
    """
    heads = [_head(name, seat) for seat, name in enumerate(names, start=1)]
    numbers = [re.search(r"\d*$", name) for name in names]
    ends = [found.group() if found else "" for found in numbers]
    heads = [
        _ending(head, end) if heads.count(head) > 1 else head
        for head, end in zip(heads, ends, strict=True)
    ]
    return [
        _ending(head, str(seat)) if heads.count(head) > 1 else head
        for seat, head in enumerate(heads, start=1)
    ]


def _ending(head: str, end: str) -> str:
    """Return the beginning of a name with what must stay at its end."""
    return f"{head[: _CELL - 1 - len(end)].rstrip()}{end}" if end else head


def _head(name: str, seat: int) -> str:
    """Return the beginning of a name, or the seat where letters may not be as wide as digits."""
    short = name[: _CELL - 1].rstrip()
    narrow = all(east_asian_width(letter) in ("Na", "N") and letter.isalnum() for letter in short)
    return short if short and narrow else str(seat)
