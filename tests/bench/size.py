"""What it costs that many tables are stored, and that a game is long.

The real process on a loopback Discord, on databases with more and more running tables; then one
table with the longest kept record of a game, whose last actions are played, undone and looked up.
"""

from __future__ import annotations

import sqlite3
from contextlib import asynccontextmanager, closing
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

from bot.games import GAMES
from bot.tables.model import Person as Member
from bot.tables.tables import Tables
from storage import Database
from storage.records import Change, NewAction
from storage.session import system_time
from tests.bench.clicks import Clicks
from tests.bench.processor import memory, run, spent
from tests.bench.sprites import draw
from tests.records import FOLDER, record_of
from tests.wire.actor import Actor
from tests.wire.process import BotProcess
from tests.wire.server import Loopback
from tests.wire.table import TableSeen, start
from tests.wire.world import Channel, Person, World

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Sequence

    from tests.wire.messages import Message

STORED = (100, 1_000, 10_000)
"""How many running tables are stored."""
MOVES = 60
"""How many moves are measured with each number."""
WARMING_UP = 20
LOOKS = 10
"""How often each thing is done in a game."""
SHARES = (0.1, 0.5, 0.95)
"""How far the game has come when it is measured."""


class Cost(NamedTuple):
    """Seconds to listening, megabytes of the bot, and seconds of CPU and of the clock a move."""

    start: float
    memory: float
    own: float
    children: float
    post: float


def main() -> None:
    """Measure and print."""
    run(_measure())


async def _measure() -> None:
    with TemporaryDirectory() as folder:
        sprites = Path(folder, "sprites")
        async with _process(World([Person("ann")], []), sprites) as (process, _):
            await draw(process, sprites)
        await _measured(sprites)


async def _measured(sprites: Path) -> None:
    print(
        "\n| running tables stored | s to listening | MB | ms of CPU a move: bot | painter |"
        " ms to the picture |\n|---|---|---|---|---|---|"
    )
    for stored in STORED:
        cost = await _with_tables(stored, sprites)
        print(
            f"| {stored:,} | {cost.start:.2f} | {cost.memory:.0f} | {cost.own * 1000:.1f} |"
            f" {cost.children * 1000:.1f} | {cost.post * 1000:.0f} |"
        )
    print(
        "\n| game, actions so far | ms to undo | ms to the log | ms of CPU: bot |"
        "\n|---|---|---|---|"
    )
    for game in GAMES:
        kept = [f"{game}/{path.name}" for path in (FOLDER / game).glob("*.txt")]
        longest = max(kept, key=lambda name: len(record_of(name).actions))
        for share in SHARES:
            print(await _in_game(longest, share, sprites))


async def _with_tables(stored: int, sprites: Path) -> Cost:
    people = [Person("ann"), Person("bob")]
    channels = [Channel(f"games-{number}") for number in range(stored)]
    async with _process(World(people, channels), sprites) as (process, discord):
        await _store(process.database, discord.world, stored)
        begin = perf_counter()
        await process.start()
        started = perf_counter() - begin
        channel = await discord.create_channel("measured")
        seen = TableSeen(discord, channel)
        await start(seen, *(Actor(discord, each) for each in people))
        clicks = Clicks(seen, Random(1))
        await clicks.play(WARMING_UP)
        before = spent(process.pid)
        waited = [(await clicks.move()).post for _ in range(MOVES)]
        took = (spent(process.pid) - before) / MOVES
        return Cost(started, memory(process.pid), took.own, took.children, median(waited))


async def _store(path: Path, world: World, count: int) -> None:
    """Store so many running tables, each in a channel of its own."""
    ann, bob = (Member(each.id, each.name) for each in world.people)
    async with await Database.open(path, now=system_time) as database:
        tables = Tables(database, GAMES, Random(1), lambda _, __, ___: None, system_time)
        place = world.id, world.channels[0].id
        table = await tables.lobby.open(ann, place, "sanfrancisco", language="en")
        await tables.lobby.join(table.id, bob)
        await tables.lobby.start(table.id, ann, ann)
        await database.outbox.settle(owed.id for owed in await database.outbox.of_table(table.id))
    with closing(sqlite3.connect(path)) as connection, connection:
        for name in ("tables", "seats", "snapshots"):
            _copy(connection, name, table.id, [each.id for each in world.channels[1:count]])


def _copy(
    connection: sqlite3.Connection, name: str, table_id: int, channels: Sequence[int]
) -> None:
    """Copy the rows of a table for tables with the next numbers, in these channels."""
    cursor = connection.execute(f"SELECT * FROM {name}")  # noqa: S608  (a name of ours)
    columns = [column for column, *_ in cursor.description]
    key = "id" if name == "tables" else "table_id"
    marks = ", ".join("?" * len(columns))
    for row in cursor.fetchall():
        values = dict(zip(columns, row, strict=True))
        copies = [
            {**values, key: table_id + number}
            | ({"channel_id": channel} if "channel_id" in values else {})
            for number, channel in enumerate(channels, start=1)
        ]
        connection.executemany(
            f"INSERT INTO {name} VALUES ({marks})",  # noqa: S608
            [tuple(each.values()) for each in copies],
        )


async def _in_game(name: str, share: float, sprites: Path) -> str:
    """Return the row of a table whose game has come so far."""
    record = record_of(name)
    game = GAMES[record.game]
    seats = max(action.seat for _, action in record.actions)
    people = [Person(f"person-{number}") for number in range(seats)]
    async with _process(World(people, [Channel(record.game)]), sprites) as (process, discord):
        await process.start()
        seen = TableSeen(discord, discord.world.channels[0])
        host, *guests = (Actor(discord, each) for each in people)
        await start(seen, host, *guests, game=record.game)
        await process.stop()
        played = record.actions[: int(len(record.actions) * share)]
        async with await Database.open(process.database, now=system_time) as database:
            stored = await database.tables.get(1)
            assert stored is not None
            actions = tuple(NewAction(each.seat, game.format(each)) for _, each in played)
            setup = game.encode_setup(record.setup)
            await database.tables.change(1, stored.version, Change(setup=setup, actions=actions))
        await process.start()
        return await _looked(process, seen, len(actions), host)


async def _looked(process: BotProcess, seen: TableSeen, actions: int, host: Actor) -> str:
    before = spent(process.pid)
    logs = [await _answered(host, seen, "game log") for _ in range(LOOKS)]
    undos = [await _answered(host, seen, "game undo") for _ in range(LOOKS)]
    took = (spent(process.pid) - before) / (2 * LOOKS)
    return (
        f"| {seen.channel.name}, {actions} | {median(undos) * 1000:.0f} |"
        f" {median(logs) * 1000:.0f} | {took.own * 1000:.1f} |"
    )


async def _answered(actor: Actor, seen: TableSeen, command: str) -> float:
    begin = perf_counter()
    asked = await actor.slash(seen.channel, command)
    answers: list[Message] = []

    def told() -> bool:
        answers[:] = actor.answers(asked)
        return bool(answers and answers[0].text)

    await seen.discord.until(told)
    return perf_counter() - begin


@asynccontextmanager
async def _process(world: World, sprites: Path) -> AsyncGenerator[tuple[BotProcess, Loopback]]:
    with TemporaryDirectory() as folder:
        async with Loopback(world, None, token="bench.test.token") as discord:  # noqa: S106
            settings = {"CABLE_CAR_SPRITES": str(sprites)}
            process = BotProcess(discord, Path(folder), settings)
            try:
                yield process, discord
            finally:
                await process.stop()
