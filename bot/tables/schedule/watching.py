"""Who looks on at a table and wants to be told how it goes on."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from bot.tables.errors import GameOver
from storage.records import OPEN, NewDue, TableStatus, Watcher

if TYPE_CHECKING:
    from bot.tables.history.archive import Archive
    from bot.tables.model import Table
    from storage import Database


WATCH = "watch"
"""The kind of due work that is to tell those who watch a table what they have not been told."""
_PATIENCE = 10_000
"""Milliseconds they wait for the post in the table's channel; once it is out they are told."""


def news() -> NewDue:
    """Return what is due when something happens that those who watch want to know."""
    return NewDue(WATCH, _PATIENCE)


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
    if table.record.status not in OPEN:
        raise GameOver
    running = table.record.status is TableStatus.RUNNING
    turn = (await archive.position(table)).turn if running else 0
    await database.people.watch(Watcher(table.id, user_id, when, language, turn))
