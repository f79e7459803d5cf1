"""Changes of seats before the game starts, and the change that closes a table."""

from __future__ import annotations

from collections import deque
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.tables import errors
from bot.tables.checks import (
    check_computers,
    check_gathering,
    check_host,
    check_open,
    seats_of,
    way_round,
)
from bot.tables.schedule import effects
from storage.records import NOBODY, OPEN, Change, NewTable, SeatRecord, TableStatus

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bot.tables.model import Person, Table


def computer_seat(strength: str) -> SeatRecord:
    """Return a seat of the computer before it has a number."""
    return SeatRecord(0, NOBODY, "", strength)


def join(table: Table, person: Person, owed: str) -> Change:
    """Return the change that gives the person the next free seat.

    Raises
    ------
    NotGathering, AlreadySeated, TableFull
        If there is no seat for them.
    """
    check_gathering(table)
    if table.seat_of(person.id) is not None:
        raise errors.AlreadySeated
    if len(table.seats) == table.record.capacity:
        raise errors.TableFull(seats=table.record.capacity)
    seat = SeatRecord(0, person.id, person.name)
    return Change(seats=closed_up((*table.seats, seat)), owed=(owed,))


def leave(table: Table, user_id: int, owed: str) -> Change:
    """Return the change that frees the person's seat; the seats after it move up.

    If the host leaves, the next person is the host; if the last person leaves, the table closes.

    Raises
    ------
    NotSeated, LeavingStopsTheGame, GameOver
        If the person cannot leave.
    """
    check_open(table)
    seat = table.seated(user_id)
    if table.record.status is TableStatus.RUNNING:
        raise errors.LeavingStopsTheGame
    left = [other for other in table.people if other != seat]
    if not left:
        return Change(seats=(), status=TableStatus.ENDED, owed=(owed,))
    seats = closed_up(other for other in table.seats if other != seat)
    hosts = user_id == table.record.host_id
    return Change(seats=seats, host_id=left[0].user_id if hosts else None, owed=(owed,))


def kick(table: Table, host_id: int, person: Person, owed: str) -> Change:
    """Return the change that frees somebody else's seat, or the last seat of the computer.

    Raises
    ------
    NotGathering, HostOnly, KickYourself, TheyAreNotSeated
        If the host may not do it, or is not the host, or there is nobody to kick.
    """
    check_gathering(table)
    check_host(table, host_id)
    if person.id == host_id:
        raise errors.KickYourself(language=table.record.language)
    kicked = seats_of(table, person)[-1]
    seats = closed_up(seat for seat in table.seats if seat != kicked)
    return Change(seats=seats, owed=(owed,))


def seat_computers(table: Table, host_id: int, strengths: Sequence[str], owed: str) -> Change:
    """Return the change that seats computers of these strengths, and no others.

    Those that sit already keep their seats; more sit down after all others.

    Raises
    ------
    NotGathering, HostOnly, UnknownStrength, TooManyComputers
        If the person is not the host, or there is no such strength, or not so many seats.
    """
    check_gathering(table)
    check_host(table, host_id)
    check_computers(table.record.capacity, len(table.people), strengths)
    coming = deque(strengths)
    kept = [
        replace(seat, strength=coming.popleft()) if seat.computer else seat
        for seat in table.seats
        if not seat.computer or coming
    ]
    return Change(seats=closed_up((*kept, *map(computer_seat, coming))), owed=(owed,))


def rematch(table: Table, host_id: int, owed: str) -> NewTable:
    """Return a new table like this one with its host and computers; the others are asked to join.

    Raises
    ------
    ChannelBusy
        If this one is still open.
    NotSeated
        If the person does not sit at it.
    UnknownOption
        If the game does not have the option any more.
    """
    if table.record.status in OPEN:
        raise errors.ChannelBusy(way_round(table, host_id))
    host = table.seated(host_id)
    options = table.game.options()
    if table.record.option not in options:
        raise errors.UnknownOption(
            game=table.record.game, option=table.record.option, options=" ".join(options)
        )
    return NewTable(
        guild_id=table.record.guild_id,
        channel_id=table.record.channel_id,
        game=table.record.game,
        option=table.record.option,
        capacity=table.record.capacity,
        host_id=host_id,
        language=table.record.language,
        seats=closed_up((host, *table.computers)),
        owed=(owed,),
        reminders=table.record.reminders,
        pace=table.record.pace,
        pictures=table.record.pictures,
        upright=table.record.upright,
        rematch_of=table.id,
        threaded=table.record.threaded,
        thread_id=table.record.thread_id,
        hints=table.record.hints,
    )


def close(owed: str) -> Change:
    """Return the change that closes a table before its game has ended.

    Parameters
    ----------
    owed
        The kind of post that Discord is then owed.
    """
    return Change(status=TableStatus.ENDED, owed=(owed,), **effects.closes())


def closed_up(seats: Iterable[SeatRecord]) -> tuple[SeatRecord, ...]:
    """Return the seats numbered from 1 without gaps."""
    return tuple(
        SeatRecord(number, seat.user_id, seat.name, seat.strength)
        for number, seat in enumerate(seats, start=1)
    )
