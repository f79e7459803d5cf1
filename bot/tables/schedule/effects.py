"""The effects that a change of a table has on due rows, clocks and reserves.

A paused table has none of the rows that are about a turn.
"""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum
from typing import TYPE_CHECKING, TypedDict

from bot.tables.errors import UnknownInterval
from bot.tables.schedule import clocks, computer
from bot.tables.schedule.clocks import CLOCK
from bot.tables.schedule.computer import COMPUTER
from bot.tables.schedule.offers import ASKED_AGAIN, OFFER, lapsed
from bot.tables.schedule.threads import THREAD, tends_thread
from storage.records import OPEN, NewDue, Wanted

if TYPE_CHECKING:
    from collections.abc import Collection, Container, Iterable, Mapping

    from bot.tables.model import Position, Table
    from storage.records import Change, Due, SeatRecord


REMINDER = "reminder"
"""The due row that reminds a person to act.

There is one for each person to act, with their id. Its payload is how many reminders of this turn
have come before.
"""
HEADS_UP = "heads-up"
"""The due row that tells the next player that the one before has begun a turn.

Its payload is the number of that turn.
"""
AT_MOST = 3
"""How many reminders one person gets in one turn."""
INTERVALS = (0, 8, 12, 24, 48)
"""The hours between reminders that a table can have; 0 for no reminders."""
DEFAULT_INTERVAL = 24


def interval(hours: int) -> int:
    """Return hours in milliseconds."""
    return hours * _HOUR


def reminder(hours: int, seat: SeatRecord) -> tuple[NewDue, ...]:
    """Return the first reminder of a seat to act; none at a table without reminders."""
    return (NewDue(REMINDER, interval(hours), seat.user_id, "0"),) if hours else ()


def heads_up(table: Table, position: Position) -> tuple[NewDue, ...]:
    """Return the due row that warns the next person; none unless one person must act, others wait.

    Computer seats are skipped, because their turns are short.
    """
    awaited = table.to_act(position)
    if len(awaited) != 1 or awaited[0].computer or len(table.people) == 1:
        return ()
    seat = awaited[0].seat
    after = (*table.seats[seat:], *table.seats[: seat - 1])
    following = next(other for other in after if not other.computer)
    return (NewDue(HEADS_UP, user_id=following.user_id, payload=str(position.turn)),)


def check_interval(hours: int) -> None:
    """Raise `UnknownInterval` if that number of hours is no interval of reminders."""
    if hours not in INTERVALS:
        raise UnknownInterval(hours=", ".join(map(str, INTERVALS[1:])))


PRESENCE = "presence"
"""The due row that looks whether a person to act is still on the server."""


STILL_THERE = 60 * 60 * 1000
"""The milliseconds for which somebody who pressed something counts as on the server."""


def looked_for(
    table: Table, position: Position, seen: Mapping[int, int], now: int
) -> tuple[NewDue, ...]:
    """Return the rows that look whether the people to act are still on the server.

    Parameters
    ----------
    seen
        When each person was last seen there, by user id, in milliseconds since 1970-01-01 UTC.
    now
        The time in milliseconds since 1970-01-01 UTC.
    """
    rows: list[NewDue] = []
    for seat in table.people_to_act(position):
        last = seen.get(seat.user_id)
        after = 0 if last is None else max(last + STILL_THERE - now, 0)
        rows.append(NewDue(PRESENCE, after, seat.user_id))
    return tuple(rows)


def with_gone(table: Table, seat: SeatRecord, *, gone: bool) -> Table:
    """Return the table with one seat marked as gone or not gone."""
    after = replace(seat, gone=gone)
    return replace(table, seats=tuple(after if other == seat else other for other in table.seats))


def with_back(table: Table, user_ids: Container[int]) -> Table:
    """Return the table with the seats of these people marked as not gone."""
    seats = (replace(seat, gone=seat.gone and seat.user_id not in user_ids) for seat in table.seats)
    return replace(table, seats=tuple(seats))


GONE = "gone"
"""The due row that asks about a seat to act whose member has left the server.

There is one for each such seat, with the member's id. Its payload is as that of a clock.
"""
PATIENCE = 24
"""The hours until a table without a clock is asked again about somebody it waits for."""
_HOUR = 3_600_000


def asks_about(seat: SeatRecord, hours: int = 0) -> tuple[NewDue, ...]:
    """Return the row that asks about a seat after so many hours; none if its member is there."""
    if not seat.gone:
        return ()
    return (NewDue(GONE, hours * _HOUR, user_id=seat.user_id, payload="0"),)


