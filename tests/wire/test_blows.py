"""Whatever befalls the server of the database, a press is stored, or the person told."""

from __future__ import annotations

import asyncio
import sys
from typing import TYPE_CHECKING

import pytest
import pytest_asyncio

from tests.wire.interaction import Callback
from tests.wire.kills.blows import BLOWS
from tests.wire.kills.ledger import Ledger
from tests.wire.process import BotProcess
from tests.wire.seams import AWAITED, LEASE, USUAL
from tests.wire.table import TableSeen, start

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from storage.location import Server
    from tests.postgres import PostgresServer
    from tests.wire.actor import Actor
    from tests.wire.server import Loopback
    from tests.wire.world import Channel

AWAITS = 0.5
"""Seconds for which the bot waits for a server that is away."""


@pytest_asyncio.fixture
async def bot(
    discord: Loopback, tmp_path: Path, postgres_location: Server
) -> AsyncIterator[BotProcess]:
    """The bot on a server, with a lease that outlasts whatever befalls it."""
    settings = {LEASE: USUAL, AWAITED: str(AWAITS)}
    process = BotProcess(discord, tmp_path, settings, forked=True, server=postgres_location)
    await process.start()
    yield process
    await process.kill()
    sys.stdout.write(process.log)


@pytest.mark.parametrize("name", BLOWS)
@pytest.mark.usefixtures("bot")
async def test_press_is_stored_or_told(
    discord: Loopback,
    games: Channel,
    ann: Actor,
    bob: Actor,
    postgres: PostgresServer,
    postgres_location: Server,
    name: str,
) -> None:
    seen = TableSeen(discord, games)
    await start(seen, ann, bob)
    async with BLOWS[name](postgres, postgres_location):
        pressed = await ann.click(seen.post, seen.actions["draw"])
    ledger = Ledger(postgres_location)
    stored = asyncio.Event()

    def came_out() -> bool:
        if pressed.id in ledger.stored():
            stored.set()
        return stored.is_set() or bool(pressed.words)

    await discord.until(came_out)
    ledger.close()
    if not stored.is_set():
        assert pressed.callback is not Callback.DEFER_UPDATE
        (told,) = ann.answers(pressed)
        assert told.reader is ann.person
        assert told.text
