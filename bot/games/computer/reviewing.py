"""A finished game looked back on: chances turn by turn, and the decisions that cost most."""

from __future__ import annotations

from itertools import pairwise
from math import exp, hypot, log, sqrt
from statistics import fmean
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from bot.games.judging import Cause, Chance

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.games.game import Action, AnyGame

FORMAT = 3
"""The number of the way in which reviews are worked out and written; raised with each change."""
AGAIN = 2
"""How often the positions around a told turn are judged, at least."""
MOMENTS = 3
"""The decisions that are told."""
LEAST = 0.02
"""The least change of a chance that is told as luck."""
LEAST_LEAD = 2
"""The half points that a decision must cost at least to be told."""
SURE = 0.005
"""A chance that is at least so far from 0 and from 1 can be compared with others."""
LEAD = 0.002
"""What a half point counts beside the chance to win, where decisions are compared."""


class ReviewedTurn(NamedTuple):
    """A turn of a game: whose it was, and the positions from which and to which it led.

    Attributes
    ----------
    seat
        0 where several seats chose at the same time.
    first, last
        The number of actions before it and after it.
    revealed
        Whether something hidden came to light in it, or others moved before the next turn.
    """

    seat: int
    first: int
    last: int
    revealed: bool = False


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
    turns: Sequence[ReviewedTurn]

    def end_of(self, turn: int) -> Any:  # noqa: ANN401  (only its game knows)
        """Return the position after so many turns."""
        return self.states[self.turns[turn - 1].last if turn else 0]


def choices_of(game: AnyGame, course: Course, turn: ReviewedTurn) -> list[tuple[int, Any, Action]]:
    """Return the choices of a turn's seat: the actions before it, what it saw, what it did."""
    found: list[tuple[int, Any, Action]] = []
    for step in range(turn.first, turn.last):
        seat, notation = course.actions[step]
        if seat == turn.seat:
            view = game.view(course.states[step], seat)
            if len(view.legal) > 1:
                found.append((step, view, game.parse(seat, notation)))
    return found


class Judged(msgspec.Struct, frozen=True):
    """The chance of each seat to win after so many turns, and its standard error."""

    turn: int
    shares: tuple[float, ...]
    errors: tuple[float, ...]


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """A decision that cost its seat something.

    What it cost is the difference between the best action and the one played, judged in the same
    position with the same luck (see `given_up`). Neither the cards that came nor the end of the
    game count.

    Parameters
    ----------
    turn
        From 1.
    step
        The number of actions before it.
    better
        The notation of the best action.
    lead
        The half points by which that promised a larger lead at the end.
    cost
        The chance to win, from 0 to 1, that the action played gave away.
    luck
        By how much luck changed the seat's chance in the turn at least, from -1 to 1; 0: hardly, or
        nobody can tell (see `luck_of`).
    causes
        Why the best action was better, the largest cause first.
    """

    turn: int
    seat: int
    step: int
    better: str
    lead: int
    cost: float
    luck: float = 0.0
    causes: tuple[Cause, ...] = ()


class Stroke(msgspec.Struct, frozen=True):
    """The turn in which luck helped its seat most, and by how much of the chance to win."""

    turn: int
    seat: int
    luck: float


class Review(msgspec.Struct, frozen=True):
    """What came of looking back.

    Parameters
    ----------
    judged
        The judged positions by turn.
    moments
        The decisions that cost most, the first cost most.
    stroke
        The luckiest turn; None: luck never helped much.
    """

    judged: tuple[Judged, ...]
    moments: tuple[Moment, ...]
    stroke: Stroke | None = None

    @property
    def error(self) -> float:
        """Return the largest standard error of a chance."""
        return max((error for each in self.judged for error in each.errors), default=0.0)


