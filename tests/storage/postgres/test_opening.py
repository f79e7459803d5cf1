"""A database of a server that cannot be used is refused in one sentence."""

from __future__ import annotations

import asyncio
import sys
from dataclasses import replace
from typing import TYPE_CHECKING

import psycopg
import pytest

from storage import Database
from storage.errors import (
    BackupFailed,
    DatabaseError,
    DatabaseForeign,
    DatabaseFull,
    DatabaseMissing,
    DatabaseNewer,
    DatabaseOlder,
    DatabaseUnfit,
    DatabaseUnreachable,
    DatabaseUnwritable,
    DriverMissing,
)
from storage.inspection import inspect
from storage.location import parse_location
from storage.postgres.connection import refusal as refusing
from storage.records import Change, TableStatus
from storage.schema import scripts
from tests.postgres import name_of
from tests.storage.samples import LOBBY, everything, lobby

if TYPE_CHECKING:
    from pathlib import Path

    from storage.location import Server
    from tests.postgres import PostgresServer


async def refusal(location: Server) -> DatabaseError:
    with pytest.raises(DatabaseError) as caught:
        await Database.open(location)
    text = str(caught.value)
    assert text.endswith(".")
    assert "\n" not in text
    return caught.value


async def test_what_is_stored_is_there_after_a_restart(location: Server):
    async with await Database.open(location) as database:
        await database.tables.create(LOBBY)
    async with await Database.open(location) as database:
        assert (await database.tables.get(1)) is not None
        await database.checkpoint()


async def test_closing_twice_is_harmless(database: Database):
    await database.close()
    await database.close()


async def test_server_that_is_not_there_is_named_without_the_password(tmp_path: Path):
    location = parse_location(f"postgresql://bot:sEcret@/cards?host={tmp_path}")
    found = await refusal(location)  # pyright: ignore[reportArgumentType]
    assert isinstance(found, DatabaseUnreachable)
    assert "sEcret" not in str(found)
    assert "sEcret" not in repr(location)
    assert "postgresql://bot@" in str(found)


async def test_database_that_is_not_there_is_named(postgres: PostgresServer):
    found = await refusal(postgres.location("nowhere"))
    assert isinstance(found, DatabaseUnreachable)
    assert 'database "nowhere" does not exist' in str(found)


@pytest.mark.parametrize(
    ("made", "kind"),
    [
        ("CREATE TABLE notes (id BIGINT)", DatabaseForeign),
        ("CREATE VIEW notes AS SELECT 1", DatabaseForeign),
    ],
)
async def test_database_of_another_program_is_left_alone(
    postgres: PostgresServer, made: str, kind: type[DatabaseError]
):
    location = postgres.create("template0")
    name = name_of(location)
    postgres.execute(made, name)
    assert type(await refusal(location)) is kind
    with pytest.raises(kind), inspect(location):
        pass
    found = "SELECT count(*) FROM pg_class WHERE relnamespace = 'public'::regnamespace"
    assert postgres.execute(found, name) == [(1,)]
    postgres.drop(location)


async def test_versions_that_this_release_cannot_use_are_named(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
):
    location = postgres.create()
    name = name_of(location)
    postgres.execute("UPDATE cable_car SET version = version + 1, usable_by = version + 1", name)
    assert isinstance(await refusal(location), DatabaseNewer)
    with pytest.raises(DatabaseNewer), inspect(location):
        pass
    postgres.execute("UPDATE cable_car SET version = version - 1, usable_by = 0", name)

    def later(engine: str) -> tuple[str, ...]:
        return (*scripts(engine), "SELECT 1;")

    monkeypatch.setattr("storage.postgres.inspecting.scripts", later)
    with pytest.raises(DatabaseOlder, match="pg_dump"), inspect(location):
        pass
    postgres.drop(location)


async def test_nothing_to_read_is_named(postgres: PostgresServer):
    location = postgres.create("template0")
    with pytest.raises(DatabaseMissing), inspect(location):
        pass
    postgres.drop(location)


async def test_database_that_stores_no_unicode_is_unfit(postgres: PostgresServer):
    postgres.execute(
        "CREATE DATABASE ascii TEMPLATE template0 ENCODING SQL_ASCII LOCALE 'C'",
    )
    location = postgres.location("ascii")
    found = await refusal(location)
    assert isinstance(found, DatabaseUnfit)
    assert "ENCODING 'UTF8'" in str(found)
    postgres.drop(location)


async def test_database_that_takes_no_changes_is_unwritable(location: Server):
    setting = "&options=-c%20default_transaction_read_only%3Don"
    found = await refusal(replace(location, url=location.url + setting))
    assert isinstance(found, DatabaseUnwritable)


