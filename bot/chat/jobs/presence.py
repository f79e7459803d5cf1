"""Checks whether players are still on the server.

The bot asks Discord each time, because being told who joins and leaves needs a privileged intent.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.chat.messages.members import is_there
from bot.tables.schedule.effects import PRESENCE
from storage.records import NOBODY

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.chat.jobs.agenda import DueHandler
    from bot.chat.services import Services
    from bot.tables.model import Table
    from storage.records import Due, SeatRecord


class Presence:
    """Looks whether people are on the server still, and lets their tables know."""

    def __init__(self, services: Services) -> None:
        self._services = services

    @property
    def handlers(self) -> Mapping[str, DueHandler]:
        """Return the handlers by kind of row."""
        return {PRESENCE: self.look}

    async def look(self, due: Due) -> None:
        """Look whether a person to act is on the server."""
        turn = await self._services.tables.archive.open_turn(due.table_id)
        if turn is None:
            return
        for seat in turn.table.people_to_act(turn.position):
            if seat.user_id == due.user_id:
                await self.misses(turn.table, seat)

    async def misses(self, table: Table, seat: SeatRecord) -> bool:
        """Return whether the seat's player has left the server; store it if that has changed.

        If Discord cannot be asked, return what is stored.
        """
        if seat.user_id == NOBODY:
            return False
        there = await is_there(self._services.shards, table.record.guild_id, seat.user_id)
        gone = seat.gone if there is None else not there
        if gone != seat.gone:
            await self._services.tables.seats.notice(table.id, seat.seat, seat.user_id, gone=gone)
        return gone
