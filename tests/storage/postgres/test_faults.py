"""What becomes of a change when the server, or the way to it, fails."""

from __future__ import annotations

import asyncio
import signal
from threading import Barrier, Event
from typing import TYPE_CHECKING

import pytest

from storage import Database
from storage.errors import DuplicateInteraction, OutcomeUnknown, StorageFailed
from storage.location import Server
from storage.records import Change
from storage.sql import UniqueViolation
from tests.storage.postgres.proxy import standing_before
from tests.storage.samples import LOBBY, lobby, played

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable

    from storage.session import Session
    from storage.sql import Connection
    from tests.postgres import PostgresServer
    from tests.storage.postgres.proxy import Proxy

CLICK = Change(actions=played("draw"), interaction_id=71)


def session_of(database: Database) -> Session:
    return database._session  # pyright: ignore[reportPrivateUsage]


@pytest.fixture
async def proxy(location: Server) -> AsyncGenerator[Proxy]:
    async with standing_before(location) as found:
        yield found


@pytest.fixture
async def distant(proxy: Proxy) -> AsyncGenerator[Database]:
    """Open the database through the proxy."""
    async with await Database.open(proxy.location) as opened:
        yield opened


async def notations(database: Database) -> list[str]:
    return [action.notation for action in await database.tables.actions(1)]


@pytest.mark.parametrize("said", [b"BEGIN", b"INSERT INTO actions", b"COMMIT"])
async def test_connection_lost_before_the_commit_costs_nothing(
    distant: Database, proxy: Proxy, said: bytes
):
    await distant.tables.create(LOBBY)
    proxy.cut_before = said
    assert (await distant.tables.change(1, 1, CLICK)).version == 2
    assert not proxy.cut_before
    assert await notations(distant) == ["draw"]
    assert not distant.errors


async def test_commit_whose_answer_is_lost_counts_once(distant: Database, proxy: Proxy):
    await distant.tables.create(LOBBY)
    proxy.cut_after = b"COMMIT"
    assert (await distant.tables.change(1, 1, CLICK)).version == 2
    assert not proxy.cut_after
    assert await notations(distant) == ["draw"]
    with pytest.raises(DuplicateInteraction):
        await distant.tables.change(1, 2, CLICK)


async def test_commit_that_the_server_has_not_heard_yet_is_waited_for(
    distant: Database, proxy: Proxy, postgres: PostgresServer
):
    await distant.tables.create(LOBBY)
    proxy.cut_before, proxy.held = b"COMMIT", asyncio.Event()
    change = asyncio.create_task(distant.tables.change(1, 1, CLICK))
    waiting = "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
    while not await asyncio.to_thread(postgres.execute, waiting):
        assert not change.done()
    proxy.held.set()
    assert (await change).version == 2
    assert await notations(distant) == ["draw"]


@pytest.mark.parametrize(("cut", "stored"), [("cut_before", 0), ("cut_after", 1)])
async def test_nobody_guesses_what_became_of_a_change_without_an_interaction(
    distant: Database, proxy: Proxy, cut: str, stored: int
):
    setattr(proxy, cut, b"COMMIT")
    with pytest.raises(OutcomeUnknown, match="look whether it is") as caught:
        await distant.tables.create(LOBBY)
    assert "nothing was changed" not in str(caught.value)
    assert len(await distant.tables.all_open()) == stored
    assert distant.errors == {"write": 1}


async def test_reading_goes_on_over_another_connection(distant: Database, proxy: Proxy):
    await distant.tables.create(LOBBY)
    proxy.cut_before = b"FROM tables"
    assert await distant.tables.get(1) is not None
    assert not proxy.cut_before


async def test_server_that_starts_again_is_waited_for(database: Database, postgres: PostgresServer):
    await database.tables.create(LOBBY)
    await asyncio.to_thread(postgres.stop)
    change = asyncio.create_task(database.tables.change(1, 1, CLICK))
    read = asyncio.create_task(database.tables.seats(1))
    await asyncio.to_thread(postgres.start)
    assert (await change).version == 2
    assert await read == LOBBY.seats


async def test_change_that_was_answered_outlives_a_crash_of_a_server_that_need_not_keep_it(
    database: Database, postgres: PostgresServer
):
    assert postgres.execute("SHOW synchronous_commit") == [("off",)]
    postgres.execute("CHECKPOINT")
    assert await session_of(database).rows("SHOW synchronous_commit") == [("on",)]
    for number in range(1, 21):
        await database.commands.register(11, f"0.1.{number}")
    await asyncio.to_thread(postgres.stop, signal.SIGQUIT)
    await asyncio.to_thread(postgres.start)
    assert await database.commands.release(11) == "0.1.20"


@pytest.mark.parametrize("wanted", ["local", "remote_apply"])
async def test_server_that_keeps_what_it_answers_keeps_it_in_its_own_way(
    location: Server, wanted: str
):
    url = f"{location.url}&options=-csynchronous_commit%3D{wanted}"
    async with await Database.open(Server(url, url)) as database:
        assert await session_of(database).rows("SHOW synchronous_commit") == [(wanted,)]