async def test_user_who_may_create_nothing_is_told_so(postgres: PostgresServer):
    location = postgres.create("template0")
    postgres.execute("CREATE ROLE guest LOGIN")
    found = await refusal(replace(location, url=location.url.replace("postgres@", "guest@")))
    assert isinstance(found, DatabaseUnwritable)
    assert "permission denied" in str(found)
    postgres.drop(location)
    postgres.execute("DROP ROLE guest")


async def test_server_without_room_is_told_so(postgres: PostgresServer):
    location = postgres.create()
    postgres.execute("CREATE ROLE guest LOGIN CONNECTION LIMIT 0")
    found = await refusal(replace(location, url=location.url.replace("postgres@", "guest@")))
    assert isinstance(found, DatabaseFull)
    assert "too many connections" in str(found)
    assert "max_connections" in str(found)
    assert "start its server" not in str(found)
    postgres.drop(location)
    postgres.execute("DROP ROLE guest")


@pytest.mark.parametrize("reason", [
    "FATAL: sorry, too many clients already",
    "FATAL: remaining connection slots are reserved for roles with the SUPERUSER attribute",
    "FATAL: no more connections allowed (max_client_conn)",
])  # fmt: skip
def test_each_word_for_a_full_server_is_known(location: Server, reason: str):
    assert isinstance(refusing(location, psycopg.OperationalError(reason)), DatabaseFull)


def test_error_of_the_driver_hides_what_stands_before_an_at(location: Server):
    error = psycopg.OperationalError('could not translate host name "sEc@rEt@db" to address: x')
    assert 'could not translate host name "***@db" to address' in str(refusing(location, error))


async def test_short_password_leaves_the_words_of_an_error_alone(tmp_path: Path):
    location = parse_location(f"postgresql://bot:e@/cards?host={tmp_path}")
    found = await refusal(location)  # pyright: ignore[reportArgumentType]
    assert "connection to server on socket" in str(found)


async def test_texts_are_unicode_whatever_machine_and_role_have_chosen(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("PGCLIENTENCODING", "LATIN1")
    postgres.execute(
        "CREATE ROLE guest LOGIN SUPERUSER; ALTER ROLE guest SET client_encoding = LATIN1"
    )
    location = postgres.create()
    guest = replace(location, url=location.url.replace("postgres@", "guest@"))
    async with await Database.open(guest) as database:
        await database.tables.create(replace(LOBBY, option="Zażółć"))
        found = await database.tables.get(1)
    assert found is not None
    assert found.option == "Zażółć"
    postgres.drop(location)
    postgres.execute("DROP ROLE guest")


async def test_missing_driver_is_named(location: Server, monkeypatch: pytest.MonkeyPatch):
    for name in ("engine", "inspecting"):
        monkeypatch.setitem(sys.modules, f"storage.postgres.{name}", None)
        monkeypatch.delattr(f"storage.postgres.{name}", raising=False)
    assert isinstance(await refusal(location), DriverMissing)
    with pytest.raises(DriverMissing), inspect(location):
        pass


async def test_backup_names_the_program_that_makes_one(database: Database, tmp_path: Path):
    with pytest.raises(BackupFailed, match="pg_dump --format=custom"):
        await database.backup(tmp_path / "copy")


def test_nobody_waits_for_a_task_that_is_gone(location: Server):
    async def leave() -> None:
        database = await Database.open(location)
        task = asyncio.create_task(database.tables.create(LOBBY))
        await asyncio.sleep(0)
        await database.close()
        assert (await task).id == 1

    asyncio.run(leave())


async def test_dump_is_restored_into_an_empty_database(
    location: Server, postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
):
    # The lease of the bot that was copied is over soon.
    monkeypatch.setattr("storage.postgres.lease.LASTS", 0.3)
    async with await Database.open(location) as database:
        await database.tables.create(LOBBY)
        stored = await everything(database)
        postgres.run("pg_dump", "--format=custom", "--file=dump", location.url)
    restored = postgres.create("template0")
    postgres.run("pg_restore", "--no-owner", f"--dbname={restored.url}", "dump")
    async with await Database.open(restored) as database:
        assert await everything(database) == stored
        await database.tables.change(1, 1, Change(status=TableStatus.ENDED))
        assert (await database.tables.create(LOBBY)).id == 2
    postgres.drop(restored)


async def test_tables_are_in_the_first_schema_of_the_search_path(postgres: PostgresServer):
    location = postgres.create()
    name = name_of(location)
    postgres.execute('CREATE SCHEMA "My Games"', name)
    postgres.execute(f'ALTER DATABASE {name} SET search_path TO "My Games", public', name)
    for number in range(1, 3):
        async with await Database.open(location) as database:
            assert (await database.tables.create(lobby(number))).id == number
    assert postgres.execute("SELECT count(*) FROM public.tables", name) == [(0,)]
    async with await Database.open(location) as database:
        assert len(await database.tables.all_open()) == 2
    postgres.drop(location)
