"""Tables without activity: closed, and opened again when the players want it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.tables import checks, errors
from bot.tables.changes import seating
from bot.tables.changes.ledger import BOARD, CLOSED, LOBBY, TURN
from bot.tables.schedule import effects
from bot.tables.schedule.presence import with_back
from bot.tables.schedule.silence import ASKED, STALL
from storage.records import NOBODY, OPEN, Change, TableStatus

if TYPE_CHECKING:
    from collections.abc import Collection

    from bot.tables.changes.ledger import Ledger
    from bot.tables.model import Table
    from storage.records import Due, SeatRecord


class Reopening:
    """Keeps silent tables open, and closes those that are silent or out of reach."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    async def go_on(self, table_id: int, user_id: int, version: int | None = None) -> Table:
        """Note that a silent table goes on, as one of its players says.

        Parameters
        ----------
        version
            The version of the table at which it was asked; None: as it is now.

        Raises
        ------
        GameOver, NotSeated
            If it is closed, or the person has no seat.
        GoesOn
            If somebody has said so, or acted, since.
        StillOpen
            If it is not asked.
        """
        async with self._ledger.locked(table_id, any_game=True) as table:
            checks.check_open(table)
            table.seated(user_id)
            if version not in (None, table.version):
                raise errors.GoesOn
            if version is None and not await self._is_asked(table):
                raise errors.StillOpen(table=str(table.id))
            running = table.record.status is TableStatus.RUNNING
            effect = await self._reminded_anew(table) if running else effects.Effect()
            owed = BOARD if running else LOBBY
            answered = None if version is None else STALL
            return await self._ledger.write(
                table, Change(owed=(owed,), answered=answered, **effect)
            )

    async def _reminded_anew(self, table: Table) -> effects.Effect:
        """Return the effect of a game that goes on, empty if it cannot be read."""
        try:
            return effects.goes_on(table, await self._ledger.archive.position(table))
        except errors.TableUnreadable:
            return effects.Effect()

    async def _is_asked(self, table: Table) -> bool:
        rows = await self._ledger.database.due.of_table(table.id)
        return any((row.kind, row.payload) == (STALL, ASKED) for row in rows)

    async def close_stalled(self, asked: Due) -> None:
        """Close a table that has not answered.

        Parameters
        ----------
        asked
            The row of the inactivity timer with which it was asked; any activity replaces it.
        """
        async with self._ledger.locked(asked.table_id or 0, any_game=True) as table:
            rows = await self._ledger.database.due.of_table(table.id)
            if any(row.id == asked.id for row in rows):
                await self._ledger.write(table, replace(seating.close(CLOSED), stalled=True))

    async def close_lost(self, table_id: int) -> None:
        """Close an open table whose channel is out of reach."""
        async with self._ledger.locked(table_id, any_game=True) as table:
            if table.record.status in OPEN:
                await self._ledger.write(table, seating.close(CLOSED))


async def reopened(
    ledger: Ledger, table: Table, present: Collection[int], channel_id: int
) -> Change:
    """Return the change that opens a table again that was closed before its end.

    The turn that was on is announced again. Seats of forgotten people are the computer's from now
    on; before a game they are free. Whoever had resigned plays on.

    Parameters
    ----------
    present
        The user ids of those who want it; the first at the table is its host if it has none.
    channel_id
        Its channel from now on.

    Raises
    ------
    TableUnreadable
        If its game cannot be read.
    """
    hosts = (seat.user_id for seat in table.people if seat.user_id in present)
    host = table.host.user_id if table.host else next(hosts)
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
    seats = tuple(_reopened(seat) for seat in with_back(table, present).seats)
    seated = replace(table, seats=seats)
    position = await ledger.archive.position(table)
    effect: effects.Effect = {
        "seats": seats,
        **effects.turn_begins(seated, position, ledger.now()),
    }
    back = table.surrender
    return Change(
        status=TableStatus.RUNNING,
        returning=(back.user_id,) if back is not None and back.user_id != NOBODY else (),
        host_id=host,
        channel_id=channel_id,
        stalled=False,
        announced=position.turn - 1,
        owed=(TURN,),
        **effect,
    )


def _reopened(seat: SeatRecord) -> SeatRecord:
    """Return the seat as it goes on: the computer's if its player is forgotten."""
    if seat.user_id != NOBODY or seat.computer:
        return seat
    return replace(seat, computer=True, gone=False, handed=True)