async def test_server_that_stays_away_is_named(
    database: Database, postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("storage.postgres.transactions.PATIENCE", 0.3)
    monkeypatch.setattr("storage.postgres.transactions.Transactions._persist.__defaults__", (0.3,))
    await database.tables.create(LOBBY)
    await asyncio.to_thread(postgres.stop)
    try:
        with pytest.raises(StorageFailed, match="nothing was changed"):
            await database.tables.change(1, 1, CLICK)
        with pytest.raises(StorageFailed):
            await database.tables.get(1)
    finally:
        await asyncio.to_thread(postgres.start)
    assert database.errors == {"read": 1, "write": 1}


async def test_backend_that_is_ended_is_replaced(database: Database, postgres: PostgresServer):
    await database.tables.create(LOBBY)
    ended = (
        "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE datname LIKE 'test%'"
    )
    assert postgres.execute(ended)[0][0]
    assert (await database.tables.change(1, 1, CLICK)).version == 2


async def test_connection_to_a_server_that_only_reads_now_is_closed(
    location: Server, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("storage.postgres.engine.CONNECTIONS", 1)
    async with await Database.open(location) as database:
        await database.tables.create(LOBBY)
        session = session_of(database)
        # So does a server that has become a standby: it answers, and refuses every change.
        await session.rows("SELECT set_config('default_transaction_read_only', 'on', false)")
        assert (await database.tables.change(1, 1, CLICK)).version == 2
        assert await session.rows("SHOW default_transaction_read_only") == [("off",)]


async def test_two_changes_in_each_others_way_both_come_through(database: Database):
    for channel in (1, 2):
        await database.tables.create(lobby(channel))
    meeting = Barrier(2)
    runs: list[int] = []

    def change(first: int, second: int) -> Callable[[Connection], int]:
        def run(connection: Connection) -> int:
            runs.append(first)
            connection.execute("UPDATE tables SET pace = pace + 1 WHERE id = ?", (first,))
            if len(runs) <= meeting.parties:
                meeting.wait(10)
            connection.execute("UPDATE tables SET pace = pace + 1 WHERE id = ?", (second,))
            return first

        return run

    session = session_of(database)
    write = [session.write(change(*ids)) for ids in ((1, 2), (2, 1))]
    assert await asyncio.gather(*write) == [1, 2]
    assert len(runs) > meeting.parties
    assert await session.rows("SELECT pace FROM tables ORDER BY id") == [(2,), (2,)]


async def test_change_that_could_not_be_serialized_is_made_again_as_a_whole(database: Database):
    runs: list[int] = []

    def run(connection: Connection) -> int:
        connection.execute("INSERT INTO interactions (id) VALUES (?)", (71,))
        runs.append(1)
        if len(runs) < 3:
            connection.execute("DO 'BEGIN RAISE SQLSTATE ''40001''; END'")
        return len(runs)

    assert await session_of(database).write(run) == 3
    assert await database.tables.has_interaction(71)


async def test_statement_that_takes_too_long_changes_nothing(database: Database):
    def run(connection: Connection) -> None:
        connection.execute("INSERT INTO interactions (id) VALUES (?)", (71,))
        connection.execute("SET LOCAL statement_timeout = '20ms'")
        connection.execute("SELECT pg_sleep(30)")

    with pytest.raises(StorageFailed, match="statement timeout"):
        await session_of(database).write(run)
    assert not await database.tables.has_interaction(71)


async def test_change_that_went_on_after_an_error_is_not_stored(database: Database):
    def run(connection: Connection) -> None:
        for _ in range(2):
            try:
                connection.execute("INSERT INTO interactions (id) VALUES (?)", (71,))
            except UniqueViolation:
                return

    with pytest.raises(StorageFailed, match="went on after an error"):
        await session_of(database).write(run)
    assert not await database.tables.has_interaction(71)


async def test_changes_run_at_the_same_time_and_one_too_many_is_told_so(
    database: Database, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("storage.postgres.engine.PATIENCE", 0.2)
    session = session_of(database)
    meeting, go_on = Barrier(9), Event()

    def run(_: Connection) -> None:
        meeting.wait(30)
        assert go_on.wait(30)

    tasks = [asyncio.create_task(session.write(run)) for _ in range(8)]
    await asyncio.to_thread(meeting.wait, 30)
    with pytest.raises(StorageFailed, match="all 8 connections were busy"):
        await database.tables.create(LOBBY)
    go_on.set()
    await asyncio.gather(*tasks)
    assert (await database.tables.create(LOBBY)).id == 1


async def test_change_that_waits_for_another_sees_what_it_has_written(database: Database):
    """Two clicks on one table at once: the second is told of the first, and no error of keys."""
    await database.tables.create(LOBBY)
    seated = Change(seats=LOBBY.seats, actions=played("draw"))
    found = await asyncio.gather(
        *(database.tables.change(1, 1, seated) for _ in range(6)), return_exceptions=True
    )
    assert sorted(type(each).__name__ for each in found) == [
        "TableRecord",
        *["VersionConflict"] * 5,
    ]
