"""Forgetting somebody: no name and no id of theirs stays, and the games of the others do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables import errors
from bot.tables.schedule.offers import OFFER, read_offer
from storage.records import TableStatus

if TYPE_CHECKING:
    from bot.tables.model import Person
    from bot.tables.tables import Tables
    from storage import Database


async def check_forget(database: Database, user_id: int) -> None:
    """Refuse to forget who is needed.

    Raises
    ------
    StillPlaying
        When the person sits at a running table.
    """
    tables = await database.tables.open_with(user_id)
    running = [str(number) for number, status in tables if status == TableStatus.RUNNING]
    if running:
        raise errors.StillPlaying(tables=", ".join(running), count=len(running))


async def forget(database: Database, tables: Tables, person: Person) -> None:
    """Delete all that is stored about somebody, who gets up from tables that gather first.

    Seats they have offered for others are not offered any more.

    Raises
    ------
    StillPlaying
        As `check_forget`; nothing has changed.
    """
    await check_forget(database, person.id)
    for table_id, _ in await database.tables.open_with(person.id):
        await tables.leave(table_id, person)
    await database.people.forget(person.id)
    for row in await database.due.of_kind(OFFER):
        if read_offer(row).by == person.id:
            await database.due.remove(row.id)
