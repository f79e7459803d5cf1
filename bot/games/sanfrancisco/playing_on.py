"""Weighs actions by playing on from each of them with the same decks."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from bot.games.estimating import mean_and_error
from bot.games.sanfrancisco.evaluation import Horizon, foresee
from bot.games.sanfrancisco.planning import utility
from bot.games.sanfrancisco.quick import Quick

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.game import Rng
    from bot.games.sanfrancisco.compact import CompactTable
    from bot.games.sanfrancisco.kinds import Kind
    from bot.games.sanfrancisco.planning import Thought

CANDIDATES = 4
"""Actions played on from."""
NEAR = 0.08
"""How much less chance to win an action may promise at first sight to be played on from."""
ROUNDS = 4
"""The rounds after each of which actions that fall behind are left out."""
PLAYED = 200
"""The playings-out, over all candidates."""
TURNS = 12
"""The turns played on."""


class _Played(NamedTuple):
    """What a playing-out promises the seat, and the expected ends of all seats."""

    worth: float
    ends: list[float]


def best_played(thoughts: Sequence[Thought], table: CompactTable, rng: Rng) -> list[Thought]:
    """Return the candidates, the one to take first.

    The best at first sight stays first unless another does better by more than a standard error.

    Parameters
    ----------
    thoughts
        The actions, the best at first sight first.
    table
        The position before the action.
    """
    first = thoughts[0]
    alive = [each for each in thoughts[:CANDIDATES] if each.worth > first.worth - NEAR]
    if len(alive) == 1:
        return list(thoughts)
    results: list[list[_Played]] = [[] for _ in alive]
    running = list(range(1, len(alive)))
    gains: dict[int, tuple[float, float]] = {}
    for _ in range(ROUNDS):
        for _ in range(PLAYED // ROUNDS // len(alive)):
            pile = table.pile[:]
            rng.shuffle(pile)
            for index in (0, *running):
                results[index].append(_played(alive[index], table.seat, pile))
        gains.update({index: _versus(results, index) for index in running})
        running = [index for index in running if gains[index][0] > -gains[index][1]]
        if not running:
            break
    better = [index for index in running if gains[index][0] > gains[index][1]]
    top = max(better, key=lambda index: (round(gains[index][0], 9), -index), default=0)
    seen = [
        each._replace(ends=_ends(results, index, first.ends)) for index, each in enumerate(alive)
    ]
    return [seen[top], *(each for each in seen if each is not seen[top]), *thoughts[len(alive) :]]


def _ends(results: list[list[_Played]], index: int, first: list[float]) -> list[float]:
    """Return the expected ends of an action: those of the first and how it differs from that."""
    pairs = list(zip(results[index], results[0], strict=False))
    return [
        end + sum(one.ends[seat] - other.ends[seat] for one, other in pairs) / len(pairs)
        for seat, end in enumerate(first)
    ]


def _versus(results: list[list[_Played]], index: int) -> tuple[float, float]:
    """Return by how much an action does better than the first, and the standard error of that."""
    pairs = zip(results[index], results[0], strict=False)
    return mean_and_error([one.worth - other.worth for one, other in pairs])


def _played(thought: Thought, seat: int, pile: list[Kind]) -> _Played:
    """Return what a seat may expect some turns after an action, with a deck in a certain order."""
    world = thought.table.whole()
    world.pile = pile[:]
    quick = Quick(world)
    if thought.draws:
        quick.place(world.draw())
    quick.pass_on()
    quick.turns(TURNS)
    ends = foresee(world)
    return _Played(utility(world, ends, seat, Horizon(world).cards), ends)
