"""What one process carries on a file and on a server, and what several carry together.

The real processes on a loopback Discord, on SQLite and on a PostgreSQL server of this machine that
writes to the disk as usual. The rig and the people run in this process: on two cores, the machine
is the limit long before four processes of the bot are, so the processor time of a move counts more
than the moves a second.
"""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import TYPE_CHECKING

from storage import Database
from storage.location import Server
from tests.bench.clicks import Clicks, choices
from tests.bench.filling import fill
from tests.bench.processor import Spent, memory, run, spent
from tests.bench.sprites import draw
from tests.postgres import PostgresServer, programs
from tests.wire.actor import Actor
from tests.wire.process import BotProcess
from tests.wire.seams import LEASE, USUAL
from tests.wire.server import Loopback
from tests.wire.table import TableSeen, start
from tests.wire.world import Channel, Person, World, snowflake_on

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Sequence

    from storage.location import Location
    from tests.bench.clicks import Waited

SHARDS = 8
TABLES = 32
"""How many tables move, each on a server of its own."""
WARMING_UP, MOVES = 3, 400
"""Moves of each table before, and moves that are measured together."""
RATE, SECONDS = 15, 15
"""Moves a second at a steady rate, and for how long."""
PROCESSES = (1, 2, 4)
STORED = (100, 10_000, 1_000_000)
"""How many tables are stored, each with two seats and four actions."""
STORED_MOVES = 60
ENGINES = {
    "SQLite": {"server": False},
    "PostgreSQL": {"server": True},
}
"""What the databases are, as `Rig.database` takes it."""
TAKEN_FROM = 3
"""How many processes there are when one of them goes."""
FEW, MANY = 1, 1_000
"""Servers on the shards whose memory is measured."""
CHANNELS = 20
"""Channels of each of these servers."""


@dataclass(frozen=True)
class Rig:
    """Where processes run.

    Parameters
    ----------
    server
        The PostgreSQL server, or None if this machine has none.
    """

    folder: Path
    sprites: Path
    server: PostgresServer | None

    @asynccontextmanager
    async def bots(
        self, discord: Loopback, count: int, location: Location, shards: int = SHARDS
    ) -> AsyncGenerator[list[BotProcess]]:
        """Run so many processes on a database until they share all shards."""
        found: list[BotProcess] = []
        async with AsyncExitStack() as stack:
            for number in range(count):
                folder = stack.enter_context(TemporaryDirectory(dir=self.folder))
                process = BotProcess(
                    discord,
                    Path(folder),
                    {
                        "CABLE_CAR_SPRITES": str(self.sprites),
                        "CABLE_CAR_SHARDS": str(shards),
                        "CABLE_CAR_DATABASE": str(location),
                        LEASE: USUAL,
                    },
                    name=f"bot{number}",
                    server=location if isinstance(location, Server) else None,
                )
                stack.push_async_callback(process.stop)
                await process.launch()
                found.append(process)
            async with asyncio.timeout(120):
                while not _shared(discord, found, shards):  # noqa: ASYNC110  (no event tells of all)
                    await asyncio.sleep(0.05)
            yield found

    @asynccontextmanager
    async def database(self, *, server: bool, stored: int = 0) -> AsyncGenerator[Location]:
        """Make a database with so many tables in it, all of them over."""
        if server:
            assert self.server is not None
            location = self.server.create()
            await asyncio.to_thread(fill, location, stored)
            yield location
            self.server.drop(location)
        else:
            with TemporaryDirectory(dir=self.folder) as folder:
                location = Path(folder, "bot.sqlite3")
                await (await Database.open(location)).close()
                await asyncio.to_thread(fill, location, stored)
                yield location

    def spent(self, bots: Sequence[BotProcess]) -> tuple[Spent, float]:
        """Return what the bots have taken, and what the database server has."""
        taken = sum((spent(each.pid) for each in bots), Spent(0.0, 0.0))
        if self.server is None:
            return taken, 0.0
        there = spent(self.server.pid)
        return taken, there.own + there.children


def main() -> None:
    """Measure and print."""
    run(_measure())


async def _measure() -> None:
    with TemporaryDirectory() as name:
        folder = Path(name)
        found = programs()
        server = PostgresServer(found) if found else None
        if server is None:
            print("PostgreSQL is not installed, so only SQLite is measured.")
        else:
            server.start(safe=True)
        try:
            if server is not None:
                await server.make_template()
            rig = Rig(folder, folder / "sprites", server)
            await _draw(rig)
            await _throughput(rig)
            await _stored(rig)
            if server is not None:
                await _takeover(rig)
            await _memory(rig)
        finally:
            if server is not None:
                server.close()


async def _draw(rig: Rig) -> None:
    async with _discord(1) as discord:
        settings = {"CABLE_CAR_SPRITES": str(rig.sprites)}
        await draw(BotProcess(discord, rig.folder, settings), rig.sprites)


@asynccontextmanager
async def _discord(
    servers: int, channels: int = 1, shards: int = SHARDS
) -> AsyncGenerator[Loopback]:
    """Begin a Discord with so many servers, one after the other on each shard."""
    people = [Person("ann"), Person("bob")]
    first = snowflake_on(0, shards)
    worlds = [
        World(
            people,
            [Channel(f"games-{number}-{each}") for each in range(channels)],
            id=first + (number << 22),
        )
        for number in range(servers)
    ]
    async with Loopback(worlds[0], None, token="bench.test.token") as discord:  # noqa: S106
        discord.worlds[:] = worlds
        discord.gateway.starts.every = 0.0
        yield discord


