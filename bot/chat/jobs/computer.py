"""Plays the turn of computer seats a few seconds after it begins.

A turn of the computer is played a little later than it begins, so that people see what was played
before. Where the post of that is late the computer waits for it, but not for long: the game goes on
where Discord takes no posts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.chat.jobs.agenda import Later
from bot.tables.schedule.computer import COMPUTER, PAUSE

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.chat.jobs.agenda import DueHandler
    from bot.chat.services import Services
    from storage.records import Due

MOST_WAITS = 3
"""How often the computer waits for the post that shows its turn."""


class Computer:
    """Plays for computer seats when their due row's time has come.

    Nothing is checked after a crash: one transaction stores the move and deletes the due row.
    """

    def __init__(self, services: Services) -> None:
        self._services = services

    @property
    def handlers(self) -> Mapping[str, DueHandler]:
        """Return the handlers by kind of row."""
        return {COMPUTER: self.play}

    async def play(self, due: Due) -> Later | None:
        """Play the computer's turn; return a later time while no post shows it yet."""
        table_id, waits = due.table_id, int(due.payload)
        if waits < MOST_WAITS and not await self._shown(table_id):
            return Later(self._services.now() + PAUSE, str(waits + 1))
        await self._services.tables.play.compute(table_id)
        return None

    async def _shown(self, table_id: int) -> bool:
        post = await self._services.database.outbox.post(table_id)
        table = await self._services.tables.archive.table(table_id)
        return post is not None and post.version >= table.version
