"""How many moves the bot carries out, and how long people wait, with many tables at once.

The real process plays San Francisco on a loopback Discord, two people at each table. First every
table moves as soon as its post shows the last move; then moves come at a steady rate, each at the
table that has waited longest. The loopback server and the people run in this process, beside the
bot: on two cores they take one of them.
"""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from statistics import quantiles
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import TYPE_CHECKING, Any, NamedTuple

from tests.bench.burst import burst, row
from tests.bench.clicks import Clicks, choices
from tests.bench.machine import machine
from tests.bench.processor import TimesError, spent
from tests.wire.actor import Actor
from tests.wire.process import BotProcess
from tests.wire.server import Loopback
from tests.wire.table import TableSeen, start
from tests.wire.world import Person, World

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Coroutine, Sequence

    from tests.bench.burst import Burst
    from tests.bench.clicks import Waited
    from tests.bench.processor import Spent
    from tests.wire.world import Channel

TABLES = (1, 10, 50)
BURST_TABLES = 100
"""At how many tables a burst of clicks comes."""
"""How many tables move as fast as they can."""
MOVES = 500
"""How many moves are measured each time, shared among the tables."""
WARMING_UP = 20
"""How many moves each table makes before, so that most sprites are drawn."""
RATES = (5, 10, 20, 40)
"""Moves a second at a steady rate."""
STEADY_TABLES = 50
SECONDS = 10
"""How long a steady rate is kept."""
SEED = 11


class Load(NamedTuple):
    """What was measured.

    Attributes
    ----------
    taken
        Seconds of the clock for all moves.
    """

    waited: Sequence[Waited]
    taken: float
    spent: Spent


class Club:
    """A bot and its tables; a table whose game is over is replaced by a new one."""

    def __init__(self, process: BotProcess, discord: Loopback) -> None:
        self._process = process
        self._discord = discord
        self._rng = Random(SEED)
        self.tables: list[Clicks] = []

    async def open(self, count: int) -> None:
        """Have so many tables that play."""
        while len(self.tables) < count:
            self.tables.append(await self._table())

    async def at_full_speed(self, tables: int, moves: int) -> Load:
        """Let so many tables move as fast as they can."""
        waited: list[Waited] = []

        async def play(at: int) -> None:
            while len(waited) < moves:
                waited.append(await self.move(at))

        return await self._measured(waited, [play(at) for at in range(tables)])

    async def at_rate(self, rate: int, seconds: int) -> Load:
        """Let moves come at a steady rate, each at the table that has waited longest."""
        waited: list[Waited] = []
        free = deque(range(len(self.tables)))

        async def play(number: int, begin: float) -> None:
            await asyncio.sleep(max(0.0, begin + number / rate - perf_counter()))
            if free:
                at = free.popleft()
                waited.append(await self.move(at))
                free.append(at)

        begin = perf_counter()
        return await self._measured(waited, [play(n, begin) for n in range(rate * seconds)])

    async def burst(self) -> Burst:
        """Let everybody at all tables click at the same moment."""
        for at, table in enumerate(self.tables):
            if not choices(table.seen.post):
                self.tables[at] = await self._table()
        return await burst(self._discord, [table.seen for table in self.tables])

    async def move(self, at: int) -> Waited:
        """Make a move at a table."""
        if not choices(self.tables[at].seen.post):
            self.tables[at] = await self._table()
        return await self.tables[at].move()

    async def _measured(
        self, waited: Sequence[Waited], plays: Sequence[Coroutine[Any, Any, None]]
    ) -> Load:
        before, begin = spent(self._process.pid), perf_counter()
        await asyncio.gather(*plays)
        return Load(waited, perf_counter() - begin, spent(self._process.pid) - before)

    async def _table(self) -> Clicks:
        discord = self._discord
        channel: Channel = await discord.create_channel(f"games-{len(discord.world.channels)}")
        number = len(discord.world.channels) % (len(discord.world.people) // 2)
        people = discord.world.people[2 * number : 2 * number + 2]
        seen = TableSeen(discord, channel)
        await start(seen, *(Actor(discord, each) for each in people))
        return Clicks(seen, self._rng)


def main() -> None:
    """Measure and print."""
    print(machine())
    try:
        asyncio.run(_measure())
    except TimesError as error:
        print(error)


async def _measure() -> None:
    async with _club() as club:
        print(_HEAD)
        for tables in TABLES:
            await club.open(tables)
            await club.at_full_speed(tables, WARMING_UP * tables)
            print(_row(f"{tables} as fast as they can", await club.at_full_speed(tables, MOVES)))
        print(row(await club.burst()))
        await club.open(STEADY_TABLES)
        for rate in RATES:
            print(_row(f"{STEADY_TABLES}, {rate} a second", await club.at_rate(rate, SECONDS)))


@asynccontextmanager
async def _club() -> AsyncGenerator[Club]:
    people = [Person(f"person-{number}") for number in range(2 * STEADY_TABLES)]
    with TemporaryDirectory() as folder:
        async with Loopback(World(people, []), None, token="bench.test.token") as discord:  # noqa: S106
            process = BotProcess(discord, Path(folder))
            try:
                await process.start()
                yield Club(process, discord)
            finally:
                await process.stop()


_HEAD = """
| tables | moves a second | ms to the answer: median, p95, p99 | ms to the picture | \
ms of CPU a move: bot | painter |
|---|---|---|---|---|---|"""


def _row(name: str, load: Load) -> str:
    moves = len(load.waited)
    cost = load.spent / moves
    return (
        f"| {name} | {moves / load.taken:.1f} | {_times([each.answer for each in load.waited])}"
        f" | {_times([each.post for each in load.waited])}"
        f" | {cost.own * 1000:.1f} | {cost.children * 1000:.1f} |"
    )


def _times(seconds: Sequence[float]) -> str:
    """Return the median and the percentiles 95 and 99, in milliseconds."""
    parts = quantiles(seconds, n=100)
    return ", ".join(f"{parts[at - 1] * 1000:.0f}" for at in (50, 95, 99))
