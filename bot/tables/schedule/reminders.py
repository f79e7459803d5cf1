"""Reminding of a turn: of what, how often, and of whose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables.errors import UnknownInterval
from storage.records import NewDue

if TYPE_CHECKING:
    from bot.tables.model import Position, Table

REMINDER = "reminder"
HEADS_UP = "heads-up"
"""The kinds of due work that turn to somebody: who must act, and who is next after them.

A table has at most one reminder; its payload is how many have come before in this turn. The payload
of a heads-up is the turn it tells of.
"""
AT_MOST = 3
"""How often one turn is reminded of."""
INTERVALS = (0, 8, 12, 24, 48)
"""The hours from one reminder to the next that a table can have; 0: it has none."""
DEFAULT_INTERVAL = 24
_HOUR = 3_600_000


def interval(hours: int) -> int:
    """Return hours in milliseconds."""
    return hours * _HOUR


def reminder(hours: int) -> tuple[NewDue, ...]:
    """Return the first reminder of a turn at a table that reminds every so many hours."""
    return (NewDue(REMINDER, interval(hours), payload="0"),) if hours else ()


def heads_up(table: Table, position: Position) -> tuple[NewDue, ...]:
    """Return what is due when a person's turn has been announced: to tell who is next.

    The computer is passed over, for its turns are short.
    """
    awaited = table.to_act(position)
    if len(awaited) != 1 or awaited[0].computer or len(table.people) == 1:
        return ()
    seat = awaited[0].seat
    after = (*table.seats[seat:], *table.seats[: seat - 1])
    following = next(other for other in after if not other.computer)
    return (NewDue(HEADS_UP, user_id=following.user_id, payload=str(position.turn)),)


def check_interval(hours: int) -> None:
    """Refuse with `UnknownInterval` when a table cannot remind so often."""
    if hours not in INTERVALS:
        raise UnknownInterval(hours=", ".join(map(str, INTERVALS[1:])))
