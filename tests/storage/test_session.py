"""Many tasks use one database at the same time; each change is whole or is not."""

from __future__ import annotations

import asyncio
from collections import Counter
from itertools import count
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING

import pytest

from storage.errors import ChannelTaken, DuplicateInteraction, VersionConflict
from storage.records import Change, SeatRecord, Snapshot, TableStatus
from storage.session import Session
from tests.storage.samples import BEN, LOBBY, connection_of, everything, lobby, played, trace

if TYPE_CHECKING:
    from storage import Database
    from storage.location import Location
    from storage.sql import Connection

WHOLE = Change(
    seats=(SeatRecord(1, BEN, "Ben"),),
    host_id=BEN,
    status=TableStatus.RUNNING,
    setup="order",
    actions=played("draw", "place 1"),
    interaction_id=71,
    snapshot=Snapshot(2, "two"),
    owed=("board",),
)


async def change_cancelled_at(
    number: int, database: Database, table_id: int, begun: list[str]
) -> None:
    """Write `WHOLE` in a task that is cancelled while its n-th statement is under way.

    The names of the statements begun are added to `begun`.
    """
    loop = asyncio.get_running_loop()

    def begin(sql: str) -> None:
        begun.append(sql.split(maxsplit=1)[0].lower())
        if len(begun) == number:
            heard = Event()
            loop.call_soon_threadsafe(cancel, heard)
            assert heard.wait(10)

    def cancel(heard: Event) -> None:
        task.cancel()
        # The task hears of it when the loop goes round; the statement waits for that.
        loop.call_soon(heard.set)

    await trace(database, begin)
    task = asyncio.create_task(database.tables.change(table_id, 1, WHOLE))
    try:
        await task
    finally:
        await trace(database, None)


async def test_two_tasks_at_one_version_one_wins(database: Database):
    table = await database.tables.create(LOBBY)
    results = await asyncio.gather(
        *(
            database.tables.change(table.id, 1, Change(actions=played(f"finalize {column}")))
            for column in (1, 2, 3)
        ),
        return_exceptions=True,
    )
    assert Counter(map(type, results)) == {type(table): 1, VersionConflict: 2}
    assert len(await database.tables.actions(table.id)) == 1


async def test_one_interaction_at_two_tables_counts_once(database: Database):
    first = await database.tables.create(LOBBY)
    second = await database.tables.create(lobby(LOBBY.channel_id + 1))
    click = Change(actions=played("draw"), interaction_id=71)
    results = await asyncio.gather(
        database.tables.change(first.id, 1, click),
        database.tables.change(second.id, 1, click),
        return_exceptions=True,
    )
    assert Counter(map(type, results)) == {type(first): 1, DuplicateInteraction: 1}


async def test_two_tables_opened_at_once_in_one_channel_one_wins(database: Database):
    results = await asyncio.gather(
        database.tables.create(LOBBY), database.tables.create(LOBBY), return_exceptions=True
    )
    (table,) = await database.tables.all_open()
    assert Counter(map(type, results)) == {type(table): 1, ChannelTaken: 1}


async def test_nobody_reads_half_a_change(database: Database):
    table = await database.tables.create(LOBBY)

    async def look() -> tuple[bool, bool]:
        seen = await database.tables.get(table.id)
        assert seen is not None
        snapshot = await database.tables.snapshot(table.id)
        return seen.version > 1, snapshot is not None

    change = asyncio.create_task(database.tables.change(table.id, 1, WHOLE))
    looks = await asyncio.gather(*(look() for _ in range(20)))
    await change
    # The table is read first: seeing its new version means seeing its new snapshot too.
    assert all(snapshot for raised, snapshot in looks if raised)
    assert await look() == (True, True)


