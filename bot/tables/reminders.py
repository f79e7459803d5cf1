"""Reminding of a turn: what a change of a table does to the next reminder, and when they stop."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

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


class Effect(TypedDict, total=False):
    """The part of a change that is about due work."""

    undue: tuple[str, ...]
    put_off: tuple[tuple[str, int], ...]
    due: tuple[NewDue, ...]


def interval(hours: int) -> int:
    """Return hours in milliseconds."""
    return hours * _HOUR


def turn_begins(hours: int) -> Effect:
    """Return what is due when a turn begins at a table that reminds every so many hours."""
    due = (NewDue(REMINDER, interval(hours), payload="0"),) if hours else ()
    return Effect(undue=(REMINDER, HEADS_UP), due=due)


def turn_goes_on(hours: int) -> Effect:
    """Return what is due when the player to act has acted and the turn is not over."""
    return Effect(put_off=((REMINDER, interval(hours)),))


def reminding(table: Table, before: Position, after: Position) -> Effect:
    """Return what is due when the position changes by an action, or one taken back."""
    hours = table.record.reminders
    return turn_goes_on(hours) if after.turn == before.turn else turn_begins(hours)


def game_ends() -> Effect:
    """Return what is due when nobody has to act any more."""
    return Effect(undue=(REMINDER, HEADS_UP))


def interval_changes(table: Table, hours: int) -> Effect:
    """Return what is due at a running table that reminds every so many hours from now on."""
    if not table.record.reminders:
        return turn_begins(hours)
    return turn_goes_on(hours) if hours else Effect(undue=(REMINDER,))


def heads_up(table: Table, position: Position) -> tuple[NewDue, ...]:
    """Return what is due when a turn has been announced: to tell who is next."""
    seat = table.game.turn(position.state)
    if not seat or len(table.seats) == 1:
        return ()
    following = table.seats[seat % len(table.seats)]
    return (NewDue(HEADS_UP, user_id=following.user_id, payload=str(position.turn)),)


def check_interval(hours: int) -> None:
    """Refuse with `UnknownInterval` when a table cannot remind so often."""
    if hours not in INTERVALS:
        raise UnknownInterval(hours=", ".join(map(str, INTERVALS[1:])))
