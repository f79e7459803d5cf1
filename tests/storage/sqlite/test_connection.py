"""A database that cannot be used is refused in one sentence, and left as it was."""

from __future__ import annotations

import errno
import fcntl
import os
import sqlite3
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from typing import TYPE_CHECKING, Any

import aiosqlite
import pytest

from storage import Database
from storage.errors import (
    DatabaseCorrupt,
    DatabaseError,
    DatabaseForeign,
    DatabaseInUse,
    DatabaseNewer,
    DatabaseUnwritable,
    StorageFailed,
)
from storage.records import Change
from storage.schema import scripts
from storage.sqlite.connection import claim, failures
from storage.sqlite.schema import ENGINE
from tests.storage.samples import (
    CHANNEL,
    LOBBY,
    connection_of,
    everything,
    file_of,
    lobby,
    open_and_close,
    pragma,
)

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from storage.records import TableRecord

OPEN_AND_SAY = """
import asyncio, pathlib, sys
from storage import Database
from storage.errors import DatabaseError

async def main():
    try:
        async with await Database.open(pathlib.Path(sys.argv[1])):
            print("It is open.")
    except DatabaseError as error:
        print(error)

asyncio.run(main())
"""


async def refusal(path: Path) -> DatabaseError:
    """Return why the database cannot be opened, once no thread of the attempt is left."""
    before = set(threading.enumerate())
    with pytest.raises(DatabaseError) as caught:
        await open_and_close(path)
    for thread in set(threading.enumerate()) - before:
        thread.join(timeout=10)
        assert not thread.is_alive()
    assert str(path) in str(caught.value)
    assert str(caught.value).endswith(".")
    assert "\n" not in str(caught.value)
    return caught.value


async def test_database_is_as_safe_as_sqlite_can_make_it(database: Database):
    assert await pragma(database, "journal_mode") == "wal"
    assert await pragma(database, "synchronous") == 2
    assert await pragma(database, "foreign_keys") == 1
    tables = await connection_of(database).execute_fetchall(
        "SELECT name, strict FROM pragma_table_list WHERE name NOT LIKE 'sqlite_%'"
    )
    assert {name for name, strict in tables if not strict} == set()
    assert len(list(tables)) >= 7


async def test_missing_folder_is_created(tmp_path: Path):
    path = tmp_path / "data" / "bot" / "tables.sqlite3"
    async with await Database.open(path) as database:
        assert (await database.tables.create(LOBBY)).id == 1
    assert path.is_file()


async def test_what_is_stored_is_there_after_a_restart(path: Path):
    async with await Database.open(path) as database:
        await database.tables.create(LOBBY)
        stored = await everything(database)
    async with await Database.open(path) as database:
        assert await everything(database) == stored


async def test_empty_file_becomes_a_database(path: Path):
    path.touch()
    async with await Database.open(path) as database:
        assert await pragma(database, "user_version") == len(scripts(ENGINE))


async def test_second_bot_is_refused(database: Database):
    assert isinstance(await refusal(file_of(database)), DatabaseInUse)


async def test_link_to_a_database_in_use_is_refused(database: Database, tmp_path: Path):
    link = tmp_path / "link.sqlite3"
    link.symlink_to(file_of(database))
    with pytest.raises(DatabaseInUse):
        await open_and_close(link)


async def test_second_process_is_refused_and_ends(database: Database):
    answer = subprocess.run(
        [sys.executable, "-c", OPEN_AND_SAY, str(file_of(database))],
        capture_output=True,
        text=True,
        check=True,
    )
    assert answer.stdout == f"{DatabaseInUse(file_of(database))}\n"
    assert answer.stderr == ""


async def test_closed_database_can_be_opened_again(path: Path):
    for _ in range(2):
        async with await Database.open(path):
            assert path.is_file()


async def test_refused_database_can_be_opened_once_it_is_mended(path: Path):
    path.write_bytes(b"no database" * 1000)
    await refusal(path)
    path.unlink()
    async with await Database.open(path) as database:
        assert await database.tables.all_open() == []


