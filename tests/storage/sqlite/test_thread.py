"""Every method of a store waits for the thread of the connection once."""

from __future__ import annotations

import asyncio
import threading
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import aiosqlite
import pytest

from storage.backlog import BacklogStore
from storage.due import DueStore
from storage.errors import DuplicateInteraction, StorageFailed
from storage.leases import WHOLE
from storage.outbox import OutboxStore
from storage.people import PeopleStore, Watcher
from storage.posts import PostRecord
from storage.records import Change, Due, NewDue, SeatRecord, Snapshot
from storage.sqlite.connection import SqliteConnection, in_thread
from storage.tables import TableStore
from tests.storage.samples import ADA, BEN, CHANNEL, GUILD, LOBBY, connection_of, lobby, played

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from storage import Database
    from storage.sql import Connection

CHANGED_NAMES = (
    "this release of aiosqlite has no {} as storage.sqlite.connection.in_thread needs it; "
    "change in_thread, or keep the cap on the dependency"
)
DUE = Due(1, "reminder", 1, None, 0, "", 0)
POST = PostRecord(1, CHANNEL, 9001, version=1, turn=0, kind="lobby")
MOVE = Change(
    seats=(SeatRecord(1, ADA, "Ada"), SeatRecord(2, BEN, "Ben")),
    actions=played("draw", "place 1"),
    interaction_id=71,
    snapshot=Snapshot(2, "two"),
    owed=("board",),
    unwatched=(BEN,),
    undue=("reminder", "stall"),
    put_off=(("clock", 900),),
    due=(NewDue("reminder"), NewDue("stall")),
)

WRITES: dict[str, Callable[[Database], Awaitable[object]]] = {
    "tables.create": lambda d: d.tables.create(lobby(CHANNEL + 1)),
    "tables.create_with_seats": lambda d: d.tables.create_with_seats(lobby(CHANNEL + 1)),
    "tables.change": lambda d: d.tables.change(1, 1, MOVE),
    "tables.change_with_seats": lambda d: d.tables.change_with_seats(1, 1, MOVE),
    "tables.agree": lambda d: d.tables.agree(1, 1, "end", ADA, instead_of=("undo 2",)),
    "tables.disagree": lambda d: d.tables.disagree(1, "end"),
    "outbox.add": lambda d: d.outbox.add(1, "board"),
    "outbox.settle": lambda d: d.outbox.settle((1, 2)),
    "outbox.retry": lambda d: d.outbox.retry(1, 9),
    "outbox.save_post": lambda d: d.outbox.save_post(
        POST, (NewDue("reminder"),), ("reminder", "stall"), settled=(1, 2)
    ),
    "outbox.delete_post": lambda d: d.outbox.delete_post(1),
    "due.add": lambda d: d.due.add(1, NewDue("reminder")),
    "due.begin": lambda d: d.due.begin(DUE),
    "due.retry": lambda d: d.due.retry(DUE, 9),
    "due.put_off": lambda d: d.due.put_off(DUE, 9, ""),
    "due.remove": lambda d: d.due.remove(1),
    "people.save_settings": lambda d: d.people.save_settings(ADA, "{}"),
    "people.delete_settings": lambda d: d.people.delete_settings(ADA),
    "people.watch": lambda d: d.people.watch(Watcher(1, BEN, "turn", "en", 0)),
    "people.unwatch": lambda d: d.people.unwatch(1, BEN),
    "people.mark_told": lambda d: d.people.mark_told(1, BEN, 1),
    "people.forget": lambda d: d.people.forget(ADA),
}
READS: dict[str, Callable[[Database], Awaitable[object]]] = {
    "tables.has_interaction": lambda d: d.tables.has_interaction(71),
    "tables.get": lambda d: d.tables.get(1),
    "tables.guild_of": lambda d: d.tables.guild_of(1),
    "tables.get_with_seats": lambda d: d.tables.get_with_seats(1),
    "tables.open_in": lambda d: d.tables.open_in(CHANNEL),
    "tables.open_below": lambda d: d.tables.open_below(CHANNEL),
    "tables.last_in": lambda d: d.tables.last_in(CHANNEL),
    "tables.in_channel_with_seats": lambda d: d.tables.in_channel_with_seats(CHANNEL),
    "tables.of_guild": lambda d: d.tables.of_guild(GUILD),
    "tables.of_guild_with_seats": lambda d: d.tables.of_guild_with_seats(GUILD),
    "tables.counts": lambda d: d.tables.counts(GUILD),
    "tables.all_open": lambda d: d.tables.all_open(),
    "tables.among": lambda d: d.tables.among(WHOLE, (1,)),
    "tables.open_with": lambda d: d.tables.open_with(ADA),
    "tables.held_before": lambda d: d.tables.held_before(1, 302),
    "tables.resigned": lambda d: d.tables.resigned(1),
    "tables.seats": lambda d: d.tables.seats(1),
    "tables.actions": lambda d: d.tables.actions(1),
    "tables.last_undone": lambda d: d.tables.last_undone(1),
    "tables.snapshot": lambda d: d.tables.snapshot(1),
    "tables.agreed": lambda d: d.tables.agreed(1, 1, "end"),
    "outbox.ready": lambda d: d.outbox.ready(9),
    "outbox.of_table": lambda d: d.outbox.of_table(1),
    "outbox.post": lambda d: d.outbox.post(1),
    "outbox.standing": lambda d: d.outbox.standing(1),
    "due.get": lambda d: d.due.get(1),
    "due.first": lambda d: d.due.first(("reminder", "stall")),
    "due.of_table": lambda d: d.due.of_table(1),
    "due.of_kind": lambda d: d.due.of_kind("reminder"),
    "people.settings": lambda d: d.people.settings(),
    "people.watchers": lambda d: d.people.watchers(1),
    "backlog.read": lambda d: d.backlog.read(9, ("reminder",)),
    "backlog.owed": lambda d: d.backlog.owed(),
}
CALLS = WRITES | READS


