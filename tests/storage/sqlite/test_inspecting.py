"""A file is read table by table while it is in use, and stays as it is."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from storage import Database
from storage.errors import (
    DatabaseCorrupt,
    DatabaseForeign,
    DatabaseMissing,
    DatabaseNewer,
)
from storage.inspection import inspect
from storage.schema import newest, scripts
from storage.sqlite.schema import ENGINE
from tests.storage.samples import STEP, lobby, release

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

    from storage.errors import StorageError


async def test_no_reader_holds_the_log_of_writes_back(database: Database):
    await database.tables.create(lobby(1))
    with inspect(database.location) as inspection:
        tables = inspection.tables()
        next(tables)
        await database.tables.create(lobby(2))
        ((_, written, moved),) = await database._session.rows("PRAGMA wal_checkpoint(PASSIVE)")  # pyright: ignore[reportPrivateUsage]
        assert written == moved


async def test_what_sqlite_cannot_read_of_a_table_stops_no_other(database: Database):
    for channel_id in (1, 2):
        await database.tables.create(lobby(channel_id))
    await database._session.execute(  # pyright: ignore[reportPrivateUsage]
        "UPDATE tables SET setup = CAST(x'ff' AS TEXT) WHERE id = 1"
    )
    with inspect(database.location) as inspection:
        assert [table.content is None for table in inspection.tables()] == [True, False]


async def test_an_older_database_is_read_as_it_will_be_and_stays_as_it_is(
    path: Path, monkeypatch: pytest.MonkeyPatch
):
    await build(path)
    before, beside = path.read_bytes(), sorted(path.parent.iterdir())
    hints = "UPDATE tables SET hints = 7;"
    release(monkeypatch, *scripts(ENGINE), STEP + hints)
    with inspect(path) as inspection:
        assert inspection.schema == newest() - 1
        found = [table.content for table in inspection.tables()]
    assert [content and content.stored.record.hints for content in found] == [7, 7]
    assert path.read_bytes() == before
    assert sorted(path.parent.iterdir()) == beside


async def test_a_database_of_a_stopped_bot_stays_as_it_is(path: Path):
    await build(path)
    before, beside = path.read_bytes(), sorted(path.parent.iterdir())
    with inspect(path) as inspection:
        assert len(list(inspection.tables())) == 2
        reader = inspection._reader  # pyright: ignore[reportPrivateUsage]
        with (
            pytest.raises(sqlite3.OperationalError, match="readonly"),
            reader.moment() as connection,
        ):
            connection.execute("DELETE FROM tables")
    assert path.read_bytes() == before
    assert sorted(path.parent.iterdir()) == beside


async def build(path: Path) -> None:
    """Write the database of a bot that has stopped."""
    async with await Database.open(path) as database:
        for channel_id in (1, 2):
            await database.tables.create(lobby(channel_id))


async def nothing(_: Path) -> None:
    pass


async def newer(path: Path) -> None:
    await build(path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 99")


async def foreign(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE theirs (id INTEGER)")


async def garbage(path: Path) -> None:
    path.write_bytes(b"no database" * 1000)


async def damaged(path: Path) -> None:
    await build(path)
    content = bytearray(path.read_bytes())
    content[4096:12288] = b"\xa5" * 8192
    path.write_bytes(content)


@pytest.mark.parametrize(
    ("made", "error"),
    [
        (nothing, DatabaseMissing),
        (newer, DatabaseNewer),
        (foreign, DatabaseForeign),
        (garbage, DatabaseCorrupt),
        (damaged, DatabaseCorrupt),
    ],
    ids=["missing", "newer", "foreign", "garbage", "damaged"],
)
async def test_what_a_bot_could_not_use_is_refused(
    path: Path, made: Callable[[Path], Awaitable[None]], error: type[StorageError]
):
    await made(path)
    before = path.read_bytes() if path.exists() else b""
    with pytest.raises(error), inspect(path):
        pass
    assert (path.read_bytes() if path.exists() else b"") == before
