"""The bot: puts its parts together, and runs them over one or more shards."""

from __future__ import annotations

import asyncio
import math
from contextlib import suppress
from random import SystemRandom
from typing import TYPE_CHECKING, Any, Self

import discord
import structlog

from bot.chat.commands.registration import register
from bot.chat.gateway.events import REFUSING
from bot.chat.gateway.keeper import Keeper
from bot.chat.gateway.starts import ask_for_starts
from bot.chat.jobs.agenda import Agenda
from bot.chat.jobs.delivery import Delivery
from bot.chat.jobs.handlers import handlers
from bot.chat.jobs.life import BEAT, Life
from bot.chat.jobs.losses import close_all_lost
from bot.chat.jobs.outbox import Outbox
from bot.chat.messages.deliveries import Deliveries
from bot.chat.messages.prompts import Claims, Prompts
from bot.chat.posts.film import Films
from bot.chat.posts.public import Posts
from bot.chat.services import Services
from bot.chat.traffic.admission import Admission
from bot.chat.traffic.course import concerns, reach
from bot.chat.traffic.limits import Limits
from bot.chat.traffic.pace import REQUESTS, Pace
from bot.chat.traffic.shards import Shards
from bot.monitoring.probe import Stage
from bot.presenters import PRESENTERS
from bot.tables.errors import TableUnreadable
from bot.tables.history.outcomes import Outcomes
from bot.tables.people.settings import People
from bot.tables.servers import Servers
from bot.tables.tables import Tables
from bot.thinking.thinker import ThreadThinker
from storage.errors import StorageError
from storage.leases import Share
from storage.records import TableStatus

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
    from types import TracebackType

    from bot.chat.gateway.shard import Shard
    from bot.chat.gateway.starts import Starts
    from bot.chat.painter import Painter
    from bot.games.game import AnyGame, Rng
    from bot.monitoring.probe import Probe
    from bot.presenters.presenter import AnyPresenter
    from bot.thinking.thinker import Thinker
    from storage import Database
    from storage.posts import Standing


PAINTED_FIRST = 50
"""How many running tables are painted: the newest."""


async def paint_open_tables(services: Services) -> None:
    """Paint the picture of each of the newest running tables."""
    share = services.shards.share()
    for record in (await services.database.tables.all_open(share))[-PAINTED_FIRST:]:
        concerns(table=record.id, guild=record.guild_id)
        if record.status is TableStatus.RUNNING:
            try:
                table = await services.tables.archive.from_record(record)
                position = await services.tables.archive.position(table)
                await services.posts.picture(services.posts.current(table, position))
            except TableUnreadable as error:
                log.warning("not painted ahead", table=record.id, error=str(error))
            except StorageError as error:
                # The database is away: a picture is painted when it is wanted.
                log.warning("not painted ahead", table=record.id, error=str(error))
                return
            except Exception as error:
                # One table that cannot be shown must not keep the bot from all the others.
                log.exception("not painted ahead", table=record.id, exc_info=error)


log = structlog.get_logger()

LOOK = 3.0
"""Seconds between two looks for what other processes have written."""
LAST_CHANGES = 4.0
"""Seconds that a server of a database has to answer when the bot ends."""
LAST_WORDS = 1.5
"""Seconds after that in which people are told what came of what they did."""
_ANSWERING = ("discord.py: on_interaction", "CommandTree-invoker", REFUSING)
"""The names of the tasks that answer interactions, mostly given by discord.py."""


