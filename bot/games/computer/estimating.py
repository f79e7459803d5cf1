"""Estimates from expected ends and from playings-out, and how sure they are."""

from __future__ import annotations

from math import exp, sqrt
from statistics import fmean
from typing import TYPE_CHECKING

from bot.games.judging import Chance

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


def lead(ends: Sequence[float], place: int) -> float:
    """Return by how much the end at a place, from 0, is above the best of the others."""
    return ends[place] - max((end for at, end in enumerate(ends) if at != place), default=0)


def shares(ends: Sequence[float], scale: float) -> list[float]:
    """Return the chance to win of each expected end; a lead of `scale` makes the odds e to 1."""
    most = max(ends)
    odds = [exp((end - most) / scale) for end in ends]
    total = sum(odds)
    return [each / total for each in odds]


def won(leads: Sequence[float], scale: float, less: float = 0.0) -> float:
    """Return the mean chance to win of some leads, each being smaller by `less`."""
    return fmean(1 / (1 + exp(min(60.0, (less - each) / scale))) for each in leads)


def mean_and_error(results: Sequence[float]) -> tuple[float, float]:
    """Return the mean of two results or more, and its standard error."""
    mean = fmean(results)
    spread = fmean((each - mean) ** 2 for each in results)
    return mean, sqrt(spread / (len(results) - 1))


def chances(
    play: Callable[[], Sequence[float]], batch: int, most: int, enough: float, least: float = 0.0
) -> tuple[Chance, ...]:
    """Return each seat's chance as the mean over playings-out.

    Parameters
    ----------
    play
        Plays on once and returns each seat's chance to win then.
    batch, most
        After how many playings-out the error is looked at, and how many there are at most.
    enough
        The standard error that is small enough.
    least
        The standard error that is told where results are nearly equal.
    """
    played: list[Sequence[float]] = []
    while True:
        played += [play() for _ in range(batch)]
        found = [mean_and_error(each) for each in zip(*played, strict=True)]
        if len(played) >= most or max(error for _, error in found) <= enough:
            return tuple(Chance(mean, max(least, error)) for mean, error in found)
