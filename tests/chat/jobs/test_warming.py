"""What is painted ahead costs nothing where it cannot be read."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.chat.app import paint_open_tables
from bot.tables.errors import TableUnreadable
from storage.errors import StorageFailed
from storage.records import TableStatus


class Services:
    """Three running tables, of which none can be read."""

    def __init__(self, error: Exception) -> None:
        self.asked: list[int] = []
        self._error = error
        self.shards = SimpleNamespace(share=lambda: None)
        self.database = SimpleNamespace(tables=self)
        self.tables = SimpleNamespace(archive=self)

    async def all_open(self, _: object) -> list[Any]:
        return [
            SimpleNamespace(id=number, guild_id=1, status=TableStatus.RUNNING)
            for number in (1, 2, 3)
        ]

    async def from_record(self, record: Any) -> None:
        self.asked.append(record.id)
        raise self._error


@pytest.mark.parametrize(
    ("error", "asked", "levels"),
    [
        (StorageFailed("away"), [1], ["warning"]),
        (TableUnreadable(), [1, 2, 3], ["warning"] * 3),
        (ZeroDivisionError(), [1, 2, 3], ["error"] * 3),
    ],
)
async def test_database_that_is_away_ends_it_without_a_trace(
    error: Exception, asked: list[int], levels: list[str]
) -> None:
    services: Any = Services(error)
    with capture_logs() as logs:
        await paint_open_tables(services)
    assert services.asked == asked
    assert [each["log_level"] for each in logs] == levels
