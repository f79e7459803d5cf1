"""What positions of Point City promise each seat: for hints and reviews."""

from __future__ import annotations

from statistics import fmean
from typing import TYPE_CHECKING, ClassVar, cast

from bot.games.computer import estimating
from bot.games.judging import Chance, Effort, Outlook, Weighed
from bot.games.pointcity.computer.causes import Causes
from bot.games.pointcity.computer.deals import DealSight
from bot.games.pointcity.computer.evaluation import ends, points
from bot.games.pointcity.computer.position import TAKEN
from bot.games.pointcity.computer.search import drawn, horizon, play_on, promises, resume, trials
from bot.games.pointcity.view import view_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.games import game
    from bot.games.game import Rng
    from bot.games.pointcity.actions import Action
    from bot.games.pointcity.computer.position import CompactTable
    from bot.games.pointcity.computer.search import Trial
    from bot.games.pointcity.state import State
    from bot.games.pointcity.view import View

BATCH, MOST = 32, 320
"""Playings-out at a time, and at most, for the chances of a position."""
ERROR = 0.02
"""The standard error at which more are not needed; that of `MOST` is at most 0.03."""
SCALE = {2: 7.5, 3: 6.0, 4: 4.5}
"""The half points of a lead that make the odds e to 1, by number of cities."""
AT_ONCE, SOON = 0.4, 3
"""The share of it before the last turn, and the turns before the end at which it is whole."""


class PointCityJudge:
    """Judges positions of Point City, for `bot.games.judging.Judge`."""

    efforts: ClassVar[Mapping[int, Effort]] = {
        1: Effort(60, 60, 8),
        2: Effort(60, 100, 8),
        3: Effort(64, 100, 6),
        4: Effort(62, 120, 5),
    }

    def outlooks(self, state: State) -> tuple[Outlook, ...]:
        """Return the outlook of every seat, the automaton's last."""
        board = DealSight(view_of(state, None)).board
        expected = zip(points(board), ends(board), strict=True)
        return tuple(Outlook(now, end - now) for now, end in expected)

    def weigh(
        self, view: game.View, rng: Rng, also: game.Action | None = None
    ) -> Sequence[Weighed]:
        """Return the most promising actions and `also`, the one that `hard` takes first."""
        sight = DealSight(cast("View", view))
        tried = trials(sight, view.legal, rng, also=also)
        scale = _scale(sight.board, horizon(len(sight.board.cities)))
        causes = Causes(cast("View", view), sight)
        return [
            _weighed(each, tried[0], scale)._replace(causes=causes.of(cast("Action", each.action)))
            for each in tried
        ]

    def glance(self, view: game.View, rng: Rng, action: game.Action) -> float:
        """Return how many half points less an action promises the seat's city than the best."""
        worths = promises(DealSight(cast("View", view)), view.legal, rng)
        return max(worths) - worths[view.legal.index(action)]

    def chances(self, state: State, rng: Rng) -> tuple[Chance, ...]:
        """Return each seat's chance to win: playings-out of some turns, judged by their leads."""
        sight = DealSight(view_of(state, None))
        seats = len(state.cities)
        if sight.board.over:
            return tuple(Chance(share, 0.0) for share in shares(sight.board))
        turns = horizon(seats)

        def play() -> list[float]:
            board = sight.deal(drawn(sight.board, turns), rng)
            resume(sight, board)
            play_on(board, turns)
            return shares(board)

        return estimating.chances(play, BATCH, MOST, ERROR)


def _weighed(trial: Trial, best: Trial, scale: float) -> Weighed:
    """Return what is expected after an action: of the best one the mean, of others its difference.

    Only on the deals that both were played on from the two can be compared.
    """
    tries = len(trial.leads)
    behind = fmean(best.leads[:tries]) - fmean(trial.leads)
    lead = fmean(best.leads) - behind

    def expected(own: Sequence[Sequence[float]], of_best: Sequence[Sequence[float]]) -> list[float]:
        return [
            fmean(whole) + fmean(mine) - fmean(whole[:tries])
            for mine, whole in zip(zip(*own, strict=True), zip(*of_best, strict=True), strict=True)
        ]

    both = zip(expected(trial.now, best.now), expected(trial.ends, best.ends), strict=True)
    return Weighed(
        trial.action,
        lead,
        tuple(Outlook(now, end - now) for now, end in both),
        estimating.won(best.leads, scale, behind),
    )


def shares(board: CompactTable) -> list[float]:
    """Return each seat's chance to win as a logistic of its lead; at the end what it has won."""
    if board.over:
        order = list(zip(points(board), [city.cards for city in board.cities], strict=True))
        best = max(order)
        return [(each == best) / order.count(best) for each in order]
    return estimating.shares(ends(board), _scale(board))


def _scale(board: CompactTable, turns: int = 0) -> float:
    left = min(1.0, max(0.0, board.left / TAKEN - turns) / SOON)
    return SCALE[len(board.cities)] * (AT_ONCE + (1 - AT_ONCE) * left)


JUDGE = PointCityJudge()
"""The judge of Point City."""
