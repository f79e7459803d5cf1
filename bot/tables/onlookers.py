"""Who looks on at a table and wants to be told how it goes on."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from bot.tables import seating
from storage.records import TableStatus, Watcher

if TYPE_CHECKING:
    from bot.tables.archive import Archive
    from bot.tables.model import Table
    from storage import Database


class When(StrEnum):
    """When a watcher is told."""

    TURN = "turn"
    """At each turn, and at the end."""
    END = "end"


async def watch(
    database: Database, archive: Archive, table: Table, user_id: int, when: When, language: str
) -> None:
    """Tell somebody of the table from the next turn on.

    Raises
    ------
    GameOver
        When there is nothing more to come.
    TableUnreadable
        When the game cannot be read.
    """
    seating.check_open(table)
    running = table.record.status is TableStatus.RUNNING
    turn = (await archive.position(table)).turn if running else 0
    await database.watch(Watcher(table.id, user_id, when, language, turn))
