"""A file is read table by table while it is in use, and stays as it is."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from storage.errors import (
    DatabaseCorrupt,
    DatabaseForeign,
    DatabaseMissing,
    DatabaseNewer,
)
from storage.inspection import inspect
from storage.schema import newest
from tests.storage.samples import lobby
from tests.storage.sqlite.test_schema import build

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from storage import Database
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


@pytest.mark.parametrize("version", range(1, newest()))
def test_an_older_database_is_read_as_it_will_be_and_stays_as_it_is(path: Path, version: int):
    build(path, version)
    before, beside = path.read_bytes(), sorted(path.parent.iterdir())
    with inspect(path) as inspection:
        assert inspection.schema == version
        running, ended = (table.content for table in inspection.tables())
    assert running is not None
    assert ended is not None
    assert (running.stored.record.rules, ended.stored.record.rules) == (1 + (version >= 19), 0)
    assert [action.notation for action in running.actions] == ["draw", "reshuffle"]
    assert path.read_bytes() == before
    assert sorted(path.parent.iterdir()) == beside


def test_a_database_of_a_stopped_bot_stays_as_it_is(path: Path):
    build(path, newest())
    before = path.read_bytes()
    with inspect(path) as inspection:
        assert len(list(inspection.tables())) == 2
        reader = inspection._reader  # pyright: ignore[reportPrivateUsage]
        with (
            pytest.raises(sqlite3.OperationalError, match="readonly"),
            reader.moment() as connection,
        ):
            connection.execute("DELETE FROM tables")
    assert path.read_bytes() == before
    assert sorted(path.parent.iterdir()) == [path]


def nothing(_: Path) -> None:
    pass


def newer(path: Path) -> None:
    build(path, newest())
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 99")


def foreign(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE theirs (id INTEGER)")


def garbage(path: Path) -> None:
    path.write_bytes(b"no database" * 1000)


def damaged(path: Path) -> None:
    build(path, newest())
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
def test_what_a_bot_could_not_use_is_refused(
    path: Path, made: Callable[[Path], None], error: type[StorageError]
):
    made(path)
    before = path.read_bytes() if path.exists() else b""
    with pytest.raises(error), inspect(path):
        pass
    assert (path.read_bytes() if path.exists() else b"") == before
