"""A table is as the database has it, whether it is read there or known from its last change."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING
from unittest.mock import Mock

import pytest

from storage.errors import VersionConflict
from storage.newest import REMEMBERED, NewestTables
from storage.players import ResignationRecord
from storage.records import NOBODY, Change, NewDue, SeatRecord, StoredTable, TableStatus
from tests.storage.samples import ADA, GUILD, lobby

if TYPE_CHECKING:
    from storage import Database
    from tests.storage.samples import StoppedClock


async def read(database: Database, table_id: int) -> StoredTable | None:
    """Return a table as a list of tables has it, which is always read."""
    tables = await database.tables.of_guild_with_seats(GUILD, TableStatus)
    return next((each for each in tables if each.record.id == table_id), None)


CHANGES = (
    Change(seats=(SeatRecord(2, 7, "Bob"), SeatRecord(1, ADA, "Ada"))),
    Change(status=TableStatus.RUNNING, pace=8, turn_at=1_000, due=(NewDue("clock", 5),)),
    Change(owed=("board",), host_id=7),
    Change(resigning=(ResignationRecord(1, ADA, "Ada"),)),
    Change(returning=(ADA,), channel_id=77, thread_id=77),
    Change(status=TableStatus.ENDED, paused_at=3),
)


async def test_after_each_change(database: Database):
    table = await database.tables.create(lobby())
    for version, change in enumerate(CHANGES, start=1):
        await database.tables.change(table.id, version, change)
        found = await database.tables.get_with_seats(table.id)
        assert found == await read(database, table.id)
        assert found is not None
        assert found.record.version == version + 1


async def test_a_change_that_is_refused_leaves_it_as_it_was(database: Database):
    table = await database.tables.create(lobby())
    await database.tables.change(table.id, 1, Change(seats=(SeatRecord(1, ADA, "Ada"),)))
    with pytest.raises(VersionConflict):
        await database.tables.change(table.id, 1, Change(seats=()))
    assert await database.tables.get_with_seats(table.id) == await read(database, table.id)


async def test_nobody_who_is_forgotten_is_remembered(database: Database):
    table = await database.tables.create(lobby())
    change = Change(resigning=(ResignationRecord(1, ADA, "Ada"),))
    await database.tables.change(table.id, 1, change)
    await database.people.forget(ADA)
    found = await database.tables.get_with_seats(table.id)
    assert found is not None
    assert found.resigned == (ResignationRecord(1, NOBODY, ""),)


async def test_clocks_that_are_moved(database: Database, clock: StoppedClock):
    table = await database.tables.create(lobby())
    running = Change(status=TableStatus.RUNNING, pace=8, turn_at=clock.now)
    await database.tables.change(table.id, 1, running)
    await database.life.beat()
    clock.now += 50_000
    assert await database.life.take_up(1_000) == 50_000
    assert await database.tables.get_with_seats(table.id) == await read(database, table.id)


def stored(table_id: int, version: int = 1) -> StoredTable:
    return StoredTable(Mock(id=table_id, version=version), ())


def test_what_is_changed_while_all_are_written_is_not_kept() -> None:
    newest = NewestTables()
    with newest.change(1) as note:
        with newest.clear():
            pass
        note(stored(1))
    assert newest.get(1) is None


def test_nothing_is_known_of_a_table_while_it_is_changed_or_when_that_fails() -> None:
    newest = NewestTables()
    with newest.change(1) as note:
        note(stored(1))
    assert newest.get(1) is not None
    with suppress(ValueError), newest.change(1):
        assert newest.get(1) is None
        raise ValueError
    assert newest.get(1) is None


def test_the_newer_of_two_is_kept() -> None:
    newest, old, new = NewestTables(), stored(1, 2), stored(1, 3)
    with newest.change(1) as note:
        with newest.change(1) as note_inner:
            note_inner(new)
        note(old)
    assert newest.get(1) == new


def test_so_many_are_kept() -> None:
    newest = NewestTables()
    for table_id in range(REMEMBERED + 1):
        with newest.change(table_id) as note:
            note(stored(table_id))
    assert newest.get(0) is None
    assert newest.get(1) is not None
    assert newest.get(REMEMBERED) is not None


async def test_a_change_tells_what_is_owed_after_it(database: Database):
    table = await database.tables.create(lobby())
    change = Change(owed=("board",), due=(NewDue("watch", 0),))
    told = (await database.tables.change_with_seats(table.id, 1, change)).standing
    assert told == await database.outbox.standing(table.id)
    assert told is not None
    assert [row.kind for row in told.owed] == ["lobby", "board"]
    assert "watch" in told.due
    silent = await database.tables.change_with_seats(table.id, 2, replace(change, owed=()))
    assert silent.standing is None
