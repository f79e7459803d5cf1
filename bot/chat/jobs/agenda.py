"""Runs due work: reminders, clocks and everything else that waits for its time.

Due work is rows with a time, written with the change that causes them. One sleeper waits for the
first of them and calls the handler of the row's kind. A row is removed or put off only after its
handler has returned, so work that a crash interrupts is repeated at the next start.

Handlers must be idempotent: each attempt is counted before it is made, and `attempts > 0` means an
earlier run may already have sent its message.
"""

from __future__ import annotations

import asyncio
from math import ceil
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

import structlog

from bot.chat.jobs.outbox import AT_ONCE, FIRST_PAUSE, FORESEEN, LONGEST_PAUSE, PATIENCE
from bot.chat.traffic.admission import Room
from bot.chat.traffic.course import begin_job
from bot.chat.traffic.rests import Resting
from bot.chat.traffic.shards import is_elsewhere
from bot.monitoring.probe import SILENT
from bot.tables.errors import GameMissing
from storage.errors import StorageError
from storage.leases import WHOLE

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Container, Mapping

    from storage import Database
    from storage.leases import Share
    from storage.records import Due

log = structlog.get_logger()

LAST_WORK = 3.0
"""Seconds that running handlers have when the bot stops."""
LONGEST_SLEEP = 6 * 3600
"""The longest sleep in seconds: a suspended machine sleeps longer than it was told."""

GAME_MISSING_PAUSE = 3600
"""Seconds until a row is tried again at a table whose game this release lacks."""


class Later(NamedTuple):
    """When a row is due again, in milliseconds since 1970-01-01 UTC, and its payload then."""

    at: int
    payload: str


DueHandler: TypeAlias = "Callable[[Due], Awaitable[Later | None]]"
"""Does the work of a row; returns when it is due again, or None if the row is done and goes."""


class Agenda:
    """Calls the handler of each row when its time has come; tries again if it fails.

    Parameters
    ----------
    handlers
        The handlers by kind; rows of an unknown kind wait for a release that knows it.
    now
        The time in milliseconds since 1970-01-01 UTC.
    sleep
        Waits so many seconds of that time, for the first row to be due; None: `asyncio.sleep`.
    share
        Returns the share of the shards whose rows are this process's to do.
    """

    def __init__(
        self,
        database: Database,
        handlers: Mapping[str, DueHandler],
        now: Callable[[], int],
        sleep: Callable[[float], Awaitable[object]] | None = None,
        share: Callable[[], Share] = lambda: WHOLE,
    ) -> None:
        self._database = database
        self._handlers = handlers
        self._now = now
        self._pause = sleep
        self._share = share
        self._room = Room(AT_ONCE, PATIENCE)
        self._working: dict[int, asyncio.Task[None]] = {}
        self._tables: dict[int, int] = {}
        self._sleeper: asyncio.Task[None] | None = None
        self._until: int | None = None
        self._closed = False
        self.probe = SILENT

    @property
    def kinds(self) -> tuple[str, ...]:
        """Return the kinds of rows that are known."""
        return tuple(self._handlers)

    def arm(self, after: int = 0) -> None:
        """Set the timer for the first due row and return; call this after rows were written.

        Parameters
        ----------
        after
            In how many milliseconds the first of the rows written is due.
        """
        if self._until is not None and self._until <= self._now() + after:
            return
        if self._sleeper is not None:
            self._sleeper.cancel()
        self._until = None
        if not self._closed:
            self._sleeper = asyncio.create_task(self._sleep(), name="agenda")

    @property
    def working(self) -> frozenset[int]:
        """Return the tables whose rows are being done."""
        return frozenset(self._tables.values())

    async def settle(self, tables: Container[int], seconds: float) -> None:
        """Wait so long for handlers of tables, and give up the rest: their rows stay due."""
        working = [self._working[due] for due, table in self._tables.items() if table in tables]
        if working:
            _, late = await asyncio.wait(working, timeout=seconds)
            for task in late:
                task.cancel()
            await asyncio.gather(*working, return_exceptions=True)

    async def close(self) -> None:
        """Wait for running handlers, then stop; rows that are not done stay due."""
        self._closed = True
        if self._working:
            await asyncio.wait([*self._working.values()], timeout=LAST_WORK)
        tasks = [*self._working.values(), *([self._sleeper] if self._sleeper else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _sleep(self) -> None:
        while True:
            try:
                share = self._share()
                first = await self._database.due.first(self._handlers, self._working, share)
            except StorageError as error:
                await self._rest(error)
                continue
            if first is None:
                return
            pause = (first.due_at - self._now()) / 1000
            if pause > 0:
                self._until = first.due_at
                await (self._pause or asyncio.sleep)(min(pause, LONGEST_SLEEP))
                self._until = None
            else:
                self._begin(first)

    def _begin(self, due: Due) -> None:
        task = asyncio.create_task(self._do(due), name=f"{due.kind} {due.id}")
        self._working[due.id] = task
        self._tables[due.id] = due.table_id
        task.add_done_callback(lambda _: self._ended(due.id))

    def _ended(self, due_id: int) -> None:
        del self._working[due_id], self._tables[due_id]
        self.arm()

    async def _do(self, due: Due) -> None:
        begin_job(due.table_id)
        try:
            async with self._room.entered():
                # It may have waited for room so long that the table has gone on without it.
                if await self._database.due.begin(due):
                    await self._record(due, await self._handlers[due.kind](due))
                    self.probe.due(done=True)
        except StorageError as error:
            await self._rest(error)
        except GameMissing:
            # As a row of an unknown kind, it waits for a release that knows.
            await self._put_off(due, GAME_MISSING_PAUSE)
        except Exception as error:
            if is_elsewhere(error):
                # The process of the table's shard does it.
                return
            # A boundary: whatever is wrong with one row, it must not end what comes after it.
            pause = min(FIRST_PAUSE * 2**due.attempts, LONGEST_PAUSE)
            if isinstance(error, Resting):
                pause = ceil(error.seconds)
            foreseen = isinstance(error, FORESEEN)
            self.probe.due(done=False)
            log.warning(
                "not done when due",
                kind=due.kind,
                table=due.table_id,
                again_in=pause,
                error=str(error),
                exc_info=None if foreseen else error,
            )
            await self._put_off(due, pause)

    async def _put_off(self, due: Due, pause: int) -> None:
        try:
            await self._database.due.retry(due, self._now() + pause * 1000)
        except StorageError as error:
            await self._rest(error)

    async def _record(self, due: Due, later: Later | None) -> None:
        if later is None:
            await self._database.due.remove(due.id, due.table_id)
        else:
            await self._database.due.put_off(due, later.at, later.payload)

    @staticmethod
    async def _rest(error: StorageError) -> None:
        """Sleep a while after the database failed: no row can be put off in it."""
        log.error("agenda rests", again_in=FIRST_PAUSE, error=str(error))
        await asyncio.sleep(FIRST_PAUSE)
