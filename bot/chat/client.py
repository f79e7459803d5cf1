"""The bot: puts its parts together, and runs them over one or more shards."""

from __future__ import annotations

import asyncio
import math
from random import SystemRandom
from typing import TYPE_CHECKING, Self

import discord

from bot.chat.commands.registration import register
from bot.chat.jobs.agenda import Agenda
from bot.chat.jobs.delivery import Delivery
from bot.chat.jobs.handlers import handlers
from bot.chat.jobs.life import BEAT, Life
from bot.chat.jobs.losses import close_all_lost
from bot.chat.jobs.outbox import Outbox
from bot.chat.jobs.warming import paint_open_tables
from bot.chat.posts.film import Films
from bot.chat.posts.public import Posts
from bot.chat.services import Services
from bot.chat.shard import Shard
from bot.chat.transport.admission import Admission
from bot.chat.transport.claims import Claims
from bot.chat.transport.course import concerns, reach
from bot.chat.transport.deliveries import Deliveries
from bot.chat.transport.gateway import REFUSING
from bot.chat.transport.limits import Limits
from bot.chat.transport.prompts import Prompts
from bot.chat.transport.shards import Shards
from bot.chat.transport.starts import Gate
from bot.monitoring.probe import SILENT, Stage
from bot.presenters import PRESENTERS
from bot.tables.history.outcomes import Outcomes
from bot.tables.people.settings import People
from bot.tables.people.sightings import Sightings
from bot.tables.servers import Servers
from bot.tables.tables import Tables
from bot.thinking.thinker import ThreadThinker

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping, Sequence
    from types import TracebackType

    from bot.chat.painter import Painter
    from bot.chat.transport.starts import Starts
    from bot.games.game import AnyGame, Rng
    from bot.monitoring.probe import Probe
    from bot.presenters.presenter import AnyPresenter
    from bot.thinking.thinker import Thinker
    from storage import Database

