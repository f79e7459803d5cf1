"""The log lines of due work carry the id of the table's server."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from structlog.contextvars import get_contextvars

from bot.chat.jobs.handlers import _located  # pyright: ignore[reportPrivateUsage]
from storage.records import Due
from tests.databases import new_database
from tests.storage.samples import lobby

if TYPE_CHECKING:
    from pathlib import Path

    from bot.chat.jobs.agenda import DueHandler


async def do(handler: DueHandler, due: Due) -> None:
    await handler(due)


async def test_work_knows_the_server_of_its_table(tmp_path: Path) -> None:
    found: list[dict[str, Any]] = []

    async def note(_: Due) -> None:
        found.append(get_contextvars())

    async with await new_database(tmp_path / "tables.sqlite3", now=lambda: 0) as database:
        table = await database.tables.create(lobby(guild_id=77))
        services: Any = SimpleNamespace(database=database)
        for table_id in (table.id, table.id + 1):
            due = Due(1, "ring", table_id, None, 0, "", 0)
            # In a context of its own, as the agenda does it.
            await asyncio.create_task(do(_located(services, note), due))
    assert found == [{"guild": "77"}, {}]
