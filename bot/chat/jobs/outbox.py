"""Delivers the posts that Discord is owed, table by table.

A row says that a table's post must follow a change. The post is built when it is sent, so one
delivery removes all rows of a table. One task at a time delivers a table; a change meanwhile is
delivered after it. What a crash interrupts is taken up at the next start.
"""

from __future__ import annotations

import asyncio
from random import SystemRandom
from typing import TYPE_CHECKING, Any

import aiohttp
import discord
import structlog

from bot.chat.messages.channels import is_unfit
from bot.chat.messages.deliveries import REFUSED
from bot.chat.traffic.admission import Room
from bot.chat.traffic.course import begin_job
from bot.chat.traffic.rests import Resting
from bot.chat.traffic.shards import is_elsewhere
from bot.monitoring.probe import SILENT, Delivered
from storage.errors import StorageError
from storage.leases import WHOLE

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Container

    from storage import Database
    from storage.leases import Share
    from storage.posts import Owed, Standing

log = structlog.get_logger()

QUICK = (0, 2, 6)
"""Seconds until a delivery is tried again that Discord or the network failed, the first times.

Most of these failures are over in a moment, and meanwhile the channel shows an old board.
"""
AT_ONCE = 8
"""How many tables are painted and posted at the same time."""
PATIENCE = 1.0
"""Seconds after which what waits for Discord no longer counts among them."""
FIRST_PAUSE = 15
LONGEST_PAUSE = 3600
"""Seconds until any other failed delivery is tried again; doubled each time."""
FORESEEN = (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError)
"""The errors of Discord and the network; any other error is a fault of the bot."""
_CHANCE = SystemRandom().random
PASSING = (discord.DiscordServerError, aiohttp.ClientError, OSError, TimeoutError)
"""The errors that are often over at the next try."""
FOR_EVER = 2**62
"""A time after everything that is due."""


def pause_after(error: Exception, failed: int, chance: float = 0.5) -> float:
    """Return the seconds until the next try.

    Parameters
    ----------
    failed
        How many tries had failed before this one.
    chance
        A number from 0 to 1. By it a pause is up to a quarter shorter or longer, so that tables
        which failed together are not tried again together. A rest is never cut short.
    """
    if isinstance(error, Resting):
        return error.seconds + chance
    quick = QUICK if isinstance(error, PASSING) else ()
    late = failed - len(quick)
    pause = quick[failed] if late < 0 else min(FIRST_PAUSE * 2**late, LONGEST_PAUSE)
    return pause * (0.75 + chance / 2)


def failure(error: Exception) -> Delivered:
    """Return `REFUSED`, `FAILED` or `BROKEN` for the error with which a delivery ended."""
    if is_unfit(error):
        return Delivered.BROKEN
    if isinstance(error, discord.HTTPException) and error.status in REFUSED:
        return Delivered.REFUSED
    return Delivered.FAILED if isinstance(error, FORESEEN) else Delivered.BROKEN


