"""Plays the turn of computer seats a few seconds after it begins.

The computer thinks in the pause before, and plays at a fixed time: how long it thinks would tell
what it holds. If it still thinks then, it plays a pause later. It also waits for the post of what
was played before, but not for long: the game goes on where Discord takes no posts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.chat.jobs.agenda import Later
from bot.tables.schedule.computer import COMPUTER, step_after

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.chat.jobs.agenda import DueHandler
    from bot.chat.services import Services
    from bot.tables.model import Table
    from storage.records import Due

MOST_WAITS = 3
"""How often the computer waits for the post that shows its turn."""


class Computer:
    """Thinks for computer seats when their turn begins, and plays when its time has come.

    Nothing is checked after a crash: one transaction stores the move and deletes the due row.
    """

    def __init__(self, services: Services) -> None:
        self._services = services

    @property
    def handlers(self) -> Mapping[str, DueHandler]:
        """Return the handlers by kind of row."""
        return {COMPUTER: self.play}

    async def play(self, due: Due) -> Later | None:
        """Play the computer's turn; return a later time while it thinks or no post shows it."""
        waits, play = int(due.payload), self._services.tables.play
        table = await self._services.tables.archive.table(due.table_id)
        step = step_after(due.due_at, self._services.now())
        if play.think(table):
            return Later(step, str(waits))
        if waits < MOST_WAITS and not await self._shown(table):
            return Later(step, str(waits + 1))
        if play.thinks(table.id):
            return Later(step, str(waits))
        await play.compute(table.id)
        return None

    async def _shown(self, table: Table) -> bool:
        post = await self._services.database.outbox.post(table.id)
        return post is not None and post.version >= table.version
