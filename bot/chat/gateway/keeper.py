"""Runs the shards that this process holds, and its fair share of them where there are others.

A process that starts, ends, dies or freezes changes who holds which shard. What it no longer holds
it lets go of: in good order if it is to hand them over, at once if others have taken them already.
"""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from contextlib import suppress
from typing import TYPE_CHECKING

import structlog

from bot.chat.gateway.events import is_connected
from bot.chat.gateway.shard import Shard
from bot.chat.gateway.starts import UNANSWERED, Budget, Gate, StartsUsedUp
from bot.monitoring.probe import SILENT
from bot.tables.changes.ledger import BOARD
from storage.errors import DatabaseNewer, StorageError
from storage.leases import Share

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable, Sequence

    from bot.chat.gateway.starts import Starts
    from bot.chat.services import Services
    from bot.chat.traffic.admission import Admission

log = structlog.get_logger()

LOOK = 1.0
"""Seconds between two looks at what this process holds."""
LAST_ANSWERS = 3.0
"""Seconds that answers on their way have to arrive: Discord waits no longer."""
LONGEST_BEGINNING = 60.0
"""Seconds that shards have to log in; meanwhile nothing else is looked after."""
LONGEST_PAUSE = 60.0
"""The most seconds until shards are taken again after that has failed."""
PATIENCE = 3
"""How often it may fail until what is held, and cannot be begun, is left to others."""
LAST_WORK = 3.0
"""Seconds that deliveries and due work have to end when a shard is handed over."""
DEAF = 120.0
"""Seconds without any connection to Discord after which shards are left to others."""
LONGEST_ASIDE = 900.0
"""The most seconds until a process asks again that has heard nothing: `DEAF`, doubled each time."""
_PASSING = (*UNANSWERED, StartsUsedUp)


