"""The change that gives a seat of a running game to a person or to the computer."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.games.judging import USUAL
from bot.tables import checks, errors
from bot.tables.changes import seating
from bot.tables.changes.ledger import BOARD, CLOSED, handed
from bot.tables.schedule import effects
from bot.tables.schedule.news import TAKEN, News, tells
from storage.records import NOBODY, Change

if TYPE_CHECKING:
    from bot.tables.changes.ledger import Ledger
    from bot.tables.model import Person, Table
    from storage.records import SeatRecord


async def handed_over(ledger: Ledger, table: Table, seat: int, person: Person | None) -> Change:
    """Return the change that gives a seat to a person, or to the computer for None.

    The position, the reserve of time and the right to undo the last action go with the seat. If it
    is to act, the turn is announced again, unless the computer takes it while people are to act
    too. If no person is left, the table is closed. A person who resigned earlier is back.

    Raises
    ------
    NotStarted, GameOver, TableUnreadable
        If the game is not running, or cannot be read.
    AlreadySeated
        If the person has a seat at the table.
    SawAnotherHand
        If the person knows the hidden cards of another seat.
    """
    checks.check_running(table)
    if person is not None:
        if table.seat_of(person.id) is not None:
            raise errors.AlreadySeated
        if await saw_another_hand(ledger, table, seat, person.id):
            raise errors.SawAnotherHand
    before = table.seats[seat - 1]
    after = _taken(before, person)
    seats = tuple(after if other == before else other for other in table.seats)
    changed = replace(table, seats=seats)
    if not changed.people:
        return seating.close(CLOSED)
    position = await ledger.archive.position(table)
    host = _next_host(changed, seat) if before.user_id == table.record.host_id else None
    arrives = (person.id,) if person is not None else ()
    if after not in changed.to_act(position):
        # A later turn may have been announced to the former player, and been undone.
        return Change(
            seats=seats,
            host_id=host,
            returning=arrives,
            unwatched=arrives,
            announced=position.turn,
            owed=(BOARD,),
        )
    quiet = after.computer and bool(changed.people_to_act(position))
    return Change(
        host_id=host,
        returning=arrives,
        unwatched=arrives,
        announced=position.turn if quiet else 0,
        owed=(BOARD if quiet else handed(seat),),
        **effects.seat_changes_hands(changed, position, before, ledger.now()),
    )


async def saw_another_hand(ledger: Ledger, table: Table, seat: int, user_id: int) -> bool:
    """Return whether a person has held another seat than this one, whose cards are hidden."""
    others = await ledger.database.tables.held_before(table.id, user_id) - {seat}
    if not others:
        return False
    position = await ledger.archive.position(table)
    return any(position.hides_hand(table.game, other) for other in others)


async def taken_over(ledger: Ledger, table: Table, seat: int, person: Person) -> Change:
    """Return the change of `handed_over` that also tells the others who plays the seat now."""
    former = table.seats[seat - 1]
    change = await handed_over(ledger, table, seat, person)
    told = tells(News(TAKEN, seat, former.name), former.user_id or None)
    return replace(change, due=(*change.due, told))


def _taken(seat: SeatRecord, person: Person | None) -> SeatRecord:
    """Return the seat with its new player; its reserve stays."""
    if person is None:
        return replace(seat, user_id=NOBODY, name="", strength=USUAL, gone=False, handed=True)
    named = replace(seat, user_id=person.id, name=person.name)
    return replace(named, strength="", gone=False, handed=True)


def _next_host(table: Table, seat: int) -> int:
    """Return the user id of the new host: the next person after the seat who is on the server.

    If nobody is, it is the next person.
    """
    hosts = table.present or table.people
    after = [person for person in hosts if person.seat > seat]
    return (after or hosts)[0].user_id
