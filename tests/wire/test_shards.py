"""Servers on several shards of one process, each with a connection of its own."""

from __future__ import annotations

import asyncio
import sys
from typing import TYPE_CHECKING

import pytest
import pytest_asyncio

from bot.cli.startup import WRONG
from tests.wire.kills.ledger import Ledger
from tests.wire.process import BotProcess
from tests.wire.table import TableSeen, start
from tests.wire.world import Channel, World, shard_of, snowflake_on

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from tests.wire.actor import Actor
    from tests.wire.server import Loopback

COUNT = 4
SHARDS = (0, 1, 2, 3, 1, 3)
"""The shard of each server."""


@pytest.fixture
def tables(discord: Loopback) -> list[TableSeen]:
    """A channel on each of six servers."""
    people, first = discord.world.people, snowflake_on(0, COUNT)
    discord.worlds[:] = [
        World(people, [Channel(f"quay-{number}")], id=first + (shard << 22) + number)
        for number, shard in enumerate(SHARDS)
    ]
    return [TableSeen(discord, world.channels[0]) for world in discord.worlds]


@pytest_asyncio.fixture
async def bot(
    discord: Loopback, tables: list[TableSeen], tmp_path: Path
) -> AsyncIterator[BotProcess]:
    """The bot on four shards, not started yet."""
    settings = {"CABLE_CAR_SHARDS": str(COUNT)}
    process = BotProcess(discord, tmp_path, settings, forked=True, shards=COUNT)
    yield process
    await process.kill()
    sys.stdout.write(process.log)


async def begin(tables: list[TableSeen], ann: Actor, bob: Actor) -> None:
    """Open a table on each server, and let it be played at."""
    for seen in tables:
        await start(seen, ann, bob)
        await seen.press(ann, "draw")


async def goes_on(seen: TableSeen, ann: Actor, bob: Actor) -> None:
    """Let the first player end their turn."""
    await seen.press(ann, "place 1")
    await seen.offers("draw")
    assert seen.post.pings == {bob.person.id}


async def test_tables_on_all_shards_are_played_at_while_one_is_cut_off(
    bot: BotProcess, discord: Loopback, tables: list[TableSeen], ann: Actor, bob: Actor
) -> None:
    gateway = discord.gateway
    await bot.start()
    assert [each["shard"] for each in gateway.identifies] == [[n, COUNT] for n in range(COUNT)]
    registered = [each for each in discord.requests if each.method == "PUT"]
    assert len(registered) == 1
    await begin(tables, ann, bob)
    others = {each.id: each.socket for each in gateway.sessions if each.shard != 1}

    # A connection that is resumed misses nothing; the others are not touched.
    await gateway.drop(shard=1)
    missed = await ann.click(tables[1].post, tables[1].actions["place 1"], wait=False)
    await goes_on(tables[2], ann, bob)
    await discord.until(lambda: missed.callback)
    await tables[1].offers("draw")
    assert (gateway.resumed, len(gateway.identifies)) == ([1], COUNT)

    # A session that is gone is begun anew, again by itself.
    await gateway.forget(shard=1)
    await goes_on(tables[3], ann, bob)
    await discord.until(lambda: bot.listens)
    await goes_on(tables[4], ann, bob)
    assert [each["shard"] for each in gateway.identifies[COUNT:]] == [[1, COUNT]]
    assert {each.id: each.socket for each in gateway.sessions if each.shard != 1} == others
    for seen in (tables[0], tables[5]):
        await goes_on(seen, ann, bob)
    assert "Traceback" not in bot.log
    assert await bot.stop() == 0


