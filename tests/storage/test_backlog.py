"""What waits is counted at one moment, and failures of the database are counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from storage.backlog import PAUSED, Backlog, Waiting
from storage.errors import StorageFailed, TableMissing
from storage.records import Change, NewDue, TableStatus
from tests.storage.samples import lobby

if TYPE_CHECKING:
    from storage import Database
    from storage.sql import Connection
    from tests.storage.samples import StoppedClock


async def test_nothing_waits_in_an_empty_database(database: Database, clock: StoppedClock):
    assert await database.backlog.read(clock.now, ["ring"]) == Backlog({}, (), 0, 0)


async def test_tables_are_counted_by_state_and_paused_ones_apart(
    database: Database, clock: StoppedClock
):
    for channel, change in enumerate(
        (
            None,
            Change(status=TableStatus.RUNNING),
            Change(status=TableStatus.RUNNING, paused_at=clock.now),
            Change(status=TableStatus.ENDED, paused_at=clock.now),
        )
    ):
        table = await database.tables.create(lobby(channel))
        if change is not None:
            await database.tables.change(table.id, 1, change)
    found = await database.backlog.read(clock.now, [])
    assert found.tables == {"gathering": 1, "running": 1, PAUSED: 1, "ended": 1}


async def test_owed_posts_are_counted_by_table_with_the_age_of_the_oldest(
    database: Database, clock: StoppedClock
):
    begin = clock.now
    first = await database.tables.create(lobby(1))
    clock.now += 5
    await database.outbox.add(first.id, "board")
    second = await database.tables.create(lobby(2))
    expected = (Waiting(first.id, 2, begin), Waiting(second.id, 1, begin + 5))
    (owed, _) = await database.outbox.of_table(first.id)
    # An attempt that has failed makes nothing younger.
    await database.outbox.retry(owed.id, begin + 1_000)
    assert await database.backlog.owed() == expected
    assert (await database.backlog.read(clock.now, [])).owed == expected


async def test_only_known_kinds_of_due_rows_are_late_and_only_after_their_time(
    database: Database, clock: StoppedClock
):
    table = await database.tables.create(lobby())
    for new in (NewDue("ring", 10), NewDue("ring", 20), NewDue("ring", 30), NewDue("unknown", 0)):
        await database.due.add(table.id, new)
    found = await database.backlog.read(clock.now + 30, ["ring", "knock"])
    assert (found.late, found.late_since) == (2, clock.now + 10)


async def test_failures_of_the_database_are_counted_and_wrong_requests_are_not(
    database: Database,
):
    def fail(connection: Connection) -> None:
        connection.execute("SELECT * FROM nowhere")

    with pytest.raises(TableMissing):
        await database.outbox.add(99, "board")
    assert not database.errors
    with pytest.raises(StorageFailed):
        await database._session.read(fail)  # pyright: ignore[reportPrivateUsage]
    with pytest.raises(StorageFailed):
        await database._session.write(fail)  # pyright: ignore[reportPrivateUsage]
    assert database.errors == {"read": 1, "write": 1}


async def test_the_server_of_a_table_is_found(database: Database):
    table = await database.tables.create(lobby(guild_id=77))
    assert await database.tables.guild_of(table.id) == 77
    assert await database.tables.guild_of(table.id + 1) is None
