"""Many tasks share one connection; each change is whole or is not."""

from __future__ import annotations

import asyncio
from collections import Counter
from itertools import count
from typing import TYPE_CHECKING, Any

import aiosqlite
import pytest

from storage.errors import ChannelTaken, DuplicateInteraction, VersionConflict
from storage.records import Change, SeatRecord, Snapshot, TableStatus
from tests.storage.samples import BEN, LOBBY, everything, lobby, played

if TYPE_CHECKING:
    from collections.abc import Callable

    from storage import Database

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


@pytest.fixture
def cancel_at(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], list[str]]:
    """Return what cancels the task as soon as its n-th statement is under way.

    It gives back the names of the statements begun since.
    """
    original: Any = vars(aiosqlite.Connection)["_execute"]

    def arm(number: int) -> list[str]:
        begun: list[str] = []

        async def execute(self: aiosqlite.Connection, fn: Any, *args: Any, **kwargs: Any) -> Any:
            begun.append(fn.__name__)
            task = asyncio.current_task()
            if len(begun) == number and task is not None:
                task.cancel()
            return await original(self, fn, *args, **kwargs)

        monkeypatch.setattr(aiosqlite.Connection, "_execute", execute)
        return begun

    return arm


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


async def test_cancelled_change_is_whole_or_is_not(
    database: Database, cancel_at: Callable[[int], list[str]]
):
    table = await database.tables.create(LOBBY)
    before = await everything(database)
    outcomes: list[tuple[str, bool]] = []
    for number in count(1):
        begun = cancel_at(number)
        try:
            await asyncio.create_task(database.tables.change(table.id, 1, WHOLE))
        except asyncio.CancelledError:
            interrupted = begun[number - 1]
            stored = await everything(database) != before
            outcomes.append((interrupted, stored))
            if stored:
                break
        else:
            pytest.fail("the change came through whole before a cancelled one was stored")
    assert len(outcomes) > 10
    *early, last = outcomes
    assert not any(stored for _, stored in early)
    assert last == ("commit", True)
    assert len(await database.tables.actions(table.id)) == 2
    assert await database.tables.snapshot(table.id) == Snapshot(2, "two")


@pytest.mark.parametrize("number", [1, 2, 5, 8])
async def test_database_goes_on_after_a_cancelled_change(
    database: Database, cancel_at: Callable[[int], list[str]], number: int
):
    table = await database.tables.create(LOBBY)
    cancel_at(number)
    with pytest.raises(asyncio.CancelledError):
        await asyncio.create_task(database.tables.change(table.id, 1, WHOLE))
    assert (await database.tables.change(table.id, 1, WHOLE)).version == 2
    assert len(await database.tables.actions(table.id)) == 2


async def test_waiting_task_that_is_cancelled_writes_nothing(database: Database):
    table = await database.tables.create(LOBBY)
    first = asyncio.create_task(database.tables.change(table.id, 1, Change(actions=played("draw"))))
    second = asyncio.create_task(
        database.tables.change(table.id, 2, Change(actions=played("place 1")))
    )
    await asyncio.sleep(0)
    second.cancel()
    await asyncio.wait([first, second])
    assert second.cancelled()
    assert [action.notation for action in await database.tables.actions(table.id)] == ["draw"]


async def test_close_waits_for_the_change_under_way(database: Database):
    table = await database.tables.create(LOBBY)
    change = asyncio.create_task(database.tables.change(table.id, 1, WHOLE))
    await asyncio.sleep(0)
    await database.close()
    assert (await change).version == 2
    await database.close()
