"""Hosts games for people: who sits where, whose move counts, what is kept and what is owed."""

from __future__ import annotations

from bot.tables.changes.agreement import Agreeing
from bot.tables.changes.ledger import BOARD, LOBBY
from bot.tables.changes.lobby import Gathering
from bot.tables.changes.play import Playing
from bot.tables.changes.reopening import Resting
from bot.tables.changes.votes import Voting
from storage.records import TableStatus


class Tables(Gathering, Playing, Agreeing, Voting, Resting):
    """Every table of the bot. All that changes one happens under its lock and in one transaction.

    Made as `Ledger` is.
    """

    async def show_again(self, table_id: int) -> None:
        """Owe Discord the table's post as it stands, anew where it is gone."""
        async with self._locked(table_id) as table:
            kind = LOBBY if table.record.status is TableStatus.GATHERING else BOARD
            await self._database.outbox.add(table_id, kind)
            self._owing(table_id)
