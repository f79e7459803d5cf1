"""Records every minute that the bot runs, and moves what was due while it did not.

After 15 minutes or more of downtime, clocks, reminders and everything else that waits are as far
off as they were when the bot stopped; silent tables have a grace of their own. Each record also
moves what was written into the database's own file, for those who copy that alone.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog

from bot.tables.changes.ledger import BOARD
from bot.tables.schedule.effects import STALL
from storage.errors import StorageError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from storage import Database

log = structlog.get_logger()

BEAT = 60
"""Seconds between two notes that the bot runs."""
LEAST = 15 * 60_000
"""The shortest absence in milliseconds that counts."""


class Life:
    """Takes up what was to come when the bot stopped, then notes now and then that it runs.

    Parameters
    ----------
    database
        Keeps the time of the last note.
    beat
        Seconds between two notes.
    sleep
        Waits so many seconds for the next one; None: `asyncio.sleep`.
    """

    def __init__(
        self,
        database: Database,
        beat: float = BEAT,
        sleep: Callable[[float], Awaitable[object]] | None = None,
    ) -> None:
        self._database = database
        self._pause = beat
        self._sleep = sleep
        self._beating: asyncio.Task[None] | None = None
        self.fault = ""
        """Why the last note was not written, in one sentence; empty: it was."""

    async def begin(self) -> None:
        """Move what was to come by the time of the absence; call this before anything is due."""
        away = await self._database.life.take_up(LEAST, owed=(BOARD,), besides=(STALL,))
        if away:
            log.info("away for a while; clocks and reminders stood still", minutes=away // 60_000)
        self._beating = asyncio.create_task(self._beat(), name="life")

    async def close(self) -> None:
        """Note the end, if it has begun."""
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)

    async def _beat(self) -> None:
        try:
            while True:
                await (self._sleep or asyncio.sleep)(self._pause)
                await self._note()
        finally:
            await self._note()

    async def _note(self) -> None:
        try:
            await self._database.life.beat()
            await self._database.checkpoint()
            self.fault = ""
        except StorageError as error:
            self.fault = str(error)
            log.error("the database takes nothing", error=str(error))  # noqa: TRY400  (it says all)
