"""Who sits where: what each way of sitting down or getting up changes, or why it may not be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables import errors
from bot.tables.model import COMPUTER
from bot.tables.schedule import effects
from storage.records import NOBODY, OPEN, Change, NewTable, SeatRecord, TableStatus

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.games.game import AnyGame
    from bot.tables.model import Person, Table


COMPUTER_SEAT = SeatRecord(0, NOBODY, "", computer=True)
"""A seat of the computer before it has its number."""


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
        raise errors.UnknownOption(game=game.name, option=chosen, options=" ".join(options))
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

    When the host leaves, the next in order is host; when the last person leaves, the table closes.

    Raises
    ------
    NotSeated, LeavingStopsTheGame, GameOver
        When the person cannot get up.
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
    """Return the change that frees somebody else's seat, or the last one of the computer's.

    Raises
    ------
    NotGathering, HostOnly, KickYourself, TheyAreNotSeated
        When it is not for this person to say, or there is nobody to kick.
    """
    check_gathering(table)
    check_host(table, host_id)
    if person.id == host_id:
        raise errors.KickYourself(language=table.record.language)
    kicked = _seats_of(table, person)[-1]
    seats = closed_up(seat for seat in table.seats if seat != kicked)
    return Change(seats=seats, owed=(owed,))


def seat_computers(table: Table, host_id: int, count: int, owed: str) -> Change:
    """Return the change that gives so many seats to the computer, those after the people.

    Raises
    ------
    NotGathering, HostOnly, TooManyComputers
        When it is not for this person to say, or there are not so many seats.
    """
    check_gathering(table)
    check_host(table, host_id)
    check_computers(table.record.capacity, len(table.people), count)
    going = table.computers[count:]
    coming = (COMPUTER_SEAT,) * (count - len(table.computers))
    kept = (seat for seat in table.seats if seat not in going)
    return Change(seats=closed_up((*kept, *coming)), owed=(owed,))


def check_computers(capacity: int, people: int, count: int) -> None:
    """Refuse with `TooManyComputers` when so many have no room at a table."""
    if count > capacity - people:
        raise errors.TooManyComputers(most=capacity - people)


def rematch(table: Table, host_id: int, owed: str) -> NewTable:
    """Return a table like this one, people and computers in their order, with another host.

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
        seats=closed_up(seat for seat in table.seats if seat.computer or seat.user_id != NOBODY),
        owed=(owed,),
        reminders=table.record.reminders,
        pace=table.record.pace,
    )


def close(owed: str) -> Change:
    """Return the change that closes a table before its end."""
    return Change(status=TableStatus.ENDED, owed=(owed,), **effects.closes())


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
    return None if first is None else _seats_of(table, first)[0].seat


def check_host(table: Table, user_id: int) -> None:
    """Refuse with `HostOnly` whoever is not the host."""
    if user_id != table.record.host_id:
        raise errors.HostOnly(host=table.host.name if table.host else "")


def check_open(table: Table) -> None:
    """Refuse with `GameOver` when the table is closed."""
    if table.record.status not in OPEN:
        raise errors.GameOver


def check_can_go_back(table: Table) -> None:
    """Refuse with `GameOver` when nothing can be taken back any more, not even by all together.

    So it is at a table closed before its end, and at one played to its end once somebody who played
    is forgotten.
    """
    if table.record.status is not TableStatus.FINISHED:
        check_open(table)
    elif table.forgotten:
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
        raise errors.NotStarted(language=table.record.language)


def check_going(table: Table) -> None:
    """Refuse with `Paused` when a running table rests; else as `check_running`."""
    check_running(table)
    if table.record.paused_at:
        raise errors.Paused


def closed_up(seats: Iterable[SeatRecord]) -> tuple[SeatRecord, ...]:
    """Return people and computers as they sit once there is no free seat between them."""
    return tuple(
        SeatRecord(number, seat.user_id, seat.name, seat.computer)
        for number, seat in enumerate(seats, start=1)
    )


def _seats_of(table: Table, person: Person) -> tuple[SeatRecord, ...]:
    """Return the seat of a person or those of the computer, or refuse with `TheyAreNotSeated`."""
    seat = table.seat_of(person.id)
    seats = table.computers if person == COMPUTER else (seat,) if seat else ()
    if not seats:
        raise errors.TheyAreNotSeated
    return seats
