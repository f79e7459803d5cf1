"""Changes of many tasks share one connection and its commits."""

from __future__ import annotations

import asyncio
import sqlite3
from threading import Event
from typing import TYPE_CHECKING

import pytest

from storage.errors import StorageFailed
from storage.records import Change
from storage.sqlite.connection import SqliteConnection
from tests.storage.samples import LOBBY, played, trace

if TYPE_CHECKING:
    from storage import Database
    from storage.sql import Connection


@pytest.mark.parametrize("kind", ["read", "write"])
async def test_cancelled_function_ends_before_the_next_of_its_kind_begins(
    database: Database, kind: str
):
    session = database._session  # pyright: ignore[reportPrivateUsage]
    run = getattr(session, kind)
    order: list[str] = []
    begun, go_on = Event(), Event()

    def slow(connection: SqliteConnection) -> None:
        begun.set()
        assert go_on.wait(10)
        order.append("first in a transaction" if connection.in_transaction else "first")

    def quick(connection: SqliteConnection) -> None:
        order.append("second in a transaction" if connection.in_transaction else "second")

    first, second = asyncio.create_task(run(slow)), asyncio.create_task(run(quick))
    assert await asyncio.to_thread(begun.wait, 10)
    first.cancel()
    await asyncio.wait([first, second], timeout=0.01)
    assert not first.done()
    go_on.set()
    await asyncio.wait([first, second])
    assert first.cancelled()
    assert order == ["first in a transaction", "second in a transaction"]


async def test_changes_that_wait_share_a_commit(database: Database):
    session = database._session  # pyright: ignore[reportPrivateUsage]
    begun: list[str] = []
    await trace(database, begun.append)
    await asyncio.gather(*(session.execute("UPDATE due SET kind = 'x'") for _ in range(20)))
    await trace(database, None)
    assert len([sql for sql in begun if sql == "COMMIT"]) == 1


async def test_changes_that_sqlite_gives_up_together_are_tried_one_by_one(database: Database):
    session = database._session  # pyright: ignore[reportPrivateUsage]
    held = asyncio.create_task(session.write(lambda _: None))
    await asyncio.sleep(0)

    def give_up(connection: Connection) -> None:
        assert isinstance(connection, SqliteConnection)
        # So does SQLite when the disk is full.
        connection.rollback()
        raise sqlite3.OperationalError("database or disk is full")

    good = [session.execute("INSERT INTO interactions (id) VALUES (?)", n) for n in (1, 2)]
    results = await asyncio.gather(good[0], session.write(give_up), good[1], return_exceptions=True)
    await held
    assert [type(result) for result in results] == [int, StorageFailed, int]
    assert [await database.tables.has_interaction(n) for n in (1, 2)] == [True, True]


async def test_waiting_task_that_is_cancelled_writes_nothing(database: Database):
    table = await database.tables.create(LOBBY)
    first = asyncio.create_task(database.tables.change(table.id, 1, Change(actions=played("draw"))))
    second = asyncio.create_task(
        database.tables.change(table.id, 2, Change(actions=played("place 1")))
    )
    await asyncio.sleep(0)
    second.cancel()
    await asyncio.wait([first, second])
    assert second.cancelled()
    assert [action.notation for action in await database.tables.actions(table.id)] == ["draw"]