async def test_only_servers_of_shards_that_are_ready_can_be_lost(
    bot: BotProcess, discord: Loopback, tables: list[TableSeen], ann: Actor, bob: Actor
) -> None:
    await bot.start()
    await begin(tables, ann, bob)
    assert await bot.stop() == 0
    for number in (1, 2, 5):
        await discord.remove_bot(discord.worlds[number])
    late = discord.gateway.held[2] = asyncio.Event()
    await bot.launch()
    await discord.until(lambda: discord.gateway.shards_of("bot") == [0, 1, 3])
    ledger = Ledger(bot.database)

    def closed() -> list[int]:
        found = [ledger.standing(seen.channel.id) for seen in tables]
        return [number for number, each in enumerate(found) if each and each.status == "ended"]

    while not {1, 5} <= {*closed()}:  # noqa: ASYNC110  (no event tells of the database)
        await asyncio.sleep(0.01)
    # Servers are looked at in the order of their ids, so that of shard 2 would have been before.
    assert closed() == [1, 5]
    late.set()
    await discord.until(lambda: bot.listens)
    while closed() != [1, 2, 5]:  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    ledger.close()
    for number in (0, 3, 4):
        await goes_on(tables[number], ann, bob)
    assert "Traceback" not in bot.log


async def test_without_the_setting_there_are_as_many_shards_as_discord_recommends(
    discord: Loopback, tables: list[TableSeen], tmp_path: Path, ann: Actor
) -> None:
    discord.gateway.advice = 2
    discord.gateway.starts.max_concurrency = 2
    bot = BotProcess(discord, tmp_path, forked=True, shards=2)
    await bot.start()
    assert sorted(each["shard"] for each in discord.gateway.identifies) == [[0, 2], [1, 2]]
    for seen, world in zip(tables[:2], discord.worlds, strict=False):
        asked = await ann.slash(seen.channel, "game list")
        assert ann.answers(asked)[0].text, shard_of(world.id, 2)
    assert await bot.stop() == 0


@pytest.mark.parametrize(
    ("least", "remaining", "said", "status"),
    [
        (COUNT + 1, 1_000, "Discord wants the bot in more shards (4011)", WRONG),
        (1, COUNT - 1, "Discord lets the bot begin 3 more connections, and it needs 4; wait", 1),
    ],
)
async def test_a_bot_that_cannot_begin_its_shards_says_so_in_one_sentence(
    bot: BotProcess, discord: Loopback, least: int, remaining: int, said: str, status: int
) -> None:
    discord.gateway.least, discord.gateway.starts.remaining = least, remaining
    await bot.launch()
    assert await bot.ended() == status
    assert said in bot.log
    assert "Traceback" not in bot.log
    assert discord.gateway.identifies == []
    assert not discord.revoked


async def test_a_shard_that_cannot_read_its_beginning_begins_again_by_itself(
    bot: BotProcess, discord: Loopback, tables: list[TableSeen], ann: Actor
) -> None:
    await bot.start()
    others = [each.socket for each in discord.gateway.sessions if each.shard != 2]
    discord.gateway.garbled.add(2)
    await discord.gateway.forget(shard=2)
    await discord.until(lambda: len(discord.gateway.identifies) == COUNT + 2 and bot.listens)
    assert [each["shard"][0] for each in discord.gateway.identifies[COUNT:]] == [2, 2]
    assert [each.socket for each in discord.gateway.sessions if each.shard != 2] == others
    asked = await ann.slash(tables[2].channel, "help")
    assert ann.answers(asked)
    assert "shard failed" in bot.log
    assert await bot.stop() == 0


async def test_a_bot_that_is_stopped_while_shards_wait_ends_in_good_order(
    bot: BotProcess, discord: Loopback
) -> None:
    discord.gateway.held[0] = asyncio.Event()
    discord.gateway.starts.every = 60.0
    await bot.launch()
    # The first one has had its turn, and the second one waits for its own.
    await discord.until(lambda: discord.gateway.greeted == 2)
    assert await bot.stop() == 0
    assert "Traceback" not in bot.log
    discord.gateway.held[0].set()
    await discord.until(lambda: discord.gateway.identifies and not discord.gateway.connected)


async def test_shards_of_one_bucket_identify_themselves_in_turn(
    bot: BotProcess, discord: Loopback
) -> None:
    discord.gateway.starts.every = 0.2
    # Busy machines deliver one frame late and the next one not.
    bot.settings["LOOPBACK_IDENTIFY"] = "0.6"
    await bot.start()
    begun = [each["shard"][0] for each in discord.gateway.identifies]
    assert sorted(begun) == [*range(COUNT)]
    assert len(discord.gateway.hasty) < COUNT - 1
    assert await bot.stop() == 0
