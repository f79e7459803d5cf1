"""A database is read table by table while it is in use, and stays as it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from storage.inspection import inspect
from storage.records import Change, Snapshot
from storage.schema import newest
from tests.storage.samples import lobby, played

if TYPE_CHECKING:
    from storage import Database


async def test_every_table_is_read_while_the_database_is_in_use(database: Database):
    created = [await database.tables.create(lobby(channel_id)) for channel_id in (1, 2, 3)]
    table = created[-1]
    change = Change(actions=played("draw", "place 1"), snapshot=Snapshot(2, "state"), rules=4)
    await database.tables.change(table.id, 1, change)
    await database.tables.change(table.id, 2, Change(undo=1, snapshot=Snapshot(1, "before")))
    with inspect(database.location) as inspection:
        assert inspection.schema == newest()
        assert inspection.count() == 3
        found = list(inspection.tables())
    assert [(each.id, each.guild_id, each.channel_id) for each in found] == [
        (each.id, 100, number) for number, each in enumerate(created, start=1)
    ]
    content = found[-1].content
    assert content is not None
    assert content.stored == await database.tables.get_with_seats(table.id)
    assert content.stored.record.rules == 4
    assert content.actions == tuple(await database.tables.actions(table.id))
    assert content.snapshot == Snapshot(1, "before")


async def test_tables_written_meanwhile_are_read_whole(database: Database):
    first, second = [await database.tables.create(lobby(channel_id)) for channel_id in (1, 2)]
    with inspect(database.location) as inspection:
        tables = inspection.tables()
        assert next(tables).id == first.id
        change = Change(actions=played("draw"), snapshot=Snapshot(1, "state"))
        await database.tables.change(second.id, 1, change)
        content = next(tables).content
    assert content is not None
    assert (content.stored.record.version, len(content.actions)) == (2, 1)
    assert content.snapshot == Snapshot(1, "state")
