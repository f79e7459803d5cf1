"""Refusals that several changes share: who may do something at a table, and when."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.judging import STRENGTHS
from bot.tables import errors
from bot.tables.missing import why_missing
from bot.tables.model import COMPUTER
from storage.records import OPEN, TableStatus

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.game import AnyGame
    from bot.tables.model import Person, Table
    from storage.records import SeatRecord


def check_new(game: AnyGame, seats: int | None, option: str | None) -> tuple[int, str]:
    """Return the number of seats and the option of a new table, with the game's defaults for None.

    Raises
    ------
    UnknownOption, WrongSeatCount
        If the game does not have them.
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


def check_computers(capacity: int, people: int, strengths: Sequence[str]) -> None:
    """Refuse computers of other strengths than there are, or more than people leave seats for.

    Raises
    ------
    UnknownStrength, TooManyComputers
        If they cannot sit down.
    """
    for strength in strengths:
        if strength not in STRENGTHS:
            raise errors.UnknownStrength(strength=strength)
    if len(strengths) > capacity - people:
        raise errors.TooManyComputers(most=capacity - people)


def check_start(table: Table, host_id: int, first: Person | None) -> int | None:
    """Return the seat that begins, or None if it is to be drawn.

    Raises
    ------
    NotGathering, HostOnly, UnknownOption, TooFewPlayers, TheyAreNotSeated
        If the game cannot start so.
    """
    check_gathering(table)
    check_host(table, host_id)
    options = table.game.options()
    if table.record.option not in options:
        # A deck that has gone from the settings, or an option of a later release.
        raise errors.UnknownOption(
            game=table.record.game, option=table.record.option, options=" ".join(options)
        )
    least, _ = table.game.seats
    if len(table.seats) < least:
        raise errors.TooFewPlayers(least=least, seated=len(table.seats))
    return None if first is None else seats_of(table, first)[0].seat


def check_host(table: Table, user_id: int) -> None:
    """Raise `HostOnly` if the person is not the host."""
    if user_id != table.record.host_id:
        raise errors.HostOnly(host=table.host.name if table.host else "")


def check_game_there(table: Table) -> None:
    """Raise `GameMissing` or `RulesDiffer` if this release cannot play the table's game."""
    why = why_missing(table.game)
    if why is not None:
        raise why(table=str(table.id))


def check_open(table: Table) -> None:
    """Raise `GameOver` if the table is closed."""
    if table.record.status not in OPEN:
        raise errors.GameOver


def check_undo_together(table: Table) -> None:
    """Raise `GameOver` if all players together may not undo an action.

    That is so at a table closed before its end, and at a finished one with a forgotten player.
    """
    if table.record.status is not TableStatus.FINISHED:
        check_open(table)
    elif table.forgotten:
        raise errors.GameOver


def check_can_reopen(table: Table) -> None:
    """Raise `StillOpen` or `PlayedToItsEnd` if the table was not closed before its end."""
    if table.record.status in OPEN:
        raise errors.StillOpen(table=str(table.id))
    if table.record.status is TableStatus.FINISHED:
        raise errors.PlayedToItsEnd(table=str(table.id))


def check_gathering(table: Table) -> None:
    """Raise `NotGathering` if the game has started, or `GameOver` if the table is closed."""
    check_open(table)
    if table.record.status is not TableStatus.GATHERING:
        raise errors.NotGathering


def check_running(table: Table) -> None:
    """Raise `NotStarted` or `GameOver` if the game is not running."""
    check_open(table)
    if table.record.status is not TableStatus.RUNNING:
        raise errors.NotStarted(language=table.record.language)


def check_going(table: Table) -> None:
    """Raise `Paused` if the table is paused; else refuse as `check_running` does."""
    check_running(table)
    if table.record.paused_at:
        raise errors.Paused


def check_has_started(table: Table) -> None:
    """Raise `LeaveInstead` before the game has started, or `GameOver` if the table is closed."""
    check_open(table)
    if table.record.status is TableStatus.GATHERING:
        raise errors.LeaveInstead


def check_resign(table: Table, user_id: int) -> SeatRecord:
    """Return the seat that the person can resign from.

    Raises
    ------
    LeaveInstead, GameOver, NotSeated
        If there is no game, or no seat of theirs, to give up.
    """
    check_has_started(table)
    return table.seated(user_id)


def way_round(table: Table, user_id: int) -> str:
    """Return what a person can do who finds an open table in the channel, as `ChannelBusy` has it.

    The host alone, or of a table that gathers, can ``close`` it; who has no seat can ``join`` it.
    """
    gathers = table.record.status is TableStatus.GATHERING
    alone = all(seat.user_id == user_id for seat in table.present)
    if user_id == table.record.host_id and (gathers or alone):
        return "close"
    free = gathers and len(table.seats) < table.record.capacity
    return "join" if free and table.seat_of(user_id) is None else "elsewhere"


def seats_of(table: Table, person: Person) -> tuple[SeatRecord, ...]:
    """Return the seat of a person, or all seats of the `COMPUTER`.

    Raises
    ------
    TheyAreNotSeated
        If there is none.
    """
    seat = table.seat_of(person.id)
    seats = table.computers if person == COMPUTER else (seat,) if seat else ()
    if not seats:
        raise errors.TheyAreNotSeated
    return seats