def _shared(discord: Loopback, bots: Sequence[BotProcess], shards: int) -> bool:
    found = [discord.gateway.shards_of(each.name) for each in bots]
    even = max(map(len, found)) - min(map(len, found)) <= 1
    return even and sorted(number for each in found for number in each) == [*range(shards)]


async def _open(discord: Loopback) -> list[Clicks]:
    """Let a game begin on each server."""
    found: list[Clicks] = []
    for number, world in enumerate(discord.worlds):
        seen = TableSeen(discord, world.channels[0])
        await start(seen, *(Actor(discord, each) for each in world.people))
        found.append(Clicks(seen, Random(number)))
    return found


async def _throughput(rig: Rig) -> None:
    print(
        "\n| database, processes | moves a second | ms to the answer at"
        f" {RATE} a second: median, p95 | ms of CPU a move: bots | painters | database server |"
        "\n|---|---|---|---|---|---|"
    )
    ways = [("SQLite", 1)]
    if rig.server is not None:
        ways += [("PostgreSQL", count) for count in PROCESSES]
    for name, count in ways:
        async with (
            rig.database(**ENGINES[name]) as location,
            _discord(TABLES) as discord,
            rig.bots(discord, count, location) as bots,
        ):
            tables = await _open(discord)
            await asyncio.gather(*(each.play(WARMING_UP) for each in tables))
            before, there = rig.spent(bots)
            begin = perf_counter()
            moves = await _at_full_speed(tables, MOVES)
            rate = moves / (perf_counter() - begin)
            after, now_there = rig.spent(bots)
            cost = (after - before) / moves
            waited = await _at_rate(tables, RATE, SECONDS)
            slow = quantiles([each.answer for each in waited], n=100)[94]
            middle = median(each.answer for each in waited)
            print(
                f"| {name}, {count} | {rate:.1f} | {middle * 1000:.0f}, {slow * 1000:.0f}"
                f" | {cost.own * 1000:.1f} | {cost.children * 1000:.1f}"
                f" | {(now_there - there) / moves * 1000:.1f} |"
            )


async def _at_full_speed(tables: Sequence[Clicks], moves: int) -> int:
    """Let every table move as fast as it can; return how many moves it were."""
    made = 0

    async def play(table: Clicks) -> None:
        nonlocal made
        while made < moves and choices(table.seen.post):
            made += 1
            await table.move()

    await asyncio.gather(*map(play, tables))
    return made


async def _at_rate(tables: Sequence[Clicks], rate: int, seconds: int) -> list[Waited]:
    """Let moves come at a steady rate, each at the table that has waited longest."""
    waited: list[Waited] = []
    free = deque(each for each in tables if choices(each.seen.post))
    begin = perf_counter()

    async def play(number: int) -> None:
        await asyncio.sleep(max(0.0, begin + number / rate - perf_counter()))
        if free:
            table = free.popleft()
            waited.append(await table.move())
            if choices(table.seen.post):
                free.append(table)

    await asyncio.gather(*map(play, range(rate * seconds)))
    return waited


async def _stored(rig: Rig) -> None:
    print(
        "\n| database, tables stored | s to listening | ms of CPU a move: bot | database server |"
        " ms to the picture |\n|---|---|---|---|---|"
    )
    for name, engine in ENGINES.items() if rig.server else [("SQLite", ENGINES["SQLite"])]:
        for count in STORED:
            async with (
                rig.database(**engine, stored=count) as location,
                _discord(1) as discord,
            ):
                begin = perf_counter()
                async with rig.bots(discord, 1, location) as bots:
                    started = perf_counter() - begin
                    (table,) = await _open(discord)
                    await table.play(WARMING_UP)
                    before, there = rig.spent(bots)
                    waited = [(await table.move()).post for _ in range(STORED_MOVES)]
                    after, now_there = rig.spent(bots)
                print(
                    f"| {name}, {count:,} | {started:.2f}"
                    f" | {(after - before).own / STORED_MOVES * 1000:.1f}"
                    f" | {(now_there - there) / STORED_MOVES * 1000:.1f}"
                    f" | {median(waited) * 1000:.0f} |"
                )


async def _takeover(rig: Rig) -> None:
    print(f"\n| of {TAKEN_FROM} processes one is | s until the others run its shards |\n|---|---|")
    for how in ("stopped", "killed"):
        async with (
            rig.database(server=True) as location,
            _discord(SHARDS) as discord,
            rig.bots(discord, TAKEN_FROM, location) as (gone, *others),
        ):
            begin = perf_counter()
            stopping = asyncio.create_task(gone.stop() if how == "stopped" else gone.kill())
            while not _shared(discord, others, SHARDS):  # noqa: ASYNC110
                await asyncio.sleep(0.05)
            print(f"| {how} | {perf_counter() - begin:.1f} |")
            await stopping


async def _memory(rig: Rig) -> None:
    print("\n| shards | servers | MB of the bot |\n|---|---|---|")
    for shards, servers in ((1, FEW), (16, FEW), (1, MANY)):
        async with (
            rig.database(server=False) as location,
            _discord(servers, CHANNELS, shards) as discord,
            rig.bots(discord, 1, location, shards) as (bot,),
        ):
            # The last servers are told of after the connection.
            await asyncio.sleep(3)
            held = memory(bot.pid)
            print(f"| {shards} | {servers:,} with {CHANNELS} channels | {held:.1f} |")