class Outbox:
    """Delivers each table's post and tries again when Discord does not take it.

    Parameters
    ----------
    deliver
        Brings a table's post up to date and removes the table's rows. It is given these with what
        Discord shows now, and whether an earlier run may have sent the post already. Any exception
        leads to another try.
    now
        The time in milliseconds since 1970-01-01 UTC.
    chance
        Returns the `chance` of a pause.
    share
        Returns the share of the shards whose posts are this process's to send.

    Attributes
    ----------
    failures
        Why the last try of a table has failed, for tables whose post is still owed.
    """

    def __init__(
        self,
        database: Database,
        deliver: Callable[[Standing, bool], Awaitable[None]],
        now: Callable[[], int],
        chance: Callable[[], float] = _CHANCE,
        share: Callable[[], Share] = lambda: WHOLE,
    ) -> None:
        self._database = database
        self._deliver = deliver
        self._now = now
        self._chance = chance
        self._share = share
        self._room = Room(AT_ONCE, PATIENCE)
        self._working: dict[int, asyncio.Task[bool]] = {}
        self._again: dict[int, Standing | None] = {}
        self._tried: set[int] = set()
        self._settled: dict[int, int] = {}
        self._alarm: asyncio.Task[None] | None = None
        self._closed = False
        self.failures: dict[int, Delivered] = {}
        self.probe = SILENT

    async def start(self, share: Share = WHOLE) -> None:
        """Deliver every row of a share, due or not."""
        rows = await self._database.outbox.ready(FOR_EVER, share)
        # Nobody knows how far a bot got that was killed.
        self._tried.update(row.id for row in rows)
        for table_id in {row.table_id for row in rows}:
            self.start_delivery(table_id)

    def start_delivery(self, table_id: int, standing: Standing | None = None) -> None:
        """Deliver the table's rows, now or after its running delivery.

        Parameters
        ----------
        standing
            What Discord shows of the table and is owed, as the change that owes it has told; None:
            it is read.
        """
        if self._closed:
            return
        if table_id in self._working:
            # Of several changes none has told for sure what the others have written.
            self._again[table_id] = None if table_id in self._again else standing
            return
        task = asyncio.create_task(
            self._work(table_id, standing), name=f"outbox of table {table_id}"
        )
        self._working[table_id] = task
        task.add_done_callback(lambda done: self._worked(table_id, done))

    async def attempted(self, table_id: int) -> None:
        """Wait until no delivery of the table is on its way, whatever came of the last one."""
        while task := self._working.get(table_id):
            await asyncio.wait((task,))

    def look(self) -> None:
        """Look for rows that another process has written; return at once."""
        self._set_alarm()

    @property
    def working(self) -> frozenset[int]:
        """Return the tables whose posts are being sent."""
        return frozenset(self._working)

    async def settle(self, tables: Container[int], seconds: float) -> frozenset[int]:
        """Wait so long for deliveries of tables, and give up the rest: their rows stay.

        Return the tables whose deliveries were given up: what they sent may arrive late.
        """
        for told in (self._again, self._settled):
            # Another process may write from now on what this one was told by its own changes.
            for table_id in [table_id for table_id in told if table_id in tables]:
                del told[table_id]
        working = {task: number for number, task in self._working.items() if number in tables}
        if not working:
            return frozenset()
        _, late = await asyncio.wait(working, timeout=seconds)
        for task in late:
            task.cancel()
        await asyncio.gather(*working, return_exceptions=True)
        return frozenset(working[task] for task in late)

    async def close(self) -> None:
        """Stop; undelivered rows stay."""
        self._closed = True
        tasks: list[asyncio.Task[Any]] = [
            *self._working.values(),
            *([self._alarm] if self._alarm else []),
        ]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _worked(self, table_id: int, task: asyncio.Task[bool]) -> None:
        del self._working[table_id]
        if table_id in self._again:
            self.start_delivery(table_id, self._again.pop(table_id))
        elif not task.cancelled() and not task.result():
            self._set_alarm()

    async def _work(self, table_id: int, standing: Standing | None) -> bool:
        """Deliver a table; return False if its rows must be tried again."""
        begin_job(table_id)
        try:
            async with self._room.entered():
                if standing is None or self._is_old(table_id, standing):
                    standing = await self._database.outbox.standing(table_id)
                return not standing.owed or await self._delivered(standing)
        except StorageError as error:
            await self._rest(error)
            return False

    async def _delivered(self, standing: Standing) -> bool:
        rows = standing.owed
        ids = {row.id for row in rows}
        again = not self._tried.isdisjoint(ids)
        self._tried |= ids
        # Until it is through, nobody knows what it has written: the next one reads.
        self._settled[rows[0].table_id] = FOR_EVER
        try:
            await self._deliver(standing, again)
        except StorageError:
            raise
        except Exception as error:
            if is_elsewhere(error):
                # The process of the table's shard sends it.
                return True
            # A boundary: whatever is wrong with one post, it must not end what comes after it.
            pause = pause_after(error, max(row.attempts for row in rows), self._chance())
            foreseen = isinstance(error, FORESEEN)
            self._note(rows, failure(error))
            log.warning(
                "post not delivered",
                table=rows[0].table_id,
                again_in=round(pause),
                error=str(error),
                exc_info=None if foreseen else error,
            )
            for row in rows:
                due_at = self._now() + round(pause * 1000)
                await self._database.outbox.retry(row.id, due_at, row.table_id)
            return False
        self._note(rows, Delivered.SENT)
        self._tried -= ids
        self._settled[rows[0].table_id] = max(ids)
        return True

    def _is_old(self, table_id: int, standing: Standing) -> bool:
        return standing.owed[0].id <= self._settled.get(table_id, 0)

    def _note(self, rows: tuple[Owed, ...], delivered: Delivered) -> None:
        table_id = rows[0].table_id
        self.failures.pop(table_id, None)
        if delivered is not Delivered.SENT:
            self.failures[table_id] = delivered
        since = min(row.created_at for row in rows)
        self.probe.post(delivered, (self._now() - since) / 1000)

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        if not self._closed:
            self._alarm = asyncio.create_task(self._wake(), name="outbox alarm")

    async def _wake(self) -> None:
        while True:
            try:
                owed = await self._database.outbox.ready(FOR_EVER, self._share())
            except StorageError as error:
                await self._rest(error)
                continue
            waiting = [row for row in owed if row.table_id not in self._working]
            if not waiting:
                return
            first = min(waiting, key=lambda row: row.due_at)
            pause = (first.due_at - self._now()) / 1000
            if pause > 0:
                await asyncio.sleep(pause)
            else:
                self.start_delivery(first.table_id)

    @staticmethod
    async def _rest(error: StorageError) -> None:
        """Sleep a while after the database failed: no row can be put off in it."""
        log.error("outbox rests", again_in=FIRST_PAUSE, error=str(error))
        await asyncio.sleep(FIRST_PAUSE)