LAST_ANSWERS = 3.0
"""Seconds that answers on their way have to arrive when the bot stops: Discord waits no longer."""
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
        thinker: Thinker | None = None,
    ) -> None:
        thinker = thinker or ThreadThinker()
        tables = Tables(database, games, rng or SystemRandom(), self._start_jobs, now, thinker)
        posts = Posts(presenters, painter)
        self.services = Services(
            shards=Shards(),
            database=database,
            games=games,
            tables=tables,
            people=People(database),
            servers=Servers(database),
            posts=posts,
            films=Films(tables.archive, posts, painter),
            claims=Claims(),
            sightings=Sightings(),
            outcomes=Outcomes(database, tables.archive, posts.taste),
            deliveries=Deliveries(self._attempted),
            prompts=Prompts(),
            limits=limits or Limits(),
            thinker=thinker,
            now=now,
        )
        self.agenda = Agenda(database, handlers(self.services), now, sleep)
        deliver = Delivery(self.services, self.agenda.arm)
        self.outbox = Outbox(database, self.services.deliveries.following(deliver), now)
        self.life = Life(database, beat, sleep)
        self.admission = Admission()
        self.shards: Sequence[Shard] = ()
        self.probe: Probe = SILENT
        self._painter = painter
        self._jobs: list[asyncio.Task[None]] = []
        self._logged_in = 0
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

    def open_shards(self, count: int, gate: Gate | None = None) -> Sequence[Shard]:
        """Make the clients of all shards, and return them; they are not logged in yet.

        Parameters
        ----------
        gate
            Lets them identify themselves one after the other; None: at most one in 5 seconds.
        """
        gate = gate or Gate()
        self.services.shards.count = count
        parts = self.services, self.admission, gate, self._count_login
        self.shards = [Shard(number, count, *parts) for number in range(count)]
        for shard in self.shards:
            self.services.shards.add(shard.number, shard)
            shard.probe = self.probe
        return self.shards

    def measure(self, probe: Probe) -> None:
        """Tell a probe of all that the bot does from now on."""
        self.probe = self.outbox.probe = self.agenda.probe = probe
        for shard in self.shards:
            shard.probe = probe
        self._painter.measure(probe)

    @property
    def latency(self) -> float:
        """How long the slowest shard waits for Discord, in seconds; nan if none is connected."""
        known = (shard.latency for shard in self.shards)
        return max((each for each in known if not math.isnan(each)), default=math.nan)

    async def wait_until_ready(self) -> None:
        """Wait until a shard knows its servers. With many of them, all take minutes."""
        await self._ready.wait()

    async def start(self, token: str, starts: Starts, count: int | None = None) -> None:
        """Log in with every shard, and answer Discord until the bot is closed.

        Parameters
        ----------
        starts
            What Discord has just said about beginning connections.
        count
            How many shards there are; None: as many as Discord recommends.

        Raises
        ------
        StartsUsedUp
            When so many connections may not be begun now.
        discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError
            When Discord refuses the bot, or cannot be reached at the start.
        """
        count = count or starts.shards
        starts.check(count)
        gate = Gate(starts.max_concurrency)
        lines: dict[int, list[Shard]] = {}
        for shard in self.open_shards(count, gate):
            await shard.login(token)
            lines.setdefault(gate.bucket(shard.number), []).append(shard)
        try:
            async with asyncio.TaskGroup() as tasks:
                for line in lines.values():
                    tasks.create_task(self._connect(line, tasks))
        except ExceptionGroup as errors:
            # One shard that Discord refuses for good says why it would refuse all of them.
            raise errors.exceptions[0] from None

    async def _connect(self, line: Sequence[Shard], tasks: asyncio.TaskGroup) -> None:
        """Connect the shards of one bucket in order, each once the one before has had its turn.

        A connection that waits longer than a minute before it identifies itself is given up.
        """
        for shard in line:
            tasks.create_task(shard.connect(), name=f"shard {shard.number}")
            await shard.identified.wait()

    async def _count_login(self) -> None:
        self._logged_in += 1
        if self._logged_in == len(self.shards):
            await self.begin()

    async def begin(self) -> None:
        """Register the commands and take up what was owed or due when the bot stopped.

        This comes once all shards are logged in, and before they connect.
        """
        await self.services.people.load()
        await register(self.shards[0].tree)
        if self._ending:
            return
        await self.life.begin()
        await self.outbox.start()
        self.agenda.arm()
        warming = paint_open_tables(self.services)
        self._jobs.append(asyncio.create_task(warming, name="warming"))
        for shard in self.shards:
            job = self._notice_losses(shard)
            self._jobs.append(asyncio.create_task(job, name=f"losses of shard {shard.number}"))

    async def _notice_losses(self, shard: Shard) -> None:
        """Close the tables that were lost while the bot was away, once a shard knows its servers.

        Not in `on_ready`: discord.py calls that even after the end, and fails.
        """
        await shard.wait_until_ready()
        self._ready.set()
        await close_all_lost(self.services, shard.number)

    async def close(self) -> None:
        """Finish the answers on their way, stop the jobs, then close the database."""
        self._ending = True
        answering = [task for task in asyncio.all_tasks() if task.get_name() in _ANSWERING]
        if answering:
            await asyncio.wait(answering, timeout=LAST_ANSWERS)
        for job in self._jobs:
            job.cancel()
        await self.outbox.close()
        await self.agenda.close()
        await self.life.close()
        await self.services.tables.reviews.close()
        await asyncio.gather(*(shard.close() for shard in self.shards))
        await self.services.database.close()

    async def show_tables_again(self) -> None:
        """Post every open table anew, for a channel whose older messages are gone."""
        for record in await self.services.database.tables.all_open():
            await self.services.database.outbox.delete_post(record.id)
            await self.services.tables.show_again(record.id)

    def _start_jobs(self, table_id: int, due_after: int | None) -> None:
        """Start to deliver the posts owed for a table, and set the timer; return at once."""
        concerns(table=table_id)
        reach(Stage.STORED)
        self.services.deliveries.owe(table_id)
        self.outbox.start_delivery(table_id)
        if due_after is not None:
            self.agenda.arm(due_after)

    async def _attempted(self, table_id: int) -> None:
        await self.outbox.attempted(table_id)


def now() -> int:
    """Return the time in milliseconds since 1970-01-01 UTC."""
    return int(discord.utils.utcnow().timestamp() * 1000)