class CableCar:
    """The bot, with a client of its own for each shard that it runs.

    Parameters
    ----------
    database
        Stores the tables; the caller opens it with `now` of this module, the bot closes it.
    games, presenters
        The games on offer, and the presenter of each, by the game's name.
    painter
        Paints the pictures; the caller closes it after the bot.
    rng
        Makes every random choice of the games; None: the generator of the operating system.
    sleep
        Waits so many seconds for what is to be done next; None: `asyncio.sleep`.
    beat
        Seconds between two notes in the database that the bot runs.
    limits
        The limits of members and servers; None: the usual ones.
    requests
        How many requests a second Discord allows the bot; None: the usual number.
    thinker
        Thinks for computers; None: threads of this process.
    """

    def __init__(  # noqa: PLR0913  (the parts of a bot, most with a usual value)
        self,
        database: Database,
        games: Mapping[str, AnyGame],
        painter: Painter,
        rng: Rng | None = None,
        *,
        presenters: Mapping[str, AnyPresenter] = PRESENTERS,
        sleep: Callable[[float], Awaitable[object]] | None = None,
        beat: float = BEAT,
        limits: Limits | None = None,
        requests: int | None = None,
        thinker: Thinker | None = None,
    ) -> None:
        thinker = thinker or ThreadThinker()
        tables = Tables(database, games, rng or SystemRandom(), self._start_jobs, now, thinker)
        posts = Posts(presenters, painter)
        self.services = Services(
            shards=Shards(),
            pace=Pace(requests or REQUESTS, lambda: database.leases.holding),
            database=database,
            games=games,
            tables=tables,
            people=People(database),
            servers=Servers(database),
            posts=posts,
            films=Films(tables.archive, posts, painter),
            claims=Claims(),
            outcomes=Outcomes(database, tables.archive, posts.taste),
            deliveries=Deliveries(self._attempted),
            prompts=Prompts(),
            limits=limits or Limits(),
            thinker=thinker,
            now=now,
        )
        share = self.services.shards.share
        self.agenda = Agenda(database, handlers(self.services), now, sleep, share)
        deliver = Delivery(self.services, self.agenda.arm)
        following = self.services.deliveries.following(deliver)
        self.outbox = Outbox(database, following, now, share=share)
        self.life = Life(database, beat, sleep)
        self.admission = Admission()
        self.keeper = Keeper(self.services, self.admission, self.begin, self._settle)
        self._painter = painter
        self._jobs: set[asyncio.Task[None]] = set()
        self._begun = False
        self._beginning: asyncio.Task[None] | None = None
        self._ready = asyncio.Event()
        self._ending = False

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if not self._ending:
            await self.close()

    def open_shards(self, count: int) -> Sequence[Shard]:
        """Make the clients of all shards, and return them; they are not logged in yet."""
        return self.keeper.open(range(count), count)

    @property
    def shards(self) -> Sequence[Shard]:
        """Return the clients of the shards that this process runs."""
        return self.keeper.shards

    def measure(self, probe: Probe) -> None:
        """Tell a probe of all that the bot does from now on."""
        self.outbox.probe = self.agenda.probe = self.keeper.probe = probe
        for shard in self.shards:
            shard.probe = probe
        self._painter.measure(probe)

    @property
    def latency(self) -> float:
        """How long the slowest shard waits for Discord, in seconds; nan if none is connected."""
        known = (shard.latency for shard in self.shards)
        return max((each for each in known if not math.isnan(each)), default=math.nan)

    async def wait_until_ready(self) -> None:
        """Wait until a shard knows its servers, or there is none to run.

        With many shards, all take minutes.
        """
        await self._ready.wait()

    async def start(
        self,
        token: str,
        starts: Starts,
        count: int | None = None,
        ask: Callable[[str], Awaitable[Starts]] = ask_for_starts,
    ) -> None:
        """Log in with every shard of this process, and answer Discord until the bot is closed.

        Parameters
        ----------
        starts
            What Discord has just said about beginning connections.
        count
            How many shards there are in all, unless other processes run some already; None: as many
            as Discord recommends.
        ask
            Asks Discord anew, before more connections are begun.

        Raises
        ------
        StartsUsedUp
            When so many connections may not be begun now.
        StorageError
            When the database cannot tell which shards are this process's.
        discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError
            When Discord refuses the bot, or cannot be reached at the start.
        """
        wanted = count or starts.shards
        holding = await self.services.database.leases.join(wanted)
        if holding.count != wanted:
            log.warning("others run another number of shards", wanted=wanted, there=holding.count)
        if not holding.shards:
            log.info("no shard is free; waiting for one", processes=holding.processes)
            self._ready.set()
        await self.keeper.run(token, starts, ask)

    async def begin(self, shards: Sequence[Shard]) -> None:
        """Take up what is owed or due on shards that have logged in, before they connect.

        With the first of them, the jobs begin. Nothing begins any more once the bot ends.
        """
        if not self._ending:
            self._beginning = asyncio.create_task(self._begin(shards), name="beginning")
            await asyncio.wait((self._beginning,))
            if not self._beginning.cancelled():
                self._beginning.result()

    async def _begin(self, shards: Sequence[Shard]) -> None:
        services = self.services
        await services.people.load()
        await register(shards[0].tree, services.database.commands, first=shards[0].number == 0)
        if not self._begun:
            await self.life.begin()
            self._begun = True
            _do(paint_open_tables(services), "warming", self._jobs)
            if services.database.leases.shared:
                _do(self._look(), "look", self._jobs)
        numbers = frozenset(shard.number for shard in shards)
        await self.outbox.start(Share(services.shards.count, numbers))
        self.agenda.arm()
        for shard in shards:
            _do(self._notice_losses(shard), f"losses of shard {shard.number}", shard.jobs)

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            self.outbox.look()
            self.agenda.arm()

    async def _settle(self, share: Share, seconds: float) -> frozenset[int]:
        """Let deliveries and due work of a share end within so long, and give up the rest.

        Return the tables whose deliveries were given up.
        """
        tables = self.outbox.working | self.agenda.working
        # If nobody can tell whose they are, all are given up; what is left is found by a look.
        with suppress(StorageError):
            tables = await self.services.database.tables.among(share, tables)
        given_up, _ = await asyncio.gather(
            self.outbox.settle(tables, seconds), self.agenda.settle(tables, seconds)
        )
        return given_up

    async def _notice_losses(self, shard: Shard) -> None:
        """Close the tables that were lost while the bot was away, once a shard knows its servers.

        Not in `on_ready`: discord.py calls that even after the end, and fails.
        """
        await shard.wait_until_ready()
        self._ready.set()
        await close_all_lost(self.services, shard.number)

    async def close(self) -> None:
        """Finish the answers on their way, stop the jobs, then close the database.

        A server that does not answer meanwhile is waited for `LAST_CHANGES` seconds.
        """
        self._ending = True
        self.services.database.end_within(LAST_CHANGES)
        self.services.deliveries.hurry()
        for shard in self.shards:
            shard.read_all()
        answering = [task for task in asyncio.all_tasks() if task.get_name() in _ANSWERING]
        if answering:
            await asyncio.wait(answering, timeout=LAST_CHANGES + LAST_WORDS)
        for job in (self._beginning, *self._jobs):
            if job is not None:
                job.cancel()
                await asyncio.wait((job,))
        await self.outbox.close()
        await self.agenda.close()
        await self.life.close()
        await self.services.tables.play.close()
        await self.services.tables.reviews.close()
        await self.keeper.close()
        await self.services.database.close()

    async def show_tables_again(self) -> None:
        """Post every open table anew, for a channel whose older messages are gone."""
        share = self.services.shards.share()
        for record in await self.services.database.tables.all_open(share):
            await self.services.database.outbox.delete_post(record.id)
            await self.services.tables.show_again(record.id)

    def _start_jobs(self, table_id: int, due_after: int | None, standing: Standing | None) -> None:
        """Start to deliver the posts owed for a table, and set the timer; return at once."""
        concerns(table=table_id)
        reach(Stage.STORED)
        self.services.deliveries.owe(table_id)
        self.outbox.start_delivery(table_id, standing)
        if due_after is not None:
            self.agenda.arm(due_after)

    async def _attempted(self, table_id: int) -> None:
        await self.outbox.attempted(table_id)


def _do(job: Coroutine[Any, Any, None], name: str, jobs: set[asyncio.Task[None]]) -> None:
    task = asyncio.create_task(job, name=name)
    jobs.add(task)

    def done(_: asyncio.Task[None]) -> None:
        jobs.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            foreseen = isinstance(error, StorageError)
            log.error(
                "job failed", job=name, error=str(error), exc_info=None if foreseen else error
            )

    task.add_done_callback(done)


def now() -> int:
    """Return the time in milliseconds since 1970-01-01 UTC."""
    return int(discord.utils.utcnow().timestamp() * 1000)
