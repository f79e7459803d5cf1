"""How much one member, and one server, may ask of the bot in a time, so that others get theirs.

Each has a budget that fills up again by and by: the generic cell rate algorithm, which needs one
number for each of them. The libraries for it either let the caller wait, where here an answer is
due, or keep their counters in threads of their own.
"""

from __future__ import annotations

from collections import OrderedDict
from enum import StrEnum
from time import monotonic_ns
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping


class Work(StrEnum):
    """A kind of work that has a budget."""

    ANY = "any"
    LOOK = "look"
    FILM = "film"
    REVIEW = "review"


class Rate(NamedTuple):
    """A budget: so many at once, and one more after each so many seconds."""

    burst: int
    each: float


class Owner(StrEnum):
    """Whose budget is used up."""

    MEMBER = "member"
    SERVER = "server"


class Wait(NamedTuple):
    """A refusal: whose budget is used up, and for how many seconds."""

    owner: Owner
    seconds: float


MEMBER: Mapping[Work, Rate] = {
    # Nobody presses or types five times a second for long; a quick evening stays far below it.
    Work.ANY: Rate(60, 0.2),
    # Pictures that no move needs, and whole games read anew. To leaf through every page of a log or
    # every city of a table takes fewer.
    Work.LOOK: Rate(20, 1.0),
    # A film is a hundred pictures, for which every other film waits.
    Work.FILM: Rate(3, 20.0),
    # The first look back at a game takes ten seconds, for which others wait; then it is kept.
    Work.REVIEW: Rate(4, 15.0),
}
SERVER: Mapping[Work, Rate] = {
    # Half of the moves that one process carries out in a second.
    Work.ANY: Rate(300, 0.04),
    # A tenth of the pictures that are painted in a second.
    Work.LOOK: Rate(40, 0.1),
    Work.FILM: Rate(4, 15.0),
    # All players may ask at the end of their game.
    Work.REVIEW: Rate(12, 10.0),
}
KEPT = 10_000
"""How many members, and how many servers, are remembered; the one that is quiet longest goes."""


_SECOND = 1_000_000_000


class Budgets:
    """The budgets of one kind for everybody, by id.

    Parameters
    ----------
    clock
        Returns a time in nanoseconds that never goes back.
    """

    def __init__(self, rate: Rate, clock: Callable[[], int] = monotonic_ns) -> None:
        self._each = round(rate.each * _SECOND)
        self._burst = rate.burst
        self._clock = clock
        self._full_at: OrderedDict[int, int] = OrderedDict()

    def __len__(self) -> int:
        return len(self._full_at)

    def wait(self, owner: int) -> float:
        """Return in how many seconds the owner may go on, 0 for now."""
        now = self._clock()
        full_at = max(self._full_at.get(owner, now), now)
        return max(full_at - now - (self._burst - 1) * self._each, 0) / _SECOND

    def take(self, owner: int) -> None:
        """Take one from the owner's budget."""
        now = self._clock()
        self._full_at[owner] = max(self._full_at.get(owner, now), now) + self._each
        self._full_at.move_to_end(owner)
        if len(self._full_at) > KEPT:
            self._full_at.popitem(last=False)


class Limits:
    """The budgets of members and servers for every kind of work.

    Parameters
    ----------
    member, server
        Their rates; a kind of work without one has no limit.
    """

    def __init__(
        self,
        member: Mapping[Work, Rate] = MEMBER,
        server: Mapping[Work, Rate] = SERVER,
        clock: Callable[[], int] = monotonic_ns,
    ) -> None:
        self._budgets = {
            owner: {work: Budgets(rate, clock) for work, rate in rates.items()}
            for owner, rates in ((Owner.MEMBER, member), (Owner.SERVER, server))
        }

    def take(self, user_id: int, guild_id: int | None, work: Work) -> Wait | None:
        """Take the work from the budgets of a member and a server, or return what is to wait for.

        All work counts as `Work.ANY` too. What is refused counts as nothing.

        Parameters
        ----------
        guild_id
            The server; None in direct messages.
        """
        owners = {Owner.MEMBER: user_id, Owner.SERVER: guild_id}
        touched = [
            (owner, budgets, number)
            for owner, number in owners.items()
            if number is not None
            for kind, budgets in self._budgets[owner].items()
            if kind in (Work.ANY, work)
        ]
        waits = [Wait(owner, budgets.wait(number)) for owner, budgets, number in touched]
        longest = max(waits, key=lambda each: each.seconds, default=None)
        if longest is not None and longest.seconds > 0:
            return longest
        for _, budgets, number in touched:
            budgets.take(number)
        return None


def unlimited() -> Limits:
    """Return limits that refuse nothing."""
    return Limits({}, {})
