"""Measures the bot and shows the metrics."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack, asynccontextmanager
from typing import TYPE_CHECKING

import structlog

from bot.chat.app import now
from bot.chat.gateway.events import is_connected
from bot.monitoring.exposition import Load, Vitals, served
from bot.monitoring.metrics import Metrics
from bot.monitoring.probe import BLOCKED
from storage.backlog import PAUSED
from storage.errors import StorageError
from storage.records import TableStatus

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable

    from bot.chat.app import CableCar


log = structlog.get_logger()

LATE = 60_000
"""Milliseconds after which due work is late."""
WAITING = "waiting"
"""The state of posts that Discord can take."""


@asynccontextmanager
async def measured(bot: CableCar, port: int) -> AsyncGenerator[Metrics]:
    """Measure the bot meanwhile, and show the metrics on this port or the next free one."""
    metrics = Metrics()
    async with AsyncExitStack() as stack:
        found = await stack.enter_async_context(served(metrics.registry, port, lambda: read(bot)))
        if found is None:
            log.warning("metrics are not shown: this port and the next ones are taken", port=port)
        elif found != port:
            log.warning("metrics are on the next free port", port=found, taken=port)
        bot.measure(metrics)
        lag = asyncio.create_task(measure_lag(metrics.lag), name="lag")
        stack.callback(lag.cancel)
        yield metrics


async def read(bot: CableCar) -> Vitals:
    """Return the figures for the gauges; without a load if the database cannot be read."""
    try:
        load = await _load(bot)
    except StorageError:
        load = None
    begun = [shard for shard in bot.shards if shard.begun]
    leases = bot.services.database.leases
    waits = leases.shared and not leases.holding.shards
    connected = waits or (bool(begun) and all(map(is_connected, begun)))
    errors = bot.services.database.errors
    return Vitals(connected, bot.latency, bot.keeper.budget.left, errors, load)


async def _load(bot: CableCar) -> Load:
    time = now()
    database = bot.services.database
    share = database.leases.holding.share
    found = await database.backlog.read(time - LATE, bot.agenda.kinds, share)
    posts: dict[str, tuple[int, float]] = dict.fromkeys((WAITING, *BLOCKED), (0, 0.0))
    for table in found.owed:
        reason = bot.outbox.failures.get(table.table_id)
        state = reason if reason is not None and reason in BLOCKED else WAITING
        number, oldest = posts[state]
        posts[state] = number + table.posts, max(oldest, (time - table.since) / 1000)
    return Load(
        {state: found.tables.get(state, 0) for state in (*TableStatus, PAUSED)},
        posts,
        found.late,
        (time - found.late_since) / 1000 if found.late else 0.0,
    )


EVERY = 0.25
"""Seconds between two looks."""


async def measure_lag(tell: Callable[[float], None], every: float = EVERY) -> None:
    """Sleep again and again, and tell by how many seconds each sleep was too long; never return."""
    loop = asyncio.get_running_loop()
    while True:
        begin = loop.time()
        await asyncio.sleep(every)
        tell(max(loop.time() - begin - every, 0.0))
