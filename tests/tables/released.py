"""Databases that releases have written, opened by the bot of today."""

from __future__ import annotations

import hashlib
import json
import sqlite3
from contextlib import asynccontextmanager, closing
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from bot.chat.posts.record import export
from bot.games import GAMES
from bot.tables.tables import Tables
from storage import Database

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from bot.tables.model import Position, Table

RELEASED = Path(__file__).parents[1] / "storage" / "released"
NAMES = tuple(sorted(path.stem for path in RELEASED.glob("*.sql")))
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