QUESTION = "question"
"""The due row that brings the messages of a table's questions up to date.

Its payload is the id of a question to send or to show as it stands, or empty. Questions that a
change has made stale lose their buttons in any case.
"""


def closes_questions() -> NewDue:
    """Return the row that closes the questions which a change has made stale, if there are any."""
    return NewDue(QUESTION, wanted=Wanted.ASKED)


REFUSED = "refused"
"""The due row of a question that a player said no to, who is its person; the payload is its kind.

The same is not asked again until the next turn begins, or the row is due.
"""
_REST = 24 * 3_600_000


def refuses(kind: str, user_id: int) -> NewDue:
    """Return the row that ends a question of a kind, such as ``undo``."""
    return NewDue(REFUSED, _REST, user_id, kind)


_OF_A_PERSON = (REMINDER, GONE)
"""The kinds that each person to act has; they go when that person is not to act any more."""
_OF_A_TURN = (*_OF_A_PERSON, HEADS_UP, CLOCK, COMPUTER, PRESENCE, REFUSED)
"""The kinds that are about one turn and end with it."""
_OF_A_GAME = (*_OF_A_TURN, OFFER, ASKED_AGAIN)
"""The kinds that end with the game at the latest."""


class ChangeFields(TypedDict, total=False):
    """The part of a `Change` that is about time."""

    undue: tuple[str, ...]
    undue_of: tuple[tuple[str, int], ...]
    put_off: tuple[tuple[str, int], ...]
    put_off_of: tuple[tuple[str, int, int], ...]
    due: tuple[NewDue, ...]
    seats: tuple[SeatRecord, ...]
    turn_at: int
    paused_at: int


def with_consequences(
    table: Table, change: Change, *, news: bool, due: Iterable[Due] = ()
) -> Change:
    """Return a change with the effects that every change has.

    The inactivity timer starts again, unless the table is closed or paused. Offers of seats that
    have changed hands lapse. Watchers are told. Questions are stale. A thread of the table's own is
    named when a game begins there, and closed some time after the end.

    Parameters
    ----------
    news
        Whether watchers are told of the change.
    due
        The rows of the table, if seats change.
    """
    status = change.status or table.record.status
    paused = table.record.paused_at if change.paused_at is None else change.paused_at
    seated = table if change.seats is None else replace(table, seats=change.seats)
    thread = tends_thread(table, change.status)
    added = (
        *((silence(),) if status in OPEN and not paused else ()),
        *((wakes_watchers(),) if news else ()),
        *thread,
        closes_questions(),
    )
    return replace(
        change,
        undue=(
            *change.undue,
            STALL,
            *((WATCH,) if news else ()),
            *((THREAD,) if thread else ()),
        ),
        struck=(*change.struck, *lapsed(due, seated)),
        due=(*change.due, *added),
    )


def game_begins(table: Table, position: Position, now: int) -> ChangeFields:
    """Return the effect when the first turn begins; each seat gets its whole reserve."""
    seats = clocks.refilled(table.seats, table.record.pace)
    effect = turn_begins(replace(table, seats=seats), position, now)
    return {**effect, "seats": seats, "undue": (*effect.get("undue", ()), ASKED_AGAIN)}


def turn_begins(table: Table, position: Position, now: int) -> ChangeFields:
    """Return the effect when the turn of the position begins.

    Parameters
    ----------
    now
        The time in milliseconds since 1970-01-01 UTC.
    """
    return _turn(table, position, clocks.begins(table, table.to_act(position), now), now)


def after_actions(table: Table, before: Position, after: Position, now: int) -> ChangeFields:
    """Return the effect when the position changes by actions, or by an undo.

    A seat that stops being to act is charged the time it has used up. A turn that comes back by an
    undo begins anew, with the reserves as they are.
    """
    if after.turn > before.turn:
        charged = _charged(table, table.game.to_act(before.state), now)
        return {**_changed(table, charged), **turn_begins(charged, after, now)}
    if after.turn < before.turn:
        return turn_begins(table, after, now)
    return _within_turn(table, before, after, now)


