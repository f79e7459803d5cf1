"""A bot that ends while its database is away ends soon, and tells who waits for an answer."""

from __future__ import annotations

import asyncio
import sys
from contextlib import asynccontextmanager, closing
from typing import TYPE_CHECKING

import psycopg
import pytest
import pytest_asyncio

from tests.wire.interaction import Callback
from tests.wire.process import BotProcess
from tests.wire.table import TableSeen, start
from tests.wire.test_disk import NOT_SAVED

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, AsyncIterator, Callable
    from contextlib import AbstractAsyncContextManager
    from pathlib import Path

    from storage.location import Server
    from tests.postgres import PostgresServer
    from tests.wire.actor import Actor
    from tests.wire.server import Loopback
    from tests.wire.world import Channel


@pytest_asyncio.fixture
async def bot(
    discord: Loopback, tmp_path: Path, postgres_location: Server
) -> AsyncIterator[BotProcess]:
    process = BotProcess(discord, tmp_path, forked=True, server=postgres_location)
    await process.start()
    yield process
    await process.kill()
    sys.stdout.write(process.log)


@pytest.fixture
def seen(discord: Loopback, games: Channel) -> TableSeen:
    return TableSeen(discord, games)


@asynccontextmanager
async def hanging(postgres: PostgresServer) -> AsyncGenerator[None]:
    with postgres.frozen():
        yield


@asynccontextmanager
async def away(postgres: PostgresServer) -> AsyncGenerator[None]:
    await asyncio.to_thread(postgres.stop)
    try:
        yield
    finally:
        await asyncio.to_thread(postgres.start)


@pytest.mark.parametrize("trouble", [hanging, away])
async def test_bot_that_is_told_to_end_does_not_wait_for_its_server(
    bot: BotProcess,
    seen: TableSeen,
    postgres: PostgresServer,
    postgres_location: Server,
    ann: Actor,
    bob: Actor,
    trouble: Callable[[PostgresServer], AbstractAsyncContextManager[None]],
) -> None:
    await start(seen, ann, bob)
    with closing(psycopg.connect(postgres_location.url)) as other:
        other.execute("LOCK TABLE actions")
        pressed = await ann.click(seen.post, seen.actions["draw"])
        assert pressed.callback is Callback.DEFER
        async with trouble(postgres):
            assert await bot.stop() == 0
    (told,) = (answer for answer in ann.answers(pressed) if answer.reader is ann.person)
    assert told.text.startswith(NOT_SAVED)
    assert "Traceback" not in bot.log
    # It has ended by itself.
    assert "without waiting any longer" not in bot.log