@dataclass
class Hops:
    """How often the thread of a connection was waited for."""

    number: int = 0


@pytest.fixture
def hops(monkeypatch: pytest.MonkeyPatch) -> Hops:
    counted = Hops()
    original: Any = vars(aiosqlite.Connection)["_execute"]

    async def execute(self: aiosqlite.Connection, *args: Any, **kwargs: Any) -> Any:
        counted.number += 1
        return await original(self, *args, **kwargs)

    monkeypatch.setattr(aiosqlite.Connection, "_execute", execute)
    return counted


@pytest.mark.parametrize("name", CALLS)
async def test_every_method_waits_for_the_thread_once(database: Database, hops: Hops, name: str):
    await database.tables.create(LOBBY)
    hops.number = 0
    await CALLS[name](database)
    assert hops.number == 1


def test_every_method_of_every_store_is_counted():
    stores = {
        "tables": TableStore,
        "outbox": OutboxStore,
        "due": DueStore,
        "people": PeopleStore,
        "backlog": BacklogStore,
    }
    assert set(CALLS) == {
        f"{name}.{method}"
        for name, store in stores.items()
        for method in vars(store)
        if not method.startswith("_")
    }


async def test_twice_delivered_interaction_is_found_out_in_one_wait(database: Database, hops: Hops):
    table = await database.tables.create(LOBBY)
    await database.tables.change(table.id, 1, MOVE)
    hops.number = 0
    with pytest.raises(DuplicateInteraction):
        await database.tables.change(table.id, 2, MOVE)
    assert hops.number == 1


async def test_function_runs_in_the_thread_of_the_connection(database: Database):
    connection = connection_of(database)
    for name in ("_execute", "_conn"):
        assert hasattr(connection, name), CHANGED_NAMES.format(name)
    threads: list[threading.Thread] = []

    def look(plain: Connection) -> tuple[type[object], int]:
        threads.append(threading.current_thread())
        ((answer,),) = plain.execute("SELECT 42")
        return type(plain), answer

    for _ in range(2):
        found = await in_thread(connection, look)
        assert found == (SqliteConnection, 42), CHANGED_NAMES.format("_execute(function, value)")
    (thread,) = set(threads)
    assert thread is not threading.current_thread()


async def test_function_raises_what_it_raised_in_the_thread(database: Database):
    def fail(_: Connection) -> None:
        raise LookupError("no such luck")

    with pytest.raises(LookupError, match="no such luck"):
        await in_thread(connection_of(database), fail)


async def test_who_is_cancelled_waits_for_the_end_of_the_function(database: Database):
    begun, go_on, ended = threading.Event(), threading.Event(), threading.Event()

    def slow(_: Connection) -> None:
        begun.set()
        assert go_on.wait(10)
        ended.set()

    task = asyncio.create_task(in_thread(connection_of(database), slow))
    assert await asyncio.to_thread(begun.wait, 10)
    for _ in range(3):
        task.cancel()
        for _ in range(3):
            await asyncio.sleep(0)
        assert not task.done()
    go_on.set()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert ended.is_set()


async def test_function_that_fails_in_sqlite_fails_as_storage(database: Database):
    session = database._session  # pyright: ignore[reportPrivateUsage]
    for run in (session.read, session.write):
        with pytest.raises(StorageFailed, match="no such table: nowhere"):
            await run(lambda plain: plain.execute("SELECT * FROM nowhere"))
