"""A database that an earlier release has written: every table in it is there, and goes on."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from tests.tables.released import NAMES, RELEASED, expected, opened

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize("name", NAMES)
async def test_all_that_was_in_it_is_there(name: str, tmp_path: Path):
    told = expected(name)
    async with opened(name, tmp_path) as it:
        assert [await it.seen(table["id"]) for table in told["tables"]] == told["tables"]
        people = await it.database.people.settings()
        assert {str(who): json.loads(text) for who, text in people.items()} == told["people"]


@pytest.mark.parametrize("name", NAMES)
async def test_every_table_that_runs_goes_on(name: str, tmp_path: Path):
    running = [table for table in expected(name)["tables"] if table["status"] == "running"]
    assert running
    async with opened(name, tmp_path) as it:
        for before in running:
            after = await it.go_on(await it.tables.archive.table(before["id"]))
            assert after.actions > before["actions"]
            history = await it.tables.archive.history(await it.tables.archive.table(before["id"]))
            assert after == history[-1]


@pytest.mark.parametrize("name", NAMES)
async def test_what_people_agree_to_still_counts(name: str, tmp_path: Path):
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.executescript((RELEASED / f"{name}.sql").read_text("utf-8"))
        agreed = connection.execute(
            "SELECT table_id, version, topic, user_id FROM agreements JOIN tables USING (version)"
            " WHERE id = table_id"
        ).fetchall()
    assert agreed
    async with opened(name, tmp_path) as it:
        for table_id, version, topic, user_id in agreed:
            assert await it.database.tables.agreed(table_id, version, topic) == {user_id}
