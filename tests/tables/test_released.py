"""A database that an earlier release has written: every table in it is there, and goes on."""

from __future__ import annotations

import hashlib
import json
import sqlite3
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from bot.chat.posts.record import export
from bot.games import GAMES
from bot.tables.tables import Tables
from storage import Database

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from bot.tables.model import Position, Table

RELEASED = Path(__file__).parents[1] / "storage" / "released"
NAMES = ("schema-12",)
"""One for each kept database: NAME.sql is what was in it, NAME.json what can be seen of that."""


class Opened:
    """A kept database, opened by the bot of today at the time at which it was left."""

    def __init__(self, database: Database, now: int) -> None:
        self.database = database
        self.tables = Tables(database, GAMES, Random(1), lambda _, __, ___: None, lambda: now)

    async def seen(self, table_id: int) -> dict[str, Any]:
        """Return what can be seen of a table."""
        database, table = self.database, await self.tables.archive.table(table_id)
        record = table.record
        seen: dict[str, Any] = {
            "id": table.id,
            "game": record.game,
            "status": str(record.status),
            "version": table.version,
            "paused": bool(record.paused_at),
            "pace": record.pace,
            "reminders": record.reminders,
            "seats": [[seat.user_id, seat.name, seat.computer] for seat in table.seats],
            "owed": [owed.kind for owed in await database.outbox.of_table(table_id)],
            "due": [[due.kind, due.due_at] for due in await database.due.of_table(table_id)],
            "watchers": [
                [watcher.user_id, watcher.kind, watcher.language]
                for watcher in await database.people.watchers(table_id)
            ],
            "undone": sum(
                line.undone for line in await database.tables.actions(table_id, undone=True)
            ),
        }
        return seen if record.setup is None else seen | await self._game(table)

    async def _game(self, table: Table) -> dict[str, Any]:
        position = await self.tables.archive.position(table)
        record = (await export(self.tables.archive, table)).text
        return {
            "turn": mover(table, position),
            "actions": position.actions,
            "scores": list(table.game.scores(position.state)),
            "legal": [table.game.format(each) for each in table.game.legal_actions(position.state)],
            "export": hashlib.sha256(record.encode()).hexdigest(),
        }

    async def go_on(self, table: Table) -> Position:
        """Return the position once whoever is to act has done the first thing they can."""
        if table.record.paused_at:
            table = await self.tables.agreement.resume(table.id, table.people[0].user_id)
        before = await self.tables.archive.position(table)
        seat = table.seats[mover(table, before) - 1]
        if seat.computer:
            await self.tables.play.compute(table.id)
        else:
            action = table.game.format(table.game.legal_actions(before.state)[0])
            await self.tables.play.act(table.id, seat.user_id, action, seen=table.version)
        return await self.tables.archive.position(await self.tables.archive.table(table.id))


def mover(table: Table, position: Position) -> int:
    return next(iter(table.game.to_act(position.state)), 0)


def expected(name: str) -> dict[str, Any]:
    return json.loads((RELEASED / f"{name}.json").read_text("utf-8"))


@asynccontextmanager
async def opened(name: str, folder: Path) -> AsyncGenerator[Opened]:
    """Open a copy of a kept database."""
    path, now = folder / "tables.sqlite3", expected(name)["now"]
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((RELEASED / f"{name}.sql").read_text("utf-8"))
    async with await Database.open(path, now=lambda: now) as database:
        yield Opened(database, now)


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
            # The released schema kept one turn before the last; the log has them all.
            assert replace(after, earlier=()) == replace(history[-1], earlier=())


@pytest.mark.parametrize("name", NAMES)
async def test_what_people_agree_to_still_counts(name: str, tmp_path: Path):
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.executescript((RELEASED / f"{name}.sql").read_text("utf-8"))
        agreed = connection.execute(
            "SELECT table_id, version, topic, user_id FROM agreements"
        ).fetchall()
    assert agreed
    async with opened(name, tmp_path) as it:
        for table_id, version, topic, user_id in agreed:
            assert await it.database.tables.agreed(table_id, version, topic) == {user_id}