def _within_turn(table: Table, before: Position, after: Position, now: int) -> ChangeFields:
    was, now_to_act = set(table.game.to_act(before.state)), set(table.game.to_act(after.state))
    begun, ended = len(before.current), len(after.current)
    actors = {move.seat for move in (after.current[begun:] or before.current[ended:])}
    stay = [seat for seat in table.people_to_act(after) if seat.seat in actors & was]
    pause = interval(table.record.reminders)
    effect = ChangeFields(put_off_of=tuple((REMINDER, seat.user_id, pause) for seat in stay))
    if now_to_act < was:
        return {**effect, **_stop(table, before, after, now)}
    if now_to_act > was:
        return {**effect, **_come_back(table, after, was, now)}
    return effect


def _stop(table: Table, before: Position, after: Position, now: int) -> ChangeFields:
    """Return the effect when seats have acted while others in the same turn are still to act.

    What is asked about the first deadline stands unless it was that of a seat that has acted.
    """
    stay = table.to_act(after)
    done = [seat for seat in table.to_act(before) if seat not in stay]
    charged = _charged(table, [seat.seat for seat in done], now)
    rows = ((kind, seat.user_id) for seat in done if not seat.computer for kind in _OF_A_PERSON)
    effect: ChangeFields = {**_changed(table, charged), "undue_of": tuple(rows)}
    first = clocks.first_deadline(table, table.people_to_act(before))
    if first == clocks.first_deadline(table, table.people_to_act(after)):
        return effect
    return {**effect, "undue": (CLOCK,), "due": clocks.clock(charged, stay, now)}


def _come_back(table: Table, after: Position, were: set[int], now: int) -> ChangeFields:
    """Return the effect when seats are to act again in the same turn, after an undo.

    The clock of the turn goes on, so that nobody gains time by it.
    """
    back = [seat for seat in table.people_to_act(after) if seat.seat not in were]
    numbers = [seat.seat for seat in back]
    timed = replace(table, seats=clocks.given_back(table, numbers, now))
    due = clocks.clock(timed, timed.to_act(after), now)
    reminders = (row for seat in back for row in reminder(table.record.reminders, seat))
    return {**_changed(table, timed), "undue": (CLOCK,), "due": (*due, *reminders)}


def seat_changes_hands(
    table: Table, position: Position, former: SeatRecord, now: int
) -> ChangeFields:
    """Return the effect when a seat to act has another player: its turn begins anew.

    Nothing begins anew for others who are to act at the same time.

    Parameters
    ----------
    table
        The table after the change.
    former
        The seat before it.
    """
    others = {other for other in table.game.to_act(position.state) if other != former.seat}
    effect = _clock_anew(table, position, others, table.record.paused_at or now)
    if table.record.paused_at:
        return effect
    heir = table.seats[former.seat - 1]
    started = (*reminder(table.record.reminders, heir), *asks_about(heir))
    return {
        **effect,
        "undue": (CLOCK, COMPUTER, HEADS_UP),
        "undue_of": tuple((kind, former.user_id) for kind in _OF_A_PERSON),
        "due": (
            *effect.get("due", ()),
            *(() if heir.computer else started),
            *_computer(table, position),
        ),
    }


def closes() -> ChangeFields:
    """Return the effect when the game is over or the table closes."""
    return ChangeFields(undue=_OF_A_GAME, paused_at=0)


def noticed(table: Table, position: Position, seat: SeatRecord) -> ChangeFields:
    """Return the effect when a person has left the server, or is back.

    Parameters
    ----------
    table
        The table with the seat as it is known now.
    """
    asked = seat in table.to_act(position) and not table.record.paused_at
    due = asks_about(seat) if asked else ()
    return ChangeFields(seats=table.seats, undue_of=((GONE, seat.user_id),), due=due)


def pauses(now: int) -> ChangeFields:
    """Return the effect when the table is paused."""
    return ChangeFields(undue=_OF_A_TURN, paused_at=now)


def resumes(table: Table, position: Position, now: int) -> ChangeFields:
    """Return the effect when a paused table goes on: the clock has the time that was left."""
    record = table.record
    begun = record.turn_at + now - record.paused_at if record.turn_at else 0
    going = replace(table, record=replace(record, paused_at=0))
    return {**_turn(going, position, begun, now), "paused_at": 0}


def time_is_given(table: Table, position: Position, seat: int, now: int) -> ChangeFields:
    """Return the effect when the others wait for a seat: it has the time of a turn, no reserve."""
    others = {other for other in table.game.to_act(position.state) if other != seat}
    waited = replace(table, seats=clocks.exhausted(table, seat))
    effect = _clock_anew(waited, position, others, now)
    awaited = waited.seats[seat - 1]
    due = effect.get("due") or asks_about(awaited, PATIENCE)
    return {**effect, "undue_of": ((GONE, awaited.user_id),), "due": due}


