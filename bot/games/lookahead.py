"""A computer player for any game: tries what it may do and looks a little way ahead.

It knows what its seat may see and no more. What it cannot see it guesses, by `sample`; what comes
after its own turn it plays out as luck has it. How much it tries is counted and never timed, so
that the same generator leads to the same choice on every machine.
"""

from __future__ import annotations

from statistics import fmean
from typing import TYPE_CHECKING, Any, NamedTuple

from bot.games.game import passes_turn

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.game import Action, AnyGame, Rng, View

SAMPLES = 2
"""How many positions that agree with the view each action is tried in."""
SIGHTS = 48
"""How many actions are looked at; of more, every second or third, and so on, from the first."""
CANDIDATES = 6
"""How many actions are looked into: the best at first sight."""
LOOKS = 96
"""How many positions are scored, over all candidates, to go on with the own turn."""
PLAYOUTS = 64
"""How often the game is played on after the own turn, over all candidates; once each at least."""
TURNS = 4
"""How many turns it is played on for."""
LONGEST = 60
"""How many actions it is played on for at most."""
_LUCK = 2**30


class _Eyes(NamedTuple):
    """What the seat looks with: the rules, and whose points it wants."""

    game: AnyGame
    seat: int

    def lead(self, state: Any) -> int:  # noqa: ANN401  (only its game knows)
        """Return by how many half points the seat leads the best of the others, if it ended now."""
        scores = self.game.scores(state)
        others = [points for seat, points in enumerate(scores, start=1) if seat != self.seat]
        return scores[self.seat - 1] - max(others, default=0)

    def after(self, state: Any, action: Action) -> Any:  # noqa: ANN401
        """Return the position after an action."""
        return self.game.apply(state, action)[0]


def choose(game: AnyGame, view: View, rng: Rng) -> Action:
    """Return what the seat in turn does; of equally good actions the first.

    Parameters
    ----------
    view
        What that seat may see; its legal actions are not empty.
    """
    if len(view.legal) == 1:
        return view.legal[0]
    eyes = _Eyes(game, view.turn)
    worlds = [game.sample(view, rng) for _ in range(SAMPLES)]
    candidates = _promising(eyes, worlds[0], view.legal)
    tries = len(candidates) * len(worlds)
    # All candidates have the same luck afterwards, or one that is worse could seem better by luck.
    lucks = [[rng.randrange(_LUCK) for _ in range(LONGEST)] for _ in range(PLAYOUTS // tries)]

    def worth(action: Action) -> float:
        ends = [_own_turn(eyes, world, action, LOOKS // tries) for world in worlds]
        return fmean(eyes.lead(_played_on(game, end, luck)) for end in ends for luck in lucks)

    return max(candidates, key=worth)


def _promising(eyes: _Eyes, state: Any, legal: Sequence[Action]) -> list[Action]:  # noqa: ANN401
    """Return the candidates, the best at first sight in front."""
    seen = legal[:: -(-len(legal) // SIGHTS)]
    return sorted(seen, key=lambda action: -eyes.lead(eyes.after(state, action)))[:CANDIDATES]


def _own_turn(eyes: _Eyes, state: Any, action: Action, looks: int) -> Any:  # noqa: ANN401
    """Return the position after the own turn, all but the first action the best at first sight."""
    state, events = eyes.game.apply(state, action)
    if passes_turn(events):
        return state
    while legal := eyes.game.legal_actions(state):
        looks -= len(legal)
        if looks < 0:
            break
        ends = [eyes.game.apply(state, action) for action in legal]
        state, events = max(ends, key=lambda end: eyes.lead(end[0]))
        if passes_turn(events):
            break
    return state


def _played_on(game: AnyGame, state: Any, luck: Sequence[int]) -> Any:  # noqa: ANN401
    """Return the position some turns later, every action chosen by luck."""
    turns = 0
    for number in luck:
        legal = game.legal_actions(state)
        if not legal or turns == TURNS:
            break
        state, events = game.apply(state, legal[number % len(legal)])
        turns += passes_turn(events)
    return state
