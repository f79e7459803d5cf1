"""The loopback Discord as a fixture."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest
import pytest_asyncio

from tests.wire.actor import Actor
from tests.wire.description import description
from tests.wire.process import BotProcess
from tests.wire.server import Loopback
from tests.wire.world import Channel, Person, World

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

TOKEN = "wire.test.token"  # noqa: S105


@pytest_asyncio.fixture
async def discord() -> AsyncIterator[Loopback]:
    """A server with four people and a channel; a test fails for any malformed request."""
    people = [Person(name) for name in ("ann", "bob", "cleo", "dan")]
    world = World(people, [Channel("games")])
    async with Loopback(world, description(), token=TOKEN) as loopback:
        yield loopback
    assert loopback.complaints == []


@pytest.fixture
def games(discord: Loopback) -> Channel:
    """The channel the tests play in."""
    return discord.world.channels[0]


@pytest.fixture
def ann(discord: Loopback) -> Actor:
    return Actor(discord, discord.world.people[0])


@pytest.fixture
def bob(discord: Loopback) -> Actor:
    return Actor(discord, discord.world.people[1])


@pytest.fixture
def cleo(discord: Loopback) -> Actor:
    return Actor(discord, discord.world.people[2])


@pytest_asyncio.fixture
async def bot(discord: Loopback, tmp_path: Path) -> AsyncIterator[BotProcess]:
    """The bot, listening. It is killed after the test if it still runs."""
    process = BotProcess(discord, tmp_path, forked=True)
    await process.start()
    yield process
    await process.kill()
    sys.stdout.write(process.log)
