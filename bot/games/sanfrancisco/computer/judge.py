"""Judges positions of San Francisco: expected ends, ranked actions, chances to win."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from bot.games.computer import estimating
from bot.games.judging import Chance, Effort, Outlook, Weighed
from bot.games.sanfrancisco.computer.causes import Causes
from bot.games.sanfrancisco.computer.evaluation import Horizon, chances, foresee
from bot.games.sanfrancisco.computer.playouts import Quick
from bot.games.sanfrancisco.computer.position import compact, final, kind_of, winners
from bot.games.sanfrancisco.computer.search import Planner
from bot.games.sanfrancisco.computer.strengths import considered
from bot.games.sanfrancisco.legal import legal_actions
from bot.games.sanfrancisco.state import Phase
from bot.games.sanfrancisco.view import known, sample, unseen

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.games.game import Action, Rng
    from bot.games.sanfrancisco.computer.position import CardKind, CompactTable
    from bot.games.sanfrancisco.state import State

BATCH, MOST = 10, 240
"""The playings-out after which the error is looked at, and the most of them."""
ERROR = 0.028
"""The standard error that is good enough."""
FLOOR = 0.005
"""The standard error that results which are nearly equal still leave."""
TURNS = 6
"""The turns played on."""


class SanFranciscoJudge:
    """The judge of San Francisco, for `bot.games.judging.Judge`."""

    efforts: ClassVar[Mapping[int, Effort]] = {
        2: Effort(96, 180, 8),
        3: Effort(88, 120, 6),
        4: Effort(78, 90, 4),
    }

    def outlooks(self, state: State) -> tuple[Outlook, ...]:
        """Return the outlook of every seat."""
        table = compact(state)
        return _outlooks(table, foresee(table))

    def weigh(
        self,
        view: Any,  # noqa: ANN401  (its own view)
        rng: Rng,
        also: Action | None = None,
    ) -> Sequence[Weighed]:
        """Return the legal actions that differ, the one that `hard` takes first."""
        seat = view.mover - 1
        table = compact(known(view))
        cards, causes = Horizon(table).cards, Causes(table)
        first, *rest = (
            Weighed(
                each.action,
                estimating.lead(each.ends, seat),
                _outlooks(each.table, each.ends),
                chances(each.table, each.ends, cards)[seat],
                causes.of(each),
            )
            for each in considered(view, rng, also)
        )
        return [first, *sorted(rest, key=lambda each: -round(each.lead, 9))]

    def glance(self, view: Any, rng: Rng, action: Action) -> float:  # noqa: ANN401  (as above)
        """Return how much less chance to win an action promises at first sight than the best."""
        legal = sorted(view.legal, key=lambda each: each != action)
        thoughts = Planner(sample(view, rng)).thoughts(legal)
        own = next(each.worth for each in thoughts if each.action == action)
        return thoughts[0].worth - own

    def chances(self, state: State, rng: Rng) -> tuple[Chance, ...]:
        """Return each seat's chance to win; the cards not turned over are dealt anew each time."""
        table = compact(state)
        seats = range(len(table.cities))
        if table.ender >= 0:
            first = winners(table)
            return tuple(Chance((seat in first) / len(first), 0.0) for seat in seats)
        pile = [kind_of(card) for card in unseen(state)]
        if state.phase in (Phase.BUILDING, Phase.BONUS, Phase.PUT):
            table = Planner(state).thoughts(legal_actions(state))[0].table

        def play() -> list[float]:
            rng.shuffle(pile)
            return _played(table, pile, state)

        return estimating.chances(play, BATCH, MOST, ERROR, FLOOR)


def _played(table: CompactTable, pile: list[CardKind], state: State) -> list[float]:
    world = table.whole()
    world.pile = pile[:]
    quick = Quick(world)
    if state.phase is Phase.START:
        quick.turn()
    else:
        if state.turned is not None:
            quick.place(kind_of(state.turned))
        quick.pass_on()
    quick.turns(TURNS - 1)
    return chances(world, foresee(world), Horizon(world).cards)


def _outlooks(table: CompactTable, foreseen: Sequence[float]) -> tuple[Outlook, ...]:
    pairs = zip(final(table), foreseen, strict=True)
    return tuple(Outlook(float(now), end - now) for now, end in pairs)


JUDGE = SanFranciscoJudge()
"""The judge of San Francisco."""