class Keeper:
    """Opens, connects and closes shards.

    Parameters
    ----------
    begun
        Called with shards that have logged in, before they connect.
    settle
        Lets the work that is being done for a share end within so many seconds, and gives up the
        rest; returns the tables whose posts were being sent.

    Attributes
    ----------
    shards
        The clients, open until they are handed over or lost.
    budget
        How many connections may still be begun.
    """

    def __init__(
        self,
        services: Services,
        admission: Admission,
        begun: Callable[[Sequence[Shard]], Awaitable[None]],
        settle: Callable[[Share, float], Awaitable[frozenset[int]]],
    ) -> None:
        self.shards: list[Shard] = []
        self.probe = SILENT
        self._services = services
        self._admission = admission
        self._begun = begun
        self._settle = settle
        self._leases = services.database.leases
        self.budget = Budget()
        self._gate = Gate()
        self._lines: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._keeping: asyncio.Task[None] | None = None
        self._closing = False
        self._heard = 0.0
        """When a connection to Discord was open last, or none was wanted."""
        self._aside: float | None = None
        """Until when it takes no shard, having heard nothing; None: it may take some."""
        self._deaf = 0
        """How often in a row it has heard nothing."""
        self._doubtful: set[int] = set()
        """Tables whose posts this process may have sent after another one has taken them over."""

    def open(self, numbers: Iterable[int], count: int) -> Sequence[Shard]:
        """Make the clients of some shards of `count`; they are not logged in yet."""
        self._services.shards.count = count
        parts = self._services, self._admission, self._gate, self.budget
        logged_in: list[Shard] = []

        async def log_in(shard: Shard) -> None:
            self._services.shards.add(shard.number, shard)
            logged_in.append(shard)
            if len(logged_in) == len(opened):
                await self._begun(opened)

        opened = [Shard(number, count, *parts, log_in) for number in sorted(numbers)]
        for shard in opened:
            self.shards.append(shard)
            shard.probe = self.probe
        return opened

    async def run(
        self, token: str, starts: Starts, ask: Callable[[str], Awaitable[Starts]]
    ) -> None:
        """Run what this process holds until it is closed.

        Parameters
        ----------
        starts
            What Discord has just said about beginning connections.
        ask
            Asks Discord anew, before more connections are begun.

        Raises
        ------
        StartsUsedUp
            When so many connections may not be begun now.
        DatabaseNewer
            When the database was updated while this process stood still.
        discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError
            When Discord refuses the bot, or cannot be reached at the start.
        """
        held = self._leases.holding.shards
        self.budget.left = starts.remaining
        starts.check(len(held))
        self._gate = Gate(starts.max_concurrency, reserve=self._leases.reserve)
        try:
            async with asyncio.TaskGroup() as tasks:
                if held:
                    await self._begin(held, token, tasks)
                if self._leases.shared and not self._closing:
                    self._keeping = tasks.create_task(self._keep(token, ask, tasks), name="shards")
        except ExceptionGroup as errors:
            # One shard that Discord refuses for good says why it would refuse all of them.
            raise errors.exceptions[0] from None

    async def close(self) -> None:
        """Close all shards; none is begun any more."""
        self._closing = True
        if self._keeping is not None:
            self._keeping.cancel()
        await asyncio.gather(*(shard.close() for shard in self.shards))

    async def _begin(self, numbers: Iterable[int], token: str, tasks: asyncio.TaskGroup) -> None:
        """Log in with shards, then connect those of one bucket in order.

        A connection that waits longer than a minute before it identifies itself is given up.
        """
        if self._closing:
            return
        opened = self.open(numbers, self._leases.holding.count)
        try:
            for shard in opened:
                await shard.login(token)
        except BaseException:
            await self._drop(opened)
            raise
        if self._closing:
            # They are closed already, and what they need may be, too.
            return
        for shard in opened:
            tasks.create_task(self._connect(shard, tasks), name=f"line of shard {shard.number}")

    async def _connect(self, shard: Shard, tasks: asyncio.TaskGroup) -> None:
        async with self._lines[self._gate.bucket(shard.number)]:
            tasks.create_task(shard.connect(), name=f"shard {shard.number}")
            await shard.identified.wait()

    async def _keep(
        self, token: str, ask: Callable[[str], Awaitable[Starts]], tasks: asyncio.TaskGroup
    ) -> None:
        failed, again = 0, 0.0
        while not self._closing:
            await asyncio.sleep(LOOK)
            try:
                await self._let_go()
                await self._listen()
                if time.monotonic() >= again:
                    await self._take(token, ask, tasks)
                    failed = 0
            except DatabaseNewer:
                # The database was updated while this process stood still, which must end.
                raise
            except Exception as error:
                # A boundary: whatever is wrong now, this process must go on letting go of shards.
                foreseen = isinstance(error, (StorageError, *_PASSING))
                log.warning(
                    "shards not looked after",
                    error=str(error) or type(error).__name__,
                    exc_info=None if foreseen else error,
                )
                again = time.monotonic() + min(LOOK * 2**failed, LONGEST_PAUSE)
                failed += 1
                if failed > PATIENCE:
                    await self._leave_to_others()

    async def _let_go(self) -> None:
        holding = self._leases.holding
        lost = [shard for shard in self.shards if shard.number not in holding.shards]
        if lost:
            log.warning("shards taken over", shards=[shard.number for shard in lost])
            await self._drop(lost)
            gone = frozenset(shard.number for shard in lost)
            self._doubtful |= await self._settle(Share(holding.count, gone), 0.0)
        excess = sorted(holding.shards)[holding.fair :]
        for shard in [shard for shard in self.shards if shard.number in excess]:
            log.info("shard handed over", shard=shard.number, processes=holding.processes)
            await self._hand_over(shard)

    async def _listen(self) -> None:
        begun = [shard for shard in self.shards if shard.identified.is_set()]
        clock = time.monotonic()
        if not begun or any(map(is_connected, begun)):
            self._heard = clock
            if begun:
                self._deaf = 0
            return
        if clock - self._heard < DEAF or self._leases.holding.processes == 1:
            return
        holding = self._leases.holding
        log.warning("no connection to Discord; shards left", shards=sorted(holding.shards))
        await self._drop([*self.shards])
        self._doubtful |= await self._settle(holding.share, 0.0)
        await self._leases.stand_back()
        self._aside = clock + min(DEAF * 2**self._deaf, LONGEST_ASIDE)
        self._deaf += 1

    async def _take(
        self, token: str, ask: Callable[[str], Awaitable[Starts]], tasks: asyncio.TaskGroup
    ) -> None:
        if self._aside is not None:
            if time.monotonic() < self._aside:
                return
            # Who cannot reach Discord takes nothing.
            await ask(token)
            self._aside = None
        holding = self._leases.holding
        if len(holding.shards) < holding.fair:
            holding = await self._leases.take(anew=not self.shards)
        while self._doubtful:
            # The process that has the table now shows it once more.
            await self._services.database.outbox.add(min(self._doubtful), BOARD)
            self._doubtful.remove(min(self._doubtful))
        new = holding.shards.difference(shard.number for shard in self.shards)
        if new:
            async with asyncio.timeout(LONGEST_BEGINNING):
                starts = await ask(token)
                self.budget.left = starts.remaining
                starts.check(len(new))
                log.info("shards taken", shards=sorted(new), processes=holding.processes)
                await self._begin(new, token, tasks)

    async def _leave_to_others(self) -> None:
        holding = self._leases.holding
        idle = holding.shards.difference(shard.number for shard in self.shards)
        if idle and holding.processes > 1:
            with suppress(StorageError):
                await self._leases.let_go(idle)

    async def _hand_over(self, shard: Shard) -> None:
        await shard.answered(LAST_ANSWERS)
        self._services.shards.remove(shard.number)
        share = Share(self._leases.holding.count, frozenset({shard.number}))
        await self._settle(share, LAST_WORK)
        await self._drop([shard])
        await self._leases.let_go([shard.number])

    async def _drop(self, shards: Sequence[Shard]) -> None:
        for shard in shards:
            self._services.shards.remove(shard.number)
            self.shards.remove(shard)
        await asyncio.gather(*(shard.close() for shard in shards))
