"""A database of release 1.0.0 is brought to a later schema with all that is in it."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from importlib.resources import files
from typing import TYPE_CHECKING

import pytest

from storage import Database
from storage.errors import DatabaseCorrupt, DatabaseForeign
from storage.schema import scripts
from storage.sqlite.schema import ENGINE
from tests.storage.samples import LOBBY, STEP, open_and_close, release

if TYPE_CHECKING:
    from pathlib import Path


def read(path: Path, sql: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(sql).fetchall()


def content(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as connection:
        return list(connection.iterdump())


async def fill(path: Path) -> None:
    """Store a table and what somebody has set, as this release does."""
    async with await Database.open(path) as database:
        await database.tables.create(LOBBY)
        await database.people.save_settings(301, "{}")


def test_every_script_has_its_number():
    folder = files("storage") / "migrations"
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.count(".") == 1)
    assert [re.match(r"(\d{4})_[a-z_]+\.sql$", name)[1] for name in names] == [  # pyright: ignore[reportOptionalSubscript]
        f"{number:04}" for number in range(1, len(names) + 1)
    ]


async def test_a_later_release_brings_everything_along(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    await fill(path)
    before = read(path, "SELECT * FROM tables")
    release(monkeypatch, *scripts(ENGINE), STEP)
    fresh = tmp_path / "fresh.sqlite3"
    for each in (path, fresh):
        await open_and_close(each)
    layout = "SELECT name, sql FROM sqlite_schema ORDER BY name"
    assert read(path, layout) == read(fresh, layout)
    assert read(path, "SELECT * FROM tables") == [(*row, 3) for row in before]
    assert read(path, "SELECT id FROM seasons") == [(1,)]
    assert read(path, "PRAGMA user_version") == [(len(scripts(ENGINE)) + 1,)]
    async with await Database.open(path) as database:
        assert await database.people.settings() == {301: "{}"}
        assert (await database.tables.get(1)) is not None


async def test_a_database_from_before_the_first_release_is_left_alone(path: Path):
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(
            "PRAGMA application_id = 1130523715; PRAGMA user_version = 1; CREATE TABLE tables (id);"
        )
    before = content(path)
    with pytest.raises(DatabaseForeign):
        await open_and_close(path)
    assert content(path) == before


@pytest.mark.parametrize(
    "broken",
    [
        "CREATE TABLE extra (id INTEGER) STRICT; INSERT INTO nowhere VALUES (1);",
        "INSERT INTO seats (table_id, seat, user_id, name) VALUES (99, 1, 1, '');",
    ],
    ids=["a statement that fails", "rows left without their table"],
)
async def test_step_that_fails_leaves_the_step_before(
    path: Path, monkeypatch: pytest.MonkeyPatch, broken: str
):
    await fill(path)
    before, newest = content(path), len(scripts(ENGINE))
    release(monkeypatch, *scripts(ENGINE), broken)
    with pytest.raises(DatabaseCorrupt):
        await open_and_close(path)
    assert content(path) == before
    assert read(path, "PRAGMA user_version") == [(newest,)]


async def test_steps_before_one_that_fails_are_kept(path: Path, monkeypatch: pytest.MonkeyPatch):
    await fill(path)
    release(monkeypatch, *scripts(ENGINE), STEP, "INSERT INTO nowhere VALUES (1);")
    with pytest.raises(DatabaseCorrupt, match="nowhere"):
        await open_and_close(path)
    assert read(path, "PRAGMA user_version") == [(len(scripts(ENGINE)) + 1,)]
    release(monkeypatch, *scripts(ENGINE), STEP)
    async with await Database.open(path) as database:
        assert (await database.tables.get(1)) is not None
