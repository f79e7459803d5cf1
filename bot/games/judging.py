"""What a game that judges positions says of them: expected ends, ranked actions, chances to win."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Protocol

import msgspec

from bot.games.errors import Value

if TYPE_CHECKING:
    from collections.abc import Sequence


STRENGTHS = ("easy", "medium", "hard")
"""The strengths of computer players, the weakest first; each names a strategy of a game."""
USUAL = "medium"
"""The strength of a computer for which nobody has chosen one."""
CAUSES = 3
"""The most causes that are told of an action."""
NOW, COMING, RIVAL = ".now", ".coming", ".rival"
FOR = "-for"
"""The codes that every game has, `FOR` behind those that have a price; others are a game's own."""
WHICH = ("halves", "count", "column", "symbol")
"""The values that do not tell two causes apart: how much, and where of several alike."""
POINT = 2
"""The half points of a point."""
LEAST_CAUSE, HARDLY = 0.4, 0.1
"""The half points that a cause must be worth more than in another action to be told; where no
other is, and the outlooks are equal, `HARDLY` so many are enough."""


class Outlook(NamedTuple):
    """The half points that a seat has now, and those that it may yet be expected to gain."""

    now: float
    later: float

    @property
    def end(self) -> float:
        """Return the half points that the seat may be expected to end with."""
        return self.now + self.later


class Cause(msgspec.Struct, frozen=True):
    """One thing that an action brings about, for a sentence.

    Parameters
    ----------
    code
        A key of the message catalogue, behind the group of the game and ``-why-``.
    halves
        About how many half points it is worth to the seat that acts. Below 0: what the action
        spoils; the sentence is then about an action that does not.
    values
        What the sentence names: ids, numbers; ``rival`` is a seat.
    """

    code: str
    halves: float
    values: Mapping[str, Value] = {}


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
    share
        The seat's chance to win, from 0 to 1, judged like `lead` in the same positions with the
        same luck as after the other actions.
    causes
        What the action brings about, in any order.
    """

    action: Any
    lead: float
    outlooks: tuple[Outlook, ...]
    share: float = 0.0
    causes: tuple[Cause, ...] = ()


class Chance(NamedTuple):
    """A seat's chance to win, from 0 to 1, and the standard error of its estimate."""

    share: float
    error: float


class Effort(NamedTuple):
    """What is done for a review at most, so that it takes less than ten seconds of one core.

    Attributes
    ----------
    positions
        The positions whose chances are judged.
    glances
        The choices that are judged at first sight.
    weighings
        The choices among those that are weighed.
    """

    positions: int
    glances: int
    weighings: int


class Judge(Protocol):
    """How a game judges positions; effort is counted, so a generator leads to one result.

    Its positions, views, actions and generators are those of the game.
    """

    efforts: ClassVar[Mapping[int, Effort]]
    """The effort of a review by the number of players."""

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

    def glance(self, view: Any, rng: Any, action: Any) -> float:  # noqa: ANN401
        """Return how much less a legal action promises at first sight than the best one.

        The scale is the game's own; only actions of one game can be compared. 0: it is the best.
        """
        ...

    def chances(self, state: Any, rng: Any) -> tuple[Chance, ...]:  # noqa: ANN401
        """Return each seat's chance to win, an automaton's last, before anything hidden is known.

        The cards that nobody has seen are dealt anew each time; hands are known. At the end of the
        game it is 1 or 0, shared by several winners. The standard error is at most 0.03.
        """
        ...


def differences(best: Weighed, other: Weighed) -> tuple[Cause, ...]:
    """Return why one action is better than another: the causes that the other lacks, largest first.

    A cause of both counts by what it is worth more; what only the other spoils counts, too. Where
    there is none, the outlooks tell what differs: the points at once, those to come, or what a
    rival may expect.
    """
    known = {_key(each): each.halves for each in other.causes}
    own = {_key(each) for each in best.causes}
    spoilt = [each for each in other.causes if each.halves < 0 and _key(each) not in own]
    pairs = [(each, each.halves - known.get(_key(each), 0.0)) for each in best.causes]
    pairs = [(each, more) for each, more in pairs if each.halves > 0]
    pairs += [(each, -each.halves) for each in spoilt]
    told = [
        msgspec.structs.replace(each, halves=round(more, 2))
        for each, more in pairs
        if more >= LEAST_CAUSE
    ]
    if not told and best.outlooks and other.outlooks:
        told = _outlook(best, other)
    if not told:
        told = [
            msgspec.structs.replace(each, halves=round(more, 2))
            for each, more in sorted(pairs, key=lambda pair: -pair[1])[:1]
            if more >= HARDLY
        ]
    return tuple(sorted(told, key=lambda each: -each.halves)[:CAUSES])


def foremost(each: Weighed) -> tuple[Cause, ...]:
    """Return what an action brings about, the largest first, where no other is much worse."""
    told = [cause for cause in each.causes if cause.halves >= LEAST_CAUSE]
    return tuple(sorted(told, key=lambda cause: -cause.halves)[:CAUSES])


def _key(cause: Cause) -> tuple[object, ...]:
    values = sorted(cause.values.items())
    return (cause.code, *(each for each in values if each[0] not in WHICH))


def _outlook(best: Weighed, other: Weighed) -> list[Cause]:
    own: int = best.action.seat - 1
    pairs = list(zip(best.outlooks, other.outlooks, strict=True))
    one, another = pairs[own]
    now, coming = one.now - another.now, one.later - another.later
    found = [_priced(NOW, now, -coming), _priced(COMING, coming, -now)]
    ends = [(one.end, other.end) for one, other in pairs]
    found += [
        Cause(RIVAL, other_end - end, {"rival": seat + 1})
        for seat, (end, other_end) in enumerate(ends)
        if seat != own
    ]
    most = max(found, key=lambda each: each.halves)
    halves = round(most.halves)
    if not halves:
        return []
    return [Cause(most.code, round(most.halves, 2), {**most.values, "halves": halves})]


def _priced(code: str, halves: float, price: float) -> Cause:
    if price < POINT:
        return Cause(code, halves)
    return Cause(f"{code}{FOR}", halves, {"price": round(price)})
