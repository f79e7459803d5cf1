"""Forgetting a person: their name and id go, the games of the others stay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables import errors
from bot.tables.schedule.offers import OFFER, read_offer
from storage.records import TableStatus

if TYPE_CHECKING:
    from bot.tables.changes.lobby import Lobby
    from bot.tables.model import Person
    from storage import Database


async def check_forget(database: Database, user_id: int) -> None:
    """Raise `StillPlaying` if the person has a seat at a running table."""
    tables = await database.tables.open_with(user_id)
    running = [str(number) for number, status in tables if status == TableStatus.RUNNING]
    if running:
        raise errors.StillPlaying(tables=", ".join(running), count=len(running))


async def forget(database: Database, lobby: Lobby, person: Person) -> None:
    """Delete all that is stored about a person; they leave tables that have not started first.

    Offers they have made of other people's seats are withdrawn.

    Raises
    ------
    StillPlaying
        As `check_forget`; nothing has changed.
    """
    await check_forget(database, person.id)
    for table_id, _ in await database.tables.open_with(person.id):
        await lobby.leave(table_id, person)
    await database.people.forget(person.id)
    for row in await database.due.of_kind(OFFER):
        if read_offer(row).by == person.id:
            await database.due.remove(row.id)
