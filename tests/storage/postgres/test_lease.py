"""One bot at a time uses a database, and one that was replaced writes nothing."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from storage import Database
from storage.errors import DatabaseInUse, DatabaseTaken
from storage.postgres import lease
from tests.storage.samples import LOBBY, ROOT, lobby

if TYPE_CHECKING:
    from storage.location import Server
    from tests.postgres import PostgresServer


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(lease, "EVERY", 0.05)
    monkeypatch.setattr(lease, "LASTS", 1.0)


async def test_second_bot_is_refused(database: Database):
    with pytest.raises(DatabaseInUse) as caught:
        await Database.open(database.location)
    assert "in use by another running bot" in str(caught.value)
    assert (await database.tables.create(LOBBY)).id == 1


async def test_of_two_bots_that_start_together_on_nothing_one_is_refused(postgres: PostgresServer):
    location = postgres.create("template0")
    found = await asyncio.gather(
        *(Database.open(location) for _ in range(2)), return_exceptions=True
    )
    assert sorted(type(each).__name__ for each in found) == ["Database", "DatabaseInUse"]
    for each in found:
        if isinstance(each, Database):
            assert (await each.tables.create(LOBBY)).id == 1
            await each.close()
    postgres.drop(location)


async def test_bot_that_was_replaced_writes_nothing(database: Database, postgres: PostgresServer):
    await database.tables.create(LOBBY)
    session = database._session  # pyright: ignore[reportPrivateUsage]
    await session.execute("UPDATE leases SET token = token + 1")
    with pytest.raises(DatabaseTaken, match="taken over by another bot"):
        await database.tables.create(lobby(7))
    assert len(await database.tables.all_open()) == 1


async def test_token_that_was_given_twice_is_not_enough(database: Database):
    session = database._session  # pyright: ignore[reportPrivateUsage]
    await session.execute("UPDATE leases SET holder = 'somebody else'")
    with pytest.raises(DatabaseTaken):
        await database.tables.create(LOBBY)


async def test_lease_is_kept_over_a_restart_of_the_server(
    database: Database, postgres: PostgresServer
):
    await asyncio.to_thread(postgres.stop)
    await asyncio.to_thread(postgres.start)
    with pytest.raises(DatabaseInUse):
        await Database.open(database.location)
    assert (await database.tables.create(LOBBY)).id == 1


async def test_bot_that_was_frozen_and_replaced_writes_nothing(location: Server):
    command = [sys.executable, "-m", "tests.storage.writer", location.url, "0"]
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        said = [int(process.stdout.readline()) for _ in range(3)]
        os.kill(process.pid, signal.SIGSTOP)
        async with await Database.open(location) as database:
            (table,) = await database.tables.all_open()
            os.kill(process.pid, signal.SIGCONT)
            said += [int(line) for line in process.stdout]
            told = await asyncio.to_thread(process.stderr.read)
            (after,) = await database.tables.all_open()
    # The server may have ended a change in which the bot was frozen, too long ago to be retried.
    assert "DatabaseTaken" in told or "nothing was changed" in told
    assert after == table
    assert table.version - 1 - said[-1] in (0, 1)
