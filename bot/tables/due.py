"""What is due once a table has changed, and what is not any more."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, TypedDict

from bot.tables.reminders import HEADS_UP, REMINDER, interval, reminder
from bot.tables.stalls import STALL, silence
from storage.records import OPEN

if TYPE_CHECKING:
    from bot.tables.model import Position, Table
    from storage.records import Change, NewDue, SeatRecord

_OF_A_TURN = (REMINDER, HEADS_UP)
"""The kinds that are about one turn and end with it."""


class Effect(TypedDict, total=False):
    """The part of a change that is about time."""

    undue: tuple[str, ...]
    put_off: tuple[tuple[str, int], ...]
    due: tuple[NewDue, ...]
    seats: tuple[SeatRecord, ...]
    turn_at: int


def turn_begins(table: Table, position: Position, now: int) -> Effect:
    """Return what is due when the turn begins that is on in the position.

    Parameters
    ----------
    now
        The time in milliseconds since 1970-01-01 UTC.
    """
    del position, now
    return Effect(undue=_OF_A_TURN, due=reminder(table.record.reminders))


def turn_goes_on(table: Table) -> Effect:
    """Return what is due when the player to act has acted and the turn is not over."""
    return Effect(put_off=((REMINDER, interval(table.record.reminders)),))


def moves(table: Table, before: Position, after: Position, now: int) -> Effect:
    """Return what is due when the position changes by an action, or one taken back."""
    return turn_goes_on(table) if after.turn == before.turn else turn_begins(table, after, now)


def closes() -> Effect:
    """Return what is due when nobody has to act any more."""
    return Effect(undue=_OF_A_TURN)


def interval_changes(table: Table, hours: int) -> Effect:
    """Return what is due at a running table that reminds every so many hours from now on."""
    if not table.record.reminders:
        return Effect(due=reminder(hours))
    return Effect(put_off=((REMINDER, interval(hours)),)) if hours else Effect(undue=(REMINDER,))


def goes_on(table: Table) -> Effect:
    """Return what is due when somebody says that a silent game goes on: the turn is reminded of."""
    return Effect(undue=(REMINDER,), due=reminder(table.record.reminders))


def heard_of(table: Table, change: Change) -> Change:
    """Return any change with what it means for the silence of the table: that begins anew.

    A table that is closed or paused may be as silent as it likes.
    """
    status = change.status or table.record.status
    paused = table.record.paused_at if change.paused_at is None else change.paused_at
    due = (silence(),) if status in OPEN and not paused else ()
    return replace(change, undue=(*change.undue, STALL), due=(*change.due, *due))
