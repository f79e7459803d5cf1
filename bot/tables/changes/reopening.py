"""Tables that nobody plays at any more: closed kindly, and opened again for whoever comes back."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.tables import errors
from bot.tables.changes import seating
from bot.tables.changes.ledger import BOARD, CLOSED, LOBBY, TURN, Ledger
from bot.tables.schedule import effects
from bot.tables.schedule.presence import with_back
from bot.tables.schedule.silence import ASKED, STALL
from storage.records import NOBODY, OPEN, Change, TableStatus

if TYPE_CHECKING:
    from bot.tables.model import Person, Table
    from storage.records import Due, SeatRecord


class Resting(Ledger):
    """Closes tables that are silent or out of reach, and opens closed ones again."""

    async def go_on(self, table_id: int, user_id: int, version: int | None = None) -> Table:
        """Note that the table goes on, as somebody who sits there says when it is asked.

        Parameters
        ----------
        version
            The table as it was when it was asked; None: as it is.

        Raises
        ------
        GameOver, NotSeated
            When it is closed, or not for this person to say.
        GoesOn
            When somebody has said so, or done something, since.
        StillOpen
            When it is not asked.
        """
        async with self._locked(table_id) as table:
            seating.check_open(table)
            table.seated(user_id)
            if version not in (None, table.version):
                raise errors.GoesOn
            if version is None and not await self._is_asked(table):
                raise errors.StillOpen(table=str(table.id))
            running = table.record.status is TableStatus.RUNNING
            effect = effects.goes_on(table) if running else effects.Effect()
            owed = BOARD if running else LOBBY
            return await self._write(table, Change(owed=(owed,), **effect))

    async def _is_asked(self, table: Table) -> bool:
        rows = await self._database.due.of_table(table.id)
        return any((row.kind, row.payload) == (STALL, ASKED) for row in rows)

    async def close_stalled(self, asked: Due) -> None:
        """Close a table that has not answered, unless it has meanwhile.

        Parameters
        ----------
        asked
            What was due when it was asked; there is another one as soon as anything happens.
        """
        async with self._locked(asked.table_id or 0) as table:
            rows = await self._database.due.of_table(table.id)
            if any(row.id == asked.id for row in rows):
                await self._write(table, replace(seating.close(CLOSED), stalled=True))

    async def close_lost(self, table_id: int) -> None:
        """Close a table whose channel is out of reach, if it is open."""
        async with self._locked(table_id) as table:
            if table.record.status in OPEN:
                await self._write(table, seating.close(CLOSED))

    async def reopen(self, table_id: int, person: Person, channel_id: int) -> Table:
        """Open a table again that was closed before its end.

        The game goes on with the turn that was on, announced anew. Seats of people who are
        forgotten are the computer's from now on; before a game they are free.

        Parameters
        ----------
        person
            One of its players.
        channel_id
            Where it is from now on.

        Raises
        ------
        StillOpen, PlayedToItsEnd, NotSeated
            When it is not closed before its end, or not theirs to open.
        ChannelBusy
            When the channel has an open table.
        TableUnreadable
            When its game cannot be read.
        """
        async with self._locked(table_id) as table:
            if table.record.status in OPEN:
                raise errors.StillOpen(table=str(table.id))
            if table.record.status is TableStatus.FINISHED:
                raise errors.PlayedToItsEnd(table=str(table.id))
            table.seated(person.id)
            return await self._write(table, await self._reopened(table, person.id, channel_id))

    async def _reopened(self, table: Table, user_id: int, channel_id: int) -> Change:
        host = table.host.user_id if table.host else user_id
        if table.record.setup is None:
            seats = seating.closed_up(
                seat for seat in table.seats if seat.computer or seat.user_id != NOBODY
            )
            return Change(
                status=TableStatus.GATHERING,
                seats=seats,
                host_id=host,
                channel_id=channel_id,
                stalled=False,
                owed=(LOBBY,),
            )
        seats = tuple(_reopened(seat) for seat in with_back(table, {user_id}).seats)
        seated = replace(table, seats=seats)
        position = await self.position(table)
        effect: effects.Effect = {
            "seats": seats,
            **effects.turn_begins(seated, position, self._clock()),
        }
        return Change(
            status=TableStatus.RUNNING,
            host_id=host,
            channel_id=channel_id,
            stalled=False,
            announced=position.turn - 1,
            owed=(TURN,),
            **effect,
        )


def _reopened(seat: SeatRecord) -> SeatRecord:
    """Return a seat as it is once the game goes on: the computer's when its player is forgotten."""
    if seat.user_id != NOBODY or seat.computer:
        return seat
    return replace(seat, computer=True, gone=False, handed=True)
