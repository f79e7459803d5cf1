"""The table of a score sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.presenters.phrases import points_words

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bot.words.words import Words

_CELL = 4
"""The characters of a column of points."""


def score_table(
    group: str, lines: Iterable[tuple[str, Sequence[int]]], scores: Sequence[int], words: Words
) -> str:
    """Return the lines of the sum as a table narrow enough for a phone, a column a seat.

    Parameters
    ----------
    lines
        The name of each line and its points by seat, in halves.
    scores
        The total points by seat, in halves.
    """
    cells = [(words.say(f"{group}-sheet-seat"), [str(seat + 1) for seat in range(len(scores))])]
    cells += [
        (name, [points_words(halves) for halves in points])
        for name, points in (*lines, (words.say(f"{group}-sheet-total"), scores))
    ]
    width = max(len(name) for name, _ in cells)
    rows = [name.ljust(width) + "".join(each.rjust(_CELL) for each in row) for name, row in cells]
    return "\n".join(("```", *rows, "```"))
