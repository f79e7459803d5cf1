"""A standby takes the place of the server, and the bot goes on there."""

from __future__ import annotations

import asyncio
import signal
from typing import TYPE_CHECKING

import pytest

from storage import Database
from storage.errors import DatabaseUnwritable
from storage.location import Server
from storage.records import Change
from tests.postgres import PostgresServer, name_of
from tests.storage.postgres.test_faults import CLICK
from tests.storage.samples import LOBBY

if TYPE_CHECKING:
    from collections.abc import Generator


@pytest.fixture
def pair(postgres: PostgresServer) -> Generator[tuple[PostgresServer, PostgresServer]]:
    """Start a server and a standby that has all of it."""
    first = PostgresServer(postgres.programs)
    servers = [first]
    try:
        first.start()
        asyncio.run(first.make_template())
        standby = PostgresServer(postgres.programs, primary=first)
        servers.append(standby)
        standby.start()
        first.execute("ALTER SYSTEM SET synchronous_standby_names = '*'")
        first.execute("ALTER SYSTEM SET synchronous_commit = 'remote_apply'")
        first.execute("SELECT pg_reload_conf()")
        yield first, standby
    finally:
        for server in servers:
            server.close()


@pytest.mark.soak
async def test_bot_goes_on_where_the_standby_is_promoted(
    pair: tuple[PostgresServer, PostgresServer],
):
    first, standby = pair
    name = name_of(first.create())
    both = f"postgresql://postgres@/{name}?host={standby.folder},{first.folder}"
    alone = f"postgresql://postgres@/{name}?host={standby.folder}"
    async with await Database.open(Server(both, both)) as database:
        await database.tables.create(LOBBY)
        with pytest.raises(DatabaseUnwritable):
            await Database.open(Server(alone, alone))
        await asyncio.to_thread(first.stop, signal.SIGQUIT)
        change = asyncio.create_task(database.tables.change(1, 1, CLICK))
        await asyncio.to_thread(standby.promote)
        assert (await change).version == 2
        assert (await database.tables.change(1, 2, Change())).version == 3
        assert [action.notation for action in await database.tables.actions(1)] == ["draw"]
