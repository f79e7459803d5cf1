"""Open tables without activity: kept open if somebody wants it, else closed."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.tables import checks, errors
from bot.tables.changes import seating
from bot.tables.changes.ledger import BOARD, CLOSED, LOBBY
from bot.tables.schedule import effects
from bot.tables.schedule.effects import ASKED, STALL
from storage.records import OPEN, Change, TableStatus

if TYPE_CHECKING:
    from bot.tables.changes.ledger import Ledger
    from bot.tables.model import Table
    from storage.records import Due


class Inactivity:
    """Keeps inactive tables open, and closes those that are inactive or out of reach."""

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
            effect = await self._reminded_anew(table) if running else effects.ChangeFields()
            owed = BOARD if running else LOBBY
            answered = None if version is None else STALL
            return await self._ledger.write(
                table, Change(owed=(owed,), answered=answered, **effect)
            )

    async def _reminded_anew(self, table: Table) -> effects.ChangeFields:
        try:
            return effects.goes_on(table, await self._ledger.archive.position(table))
        except errors.TableUnreadable:
            return effects.ChangeFields()

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
        async with self._ledger.locked(asked.table_id, any_game=True) as table:
            rows = await self._ledger.database.due.of_table(table.id)
            if any(row.id == asked.id for row in rows):
                await self._ledger.write(table, replace(seating.close(CLOSED), stalled=True))

    async def close_lost(self, table_id: int) -> None:
        """Close an open table whose channel is out of reach."""
        async with self._ledger.locked(table_id, any_game=True) as table:
            if table.record.status in OPEN:
                await self._ledger.write(table, seating.close(CLOSED))
