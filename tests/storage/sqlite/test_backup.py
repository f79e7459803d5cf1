"""A backup is one whole new file, or none, and the bot goes on meanwhile."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from argparse import ArgumentParser
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from bot.cli import backup as command
from storage import Database
from storage.errors import BackupFailed
from storage.records import Change
from storage.sqlite.backup import copy
from tests.storage.samples import LOBBY, ROOT, connection_of, everything, file_of, played

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def target(tmp_path: Path) -> Path:
    folder = tmp_path / "backups"
    folder.mkdir()
    return folder / "copy.sqlite3"


def say(*arguments: str) -> int:
    """Run the command as the command line does."""
    parser = ArgumentParser()
    command.add_parser(parser.add_subparsers())
    return command.run(parser.parse_args(["backup", *arguments]))


async def test_backup_of_a_running_database_holds_all_of_it(database: Database, target: Path):
    table = await database.tables.create(LOBBY)
    await database.tables.change(table.id, 1, Change(actions=played("draw"), owed=("board",)))
    stored = await everything(database)
    await database.backup(target)
    assert list(target.parent.iterdir()) == [target]
    async with await Database.open(target) as copied:
        assert await everything(copied) == stored


async def test_backup_leaves_out_what_is_half_written(database: Database, target: Path):
    table = await database.tables.create(LOBBY)
    connection = connection_of(database)
    await connection.execute_fetchall("BEGIN IMMEDIATE")
    await connection.execute_fetchall("UPDATE tables SET version = 2")
    copy(file_of(database), target)
    await connection.rollback()
    async with await Database.open(target) as copied:
        assert await copied.tables.all_open() == [table]


async def test_database_goes_on_after_its_backup(database: Database, target: Path):
    table = await database.tables.create(LOBBY)
    await database.backup(target)
    assert (await database.tables.change(table.id, 1, Change())).version == 2


async def test_backup_of_a_stopped_bot_leaves_nothing_beside_its_database(path: Path, target: Path):
    async with await Database.open(path) as database:
        await database.tables.create(LOBBY)
    beside = sorted(path.parent.iterdir())
    copy(path, target)
    assert sorted(path.parent.iterdir()) == beside
    async with await Database.open(target) as copied:
        assert len(await copied.tables.all_open()) == 1


async def test_backup_never_overwrites(database: Database, target: Path):
    target.write_text("precious")
    with pytest.raises(BackupFailed, match="exists already"):
        await database.backup(target)
    assert target.read_text() == "precious"


def test_backup_of_nothing_is_refused(path: Path, target: Path):
    with pytest.raises(BackupFailed, match="no database"):
        copy(path, target)
    assert list(target.parent.iterdir()) == []
    assert not path.exists()


def test_backup_of_garbage_leaves_no_file(path: Path, target: Path):
    path.write_bytes(b"no database" * 1000)
    with pytest.raises(BackupFailed, match="not a database"):
        copy(path, target)
    assert list(target.parent.iterdir()) == []


async def test_backup_of_a_damaged_database_leaves_no_file(path: Path, target: Path):
    async with await Database.open(path):
        pass
    content = bytearray(path.read_bytes())
    content[4096:12288] = b"\xa5" * 8192
    path.write_bytes(content)
    with pytest.raises(BackupFailed):
        copy(path, target)
    assert list(target.parent.iterdir()) == []


def test_backup_makes_its_folder(path: Path, tmp_path: Path):
    sqlite3.connect(path).close()
    path.touch()
    target = tmp_path / "new" / "folder" / "copy.sqlite3"
    copy(path, target)
    assert target.is_file()


def test_backup_into_what_is_no_folder_is_refused(path: Path, tmp_path: Path):
    sqlite3.connect(path).close()
    path.touch()
    (tmp_path / "file").touch()
    with pytest.raises(BackupFailed, match="could not be copied"):
        copy(path, tmp_path / "file" / "copy.sqlite3")


async def test_command_copies_while_the_bot_runs(database: Database, target: Path):
    await database.tables.create(LOBBY)
    answer = subprocess.run(
        [sys.executable, "-m", "bot", "backup", str(target), "--database", str(file_of(database))],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (answer.returncode, answer.stderr) == (0, "")
    assert answer.stdout == f"The database {file_of(database)} is copied to {target}.\n"
    with closing(sqlite3.connect(target)) as copied:
        assert copied.execute("SELECT count(*) FROM tables").fetchone() == (1,)


async def test_command_copies_the_database_of_the_settings(
    database: Database, target: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("CABLE_CAR_DATABASE", str(file_of(database)))
    assert say(str(target)) == 0
    assert target.is_file()


def test_command_says_why_there_is_no_copy(
    path: Path, target: Path, capsys: pytest.CaptureFixture[str]
):
    assert say(str(target), "--database", str(path)) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == f"There is no database {path} to back up; name the one to copy.\n"
