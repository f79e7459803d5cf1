"""What a game that judges positions says of them: expected ends, ranked actions, chances to win."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


STRENGTHS = ("easy", "medium", "hard")
"""The strengths of computer players, the weakest first; each names a strategy of a game."""
USUAL = "medium"
"""The strength of a computer for which nobody has chosen one."""


class Outlook(NamedTuple):
    """The half points that a seat has now, and those that it may yet be expected to gain."""

    now: float
    later: float

    @property
    def end(self) -> float:
        """Return the half points that the seat may be expected to end with."""
        return self.now + self.later


class Weighed(NamedTuple):
    """An action, and how the seat that takes it may be expected to fare.

    Attributes
    ----------
    lead
        The half points by which the seat may be expected to lead the best of the others at the end
        (a player alone: the automaton).
    outlooks
        The outlook of every seat when this turn has ended as well as it can after the action; an
        automaton's comes last.
    """

    action: Any
    lead: float
    outlooks: tuple[Outlook, ...]


class Chance(NamedTuple):
    """A seat's chance to win, from 0 to 1, and the standard error of its estimate."""

    share: float
    error: float


class Judge(Protocol):
    """How a game judges positions; effort is counted, so a generator leads to one result.

    Its positions, views, actions and generators are those of the game.
    """

    affordable: ClassVar[Mapping[int, int]]
    """How many positions are judged for a review at most, by the number of players.

    With what else a review takes they cost less than ten seconds of one core.
    """

    def outlooks(self, state: Any) -> tuple[Outlook, ...]:  # noqa: ANN401  (only its game knows)
        """Return the outlook of every seat, an automaton's last."""
        ...

    def weigh(self, view: Any, rng: Any, also: Any = None) -> Sequence[Weighed]:  # noqa: ANN401
        """Return legal actions of the seat that looks, the one that `hard` takes first.

        Knows no more than the view. Actions that are hardly worth a look, and those that come to
        the same as another, may be left out.

        Parameters
        ----------
        also
            A legal action that is not left out; None: there is none.
        """
        ...

    def chances(self, state: Any, rng: Any) -> tuple[Chance, ...]:  # noqa: ANN401
        """Return each seat's chance to win, an automaton's last, before anything hidden is known.

        The cards that nobody has seen are dealt anew each time; hands are known. At the end of the
        game it is 1 or 0, shared by several winners. The standard error is at most 0.03.
        """
        ...
