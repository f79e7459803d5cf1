"""Figures of many games in columns of plain text, with how sure they are."""

from __future__ import annotations

from math import sqrt
from statistics import fmean, pstdev, quantiles
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

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
