"""Who sits where: what each way of sitting down or getting up changes, or why it may not be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables import due, errors
from storage.records import NOBODY, OPEN, Change, NewTable, SeatRecord, TableStatus

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.games.game import AnyGame
    from bot.tables.model import Person, Table


def check_new(game: AnyGame, seats: int | None, option: str | None) -> tuple[int, str]:
    """Return how many may sit down and the game's option; both have a default.

    Raises
    ------
    UnknownOption, WrongSeatCount
        When the game is not to be had so.
    """
    least, most = game.seats
    capacity = most if seats is None else seats
    if not least <= capacity <= most:
        raise errors.WrongSeatCount(least=least, most=most)
    options = game.options()
    chosen = options[0] if option is None else option
    if chosen not in options:
        raise errors.UnknownOption(option=chosen, options=", ".join(options))
    return capacity, chosen


def join(table: Table, person: Person, owed: str) -> Change:
    """Return the change that gives the person the next free seat.

    Raises
    ------
    NotGathering, AlreadySeated, TableFull
        When there is no seat to be had.
    """
    check_gathering(table)
    if table.seat_of(person.id) is not None:
        raise errors.AlreadySeated
    if len(table.seats) == table.record.capacity:
        raise errors.TableFull(seats=table.record.capacity)
    seat = SeatRecord(len(table.seats) + 1, person.id, person.name)
    return Change(seats=(*table.seats, seat), owed=(owed,))


def leave(table: Table, user_id: int, owed: str) -> Change:
    """Return the change that frees the person's seat; those after it move up.

    When the host leaves, the next in order is host; when the last one leaves, the table closes.

    Raises
    ------
    NotSeated, LeavingStopsTheGame, GameOver
        When the person cannot get up.
    """
    check_open(table)
    seat = table.seated(user_id)
    if table.record.status is TableStatus.RUNNING:
        raise errors.LeavingStopsTheGame
    seats = closed_up(other for other in table.seats if other != seat)
    if not seats:
        return Change(seats=(), status=TableStatus.ENDED, owed=(owed,))
    hosts = user_id == table.record.host_id
    return Change(seats=seats, host_id=seats[0].user_id if hosts else None, owed=(owed,))


def kick(table: Table, host_id: int, user_id: int, owed: str) -> Change:
    """Return the change that frees somebody else's seat.

    Raises
    ------
    NotGathering, HostOnly, KickYourself, TheyAreNotSeated
        When it is not for this person to say, or there is nobody to kick.
    """
    check_gathering(table)
    check_host(table, host_id)
    if user_id == host_id:
        raise errors.KickYourself
    if table.seat_of(user_id) is None:
        raise errors.TheyAreNotSeated
    seats = closed_up(seat for seat in table.seats if seat.user_id != user_id)
    return Change(seats=seats, owed=(owed,))


def rematch(table: Table, host_id: int, owed: str) -> NewTable:
    """Return a table like this one, its people in their order, with another host.

    Raises
    ------
    ChannelBusy
        When this one is still open.
    NotSeated
        When the person does not sit at it.
    UnknownOption
        When the game has lost the option since.
    """
    if table.record.status in OPEN:
        raise errors.ChannelBusy
    table.seated(host_id)
    options = table.game.options()
    if table.record.option not in options:
        raise errors.UnknownOption(option=table.record.option, options=", ".join(options))
    return NewTable(
        guild_id=table.record.guild_id,
        channel_id=table.record.channel_id,
        game=table.record.game,
        option=table.record.option,
        capacity=table.record.capacity,
        host_id=host_id,
        language=table.record.language,
        seats=closed_up(seat for seat in table.seats if seat.user_id != NOBODY),
        owed=(owed,),
        reminders=table.record.reminders,
        pace=table.record.pace,
    )


def close(owed: str) -> Change:
    """Return the change that closes a table before its end."""
    return Change(status=TableStatus.ENDED, owed=(owed,), **due.closes())


def check_start(table: Table, host_id: int, first: Person | None) -> int | None:
    """Return the seat that begins, None when it is to be drawn.

    Raises
    ------
    NotGathering, HostOnly, TooFewPlayers, TheyAreNotSeated
        When the game cannot begin so.
    """
    check_gathering(table)
    check_host(table, host_id)
    least, _ = table.game.seats
    if len(table.seats) < least:
        raise errors.TooFewPlayers(least=least, seated=len(table.seats))
    if first is None:
        return None
    seat = table.seat_of(first.id)
    if seat is None:
        raise errors.TheyAreNotSeated
    return seat.seat


def check_host(table: Table, user_id: int) -> None:
    """Refuse with `HostOnly` whoever is not the host."""
    if user_id != table.record.host_id:
        raise errors.HostOnly(host=table.host.name if table.host else "")


def check_open(table: Table) -> None:
    """Refuse with `GameOver` when the table is closed."""
    if table.record.status not in OPEN:
        raise errors.GameOver


def check_nobody_missing(table: Table) -> None:
    """Refuse with `GameOver` when somebody who played at a closed table is forgotten."""
    if any(seat.user_id == NOBODY and not seat.computer for seat in table.seats):
        raise errors.GameOver


def check_gathering(table: Table) -> None:
    """Refuse with `NotGathering` when seats no longer fill, or `GameOver` when all is over."""
    check_open(table)
    if table.record.status is not TableStatus.GATHERING:
        raise errors.NotGathering


def check_running(table: Table) -> None:
    """Refuse with `NotStarted` or `GameOver` when no game is on."""
    check_open(table)
    if table.record.status is not TableStatus.RUNNING:
        raise errors.NotStarted


def check_going(table: Table) -> None:
    """Refuse with `Paused` when a running table rests; else as `check_running`."""
    check_running(table)
    if table.record.paused_at:
        raise errors.Paused


def closed_up(seats: Iterable[SeatRecord]) -> tuple[SeatRecord, ...]:
    """Return the people as they sit once there is no free seat between them."""
    return tuple(
        SeatRecord(number, seat.user_id, seat.name) for number, seat in enumerate(seats, start=1)
    )
