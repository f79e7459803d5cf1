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
from tests.bench.clicks import PAUSE, Clicks, choices
from tests.bench.processor import run, spent
from tests.bench.sprites import draw
from tests.bench.watched import FILE, LAUNCHER, read
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
    from tests.bench.watched import Watched
    from tests.wire.world import Channel

TABLES = (1, 10, 50, 200)
"""How many tables move as fast as they can."""
BURST_TABLES = 100
"""At how many tables a burst of clicks comes."""
MOVES = 1_500
"""How many moves are measured each time, shared among the tables."""
WARMING_UP = 20
"""How many moves each table makes before."""
RATES = (5, 10, 20, 40)
"""Moves a second at a steady rate."""
STEADY_TABLES = 50
SECONDS = 10
"""How long a steady rate is kept."""
WARMED = 20
"""How many tables make them."""
THINKING, COMPUTERS, SECONDS_OF_THINKING = 8, 3, 60
"""At how many tables computers think, how many at each, and for how long they are watched."""
PATIENCE = 0.5
"""Seconds to the picture that are quick enough."""
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
    watched: Watched

    @property
    def rate(self) -> float:
        """Return the moves a second."""
        return len(self.waited) / self.taken

    @property
    def slow(self) -> float:
        """Return the seconds after which 95 of 100 moves are seen."""
        return quantiles([each.post for each in self.waited], n=100)[94]


class Club:
    """A bot and its tables; a table whose game is over is replaced by a new one.

    Parameters
    ----------
    computers
        What the option `computers` is at each table of one person; "": two people play.
    """

    def __init__(self, process: BotProcess, discord: Loopback, computers: str = "") -> None:
        self._computers = computers
        self.process = process
        self.discord = discord
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

    async def against_computers(self, seconds: int) -> Load:
        """Let people move whenever their turn has come, for so long."""
        waited: list[Waited] = []
        end = perf_counter() + seconds

        async def play(table: Clicks) -> None:
            while perf_counter() < end:
                if choices(table.seen.post):
                    waited.append(await table.move())
                await asyncio.sleep(PAUSE)

        return await self._measured(waited, [play(table) for table in self.tables])

    def keep(self, count: int) -> None:
        """Leave all tables but so many alone from now on."""
        del self.tables[count:]

    async def burst(self, count: int) -> Burst:
        """Let everybody at so many tables click at the same moment."""
        for at, table in enumerate(self.tables[:count]):
            if not choices(table.seen.post):
                self.tables[at] = await self._table()
        return await burst(self.discord, [table.seen for table in self.tables[:count]])

    async def move(self, at: int) -> Waited:
        """Make a move at a table."""
        if not choices(self.tables[at].seen.post):
            self.tables[at] = await self._table()
        return await self.tables[at].move()

    async def _measured(
        self, waited: Sequence[Waited], plays: Sequence[Coroutine[Any, Any, None]]
    ) -> Load:
        await read(self.process)
        before, begin = spent(self.process.pid), perf_counter()
        await asyncio.gather(*plays)
        taken, took = perf_counter() - begin, spent(self.process.pid) - before
        return Load(waited, taken, took, await read(self.process))

    async def _table(self) -> Clicks:
        discord = self.discord
        channel: Channel = await discord.create_channel(f"games-{len(discord.world.channels)}")
        number = len(discord.world.channels) % (len(discord.world.people) // 2)
        people = discord.world.people[2 * number : 2 * number + (1 if self._computers else 2)]
        seen = TableSeen(discord, channel)
        host, *guests = [Actor(discord, each) for each in people]
        await start(seen, host, *guests, computers=self._computers)
        return Clicks(seen, self._rng)


def main() -> None:
    """Measure and print."""
    run(_measure())


async def _measure() -> None:
    async with _club() as club:
        loads: list[Load] = []
        print(_HEAD)
        for tables in TABLES:
            await club.open(tables)
            await club.at_full_speed(tables, WARMING_UP * min(tables, WARMED))
            loads.append(await club.at_full_speed(tables, MOVES))
            print(_row(f"{tables} as fast as they can", loads[-1]))
        crowd = await club.burst(BURST_TABLES)
        club.keep(STEADY_TABLES)
        for rate in RATES:
            loads.append(await club.at_rate(rate, SECONDS))
            print(_row(f"{STEADY_TABLES}, {rate} a second", loads[-1]))
        most = max((each.rate for each in loads if each.slow < PATIENCE), default=0.0)
        thinkers = Club(club.process, club.discord, ", ".join(["hard"] * COMPUTERS))
        await thinkers.open(THINKING)
        print(
            _row(
                f"{THINKING} with {COMPUTERS} hard computers each (thinking counts as painting)",
                await thinkers.against_computers(SECONDS_OF_THINKING),
            )
        )
        print(f"\nThe most moves a second with a p95 to the picture under 500 ms: {most:.0f}.")
        print(row(crowd))


@asynccontextmanager
async def _club() -> AsyncGenerator[Club]:
    people = [Person(f"person-{number}") for number in range(2 * STEADY_TABLES)]
    with TemporaryDirectory() as folder:
        async with Loopback(World(people, []), None, token="bench.test.token") as discord:  # noqa: S106
            sprites = Path(folder, "sprites")
            settings = {FILE: str(Path(folder, "watched")), "CABLE_CAR_SPRITES": str(sprites)}
            process = BotProcess(discord, Path(folder), settings, launcher=LAUNCHER)
            await draw(process, sprites)
            try:
                await process.start()
                yield Club(process, discord)
            finally:
                await process.stop()


_HEAD = """
| tables | moves a second | ms to the answer: median, p95, p99 | ms to the picture | \
ms of CPU a move: bot | painter | statements, commits a move | ms of lag, p99 |
|---|---|---|---|---|---|---|---|"""


def _row(name: str, load: Load) -> str:
    moves = len(load.waited)
    cost = load.spent / moves
    return (
        f"| {name} | {load.rate:.1f} | {_times([each.answer for each in load.waited])}"
        f" | {_times([each.post for each in load.waited])}"
        f" | {cost.own * 1000:.1f} | {cost.children * 1000:.1f}"
        f" | {load.watched.statements / moves:.1f}, {load.watched.commits / moves:.1f}"
        f" | {load.watched.lag:.0f} |"
    )


def _times(seconds: Sequence[float]) -> str:
    """Return the median and the percentiles 95 and 99, in milliseconds."""
    parts = quantiles(seconds, n=100)
    return ", ".join(f"{parts[at - 1] * 1000:.0f}" for at in (50, 95, 99))
