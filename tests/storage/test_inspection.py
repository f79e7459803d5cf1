"""A database is read table by table while it is in use, and stays as it is."""

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
from storage.records import Change, Snapshot
from storage.schema import scripts
from tests.storage.samples import lobby, played
from tests.storage.test_schema import build

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from storage import Database
    from storage.errors import StorageError


async def test_every_table_is_read_while_the_database_is_in_use(database: Database):
    for channel_id in (1, 2, 3):
        table = await database.tables.create(lobby(channel_id))
    change = Change(actions=played("draw", "place 1"), snapshot=Snapshot(2, "state"), rules=4)
    await database.tables.change(table.id, 1, change)
    await database.tables.change(table.id, 2, Change(undo=1, snapshot=Snapshot(1, "before")))
    with inspect(database.path) as inspection:
        assert inspection.schema == len(scripts())
        assert inspection.count() == 3
        found = list(inspection.tables())
    assert [(each.id, each.guild_id, each.channel_id) for each in found] == [
        (1, 100, 1),
        (2, 100, 2),
        (3, 100, 3),
    ]
    content = found[-1].content
    assert content is not None
    assert content.stored == await database.tables.get_with_seats(table.id)
    assert content.stored.record.rules == 4
    assert content.actions == tuple(await database.tables.actions(table.id))
    assert content.snapshot == Snapshot(1, "before")


async def test_tables_written_meanwhile_are_read_whole(database: Database):
    for channel_id in (1, 2):
        await database.tables.create(lobby(channel_id))
    with inspect(database.path) as inspection:
        tables = inspection.tables()
        assert next(tables).id == 1
        change = Change(actions=played("draw"), snapshot=Snapshot(1, "state"))
        await database.tables.change(2, 1, change)
        content = next(tables).content
    assert content is not None
    assert (content.stored.record.version, len(content.actions)) == (2, 1)
    assert content.snapshot == Snapshot(1, "state")


async def test_no_reader_holds_the_log_of_writes_back(database: Database):
    await database.tables.create(lobby(1))
    with inspect(database.path) as inspection:
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
    with inspect(database.path) as inspection:
        assert [table.content is None for table in inspection.tables()] == [True, False]


@pytest.mark.parametrize("version", range(1, len(scripts())))
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
    build(path, len(scripts()))
    before = path.read_bytes()
    with inspect(path) as inspection:
        assert len(list(inspection.tables())) == 2
        with pytest.raises(sqlite3.OperationalError, match="readonly"):
            inspection._connection.execute("DELETE FROM tables")  # pyright: ignore[reportPrivateUsage]
    assert path.read_bytes() == before
    assert sorted(path.parent.iterdir()) == [path]


def nothing(_: Path) -> None:
    pass


def newer(path: Path) -> None:
    build(path, len(scripts()))
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 99")


def foreign(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE theirs (id INTEGER)")


def garbage(path: Path) -> None:
    path.write_bytes(b"no database" * 1000)


def damaged(path: Path) -> None:
    build(path, len(scripts()))
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