def spaced(turns: int, affordable: int) -> list[int]:
    """Return the numbers of turns after which positions are judged first.

    After each; in a game too long for that after every second or third. The start and the end are
    always among them.
    """
    step = max(1, -(-turns // max(1, affordable - 1)))
    return [*range(0, turns, step), turns]


def by_fall(known: Mapping[int, Sequence[Chance]], turns: Sequence[ReviewedTurn]) -> list[int]:
    """Return the turns of one seat, those first in whose span its chance has fallen most."""
    falls = {
        turn: known[first][turns[turn - 1].seat - 1].share
        - known[last][turns[turn - 1].seat - 1].share
        for first, last in pairwise(sorted(known))
        for turn in range(first + 1, last + 1)
        if turns[turn - 1].seat
    }
    return sorted(falls, key=lambda turn: (-falls[turn], turn))


def risen(known: Mapping[int, Sequence[Chance]], turns: Sequence[ReviewedTurn]) -> list[int]:
    """Return after which turns to judge in the span in which the chance of a seat rose most."""
    rising = by_fall(known, turns)
    if not rising:
        return []
    judged = sorted(known)
    first, last = next(span for span in pairwise(judged) if span[0] < rising[-1] <= span[1])
    return list(range(first + 1, last))


def given_up(before: float, best: float, own: float) -> float:
    """Return the chance that an action gave away of the one that its seat had before the turn.

    The odds fall by as much as those of the two actions differ, so that no more can be lost than
    there was.

    Parameters
    ----------
    before
        The seat's chance as the review judges positions.
    best, own
        The chances after the best action and after the one played, as the game weighs them.

    Examples
    --------
    >>> round(given_up(0.5, 0.6, 0.5), 2)
    0.1
    >>> round(given_up(0.1, 0.9, 0.2), 2)
    0.1
    """
    fall = _odds(best) - _odds(own)
    if fall <= 0 or not 0 < before < 1:
        return 0.0
    return before - 1 / (1 + exp(fall - _odds(before)))


def _odds(chance: float) -> float:
    """Return the logarithm of the odds of a chance; what is nearly certain is not wholly so."""
    kept = min(max(chance, SURE), 1 - SURE)
    return log(kept / (1 - kept))


def decisive(found: Sequence[Moment]) -> list[Moment]:
    """Return the decisions to be told, the one that cost most first, one of each turn."""
    told: dict[int, Moment] = {}
    for each in sorted(found, key=lambda each: (-each.cost - LEAD * each.lead, each.step)):
        if each.lead >= LEAST_LEAD:
            told.setdefault(each.turn, each)
    return list(told.values())[:MOMENTS]


def ends_of(found: Sequence[Moment], turns: int) -> list[int]:
    """Return the numbers of turns around those of some decisions; at the end all is certain."""
    return sorted({end for each in found for end in (each.turn - 1, each.turn) if end < turns})


def luck_of(
    known: Mapping[int, Sequence[Chance]], turns: Sequence[ReviewedTurn], number: int, cost: float
) -> float:
    """Return by how much luck changed the chance of a seat in its turn, or 0 if hardly.

    The chance before the turn is that of a seat which plays about as well as those in the games
    played on: perhaps as well as the best action, perhaps as the one played. So luck lies between
    the change of the chance and that change without what the decision cost; the smaller is told,
    and none if luck may have been good or bad. Of the last turn nobody can tell: the end of the
    game makes every chance certain.
    """
    turn = turns[number - 1]
    if not turn.revealed or number == len(turns) or not {number - 1, number} <= known.keys():
        return 0.0
    before, after = (known[at][turn.seat - 1] for at in (number - 1, number))
    change = after.share - before.share
    luck = max(0.0, change) if change + cost > 0 else change + cost
    sure = max(LEAST, hypot(before.error, after.error))
    return round(luck, 4) if abs(luck) > sure else 0.0


def luckiest(known: Mapping[int, Sequence[Chance]], turns: Sequence[ReviewedTurn]) -> Stroke | None:
    """Return the turn in which luck helped its seat most, or None if it never helped much."""
    strokes = [
        Stroke(number, turn.seat, luck_of(known, turns, number, 0.0))
        for number, turn in enumerate(turns, start=1)
        if turn.seat
    ]
    best = max(strokes, key=lambda each: each.luck, default=None)
    return best if best is not None and best.luck > 0 else None


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
