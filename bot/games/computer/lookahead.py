"""A computer player for any game: tries what it may do and looks a little way ahead.

It knows what its seat may see and no more. It guesses the rest by `sample`. After its own turn it
plays on at random. How much it tries is counted and never timed, so that the same generator leads
to the same choice on every machine.
"""

from __future__ import annotations

from statistics import fmean
from typing import TYPE_CHECKING, Any, NamedTuple

from bot.games.computer.estimating import lead
from bot.games.game import passes_turn

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.game import Action, AnyGame, Rng, View


SAMPLES = 2
"""Positions sampled from the view; every candidate is tried in each of them."""
SIGHTS = 48
"""Actions looked at. Of more than that, every second or third is, and so on, from the first."""
CANDIDATES = 6
"""Actions examined further: the best at first sight."""
LOOKS = 96
"""Positions scored to finish the seat's own turn, over all candidates."""
PLAYOUTS = 64
"""Random continuations after the seat's turn, over all candidates; at least one each."""
TURNS = 4
"""The turns of a random continuation."""
LONGEST = 60
"""The most actions of a random continuation."""
_LUCK = 2**30


class _Eyes(NamedTuple):
    """What the seat looks ahead with: the rules, whose points it wants, what decides chance."""

    game: AnyGame
    seat: int
    rng: Rng

    def lead(self, state: Any) -> int:  # noqa: ANN401  (only its game knows)
        return round(lead(self.game.scores(state), self.seat - 1))

    def own(self, state: Any) -> list[Action]:  # noqa: ANN401
        return [each for each in self.game.legal_actions(state) if each.seat == self.seat]

    def after(self, state: Any, action: Action) -> tuple[Any, bool]:  # noqa: ANN401
        state, events = self.game.apply(state, action)
        passed = passes_turn(events)
        while chance := self.game.chance(state, self.rng):
            state, events = self.game.apply(state, chance)
            passed = passed or passes_turn(events)
        return state, passed


def looked_ahead(game: AnyGame, view: View, rng: Rng) -> Action:
    """Return the action that promises most after the seat's turn and a few random ones.

    Of equally good ones it is the first.

    Parameters
    ----------
    view
        What a seat that is to act may see.
    """
    if len(view.legal) == 1:
        return view.legal[0]
    eyes = _Eyes(game, view.seat or 0, rng)
    worlds = [game.sample(view, rng) for _ in range(SAMPLES)]
    candidates = _promising(eyes, worlds[0], view.legal)
    tries = len(candidates) * len(worlds)
    # The same random numbers follow every candidate, so that none seems better by luck.
    lucks = [[rng.randrange(_LUCK) for _ in range(LONGEST)] for _ in range(PLAYOUTS // tries)]

    def worth(action: Action) -> float:
        ends = [_own_turn(eyes, world, action, LOOKS // tries) for world in worlds]
        return fmean(eyes.lead(_played_on(eyes, end, luck)) for end in ends for luck in lucks)

    return max(candidates, key=worth)


def _promising(eyes: _Eyes, state: Any, legal: Sequence[Action]) -> list[Action]:  # noqa: ANN401
    seen = legal[:: -(-len(legal) // SIGHTS)]
    return sorted(seen, key=lambda action: -eyes.lead(eyes.after(state, action)[0]))[:CANDIDATES]


def _own_turn(eyes: _Eyes, state: Any, action: Action, looks: int) -> Any:  # noqa: ANN401
    """Return the position after the seat's turn: this action, then the best ones at first sight."""
    state, passed = eyes.after(state, action)
    while not passed and (legal := eyes.own(state)):
        looks -= len(legal)
        if looks < 0:
            break
        ends = [eyes.after(state, action) for action in legal]
        state, passed = max(ends, key=lambda end: eyes.lead(end[0]))
    return state


def _played_on(eyes: _Eyes, state: Any, luck: Sequence[int]) -> Any:  # noqa: ANN401
    turns = 0
    for number in luck:
        legal = eyes.game.legal_actions(state)
        if not legal or turns == TURNS:
            break
        state, passed = eyes.after(state, legal[number % len(legal)])
        turns += passed
    return state


def choose(game: AnyGame, view: View, strength: str, rng: Rng) -> Action:
    """Return the action of the seat that looks, one that is legal.

    A game without a strategy of this strength is played by the look-ahead.

    Parameters
    ----------
    view
        What a seat that is to act may see.
    strength
        One of `STRENGTHS`.
    """
    if len(view.legal) == 1:
        return view.legal[0]
    own = game.strategies.get(strength)
    return own(view, rng) if own else looked_ahead(game, view, rng)
