"""The gateway of the rig has shards, sessions and limits as the real one has them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import aiohttp
import pytest

from tests.wire.listener import Listener
from tests.wire.world import Channel, World, shard_of, snowflake_on

if TYPE_CHECKING:
    from tests.wire.server import Loopback

COUNT = 4


@pytest.fixture
def servers(discord: Loopback) -> list[World]:
    """A server on each of four shards; the first server of the rig lies anywhere."""
    added = [
        World(discord.world.people, [Channel(f"quay-{shard}")], id=snowflake_on(shard, COUNT))
        for shard in range(COUNT)
    ]
    discord.worlds += added
    return added


async def tell(discord: Loopback, number: int, world: World | None = None) -> None:
    """Let something happen on a server, or on none."""
    data = {"number": number} | ({} if world is None else {"guild_id": str(world.id)})
    await discord.gateway.dispatch("NUMBERED", data)


def test_servers_fall_on_shards_by_the_milliseconds_of_their_ids() -> None:
    for count in (1, 2, 4, 16):
        for shard in range(count):
            assert shard_of(snowflake_on(shard, count), count) == shard
    assert shard_of((5 << 22) + 4_194_303, 4) == 1


async def test_an_event_comes_on_every_session_of_its_shard_and_on_no_other(
    discord: Loopback, servers: list[World]
) -> None:
    async with (
        Listener(discord) as first,
        Listener(discord) as second,
        Listener(discord) as twin,
        Listener(discord) as whole,
    ):
        listeners = (first, 0, COUNT), (second, 1, COUNT), (twin, 1, COUNT), (whole, 0, 1)
        for listener, shard, count in listeners:
            assert await listener.identify(shard, count)
            ready = listener.events[0][1]
            assert ready["shard"] == [shard, count]
            mine = [world for world in discord.worlds if shard_of(world.id, count) == shard]
            assert ready["guilds"] == [{"id": str(world.id), "unavailable": True} for world in mine]
        for number, world in enumerate([*servers, None]):
            await tell(discord, number, world)
        for world in servers:
            await tell(discord, 9, world)
        for listener, *_ in listeners:
            while listener.numbers[-1:] != [9]:
                await listener.hear("NUMBERED")
        heard = [listener.numbers for listener, *_ in listeners]
        assert heard == [[0, 4, 9], [1, 9], [1, 9], [0, 1, 2, 3, 4, 9]]


@pytest.mark.parametrize(
    ("shard", "count", "least", "code"),
    [(4, 4, 1, 4010), (-1, 4, 1, 4010), (0, 1, 2, 4011), (0, 1, 1, 4004)],
)
async def test_what_cannot_be_is_refused_with_its_code(
    discord: Loopback, shard: int, count: int, least: int, code: int
) -> None:
    discord.gateway.least = least
    token = "another.test.token" if code == 4004 else None
    async with Listener(discord) as listener:
        assert not await listener.identify(shard, count, token=token)
        assert listener.code == code
    assert discord.gateway.identifies == []


async def test_the_gate_lets_one_shard_of_a_bucket_through_in_a_time(discord: Loopback) -> None:
    starts, now = discord.gateway.starts, [0.0]
    starts.every, starts.max_concurrency, starts.clock = 5.0, 2, lambda: now[0]
    for shard, time, passes in [
        (0, 0.0, True),
        (1, 0.0, True),
        (2, 4.9, False),
        (2, 5.0, True),
        (3, 5.0, True),
        (0, 9.0, False),
        (1, 10.0, True),
    ]:
        now[0] = time
        async with Listener(discord) as listener:
            assert await listener.identify(shard, COUNT) == passes
    assert discord.gateway.hasty == [2, 0]


async def test_a_bot_that_begins_too_many_sessions_loses_them_and_its_token(
    discord: Loopback,
) -> None:
    discord.gateway.starts.remaining = 1
    discord.gateway.advice = 16
    address = f"{discord.base}/api/v10/gateway/bot"
    headers = {"Authorization": f"Bot {discord.token}"}
    async with (
        aiohttp.ClientSession(headers=headers) as client,
        Listener(discord) as first,
        Listener(discord) as second,
    ):
        assert await first.identify()
        async with client.get(address) as answer:
            assert await answer.json() == {
                "url": discord.gateway.url(),
                "shards": 16,
                "session_start_limit": {
                    "total": 1000,
                    "remaining": 0,
                    "reset_after": 86_400_000,
                    "max_concurrency": 1,
                },
            }
        assert not await second.identify()
        with pytest.raises(EOFError):
            await first.hear("NUMBERED")
        assert (first.code, second.code) == (4004, 4004)
        async with client.get(address) as answer:
            assert answer.status == 401


async def test_a_session_that_was_lost_is_resumed_on_its_own_shard(
    discord: Loopback, servers: list[World]
) -> None:
    async with Listener(discord) as listener:
        assert await listener.identify(1, COUNT)
    await discord.until(lambda: not discord.gateway.connected)
    for number, world in enumerate(servers):
        await tell(discord, number, world)
    async with Listener(discord) as again:
        assert await again.resume(listener.session, listener.sequence)
        assert again.numbers == [1]
    assert (discord.gateway.resumed, len(discord.gateway.identifies)) == ([1], 1)


@pytest.mark.parametrize(
    ("code", "life", "resumes"),
    [(4000, 180.0, True), (1000, 180.0, False), (1001, 180.0, False), (4000, 0.0, False)],
)
async def test_a_session_ends_with_its_code_or_with_its_time(
    discord: Loopback, code: int, life: float, resumes: bool
) -> None:
    discord.gateway.session_life = life
    async with Listener(discord) as listener:
        assert await listener.identify()
        await listener.leave(code)
    await discord.until(lambda: not discord.gateway.connected)
    async with Listener(discord) as again:
        assert await again.resume(listener.session, listener.sequence) == resumes
