"""A database is copied while the bot runs, and another bot goes on playing on the copy."""

from __future__ import annotations

import asyncio
import os
import shutil
import time
from typing import TYPE_CHECKING
from unittest.mock import Mock

import pytest
import pytest_asyncio

from bot.cli import check
from storage import Database
from storage.location import Server
from storage.postgres.schema import OWN_TABLES
from tests.cli.test_replay import said
from tests.databases import new_database
from tests.deploy import DEPLOY
from tests.postgres import name_of
from tests.tables.conftest import Clock, House

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path

    from storage.location import Location
    from tests.postgres import PostgresServer

FINE = "Tables: 1 (1 running). Cannot be played as they are: 0. Go on all the same: 0.\n"
BEFORE, AFTER = ("1 draw", "1 place 2"), ("2 draw", "2 place 3")
DAY = 86_400


@pytest_asyncio.fixture
async def database(postgres: PostgresServer) -> AsyncGenerator[Server]:
    """Return an empty database, and delete what becomes of it."""
    location = postgres.create()
    name = name_of(location)
    yield location
    for (left,) in postgres.execute(f"SELECT datname FROM pg_database WHERE datname ~ '^{name}_'"):  # noqa: S608
        postgres.execute(f"DROP DATABASE {left} WITH (FORCE)")
    postgres.drop(location)


@pytest.fixture(autouse=True)
def quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave the log of the tests alone."""
    monkeypatch.setattr(check, "set_up_logging", Mock())


def dumps(folder: Path) -> list[Path]:
    """Return the finished dumps of a folder."""
    return [*folder.glob("*.dump")]


class Scripts:
    """The scripts for a database of a server, in the environment that they ask for."""

    def __init__(self, server: PostgresServer, database: Server) -> None:
        self._environment = {
            "PATH": f"{server.programs}{os.pathsep}{os.environ['PATH']}",
            "PGHOST": str(server.folder),
            "PGUSER": "postgres",
            "PGDATABASE": name_of(database),
            "KEEP_DAYS": "3",
        }

    async def run(self, script: str, *arguments: object) -> tuple[int, str]:
        """Run one; return its status and what it said."""
        process = await asyncio.create_subprocess_exec(
            *("sh", str(DEPLOY / script), *map(str, arguments)),
            env=self._environment,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        written, _ = await process.communicate()
        return process.returncode or 0, written.decode()


async def goes_on(location: Location, capsys: pytest.CaptureFixture[str]) -> None:
    """Assert that nothing is wrong with a restored database, and that its table is played on."""
    where = location.url if isinstance(location, Server) else location
    assert said(capsys, "check", where) == (0, FINE, "")
    clock = Clock()
    async with await Database.open(location, now=clock) as database:
        house = House(database, clock)
        (stored,) = await database.tables.all_open()
        table = await house.play(await house.tables.archive.table(stored.id), *AFTER)
        assert await house.log(table) == [*BEFORE, *AFTER]


async def test_a_dump_is_made_while_the_bot_plays_and_restored_when_it_has_stopped(
    postgres: PostgresServer,
    database: Server,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    scripts, clock = Scripts(postgres, database), Clock()
    async with await new_database(database, now=clock) as opened:
        house = House(opened, clock)
        table = await house.play(await house.started(), *BEFORE)
        assert (await scripts.run("backup.sh", tmp_path, "fresh"))[0] == 1
        status, told = await scripts.run("backup.sh", tmp_path)
        assert status == 0, told
        (dump,) = dumps(tmp_path)
        assert told == f"The database is copied to {dump}.\n"
        assert dump.stat().st_mode & 0o077 == 0
        assert (await scripts.run("backup.sh", tmp_path, "fresh"))[0] == 0
        await house.play(table, "2 draw")
        status, told = await scripts.run("restore.sh", dump)
        assert (status, told) == (
            1,
            f"The database {name_of(database)} is in use; stop the bots first.\n",
        )
    status, told = await scripts.run("restore.sh", dump)
    assert status == 0, told
    # Whoever still believes to have a lease finds none.
    for table in set(OWN_TABLES) - {"cable_car"}:
        assert postgres.execute(f"SELECT * FROM {table}", name_of(database)) == []  # noqa: S608
    await goes_on(database, capsys)
    kept = postgres.location(told.split()[-1].rstrip("."))
    ((count,),) = postgres.execute("SELECT count(*) FROM actions", name_of(kept))
    assert count == len(BEFORE) + 1


async def test_a_damaged_dump_changes_nothing(
    postgres: PostgresServer,
    database: Server,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    scripts, clock = Scripts(postgres, database), Clock()
    async with await new_database(database, now=clock) as opened:
        house = House(opened, clock)
        await house.play(await house.started(), *BEFORE)
    assert (await scripts.run("backup.sh", tmp_path))[0] == 0
    (dump,) = dumps(tmp_path)
    dump.write_bytes(dump.read_bytes()[:-200])
    status, _ = await scripts.run("restore.sh", dump)
    assert status != 0
    await goes_on(database, capsys)


async def test_old_dumps_go_only_once_there_is_a_new_one(
    postgres: PostgresServer, database: Server, tmp_path: Path
) -> None:
    old, recent = (tmp_path / f"cable-car-{name}.dump" for name in ("old", "recent"))
    for file, days in ((old, 5), (recent, 2)):
        file.touch()
        then = time.time() - days * DAY
        os.utime(file, (then, then))
    gone = Server(postgres.url("nowhere"), "nowhere")
    status, told = await Scripts(postgres, gone).run("backup.sh", tmp_path)
    assert (status, "does not exist" in told) == (1, True)
    assert {*dumps(tmp_path)} == {old, recent}
    assert (await Scripts(postgres, database).run("backup.sh", tmp_path))[0] == 0
    assert not old.exists()
    assert len(dumps(tmp_path)) == 2
    assert recent.exists()


async def test_a_file_is_copied_while_the_bot_plays_and_put_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, copy, clock = tmp_path / "tables.sqlite3", tmp_path / "copy.sqlite3", Clock()
    async with await new_database(file, now=clock) as opened:
        house = House(opened, clock)
        table = await house.play(await house.started(), *BEFORE)
        assert said(capsys, "backup", str(copy), "--database", str(file))[0] == 0
        await house.play(table, "2 draw")
    for end in ("-wal", "-shm"):
        file.with_name(file.name + end).unlink(missing_ok=True)
    shutil.copyfile(copy, file)
    await goes_on(file, capsys)
