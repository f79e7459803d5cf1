"""Processes share out the shards of a database, and one that was struck off writes nothing."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING

import pytest

from storage import Database
from storage.errors import (
    DatabaseInUse,
    DatabaseTaken,
    StorageError,
    VersionConflict,
)
from storage.postgres import lease
from storage.postgres.lease import PostgresLeases
from storage.records import Change, NewDue
from storage.session import Session
from tests.storage.samples import LOBBY, ROOT, lobby

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Sequence

    from storage.leases import Holding
    from storage.location import Server
    from tests.postgres import PostgresServer

COUNT = 12


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lease, "EVERY", 0.05)
    monkeypatch.setattr(lease, "LASTS", 1.0)


@pytest.fixture
def deaf(quick: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes that are opened after this do not look again at what they hold."""
    monkeypatch.setattr(lease, "EVERY", 60.0)
    monkeypatch.setattr(lease, "LASTS", 120.0)


@pytest.fixture
async def others(location: Server) -> AsyncGenerator[list[Database]]:
    """Two more processes on the same database."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(await Database.open(location)) for _ in range(2)]


def leases_of(database: Database) -> PostgresLeases:
    assert isinstance(database.leases, PostgresLeases)
    return database.leases


async def execute(database: Database, statement: str, *values: int | str) -> None:
    """Change a row as another process would."""
    session = database._session  # pyright: ignore[reportPrivateUsage]
    await session.execute(statement, *values)


async def strike(database: Database) -> None:
    """Strike a process off, as others do once its row has run out."""
    leases = leases_of(database)
    async with await Database.open(database.location) as other:
        await execute(other, "DELETE FROM processes WHERE holder = ?", leases.holder)


async def share_out(everybody: Sequence[Database], count: int = COUNT) -> list[Holding]:
    """Let all join, those who came first give up what is more than their share, and all take."""
    for each in everybody:
        await each.leases.join(count)
    for each in everybody:
        holding = await each.leases.take(anew=False)
        await each.leases.let_go(sorted(holding.shards)[holding.fair :])
    return [await each.leases.take(anew=False) for each in everybody]


def disjoint(holdings: list[Holding]) -> bool:
    held = [number for holding in holdings for number in holding.shards]
    return len(held) == len(set(held))


async def test_each_process_takes_its_fair_share(database: Database, others: list[Database]):
    everybody = [database, *others]
    # One that is there and has not joined yet counts for nobody.
    assert (await database.leases.join(COUNT)).shards == frozenset(range(COUNT))
    holdings = await share_out(everybody)
    assert [len(holding.shards) for holding in holdings] == [4, 4, 4]
    assert disjoint(holdings)
    assert {holding.count for holding in holdings} == {COUNT}
    assert {holding.processes for holding in holdings} == {3}


async def test_processes_that_join_together_never_hold_the_same(
    database: Database, others: list[Database]
):
    everybody = [database, *others]
    await asyncio.gather(*(each.leases.join(COUNT) for each in everybody))
    holdings = await share_out(everybody)
    assert disjoint(holdings)
    assert sum(len(holding.shards) for holding in holdings) == COUNT


async def test_more_processes_than_shards_wait(database: Database, others: list[Database]):
    await database.leases.join(1)
    second, third = [await each.leases.join(1) for each in others]
    assert (second.shards, third.shards) == (frozenset(), frozenset())
    await database.leases.let_go([0])
    assert (await others[0].leases.take(anew=True)).shards == {0}
    assert (await database.leases.take(anew=True)).shards == frozenset()


async def test_whoever_stands_back_counts_for_nobody_until_it_takes_again(
    database: Database, others: list[Database]
):
    everybody = [database, *others]
    await share_out(everybody)
    await database.leases.stand_back()
    assert database.leases.holding.shards == frozenset()
    for each in others:
        holding = await each.leases.take(anew=False)
        assert (len(holding.shards), holding.processes) == (6, 2)
    assert (await database.leases.take(anew=True)).processes == 3
    holdings = await share_out(everybody)
    assert [len(holding.shards) for holding in holdings] == [4, 4, 4]
    assert disjoint(holdings)


async def test_the_number_of_shards_changes_only_while_nobody_holds_one(
    database: Database, others: list[Database]
):
    first = await database.leases.join(4)
    assert (await others[0].leases.join(7)).count == 4
    await database.leases.let_go(first.shards)
    await others[0].leases.let_go(others[0].leases.holding.shards)
    assert (await others[1].leases.join(7)).count == 7
    assert (await database.leases.take(anew=True)).count == 7
    await database.leases.let_go(range(7))
    await others[1].leases.let_go(range(7))
    assert (await others[1].leases.join(2)).count == 2


async def test_a_process_that_leaves_is_followed_at_once(location: Server, database: Database):
    async with await Database.open(location) as other:
        await other.leases.join(COUNT)
    assert (await database.leases.join(COUNT)).shards == frozenset(range(COUNT))


async def test_a_process_that_has_died_is_struck_off(location: Server, others: list[Database]):
    dead = await Database.open(location)
    assert [len(each.shards) for each in await share_out([dead, *others])] == [4, 4, 4]
    beating = leases_of(dead)._beating  # pyright: ignore[reportPrivateUsage]
    assert beating is not None
    beating.cancel()
    living = [each.leases for each in others]
    while sum(len(each.holding.shards) for each in living) < COUNT:
        await asyncio.sleep(0.02)
        for each in living:
            await each.take(anew=True)
    assert [len(each.holding.shards) for each in living] == [6, 6]
    assert disjoint([each.holding for each in living])
    assert not await dead.leases.confirm()
    with pytest.raises(DatabaseTaken, match="taken over by another"):
        await dead.tables.create(LOBBY)
    await dead.close()


async def test_one_that_was_struck_off_enters_anew_once_it_has_given_up_its_work(
    database: Database, others: list[Database]
):
    await database.leases.join(2)
    await strike(database)
    while database.leases.holding.shards:  # noqa: ASYNC110  (no event tells of it)
        await asyncio.sleep(0.01)
    with pytest.raises(DatabaseTaken):
        await database.tables.create(LOBBY)
    holding = await database.leases.take(anew=True)
    assert holding.shards
    assert (await database.tables.create(LOBBY)).id == 1
    assert await database.leases.confirm()


@pytest.mark.usefixtures("deaf")
@pytest.mark.parametrize(
    "wrong",
    [
        "UPDATE shards SET token = token + 1 WHERE number = 0",
        "UPDATE shards SET holder = 'somebody else' WHERE number = 0",
    ],
    ids=["taken", "the same token after a fail-over"],
)
async def test_whoever_lost_a_shard_writes_nothing_of_its_tables(database: Database, wrong: str):
    await database.leases.join(2)
    table = await database.tables.create(lobby(7, guild_id=2 << 22))
    kept = await database.tables.create(lobby(8, guild_id=1 << 22))
    async with await Database.open(database.location) as other:
        await execute(other, wrong)
    for write in (
        database.tables.change(table.id, 1, Change()),
        database.tables.agree(table.id, 1, "close", 5),
        database.outbox.add(table.id, "board"),
        database.outbox.settle([1], table.id),
        database.due.add(table.id, NewDue("reminder")),
        database.due.remove(1, table.id),
        database.hints.give(table.id, 1, "1", 3),
        database.people.unwatch(table.id, 5),
    ):
        with pytest.raises(DatabaseTaken):
            await write
    assert (await database.tables.get(table.id)) == table
    assert (await database.tables.change(kept.id, 1, Change())).version == 2


async def test_the_table_of_another_process_is_changed_by_its_version(
    database: Database, others: list[Database]
):
    await share_out([database, *others], 3)
    table = await database.tables.create(lobby(7, guild_id=0))
    assert (await others[0].tables.change(table.id, 1, Change())).version == 2
    with pytest.raises(VersionConflict):
        await database.tables.change(table.id, 1, Change())


async def test_the_work_of_others_is_not_seen(database: Database, others: list[Database]):
    for number in range(6):
        table = await database.tables.create(lobby(10 + number, guild_id=number << 22))
        await database.due.add(table.id, NewDue("reminder", after=number))
        await database.outbox.add(table.id, "board")
    found: list[int] = []
    late = 0
    for each, holding in zip(
        (database, *others), await share_out([database, *others], 6), strict=True
    ):
        share = holding.share
        tables = await each.tables.all_open(share)
        assert {record.guild_id >> 22 for record in tables} == share.shards
        owed = await each.outbox.ready(2**60, share)
        assert {row.table_id for row in owed} == {record.id for record in tables}
        assert {row.table_id for row in await each.backlog.owed(share)} == {r.id for r in tables}
        first = await each.due.first(["reminder"], share=share)
        assert first is not None
        assert first.table_id == min(record.id for record in tables)
        backlog = await each.backlog.read(2**60, ["reminder"], share)
        assert sum(backlog.tables.values()) == backlog.late == len(tables)
        late += backlog.late
        found += [record.id for record in tables]
    assert sorted(found) == [1, 2, 3, 4, 5, 6]
    assert late == 6


async def test_turns_of_a_bucket_are_one_after_the_other(
    database: Database, others: list[Database]
):
    everybody = (database, *others)
    waits = await asyncio.gather(*(each.leases.reserve(1, 5.0) for each in everybody))
    assert [round(wait) for wait in sorted(waits)] == [0, 5, 10]
    assert await database.leases.reserve(0, 5.0) == 0.0


async def test_whoever_wants_it_alone_is_refused_and_refuses(location: Server, database: Database):
    with pytest.raises(DatabaseInUse) as caught:
        await Session.open(location, alone=True)
    assert "in use by another running bot" in str(caught.value)
    await database.close()
    session = await Session.open(location, alone=True)
    with pytest.raises(DatabaseInUse):
        await Database.open(location)
    await session.close()
    await (await Database.open(location)).close()


async def test_shards_are_kept_over_a_restart_of_the_server(
    database: Database, others: list[Database], postgres: PostgresServer
):
    before = await share_out([database, *others])
    await asyncio.to_thread(postgres.stop)
    # One that is not alone can not tell whether it was struck off meanwhile.
    await asyncio.sleep(1.1)
    assert not await database.leases.confirm()
    with pytest.raises(StorageError):
        await database.leases.take(anew=True)
    await asyncio.to_thread(postgres.start)
    # Whoever comes back first leaves the others the time to come back.
    after = [await each.leases.take(anew=True) for each in (database, *others)]
    assert [holding.shards for holding in after] == [holding.shards for holding in before]
    assert await database.leases.confirm()
    assert (await database.tables.create(LOBBY)).id == 1


async def test_bot_that_was_frozen_and_replaced_writes_nothing(location: Server):
    command = [sys.executable, "-m", "tests.storage.writer", location.url, "0"]
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        said = [int(process.stdout.readline()) for _ in range(3)]
        os.kill(process.pid, signal.SIGSTOP)
        async with await Database.open(location) as database:
            while not (await database.leases.join(1)).shards:  # noqa: ASYNC110
                await asyncio.sleep(0.05)
            (table,) = await database.tables.all_open()
            os.kill(process.pid, signal.SIGCONT)
            said += [int(line) for line in process.stdout]
            told = await asyncio.to_thread(process.stderr.read)
            (after,) = await database.tables.all_open()
    # The server may have ended a change in which the bot was frozen, too long ago to be retried.
    assert "DatabaseTaken" in told or "nothing was changed" in told
    assert after == table
    assert table.version - 1 - said[-1] in (0, 1)


async def test_a_shard_that_could_not_be_given_back_is_given_back_later(
    database: Database, others: list[Database]
):
    await share_out([database, others[0]], 2)
    leases_of(database)._tokens.clear()  # pyright: ignore[reportPrivateUsage]
    while (found := await others[1].leases.join(2)) and not found.shards:  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    assert disjoint([found, others[0].leases.holding])


async def test_one_that_was_struck_off_takes_nothing_while_it_works_for_shards(
    database: Database, others: list[Database]
):
    await database.leases.join(2)
    await strike(database)
    assert not (await database.leases.take(anew=False)).shards
    with pytest.raises(DatabaseTaken):
        await database.tables.create(LOBBY)
    assert (await database.leases.take(anew=True)).shards
