"""The file of an open database: copied by itself, moved away, replaced."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from storage import Database
from storage.errors import DatabaseGone
from tests.storage.samples import lobby


def tables_in(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        ((count,),) = connection.execute("SELECT count(*) FROM tables").fetchall()
        return count


def copied(path: Path, folder: Path) -> Path:
    """Copy the file of a database alone, as somebody does who knows of no other."""
    return Path(shutil.copy(path, folder / "copied.sqlite3"))


async def test_a_copy_beside_a_bot_that_has_just_started_has_all_from_before(tmp_path: Path):
    killed = tmp_path / "killed.sqlite3"
    async with await Database.open(killed) as database:
        await database.tables.create(lobby())
        # A bot that is killed leaves the log beside the file.
        for end in ("", "-wal"):
            shutil.copy(f"{killed}{end}", tmp_path / f"bot.sqlite3{end}")
    path = tmp_path / "bot.sqlite3"
    assert tables_in(copied(path, tmp_path)) == 0
    async with await Database.open(path) as database:
        await database.tables.create(lobby(7))
        assert tables_in(copied(path, tmp_path)) == 1


async def test_a_copy_beside_an_idle_bot_is_whole(database: Database, path: Path, tmp_path: Path):
    await database.tables.create(lobby())
    await database.checkpoint()
    assert tables_in(copied(path, tmp_path)) == 1


async def test_a_backup_that_reads_meanwhile_stops_no_checkpoint(database: Database, path: Path):
    await database.tables.create(lobby())
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN")
        other.execute("SELECT count(*) FROM tables").fetchall()
        await database.tables.create(lobby(7))
        await database.checkpoint()
    assert tables_in(path) == 2


async def test_nothing_is_written_to_a_file_that_is_gone(database: Database, path: Path):
    table = await database.tables.create(lobby())
    elsewhere = path.with_name("elsewhere")
    path.rename(elsewhere)
    with pytest.raises(DatabaseGone, match=r"was moved, deleted or replaced while the bot runs"):
        await database.tables.create(lobby(7))
    assert await database.tables.get(table.id) == table
    elsewhere.rename(path)
    await database.tables.create(lobby(7))
    path.rename(elsewhere)
    path.touch()
    with pytest.raises(DatabaseGone):
        await database.tables.create(lobby(8))
    assert database.errors == {"write": 2}
