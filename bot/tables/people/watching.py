"""Beginning to watch a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables.checks import check_game_there, check_open
from storage.people import Watcher
from storage.records import TableStatus

if TYPE_CHECKING:
    from bot.tables.history.archive import Archive
    from bot.tables.model import Table
    from bot.tables.schedule.effects import When
    from storage import Database


async def watch(
    database: Database, archive: Archive, table: Table, user_id: int, when: When, language: str
) -> None:
    """Let a person watch a table from the next turn on.

    Raises
    ------
    GameOver
        If the table is closed.
    TableUnreadable
        If the game cannot be read.
    """
    check_open(table)
    check_game_there(table)
    running = table.record.status is TableStatus.RUNNING
    turn = (await archive.position(table)).turn if running else 0
    await database.people.watch(Watcher(table.id, user_id, when, language, turn))