async def test_cancelled_change_is_whole_or_is_not(database: Database):
    table = await database.tables.create(LOBBY)
    before = await everything(database)
    outcomes: list[tuple[str, bool]] = []
    for number in count(1):
        begun: list[str] = []
        try:
            await change_cancelled_at(number, database, table.id, begun)
        except asyncio.CancelledError:
            interrupted = begun[number - 1]
            stored = await everything(database) != before
            outcomes.append((interrupted, stored))
            if stored:
                break
        else:
            pytest.fail("the change came through whole before a cancelled one was stored")
    assert len(outcomes) > 8
    *early, last = outcomes
    assert not any(stored for _, stored in early)
    assert last == ("commit", True)
    assert len(await database.tables.actions(table.id)) == 2
    assert await database.tables.snapshot(table.id) == Snapshot(2, "two")


@pytest.mark.parametrize("number", [1, 2, 5, 8])
async def test_database_goes_on_after_a_cancelled_change(database: Database, number: int):
    table = await database.tables.create(LOBBY)
    with pytest.raises(asyncio.CancelledError):
        await change_cancelled_at(number, database, table.id, [])
    if isinstance(database.location, Path):
        assert not connection_of(database).in_transaction
    assert (await database.tables.change(table.id, 1, WHOLE)).version == 2
    assert len(await database.tables.actions(table.id)) == 2


async def test_nobody_who_reads_waits_for_a_change(database: Database):
    session = database._session  # pyright: ignore[reportPrivateUsage]
    table = await database.tables.create(LOBBY)
    begun, go_on = Event(), Event()

    def slow(connection: Connection) -> None:
        connection.execute("UPDATE tables SET version = 5")
        begun.set()
        assert go_on.wait(10)

    change = asyncio.create_task(session.write(slow))
    assert await asyncio.to_thread(begun.wait, 10)
    before = await database.tables.get(table.id)
    go_on.set()
    await change
    after = await database.tables.get(table.id)
    assert before is not None
    assert after is not None
    assert (before.version, after.version) == (1, 5)


def test_nobody_waits_for_ever_when_the_event_loop_ends(location: Location):
    begun, go_on, ended = Event(), Event(), list[str]()

    def slow(_: Connection) -> None:
        begun.set()
        assert go_on.wait(10)

    async def write(session: Session, name: str) -> None:
        try:
            await session.write(slow)
        finally:
            ended.append(name)
            go_on.set()

    async def main() -> Session:
        session = await Session.open(location)
        tasks = [asyncio.create_task(write(session, "first"))]
        assert await asyncio.to_thread(begun.wait, 10)
        tasks.append(asyncio.create_task(write(session, "second")))
        await asyncio.sleep(0)
        asyncio.get_running_loop().call_later(0, go_on.set)
        return session

    session = asyncio.run(main())
    assert sorted(ended) == ["first", "second"]
    asyncio.run(session.close())


async def test_one_of_several_changes_that_fails_undoes_no_other(database: Database):
    session = database._session  # pyright: ignore[reportPrivateUsage]
    tables = [await database.tables.create(lobby(number)) for number in range(1, 5)]
    held = asyncio.create_task(session.write(lambda _: None))
    await asyncio.sleep(0)

    async def change(number: int) -> object:
        # The one of the third table is wrong only after it has written.
        wrong = Snapshot(9, "nine") if number == 2 else None
        move = Change(actions=played("draw"), snapshot=wrong, interaction_id=number + 1)
        return await database.tables.change(tables[number].id, 1, move)

    results = await asyncio.gather(*map(change, range(4)), return_exceptions=True)
    await held
    assert [type(result) for result in results] == [
        *[type(tables[0])] * 2,
        ValueError,
        type(tables[0]),
    ]
    logs = [await database.tables.actions(table.id) for table in tables]
    assert [len(log) for log in logs] == [1, 1, 0, 1]
    assert not await database.tables.has_interaction(3)


async def test_close_waits_for_the_change_under_way(database: Database):
    table = await database.tables.create(LOBBY)
    change = asyncio.create_task(database.tables.change(table.id, 1, WHOLE))
    await asyncio.sleep(0)
    await database.close()
    assert (await change).version == 2
    await database.close()
