"""How positions of Ticket to Ride: San Francisco are judged: outlooks, ranked actions, chances."""

from __future__ import annotations

from statistics import fmean
from typing import TYPE_CHECKING, ClassVar

from bot.games.computer import estimating
from bot.games.judging import Chance, Effort, Outlook, Weighed
from bot.games.tickettoride.computer.causes import Causes
from bot.games.tickettoride.computer.search import EARLY, first_of, tried
from bot.games.tickettoride.computer.search import TURNS as PLAYED
from bot.games.tickettoride.computer.standpoint import Standpoint
from bot.games.tickettoride.computer.starting import begun
from bot.games.tickettoride.scoring import HALVES, result, scores
from bot.games.tickettoride.state import Phase

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.games.game import Action, Rng
    from bot.games.tickettoride.computer.playouts import Playout
    from bot.games.tickettoride.computer.search import Tried
    from bot.games.tickettoride.state import State
    from bot.games.tickettoride.view import View

BATCH = 12
"""The playings-out after which the standard error is looked at."""
MOST = 300
"""The playings-out of a position, at most."""
ERROR = 0.027
"""The standard error that is small enough."""
TURNS = 8
"""The turns that are played on, of all seats."""
SPREAD = 5.0
"""The points of a lead that make the odds of a seat e to 1 when the game is about to end, and"""
SPREAD_A_TURN = 0.4
"""so many more for each turn that is left."""


class TicketToRideJudge:
    """The judge of positions, for `bot.games.judging.Judge`."""

    efforts: ClassVar[Mapping[int, Effort]] = {
        2: Effort(120, 120, 9),
        3: Effort(120, 120, 7),
        4: Effort(110, 120, 6),
    }

    def outlooks(self, state: State) -> tuple[Outlook, ...]:
        """Return the outlook of every seat by its own plans, all hands and tickets being known."""
        now = scores(state)
        ends = begun(state).expected()
        return tuple(
            Outlook(float(points), HALVES * end - points)
            for points, end in zip(now, ends, strict=True)
        )

    def weigh(self, view: View, rng: Rng, also: Action | None = None) -> list[Weighed]:
        """Return the actions that promise most and `also`, the one that `hard` takes first."""
        found = tried(view, rng, told=True, also=also)
        first = found[0] if view.phase in EARLY else first_of(found)
        most = fmean(first.leads)

        def behind(each: Tried) -> float:
            """Return by how many points an action is worse: half by plans, half by playing on."""
            return max(0.0, (first.worth - each.worth + most - fmean(each.leads)) / 2)

        left = max(0.0, len(view.players) * Standpoint(view).turns_after() - PLAYED)
        scale = SPREAD + SPREAD_A_TURN * left
        causes = Causes(view)
        rest = sorted((each for each in found if each is not first), key=behind)
        return [
            Weighed(
                each.action,
                HALVES * (most - behind(each)),
                tuple(Outlook(*outlook) for outlook in each.outlooks),
                estimating.won(first.leads, scale, behind(each)),
                causes.of(each.action),  # pyright: ignore[reportArgumentType]  (its own action)
            )
            for each in (first, *rest)
        ]

    def glance(self, view: View, rng: Rng, action: Action) -> float:
        """Return how many points less an action promises by the seat's own plans than the best."""
        del rng
        worths = Standpoint(view).worths()
        own = next(worth for worth, each in worths if each == action)
        return max(worth for worth, _ in worths) - own

    def chances(self, state: State, rng: Rng) -> tuple[Chance, ...]:
        """Return the chance of each seat to win, the deck being dealt anew each time."""
        if ended := result(state):
            share = 1 / len(ended.winners)
            return tuple(
                Chance(share if seat in ended.winners else 0.0, 0.0)
                for seat in range(1, state.seats + 1)
            )
        base = begun(state)
        for seat in range(base.seats):
            base.plan(seat)
        return estimating.chances(lambda: _shares(_played(base, state, rng)), BATCH, MOST, ERROR)


def _played(base: Playout, state: State, rng: Rng) -> Playout:
    """Return the position some turns later, the deck having been dealt anew."""
    playout = base.copy()
    rng.shuffle(playout.deck)
    if state.phase in (Phase.SECOND, Phase.TOKEN, Phase.OFFER, Phase.DONE):
        playout.finish(rng, second=state.phase is Phase.SECOND)
    playout.play(TURNS, rng)
    return playout


def _shares(playout: Playout) -> list[float]:
    """Return the chance of each seat to win, by what it may expect."""
    points = playout.expected()
    left = sum(playout.turns(seat) for seat in range(playout.seats))
    return estimating.shares(points, SPREAD + SPREAD_A_TURN * left)


JUDGE = TicketToRideJudge()
"""The judge of Ticket to Ride: San Francisco."""