async def test_other_program_writing_is_waited_for_and_then_named(
    path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("storage.sqlite.connection.BUSY_SECONDS", 0)
    async with await Database.open(path) as database:
        table = await database.tables.create(LOBBY)
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(StorageFailed, match="locked"):
                await database.tables.change(table.id, 1, Change())
            other.execute("ROLLBACK")
        assert (await database.tables.change(table.id, 1, Change())).version == 2
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert isinstance(await refusal(path), DatabaseInUse)


def newer(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {len(scripts(ENGINE)) + 1}")


def foreign(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE tables (id INTEGER PRIMARY KEY)")


def numbered_foreign(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE notes (id INTEGER PRIMARY KEY)")
        connection.execute("PRAGMA user_version = 1")


def garbage(path: Path) -> None:
    path.write_bytes(b"no database" * 1000)


def whole(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        for script in scripts(ENGINE):
            connection.executescript(script)
        connection.execute(f"PRAGMA user_version = {len(scripts(ENGINE))}")


def truncated(path: Path) -> None:
    whole(path)
    path.write_bytes(path.read_bytes()[:4096])


def scribbled(path: Path) -> None:
    whole(path)
    content = bytearray(path.read_bytes())
    content[4096:12288] = b"\xa5" * 8192
    path.write_bytes(content)


@pytest.mark.parametrize(
    ("spoil", "kind"),
    [
        (newer, DatabaseNewer),
        (foreign, DatabaseForeign),
        (numbered_foreign, DatabaseForeign),
        (garbage, DatabaseCorrupt),
        (truncated, DatabaseCorrupt),
        (scribbled, DatabaseCorrupt),
    ],
)
async def test_refused_file_is_left_as_it_was(
    path: Path, spoil: Callable[[Path], None], kind: type[DatabaseError]
):
    spoil(path)
    before = path.read_bytes()
    assert type(await refusal(path)) is kind
    assert path.read_bytes() == before


async def test_newer_database_names_both_versions(path: Path):
    newer(path)
    known = len(scripts(ENGINE))
    message = str(await refusal(path))
    assert f"schema version {known + 1} " in message
    assert f"only up to {known};" in message


def folder_is_a_file(path: Path) -> None:
    path.parent.rmdir()
    path.parent.touch()


def path_is_a_folder(path: Path) -> None:
    path.mkdir()


def lock_is_a_folder(path: Path) -> None:
    path.with_name(f"{path.name}.lock").mkdir()


def journal_is_a_folder(path: Path) -> None:
    path.with_name(f"{path.name}-wal").mkdir()


@pytest.mark.parametrize(
    "bar", [folder_is_a_file, path_is_a_folder, lock_is_a_folder, journal_is_a_folder]
)
async def test_database_that_cannot_be_created_is_unwritable(
    tmp_path: Path, bar: Callable[[Path], None]
):
    path = tmp_path / "data" / "tables.sqlite3"
    path.parent.mkdir()
    bar(path)
    assert isinstance(await refusal(path), DatabaseUnwritable)


async def test_folder_whose_files_cannot_be_locked_is_unwritable(
    path: Path, monkeypatch: pytest.MonkeyPatch
):
    def no_locks(*_: int) -> None:
        raise OSError(errno.ENOSYS, os.strerror(errno.ENOSYS))

    monkeypatch.setattr(fcntl, "flock", no_locks)
    assert isinstance(await refusal(path), DatabaseUnwritable)


def test_lock_is_released_by_whatever_thread_closes_the_database(path: Path):
    with ThreadPoolExecutor(1) as thread:
        _, lock = thread.submit(claim, path).result()
    lock.release()
    claim(path)[1].release()


async def test_database_on_a_read_only_disk_is_unwritable(
    path: Path, monkeypatch: pytest.MonkeyPatch
):
    async with await Database.open(path) as database:
        await database.tables.create(LOBBY)
    before = path.read_bytes()
    connect = aiosqlite.connect

    def read_only(database: Path, **options: Any) -> aiosqlite.Connection:
        return connect(f"{database.as_uri()}?mode=ro", uri=True, **options)

    monkeypatch.setattr(aiosqlite, "connect", read_only)
    assert isinstance(await refusal(path), DatabaseUnwritable)
    assert path.read_bytes() == before


async def test_full_disk_fails_the_change_and_keeps_the_rest(database: Database):
    table = await database.tables.create(LOBBY)
    before = await everything(database)
    pages = await pragma(database, "page_count")
    await pragma(database, f"max_page_count = {pages}")
    with pytest.raises(StorageFailed, match="full") as caught:
        await database.tables.change(table.id, 1, Change(setup="x" * 100_000, owed=("board",)))
    assert "nothing was changed" in str(caught.value)
    assert await everything(database) == before
    await pragma(database, f"max_page_count = {pages + 100}")
    assert (await database.tables.change(table.id, 1, Change(setup="x" * 100_000))).version == 2


async def test_full_disk_leaves_no_table_behind(database: Database):
    pages = await pragma(database, "page_count")
    await pragma(database, f"max_page_count = {pages}")
    opened: list[TableRecord] = []

    async def fill() -> None:
        while True:
            opened.append(await database.tables.create(lobby(CHANNEL + len(opened))))

    with pytest.raises(StorageFailed):
        await fill()
    assert opened
    assert await database.tables.all_open() == opened


def test_damage_found_while_running_is_named(path: Path):
    error = sqlite3.DatabaseError("database disk image is malformed")
    error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT_INDEX
    with pytest.raises(DatabaseCorrupt, match="restore a backup"), failures(path):
        raise error
