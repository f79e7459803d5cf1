"""Seats that change hands while the game is on: to another person, or to the computer.

Everything that goes with a seat passes with it: its position, its reserve of time, and the right to
take back its last action.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.tables import due, errors, seating
from bot.tables.ledger import BOARD, CLOSED, TURN, Ledger
from storage.records import NOBODY, Change

if TYPE_CHECKING:
    from bot.tables.model import Person, Position, Table
    from storage.records import SeatRecord


class Handover(Ledger):
    """Gives seats to others."""

    async def hand_over(self, table_id: int, seat: int, person: Person | None) -> Table:
        """Give a seat to a person, or to the computer; refusals as `_handed_over`.

        Parameters
        ----------
        seat
            From 1.
        person
            None: the computer.
        """
        async with self._locked(table_id) as table:
            return await self._write(table, await self._handed_over(table, seat, person))

    async def _handed_over(self, table: Table, seat: int, person: Person | None) -> Change:
        """Return the change that gives a seat to a person, or to the computer.

        Where it is that seat's turn, the turn is announced anew. Where no person is left to play,
        the table is closed, everybody in their seats.

        Raises
        ------
        NotStarted, GameOver, TableUnreadable
            When no game is on.
        AlreadySeated
            When the person sits at the table.
        """
        seating.check_running(table)
        if person is not None and table.seat_of(person.id) is not None:
            raise errors.AlreadySeated
        before = table.seats[seat - 1]
        after = _taken(before, person)
        seats = tuple(after if other == before else other for other in table.seats)
        changed = replace(table, seats=seats)
        if not changed.people:
            return seating.close(CLOSED)
        position = await self.position(table)
        host = _next_host(changed, seat) if before.user_id == table.record.host_id else None
        if table.game.turn(position.state) != seat:
            return Change(seats=seats, host_id=host, owed=(BOARD,))
        return Change(
            host_id=host,
            announced=position.turn - 1,
            owed=(TURN,),
            **self._begun(changed, position),
        )

    def _begun(self, table: Table, position: Position) -> due.Effect:
        return {"seats": table.seats, **due.turn_begins(table, position, self._clock())}


def _taken(seat: SeatRecord, person: Person | None) -> SeatRecord:
    """Return the seat once it is the person's, or the computer's; its reserve stays."""
    if person is None:
        return replace(seat, user_id=NOBODY, name="", computer=True, gone=False)
    return replace(seat, user_id=person.id, name=person.name, computer=False, gone=False)


def _next_host(table: Table, seat: int) -> int:
    """Return whose duty it is to host once the host's seat has gone: the next person's."""
    after = [person for person in table.people if person.seat > seat]
    return (after or table.people)[0].user_id
