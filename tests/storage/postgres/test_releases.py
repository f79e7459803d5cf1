"""Processes of two releases use a database whose schema was only added to."""

from __future__ import annotations

import asyncio
from threading import Barrier
from typing import TYPE_CHECKING, Any

import pytest

from storage import Database
from storage.errors import DatabaseInUse, DatabaseNewer, DatabaseTaken
from storage.postgres import engine, schema
from storage.postgres.lease import PostgresLeases
from storage.records import Change
from storage.schema import ADDING, scripts
from tests.postgres import name_of
from tests.storage.samples import LOBBY, lobby

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.postgres import PostgresServer


@pytest.fixture
def next_release(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Let this process become one of the next release, whose schema has one script more."""

    def become(*, adding: bool) -> None:
        longer = (*scripts(schema.ENGINE), "CREATE TABLE seasons (id INTEGER PRIMARY KEY) STRICT;")

        def scripts_of(_: str) -> tuple[str, ...]:
            return longer

        monkeypatch.setattr(schema, "scripts", scripts_of)
        monkeypatch.setattr(schema, "ADDING", {*ADDING, len(longer)} if adding else ADDING)

    return become


@pytest.mark.parametrize("adding", [True, False])
async def test_a_release_that_adds_to_the_schema_begins_beside_the_one_before(
    postgres: PostgresServer, next_release: Callable[..., None], adding: bool
):
    location = postgres.create()
    async with await Database.open(location) as before:
        next_release(adding=adding)
        if adding:
            await (await Database.open(location)).close()
        else:
            with pytest.raises(DatabaseInUse):
                await Database.open(location)
        assert (await before.tables.create(LOBBY)).id == 1
    async with await Database.open(location) as after:
        assert len(await after.tables.all_open()) == 1
    postgres.drop(location)


@pytest.mark.parametrize("adding", [True, False])
async def test_the_release_before_uses_a_schema_that_was_only_added_to(
    postgres: PostgresServer,
    next_release: Callable[..., None],
    monkeypatch: pytest.MonkeyPatch,
    adding: bool,
):
    location = postgres.create()
    next_release(adding=adding)
    await (await Database.open(location)).close()
    monkeypatch.undo()
    if adding:
        async with await Database.open(location) as database:
            assert (await database.tables.create(LOBBY)).id == 1
    else:
        with pytest.raises(DatabaseNewer):
            await Database.open(location)
    postgres.drop(location)


async def test_of_two_that_begin_together_one_changes_the_schema_and_both_use_it(
    postgres: PostgresServer,
    next_release: Callable[..., None],
    monkeypatch: pytest.MonkeyPatch,
):
    location = postgres.create()
    await (await Database.open(location)).close()
    next_release(adding=False)
    entered = Barrier(2)

    def migrate(*args: Any) -> None:
        entered.wait()
        schema.migrate(*args)

    monkeypatch.setattr(engine, "migrate", migrate)
    both = await asyncio.gather(Database.open(location), Database.open(location))
    for number, each in enumerate(both, start=1):
        assert (await each.tables.create(lobby(number))).id == number
    for each in both:
        await each.close()
    postgres.drop(location)


async def test_processes_that_start_together_on_nothing_make_one_schema(
    postgres: PostgresServer,
):
    location = postgres.create("template0")
    found = await asyncio.gather(*(Database.open(location) for _ in range(3)))
    for number, each in enumerate(found):
        assert (await each.tables.create(lobby(number + 1))).id == number + 1
    for each in found:
        await each.close()
    postgres.drop(location)


async def test_one_that_stands_still_during_an_update_writes_nothing_afterwards(
    postgres: PostgresServer,
    next_release: Callable[..., None],
    monkeypatch: pytest.MonkeyPatch,
):
    location = postgres.create()
    async with await Database.open(location) as sleeper:
        await sleeper.leases.join(1)
        table = await sleeper.tables.create(LOBBY)
        assert isinstance(sleeper.leases, PostgresLeases)
        beating = sleeper.leases._beating  # pyright: ignore[reportPrivateUsage]
        assert beating is not None
        beating.cancel()
        postgres.execute("UPDATE processes SET expires_at = now()", name_of(location))
        next_release(adding=False)
        await (await Database.open(location)).close()
        monkeypatch.undo()
        with pytest.raises(DatabaseTaken):
            await sleeper.tables.change(table.id, 1, Change(setup="order"))
        with pytest.raises(DatabaseTaken):
            await sleeper.tables.create(lobby(7))
        assert not (await sleeper.leases.take(anew=True)).shards
        with pytest.raises(DatabaseNewer):
            await sleeper.leases.take(anew=True)
    postgres.drop(location)
