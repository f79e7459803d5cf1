"""The time in which the bot does not run moves all that was to come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from storage.records import Change, NewDue, TableStatus
from tests.storage.samples import lobby

if TYPE_CHECKING:
    from storage import Database
    from tests.storage.samples import StoppedClock

LEAST, AWAY = 1_000, 50_000


async def clocked(database: Database, now: int, *, channel_id: int = 1, **change: int) -> int:
    """Open a table whose turn has begun 100 milliseconds ago; return its id."""
    new = await database.tables.create(lobby(channel_id))
    due = NewDue("clock", 700), NewDue("stall", 800), NewDue("computer", 0)
    running = Change(status=TableStatus.RUNNING, pace=8, turn_at=now - 100, due=due)
    table = await database.tables.change(new.id, 1, running)
    if change:
        await database.tables.change(new.id, table.version, Change(**change))  # pyright: ignore[reportArgumentType]
    return new.id


async def due(database: Database, table_id: int) -> dict[str, int]:
    return {row.kind: row.due_at for row in await database.due.of_table(table_id)}


async def test_all_is_as_far_off_as_it_was(database: Database, clock: StoppedClock):
    start = clock.now
    table_id = await clocked(database, start)
    await database.life.beat()
    clock.now += AWAY
    away = await database.life.take_up(LEAST, owed=("board",), besides=("stall",))
    assert away == AWAY
    rows = {"clock": start + 700 + AWAY, "stall": start + 800, "computer": start}
    assert await due(database, table_id) == rows
    table = await database.tables.get(table_id)
    assert table is not None
    assert table.turn_at == start - 100 + AWAY
    owed = await database.outbox.of_table(table_id)
    assert [(row.kind, row.version) for row in owed] == [("lobby", 1), ("board", table.version)]


async def test_the_same_absence_counts_once(database: Database, clock: StoppedClock):
    table_id = await clocked(database, clock.now)
    await database.life.beat()
    clock.now += AWAY
    await database.life.take_up(LEAST)
    before = await due(database, table_id)
    assert await database.life.take_up(LEAST) == 0
    assert await due(database, table_id) == before


async def test_paused_and_closed_tables_are_left_alone(database: Database, clock: StoppedClock):
    start = clock.now
    paused = await clocked(database, start, paused_at=start)
    closed = await clocked(database, start, channel_id=2)
    await database.tables.change(closed, 2, Change(status=TableStatus.ENDED))
    await database.life.beat()
    clock.now += AWAY
    await database.life.take_up(LEAST, owed=("board",))
    for table_id in (paused, closed):
        table = await database.tables.get(table_id)
        assert table is not None
        assert table.turn_at == start - 100
        assert [row.kind for row in await database.outbox.of_table(table_id)] == ["lobby"]


async def test_short_and_unknown_absences_move_nothing(database: Database, clock: StoppedClock):
    table_id = await clocked(database, clock.now)
    before = await due(database, table_id)
    clock.now += AWAY
    assert await database.life.take_up(LEAST) == 0
    clock.now += LEAST - 1
    assert await database.life.take_up(LEAST) == 0
    clock.now -= AWAY
    assert await database.life.take_up(LEAST) == 0
    assert await due(database, table_id) == before
