"""Looking back on a finished game, in pieces of work between which others get their turn."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from bot.games.reviewing import (
    LEAST_LEAD,
    MOMENTS,
    Review,
    candidates,
    decisive,
    ends_of,
    judged_next,
    planned,
    pooled,
    written,
)
from bot.thinking.work import chances, known, weighed

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable

    from bot.games.game import AnyGame
    from bot.games.judging import Chance
    from bot.games.reviewing import Course, Moment
    from bot.thinking.thinker import Thinker

AT_ONCE = 5
"""The positions judged in one piece of work: a fifth of a second."""
STEPS = 3
"""The most choices of a decisive turn that are weighed."""
WEIGHT = 8
"""How many positions are judged in the time in which a turn is weighed."""


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
        affordable = game.judge.affordable.get(seats, 0) if game.judge else 0
        self._plan = planned(len(course.turns), affordable)
        self._work = self._plan.positions + MOMENTS * WEIGHT
        self._done = 0

    async def review(self) -> Review:
        """Return the review; raises whatever keeps a piece of work from being done."""
        turns = self._course.turns
        await self._judge(self._plan.first)
        await self._judge(judged_next(self._known(), turns))
        chosen = ends_of(candidates(self._known(), turns), len(turns))
        for _ in range(self._plan.again):
            await self._judge(chosen)
        told = [await self._compared(each) for each in decisive(self._known(), turns)]
        return Review(written(self._known()), tuple(told))

    def _known(self) -> dict[int, tuple[Chance, ...]]:
        return {turn: pooled(results) for turn, results in self._results.items()}

    async def _judge(self, ends: Iterable[int]) -> None:
        """Judge the positions after so many turns, each with a generator of its own."""
        left = list(ends)
        while left:
            now, left = left[:AT_ONCE], left[AT_ONCE:]
            states = [self._course.end_of(turn) for turn in now]
            seeds = [f"{self._seed} {turn} {len(self._results[turn])}" for turn in now]
            found = await self._thinker.do(chances, known(self._game), states, seeds)
            for turn, each in zip(now, found, strict=True):
                self._results[turn].append(each)
            await self._tell(len(now))

    async def _compared(self, moment: Moment) -> Moment:
        """Return the moment with the choice of the turn that cost most, if any cost anything."""
        game, found = self._game, moment
        for step, view, notation in self._choices(moment)[:STEPS]:
            played = game.parse(moment.seat, notation)
            seed = f"{self._seed} step {step}"
            ranked = await self._thinker.do(weighed, known(game), view, seed, played)
            best, own = ranked[0], next((each for each in ranked if each.action == played), None)
            lead = 0 if own is None else round(best.lead - own.lead)
            if lead >= max(LEAST_LEAD, found.lead + 1):
                found = replace(found, step=step, better=game.format(best.action), lead=lead)
        await self._tell(WEIGHT)
        return found

    def _choices(self, moment: Moment) -> list[tuple[int, Any, str]]:
        """Return where the seat had a choice in its turn: the step, its view, what it played."""
        turn = self._course.turns[moment.turn - 1]
        found: list[tuple[int, Any, str]] = []
        for step in range(turn.first, turn.last):
            seat, notation = self._course.actions[step]
            if seat == turn.seat:
                view = self._game.view(self._course.states[step], seat)
                if len(view.legal) > 1:
                    found.append((step, view, notation))
        return found

    async def _tell(self, done: int) -> None:
        self._done = min(self._done + done, self._work)
        await self._told(self._done / self._work)
