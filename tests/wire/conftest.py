"""The loopback Discord as a fixture."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest
import pytest_asyncio

from tests.wire.actor import Actor
from tests.wire.description import description
from tests.wire.logs import found
from tests.wire.process import BotProcess
from tests.wire.server import Loopback
from tests.wire.world import Channel, Person, World

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

TOKEN = "wire.test.token"  # noqa: S105
PEOPLE = {"ann-quill": None, "bob-quill": "Bob of the Quay", "cleo-quill": None, "dan-quill": None}
"""What people are called, and on the server only; no log has such words by chance."""
CHANNEL = "quay-of-games"


@pytest_asyncio.fixture
async def discord() -> AsyncIterator[Loopback]:
    """A server with four people and a channel.

    A test fails for any malformed request, and for what no log may hold: the token of the bot or of
    an interaction, what people, channels and the server are called, and local variables.
    """
    people = [Person(name, nick) for name, nick in PEOPLE.items()]
    world = World(people, [Channel(CHANNEL)])
    async with Loopback(world, description(), token=TOKEN) as loopback:
        yield loopback
    assert loopback.complaints == []
    for log in loopback.logs:
        assert found(log.read_text(encoding="utf-8"), loopback) == []


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
