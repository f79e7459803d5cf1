"""A finished game looked back on: chances turn by turn, and the turns that changed them most."""

from __future__ import annotations

from itertools import pairwise
from math import hypot, sqrt
from statistics import fmean
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from bot.games.judging import Chance

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

FORMAT = 1
"""The number of the way in which reviews are worked out and written; raised with each change."""
CANDIDATES = 4
"""Turns that are judged again before the decisive ones are chosen."""
AGAIN = 3
"""How often they are judged again at most; once makes the standard error of a change 0.03."""
MOMENTS = 3
"""Turns that are told."""
LEAST = 0.02
"""The least change of a chance that is told."""
LEAST_LEAD = 2
"""The least half points by which an action must promise more to be told as better."""


class Turn(NamedTuple):
    """A turn of a game: whose it was, and the positions from which and to which it led.

    Attributes
    ----------
    seat
        0 where several seats chose at the same time.
    first, last
        The number of actions before it and after it.
    """

    seat: int
    first: int
    last: int


class Course(NamedTuple):
    """A game as it was played.

    Attributes
    ----------
    states
        The position at the start and after each action.
    actions
        The seat and the notation of each action.
    turns
        The turns in their order.
    """

    states: Sequence[Any]
    actions: Sequence[tuple[int, str]]
    turns: Sequence[Turn]

    def end_of(self, turn: int) -> Any:  # noqa: ANN401  (only its game knows)
        """Return the position after so many turns."""
        return self.states[self.turns[turn - 1].last if turn else 0]


class Judged(msgspec.Struct, frozen=True):
    """The chance of each seat to win after so many turns, and its standard error."""

    turn: int
    shares: tuple[float, ...]
    errors: tuple[float, ...]


class Moment(msgspec.Struct, frozen=True):
    """A turn that changed its seat's chance to win.

    Parameters
    ----------
    turn
        From 1.
    before, after
        The chance of the seat before the turn and after it.
    error
        The standard error of their difference.
    step
        The number of actions before the one that is compared with `better`.
    better
        The notation of what would have been better there; empty if nothing was found.
    lead
        The half points by which that promised a larger lead at the end.
    """

    turn: int
    seat: int
    before: float
    after: float
    error: float
    step: int
    better: str = ""
    lead: int = 0

    @property
    def swing(self) -> float:
        """Return the change of the chance, from -1 to 1."""
        return self.after - self.before


class Review(msgspec.Struct, frozen=True):
    """What came of looking back: the judged positions by turn, and the decisive turns by weight."""

    judged: tuple[Judged, ...]
    moments: tuple[Moment, ...]

    @property
    def error(self) -> float:
        """Return the largest standard error of a chance."""
        return max((error for each in self.judged for error in each.errors), default=0.0)


class Plan(NamedTuple):
    """How much is judged.

    Attributes
    ----------
    first
        The numbers of turns after which positions are judged first: after each, or if a game is too
        long for that, after every second or third.
    between
        How many lie between two of them, which are judged where most has changed.
    again
        How often the candidates are judged again.
    """

    first: list[int]
    between: int
    again: int

    @property
    def positions(self) -> int:
        """Return the largest number of positions that the plan judges."""
        return len(self.first) + MOMENTS * self.between + 2 * CANDIDATES * self.again


def planned(turns: int, affordable: int) -> Plan:
    """Return the plan for a game of so many turns of which so many positions can be judged.

    If there are too many turns for that, it is the one with the fewest positions.
    """
    every = [Plan([*range(0, turns, step), turns], step - 1, 1) for step in range(1, turns + 1)]
    fewest = min(every, key=lambda plan: plan.positions)
    plan = next((each for each in every if each.positions <= affordable), fewest)
    more = (affordable - plan.positions) // (2 * CANDIDATES)
    return plan._replace(again=max(1, min(AGAIN, 1 + more)))


def judged_next(known: Mapping[int, Sequence[Chance]], turns: Sequence[Turn]) -> list[int]:
    """Return after which turns to judge that lie between the judged ones with the most change."""
    spans = sorted(pairwise(sorted(known)), key=lambda span: -_change(known, turns, *span))
    return sorted(turn for first, last in spans[:MOMENTS] for turn in range(first + 1, last))


def candidates(known: Mapping[int, Sequence[Chance]], turns: Sequence[Turn]) -> list[int]:
    """Return the turns that seem to have changed the chance of their seat most, the most first."""
    return [each.turn for each in _moments(known, turns)][:CANDIDATES]


def ends_of(chosen: Iterable[int], turns: int) -> list[int]:
    """Return the judged numbers of turns around some turns; after the last one all is certain."""
    return sorted({end for turn in chosen for end in (turn - 1, turn) if end < turns})


def decisive(known: Mapping[int, Sequence[Chance]], turns: Sequence[Turn]) -> list[Moment]:
    """Return the turns to be told, the one with the most change first, not yet compared."""
    chosen = (each for each in _moments(known, turns) if abs(each.swing) > max(LEAST, each.error))
    return [each for each, _ in zip(chosen, range(MOMENTS), strict=False)]


def pooled(results: Sequence[Sequence[Chance]]) -> tuple[Chance, ...]:
    """Return the mean of several estimates of the same position, by seat."""
    return tuple(
        Chance(
            fmean(each.share for each in seat),
            sqrt(sum(each.error**2 for each in seat)) / len(seat),
        )
        for seat in zip(*results, strict=True)
    )


def written(known: Mapping[int, Sequence[Chance]]) -> tuple[Judged, ...]:
    """Return the judged positions by turn, as they are kept."""
    return tuple(
        Judged(
            turn,
            tuple(round(each.share, 4) for each in chances),
            tuple(round(each.error, 4) for each in chances),
        )
        for turn, chances in sorted(known.items())
    )


def _moments(known: Mapping[int, Sequence[Chance]], turns: Sequence[Turn]) -> list[Moment]:
    return sorted(_all_moments(known, turns), key=lambda each: (-abs(each.swing), each.turn))


def _all_moments(known: Mapping[int, Sequence[Chance]], turns: Sequence[Turn]) -> Iterator[Moment]:
    """Yield each turn of one seat before and after which the position was judged."""
    for number, turn in enumerate(turns, start=1):
        if turn.seat and number - 1 in known and number in known:
            before, after = (known[at][turn.seat - 1] for at in (number - 1, number))
            yield Moment(
                number,
                turn.seat,
                round(before.share, 4),
                round(after.share, 4),
                round(hypot(before.error, after.error), 4),
                turn.first,
            )


def _change(
    known: Mapping[int, Sequence[Chance]], turns: Sequence[Turn], first: int, last: int
) -> float:
    """Return the most that the chance of a seat with a turn in the span has changed in it."""
    seats = {turn.seat for turn in turns[first:last]} - {0}
    return max(
        (abs(known[last][seat - 1].share - known[first][seat - 1].share) for seat in seats),
        default=0.0,
    )
