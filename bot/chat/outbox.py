"""Works off what Discord is owed, table by table.

Rows of intent say that a table's post must follow; what it shows is read when it is sent, so
several rows are worked off by one post. A table's rows are worked off by one task at a time, which
ends when nothing is left, and whatever a crash interrupts is found again at the next start.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import aiohttp
import discord
import structlog

from storage.errors import StorageError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from storage import Database
    from storage.records import Owed

log = structlog.get_logger()

AT_ONCE = 8
"""How many tables are painted and posted at the same time."""
FIRST_PAUSE = 15
LONGEST_PAUSE = 3600
"""Seconds until a failed delivery is tried again; doubled each time."""
FOR_EVER = 2**62
"""A time after everything that is due."""


class Outbox:
    """Delivers each table's post and tries again when Discord does not take it.

    Parameters
    ----------
    deliver
        Brings a table's post up to date. May raise what discord.py and aiohttp raise.
    clock
        The time in milliseconds since 1970-01-01 UTC.
    """

    def __init__(
        self,
        database: Database,
        deliver: Callable[[int], Awaitable[None]],
        clock: Callable[[], int],
    ) -> None:
        self._database = database
        self._deliver = deliver
        self._clock = clock
        self._room = asyncio.Semaphore(AT_ONCE)
        self._working: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._alarm: asyncio.Task[None] | None = None
        self._closed = False

    async def start(self) -> None:
        """Take up everything that is owed, due or not."""
        await self._take_up(FOR_EVER)

    async def _take_up(self, until: int) -> None:
        for table_id in {owed.table_id for owed in await self._database.owed(until)}:
            self.kick(table_id)
        await self._set_alarm()

    def kick(self, table_id: int) -> None:
        """Deliver what the table is owed, now or as soon as its running delivery is through."""
        if self._closed:
            return
        if table_id in self._working:
            self._again.add(table_id)
            return
        task = asyncio.create_task(self._work(table_id), name=f"outbox of table {table_id}")
        self._working[table_id] = task
        task.add_done_callback(lambda _: self._worked(table_id))

    async def close(self) -> None:
        """Stop; what is not delivered stays owed."""
        self._closed = True
        tasks = [*self._working.values(), *([self._alarm] if self._alarm else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _worked(self, table_id: int) -> None:
        del self._working[table_id]
        if table_id in self._again:
            self._again.discard(table_id)
            self.kick(table_id)

    async def _work(self, table_id: int) -> None:
        try:
            async with self._room:
                while rows := await self._database.owed_of(table_id):
                    if not await self._delivered(table_id, rows):
                        await self._set_alarm()
                        return
        except StorageError as error:
            log.error("outbox stopped", table=table_id, error=str(error))  # noqa: TRY400

    async def _delivered(self, table_id: int, rows: list[Owed]) -> bool:
        try:
            await self._deliver(table_id)
        except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError) as error:
            pause = min(FIRST_PAUSE * 2 ** max(row.attempts for row in rows), LONGEST_PAUSE)
            log.warning("post not delivered", table=table_id, again_in=pause, error=str(error))
            for row in rows:
                await self._database.postpone(row.id, self._clock() + pause * 1000)
            return False
        await self._database.settle(row.id for row in rows)
        return True

    async def _set_alarm(self) -> None:
        if self._alarm is not None and self._alarm is not asyncio.current_task():
            self._alarm.cancel()
        due = await self._database.next_due()
        if due is None or self._closed:
            self._alarm = None
            return
        pause = max(1.0, (due - self._clock()) / 1000)
        self._alarm = asyncio.create_task(self._ring(pause), name="outbox alarm")

    async def _ring(self, pause: float) -> None:
        await asyncio.sleep(pause)
        try:
            await self._take_up(self._clock())
        except StorageError as error:
            log.error("outbox stopped", error=str(error))  # noqa: TRY400
