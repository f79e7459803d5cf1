"""What is due once a table has changed, and what is not any more.

Nothing is due at a table that is paused.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, TypedDict

from bot.tables.changes.polls import GONE, PATIENCE, asks_about
from bot.tables.schedule import clocks, computer
from bot.tables.schedule.clocks import CLOCK
from bot.tables.schedule.computer import COMPUTER
from bot.tables.schedule.offers import OFFER
from bot.tables.schedule.reminders import HEADS_UP, REMINDER, interval, reminder
from bot.tables.schedule.silence import STALL, silence
from bot.tables.schedule.watching import WATCH, news
from storage.records import OPEN

if TYPE_CHECKING:
    from bot.tables.model import Position, Table
    from storage.records import Change, NewDue, SeatRecord

_OF_A_TURN = (REMINDER, HEADS_UP, CLOCK, COMPUTER, GONE)
"""The kinds that are about one turn and end with it."""
_OF_A_GAME = (*_OF_A_TURN, OFFER)
"""Those that end with the game at the latest."""


class Effect(TypedDict, total=False):
    """The part of a change that is about time."""

    undue: tuple[str, ...]
    put_off: tuple[tuple[str, int], ...]
    due: tuple[NewDue, ...]
    seats: tuple[SeatRecord, ...]
    turn_at: int
    paused_at: int


def game_begins(table: Table, position: Position, now: int) -> Effect:
    """Return what is due when the first turn begins; each seat has its whole reserve."""
    seats = clocks.refilled(table.seats, table.record.pace)
    return {"seats": seats, **turn_begins(replace(table, seats=seats), position, now)}


def turn_begins(table: Table, position: Position, now: int) -> Effect:
    """Return what is due when the turn begins that is on in the position.

    Parameters
    ----------
    now
        The time in milliseconds since 1970-01-01 UTC.
    """
    return _turn(
        table, position, clocks.begins(table, table.game.to_act(position.state)[0], now), now
    )


def turn_goes_on(table: Table) -> Effect:
    """Return what is due when the player to act has acted and the turn is not over."""
    return Effect(put_off=((REMINDER, interval(table.record.reminders)),))


def moves(table: Table, before: Position, after: Position, now: int) -> Effect:
    """Return what is due when the position changes by an action, or one taken back.

    Time is used up when a turn passes. One that comes back begins anew with the reserve as it is.
    """
    if after.turn == before.turn:
        return turn_goes_on(table)
    effect = turn_begins(table, after, now)
    if after.turn > before.turn and table.record.turn_at:
        effect["seats"] = clocks.spent(table, table.game.to_act(before.state)[0], now)
    return effect


def closes() -> Effect:
    """Return what is due when nobody has to act any more."""
    return Effect(undue=_OF_A_GAME, paused_at=0)


def noticed(table: Table, position: Position) -> Effect:
    """Return what is due once it is noticed that somebody has left the server, or is back."""
    due = () if table.record.paused_at else asks_about(table, table.game.to_act(position.state)[0])
    return Effect(seats=table.seats, undue=(GONE,), due=due)


def pauses(now: int) -> Effect:
    """Return what is due when the table is paused."""
    return Effect(undue=_OF_A_TURN, paused_at=now)


def resumes(table: Table, position: Position, now: int) -> Effect:
    """Return what is due when the table is not paused any more: the clock has what was left."""
    record = table.record
    begun = record.turn_at + now - record.paused_at if record.turn_at else 0
    going = replace(table, record=replace(record, paused_at=0))
    return {**_turn(going, position, begun, now), "paused_at": 0}


def time_is_given(table: Table, position: Position, now: int) -> Effect:
    """Return what is due when the others wait: the time of a turn, with no reserve."""
    seat = table.game.to_act(position.state)[0]
    waited = replace(table, seats=clocks.exhausted(table, seat))
    effect = _clock_anew(waited, seat, now)
    due = effect.get("due") or asks_about(waited, seat, PATIENCE)
    return {**effect, "undue": (CLOCK, GONE), "due": due}


def pace_changes(table: Table, position: Position, hours: int, now: int) -> Effect:
    """Return what is due at a running table that gives each turn so many hours from now on."""
    seats = clocks.refilled(table.seats, hours)
    changed = replace(table, record=replace(table.record, pace=hours), seats=seats)
    return _clock_anew(changed, table.game.to_act(position.state)[0], table.record.paused_at or now)


def interval_changes(table: Table, hours: int) -> Effect:
    """Return what is due at a running table that reminds every so many hours from now on."""
    if table.record.paused_at:
        return Effect()
    if not table.record.reminders:
        return Effect(due=reminder(hours))
    return Effect(put_off=((REMINDER, interval(hours)),)) if hours else Effect(undue=(REMINDER,))


def goes_on(table: Table) -> Effect:
    """Return what is due when somebody says that a silent game goes on: the turn is reminded of."""
    return Effect(undue=(REMINDER,), due=reminder(table.record.reminders))


def heard_of(table: Table, change: Change, *, watched: bool) -> Change:
    """Return any change with what follows from it for the silence of the table and who watches it.

    The silence begins anew; a table that is closed or paused may be as silent as it likes.

    Parameters
    ----------
    watched
        Whether there is somebody to tell of it.
    """
    status = change.status or table.record.status
    paused = table.record.paused_at if change.paused_at is None else change.paused_at
    due = (silence(),) if status in OPEN and not paused else ()
    undue = STALL, *((WATCH,) if watched else ())
    told = (news(),) if watched else ()
    return replace(change, undue=(*change.undue, *undue), due=(*change.due, *due, *told))


def _turn(table: Table, position: Position, begun: int, now: int) -> Effect:
    """Return what is due in a turn whose clock has run since it was begun; 0: it has none."""
    if table.record.paused_at:
        return Effect(undue=_OF_A_TURN, turn_at=table.record.paused_at if begun else 0)
    seat = table.game.to_act(position.state)[0]
    if table.seats[seat - 1].computer:
        return Effect(undue=_OF_A_TURN, due=computer.move(), turn_at=begun)
    timed = replace(table, record=replace(table.record, turn_at=begun))
    due = (
        *reminder(table.record.reminders),
        *clocks.clock(timed, seat, now),
        *asks_about(table, seat),
    )
    return Effect(undue=_OF_A_TURN, due=due, turn_at=begun)


def _clock_anew(table: Table, seat: int, now: int) -> Effect:
    """Return what is due when the clock of the turn that is on begins anew, all else as it is."""
    begun = clocks.begins(table, seat, now)
    timed = replace(table, record=replace(table.record, turn_at=begun))
    return Effect(
        seats=table.seats, turn_at=begun, undue=(CLOCK,), due=clocks.clock(timed, seat, now)
    )
