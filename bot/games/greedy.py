"""A way to play for games that can judge a position: play the own turn out, end it best.

It knows what its seat may see and guesses the rest by `sample`. How much it tries is counted and
never timed, so that the same generator leads to the same choice on every machine.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from bot.games.game import passes_turn

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bot.games.game import Action, Event, Rng, View

SIGHTS = 240
"""Positions looked at, over all actions; a turn that takes more is judged where it stands."""


class Rules(NamedTuple):
    """What is needed of a game without chance actions.

    Attributes
    ----------
    evaluate
        Returns what a position promises a seat: the half points by which it may be expected to
        lead the best of the others at the end.
    """

    sample: Callable[[Any, Rng], Any]
    legal_actions: Callable[[Any], Sequence[Action]]
    apply: Callable[[Any, Any], tuple[Any, Sequence[Event]]]
    evaluate: Callable[[Any, int], float]


def choose(rules: Rules, view: View, rng: Rng) -> Action:
    """Return the action after which the seat can end its turn best; of equally good ones the first.

    Parameters
    ----------
    view
        What a seat that is to act may see.
    """
    if len(view.legal) == 1:
        return view.legal[0]
    world, sights = rules.sample(view, rng), SIGHTS // len(view.legal)
    return max(
        view.legal, key=lambda action: _Turn(rules, view.seat or 0, sights).worth(world, action)
    )


class _Turn:
    """The rest of a seat's turn after its first action."""

    def __init__(self, rules: Rules, seat: int, sights: int) -> None:
        self._rules = rules
        self._seat = seat
        self._left = sights

    def worth(self, state: Any, action: Action) -> float:  # noqa: ANN401  (only its game knows)
        """Return the most that a position promises in which the turn can end after an action."""
        state, events = self._rules.apply(state, action)
        self._left -= 1
        if passes_turn(events) or self._left <= 0:
            return self._rules.evaluate(state, self._seat)
        legal = self._rules.legal_actions(state)
        if not legal:
            return self._rules.evaluate(state, self._seat)
        return max(self.worth(state, each) for each in legal)
