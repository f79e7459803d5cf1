"""Looking back on a finished game, in pieces of work between which others get their turn."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec.structs import replace

from bot.games.computer.reviewing import (
    AGAIN,
    MOMENTS,
    Moment,
    Review,
    by_fall,
    choices_of,
    decisive,
    ends_of,
    given_up,
    luck_of,
    luckiest,
    pooled,
    risen,
    spaced,
    written,
)
from bot.games.judging import Effort, differences
from bot.thinking.work import chances, glances, known, weighed

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence

    from bot.games.computer.reviewing import Course
    from bot.games.game import Action, AnyGame
    from bot.games.judging import Chance, Weighed
    from bot.thinking.thinker import Thinker

AT_ONCE = 5
"""The positions or choices judged in one piece of work: a fifth of a second."""
WEIGHT, GLANCE = 8.0, 0.2
"""How many positions are judged in the time in which a choice is weighed, or looked at."""
CHOICES = 1.5
"""About how many choices a turn has."""
NONE = Effort(0, 0, 0)


class _Choice(NamedTuple):
    """A choice that a seat had: its turn from 1, the actions before it, its view, what it did."""

    turn: int
    seat: int
    step: int
    view: Any
    played: Action


class _Weighing(NamedTuple):
    """A choice, the best action of it and the one played."""

    choice: _Choice
    best: Weighed
    own: Weighed


class Reviewer:
    """Works out the review of one game; effort is counted, so a seed leads to one result.

    Parameters
    ----------
    seed
        What tells the game from others.
    told
        Called with the share of the work that is done, from 0 to 1, after each piece.
    """

    def __init__(
        self,
        thinker: Thinker,
        game: AnyGame,
        course: Course,
        seed: str,
        told: Callable[[float], Awaitable[None]],
    ) -> None:
        self._thinker = thinker
        self._game = game
        self._course = course
        self._seed = seed
        self._told = told
        self._results: defaultdict[int, list[tuple[Chance, ...]]] = defaultdict(list)
        seats = max((turn.seat for turn in course.turns), default=0)
        self._effort = game.judge.efforts.get(seats, NONE) if game.judge else NONE
        self._around = 2 * MOMENTS * AGAIN
        number = len(course.turns)
        self._first = spaced(number, self._effort.positions - self._around)
        glanced = min(self._effort.glances, CHOICES * number)
        positions = len(self._first) + self._around
        self._work = positions + GLANCE * glanced + WEIGHT * self._effort.weighings
        self._done = 0.0

    async def review(self) -> Review:
        """Return the review; raises whatever keeps a piece of work from being done."""
        turns = self._course.turns
        await self._judge(self._first)
        found = [
            weighing
            for choice in await self._doubtful()
            if (weighing := await self._weigh(choice)) is not None
        ]
        ends = ends_of(self._decisive(found), len(turns))
        for _ in range(AGAIN):
            await self._judge(end for end in ends if len(self._results[end]) < AGAIN)
        await self._judge(risen(self._known(), turns))
        judged, told = self._known(), self._decisive(found)
        moments = [
            replace(each, luck=luck_of(judged, turns, each.turn, each.cost)) for each in told
        ]
        await self._tell(self._work)
        return Review(written(judged), tuple(moments), luckiest(judged, turns))

    def _known(self) -> dict[int, tuple[Chance, ...]]:
        return {turn: pooled(results) for turn, results in self._results.items() if results}

    async def _judge(self, ends: Iterable[int]) -> None:
        left = list(ends)
        while left:
            now, left = left[:AT_ONCE], left[AT_ONCE:]
            states = [self._course.end_of(turn) for turn in now]
            seeds = [f"{self._seed} {turn} {len(self._results[turn])}" for turn in now]
            found = await self._thinker.do(chances, known(self._game), states, seeds)
            for turn, each in zip(now, found, strict=True):
                self._results[turn].append(each)
            await self._tell(len(now))

    async def _doubtful(self) -> list[_Choice]:
        turns = by_fall(self._known(), self._course.turns)
        left = [choice for turn in turns for choice in self._choices(turn)][: self._effort.glances]
        losses: list[tuple[float, _Choice]] = []
        while left:
            now, left = left[:AT_ONCE], left[AT_ONCE:]
            seeds = [f"{self._seed} glance {each.step}" for each in now]
            pairs = [(each.view, each.played) for each in now]
            found = await self._thinker.do(glances, known(self._game), pairs, seeds)
            losses += zip(found, now, strict=True)
            await self._tell(GLANCE * len(now))
        losses.sort(key=lambda each: (-each[0], each[1].step))
        return [choice for loss, choice in losses if loss > 0][: self._effort.weighings]

    def _choices(self, number: int) -> list[_Choice]:
        turn = self._course.turns[number - 1]
        found = choices_of(self._game, self._course, turn)
        return [_Choice(number, turn.seat, *each) for each in found]

    async def _weigh(self, choice: _Choice) -> _Weighing | None:
        seed = f"{self._seed} step {choice.step}"
        ranked = await self._thinker.do(
            weighed, known(self._game), choice.view, seed, choice.played
        )
        await self._tell(WEIGHT)
        best = ranked[0]
        own = next((each for each in ranked if each.action == choice.played), best)
        return None if round(best.lead - own.lead) <= 0 else _Weighing(choice, best, own)

    def _decisive(self, found: Sequence[_Weighing]) -> list[Moment]:
        judged = self._known()
        return decisive([self._moment(each, judged) for each in found])

    def _moment(self, weighing: _Weighing, judged: Mapping[int, Sequence[Chance]]) -> Moment:
        choice, best, own = weighing
        start = max(turn for turn in judged if turn < choice.turn)
        before = judged[start][choice.seat - 1].share
        return Moment(
            turn=choice.turn,
            seat=choice.seat,
            step=choice.step,
            better=self._game.format(best.action),
            lead=round(best.lead - own.lead),
            cost=round(given_up(before, best.share, own.share), 4),
            causes=differences(best, own),
        )

    async def _tell(self, done: float) -> None:
        self._done = min(self._done + done, self._work)
        await self._told(self._done / self._work)