def pace_changes(table: Table, position: Position, hours: int, now: int) -> ChangeFields:
    """Return the effect when each turn may take so many hours from now on."""
    seats = clocks.refilled(table.seats, hours)
    changed = replace(table, record=replace(table.record, pace=hours), seats=seats)
    return _clock_anew(changed, position, (), table.record.paused_at or now)


def interval_changes(table: Table, position: Position, hours: int) -> ChangeFields:
    """Return the effect when people are reminded every so many hours from now on."""
    if table.record.paused_at:
        return ChangeFields()
    if not table.record.reminders:
        return ChangeFields(due=_reminders(table, position, hours))
    return (
        ChangeFields(put_off=((REMINDER, interval(hours)),))
        if hours
        else ChangeFields(undue=(REMINDER,))
    )


def goes_on(table: Table, position: Position) -> ChangeFields:
    """Return the effect when somebody says that the game goes on: reminders start again."""
    return ChangeFields(
        undue=(REMINDER,), due=_reminders(table, position, hours=table.record.reminders)
    )


def _reminders(table: Table, position: Position, hours: int) -> tuple[NewDue, ...]:
    return tuple(row for seat in table.people_to_act(position) for row in reminder(hours, seat))


def _computer(table: Table, position: Position) -> tuple[NewDue, ...]:
    return computer.move() if any(seat.computer for seat in table.to_act(position)) else ()


def _charged(table: Table, seats: Collection[int], now: int) -> Table:
    return replace(table, seats=clocks.spent(table, seats, now))


def _changed(before: Table, after: Table) -> ChangeFields:
    return ChangeFields(seats=after.seats) if after.seats != before.seats else ChangeFields()


def _turn(table: Table, position: Position, begun: int, now: int) -> ChangeFields:
    if table.record.paused_at:
        return ChangeFields(undue=_OF_A_TURN, turn_at=table.record.paused_at if begun else 0)
    people = table.people_to_act(position)
    timed = replace(table, record=replace(table.record, turn_at=begun))
    due = (
        *_computer(table, position),
        *_reminders(table, position, table.record.reminders),
        *clocks.clock(timed, people, now),
        *(row for seat in people for row in asks_about(seat)),
    )
    return ChangeFields(undue=_OF_A_TURN, due=due, turn_at=begun)


def _clock_anew(
    table: Table, position: Position, charged: Collection[int], now: int
) -> ChangeFields:
    """Return the effect when the clock of the current turn starts again.

    The charged seats lose the reserve they have used up; for all the time of the turn begins anew.
    """
    after = _charged(table, charged, now)
    begun = clocks.begins(after, after.to_act(position), now)
    timed = replace(after, record=replace(after.record, turn_at=begun))
    due = clocks.clock(timed, timed.to_act(position), now)
    return ChangeFields(seats=after.seats, turn_at=begun, undue=(CLOCK,), due=due)


STALL = "stall"
"""The due row of the inactivity timer; every open table that is not paused has one."""
ASKED = "asked"
"""The payload once the table has been asked whether it goes on; empty before."""
DAYS_TO_QUESTION = 14
DAYS_TO_CLOSE = 7
"""The days without activity before the question, and from the question to the close."""
_DAY = 24 * 3_600_000
TO_QUESTION = DAYS_TO_QUESTION * _DAY
TO_CLOSE = DAYS_TO_CLOSE * _DAY
"""The same in milliseconds."""
GRACE = _DAY
"""The milliseconds a table still has if the bot was off when its time ran out."""


def silence() -> NewDue:
    """Return the row that asks, after 14 days without activity, whether the table goes on."""
    return NewDue(STALL, TO_QUESTION)


WATCH = "watch"
"""The due row that tells the watchers of a table what they have not been told yet."""
_PATIENCE = 10_000
"""Milliseconds they wait for the post in the table's channel; once it is out they are told."""


def wakes_watchers() -> NewDue:
    """Return the due row that tells any watchers the news 10 seconds later.

    They are told at once when the post is out.
    """
    return NewDue(WATCH, _PATIENCE, wanted=Wanted.WATCHED)


class When(StrEnum):
    """When a watcher is told."""

    TURN = "turn"
    """At each turn, and at the end."""
    END = "end"
