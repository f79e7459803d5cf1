"""The tables of games are partitioned by server, with all that belongs to them."""

from __future__ import annotations

from contextlib import closing
from threading import Event
from typing import TYPE_CHECKING, Any

import pytest

from storage import Database
from storage.errors import (
    ChannelTaken,
    CopyRefused,
    DatabaseInUse,
    DatabaseNewer,
    DatabaseUnfit,
    StorageFailed,
)
from storage.location import Server
from storage.moving import move
from storage.partitioning import partition_database
from storage.postgres import schema
from storage.postgres.connection import PostgresConnection, connect
from storage.postgres.layout import layouts
from storage.postgres.partitions import FIRST
from storage.records import Change, NewDue, Snapshot, TableStatus
from storage.schema import newest
from tests.postgres import name_of
from tests.storage.samples import ADA, everything, lobby, played

if TYPE_CHECKING:
    from collections.abc import Callable

    from storage.records import TableRecord
    from tests.postgres import PostgresServer

SCRIPTS = schema.scripts(schema.ENGINE)
GUILDS = {number: number << 22 for number in (0, 2, 15, 16)}
"""Servers by a number that Discord's formula for shards would give them."""
PART = {0: 1, 2: 3, 15: 16, 16: 1}
"""The part of each."""
MOVE = Change(
    status=TableStatus.RUNNING,
    setup="order",
    actions=played("draw", "place 1"),
    snapshot=Snapshot(2, "two"),
    owed=("board",),
    due=(NewDue("reminder"),),
)


@pytest.fixture
def release(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Let this process become one of the release whose schema has this version."""

    def become(version: int) -> None:
        def scripts(_: str) -> tuple[str, ...]:
            return SCRIPTS[:version]

        monkeypatch.setattr(schema, "scripts", scripts)

    return become


def rows(location: Server, sql: str) -> list[tuple[Any, ...]]:
    with closing(connect(location)) as connection:
        return connection.execute(sql.encode()).fetchall()


def shape(location: Server) -> dict[str, Any]:
    """Return the columns and keys of every table, and its indexes and parts."""
    with closing(connect(location)) as plain:
        found: dict[str, Any] = dict(layouts(PostgresConnection(plain)))
        for kind, sql in {
            "indexes": "SELECT tablename, indexname, indexdef FROM pg_indexes"
            " WHERE schemaname = current_schema() ORDER BY 1, 2",
            "references": "SELECT conrelid::regclass::text, pg_get_constraintdef(oid)"
            " FROM pg_constraint WHERE contype = 'f' ORDER BY 1, 2",
            "parts": "SELECT relname, pg_get_expr(relpartbound, oid) FROM pg_class"
            " WHERE relispartition AND relkind = 'r' ORDER BY 1",
        }.items():
            found[kind] = plain.execute(sql.encode()).fetchall()
        return found


async def stored(database: Database) -> dict[str, list[tuple[Any, ...]]]:
    """Return every row but that of the schema's version."""
    return {name: its for name, its in (await everything(database)).items() if name != "cable_car"}


async def move_on(database: Database, table: TableRecord) -> None:
    await database.tables.change(table.id, table.version, MOVE)
    assert len(await database.tables.actions(table.id)) == 2


async def test_a_database_in_use_before_goes_on_partitioned(postgres: PostgresServer):
    location = postgres.create()
    async with await Database.open(location) as database:
        old = await database.tables.create(lobby(1, GUILDS[2]))
        over = await database.tables.create(lobby(2, GUILDS[2]))
        await move_on(database, old)
        await database.tables.change(over.id, 1, Change(status=TableStatus.ENDED))
        before = await stored(database)
    assert await partition_database(location)
    async with await Database.open(location) as database:
        assert await stored(database) == before
        assert (await database.tables.open_in(1)) == await database.tables.get(old.id)
        with pytest.raises(ChannelTaken):
            await database.tables.create(lobby(1, GUILDS[2]))
        new = await database.tables.create(lobby(2, GUILDS[2]))
        await move_on(database, new)
        with pytest.raises(ChannelTaken):
            await database.tables.change(new.id, 2, Change(channel_id=1))
        await database.tables.change(old.id, 2, Change(status=TableStatus.FINISHED))
        moved = await database.tables.change(new.id, 2, Change(channel_id=1))
        assert await database.tables.open_in(1) == moved
        assert await database.tables.open_in(2) is None
    assert (old.id, new.id // 100_000_000) == (1, 3)
    assert not await partition_database(location)
    postgres.drop(location)


async def test_all_of_a_table_is_in_the_part_of_its_server(postgres: PostgresServer):
    location = postgres.create("partitioned")
    async with await Database.open(location) as database:
        tables = {
            number: await database.tables.create(lobby(number + 1, guild))
            for number, guild in GUILDS.items()
        }
        for table in tables.values():
            await move_on(database, table)
            await database.tables.agree(table.id, 2, "end", ADA)
    assert [table.id for table in tables.values()] == [
        100_000_001,
        300_000_001,
        1_600_000_001,
        100_000_002,
    ]
    for name in ("seats", "actions", "snapshots", "agreements"):
        found = rows(location, f"SELECT DISTINCT table_id, tableoid::regclass::text FROM {name}")  # noqa: S608
        assert dict(found) == {
            table.id: f"{name}_{PART[number]}" for number, table in tables.items()
        }
    found = rows(location, "SELECT id, tableoid::regclass::text FROM tables")
    assert dict(found) == {table.id: f"tables_{PART[n]}" for n, table in tables.items()}
    postgres.drop(location)


async def test_a_partitioned_database_that_was_moved_is_partitioned_again(
    postgres: PostgresServer,
):
    parts, location = postgres.create("partitioned"), postgres.create()
    async with await Database.open(parts) as database:
        first = await database.tables.create(lobby(1, GUILDS[2]))
        await move_on(database, first)
    await move(parts, location, Event())
    async with await Database.open(location) as database:
        before = await stored(database)
    assert await partition_database(location)
    async with await Database.open(location) as database:
        assert await stored(database) == before
        second = await database.tables.create(lobby(2, GUILDS[2]))
        await move_on(database, second)
    assert (first.id, second.id) == (300_000_001, 300_000_002)
    found = rows(location, "SELECT DISTINCT tableoid::regclass::text FROM actions")
    assert found == [("actions_3",)]
    for each in (parts, location):
        postgres.drop(each)


async def test_ids_that_tell_another_part_are_not_partitioned_nor_moved_into_parts(
    postgres: PostgresServer,
):
    parts, location = postgres.create("partitioned"), postgres.create()
    async with await Database.open(parts) as database:
        await database.tables.create(lobby(1, GUILDS[2]))
    await move(parts, location, Event())
    async with await Database.open(location) as database:
        assert (await database.tables.create(lobby(2, GUILDS[0]))).id == 300_000_002
    before = shape(location)
    with pytest.raises(DatabaseUnfit, match="numbers of other parts; leave it as it is"):
        await partition_database(location)
    assert shape(location) == before
    empty = postgres.create("partitioned")
    with pytest.raises(CopyRefused, match="its_part"):
        await move(location, empty, Event())
    for each in (parts, location, empty):
        postgres.drop(each)


async def test_each_part_goes_on_with_its_ids_in_a_copy(postgres: PostgresServer):
    parts, copy = postgres.create("partitioned"), postgres.create("partitioned")
    async with await Database.open(parts) as database:
        for channel, number in enumerate((2, 2, 15)):
            await database.tables.create(lobby(channel, GUILDS[number]))
    rows(parts, "DELETE FROM tables WHERE id = 300000002 RETURNING id")
    await move(parts, copy, Event())
    async with await Database.open(copy) as database:
        assert (await database.tables.create(lobby(7, GUILDS[2]))).id == 300_000_003
        assert (await database.tables.create(lobby(8, GUILDS[15]))).id == 1_600_000_002
    for each in (parts, copy):
        postgres.drop(each)


@pytest.mark.parametrize("owns", [True, False])
async def test_whoever_used_the_tables_goes_on(postgres: PostgresServer, owns: bool):
    location = postgres.create("template0")
    name = name_of(location)
    postgres.execute("CREATE ROLE keeper LOGIN; CREATE ROLE player LOGIN")
    postgres.execute("GRANT ALL ON SCHEMA public TO keeper, player", name)
    keeper, player = (
        Server(url, url)
        for url in (location.url.replace("postgres@", f"{user}@") for user in ("keeper", "player"))
    )
    await (await Database.open(keeper)).close()
    granted = "ALL ON ALL TABLES IN SCHEMA public TO player"
    postgres.execute(f"GRANT {granted}", name)
    # Somebody else than the bot's user runs the command.
    assert await partition_database(keeper if owns else location)
    # As a program that copies the database does.
    for part in ("tables_3", "actions_3", "table_ids_3", "open_channels"):
        assert rows(player, f"SELECT * FROM {part}") is not None  # noqa: S608
    for channel, user in enumerate((keeper, player)):
        async with await Database.open(user) as database:
            await move_on(database, await database.tables.create(lobby(channel, GUILDS[2])))
    postgres.drop(location)
    for user in ("keeper", "player"):
        postgres.execute(f"DROP ROLE {user}")


async def test_who_may_not_change_the_tables_is_told(postgres: PostgresServer):
    location = postgres.create()
    name = name_of(location)
    postgres.execute("CREATE ROLE stranger LOGIN")
    postgres.execute("GRANT ALL ON SCHEMA public TO stranger", name)
    postgres.execute("GRANT ALL ON ALL TABLES IN SCHEMA public TO stranger", name)
    url = location.url.replace("postgres@", "stranger@")
    with pytest.raises(DatabaseUnfit, match=r"permission denied to set role .* name the owner"):
        await partition_database(Server(url, url))
    postgres.execute("DROP OWNED BY stranger", name)
    postgres.execute("DROP ROLE stranger")
    postgres.drop(location)


async def test_whoever_only_reads_is_waited_for_a_few_seconds(postgres: PostgresServer):
    location = postgres.create()
    with closing(connect(location)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM tables")
        with pytest.raises(DatabaseInUse):
            await partition_database(location)
    assert await partition_database(location)
    postgres.drop(location)


async def test_no_id_is_given_again(postgres: PostgresServer):
    location = postgres.create()
    async with await Database.open(location) as database:
        table = await database.tables.create(lobby(1))
        given = await database.due.add(table.id, NewDue("reminder"))
        await database.due.remove(given.id)
    assert await partition_database(location)
    async with await Database.open(location) as database:
        assert (await database.due.add(table.id, NewDue("reminder"))).id == given.id + 1
    postgres.drop(location)


async def test_views_are_not_left_behind(postgres: PostgresServer):
    location = postgres.create()
    name = name_of(location)
    postgres.execute("CREATE VIEW mine AS SELECT table_id FROM seats", name)
    with pytest.raises(DatabaseUnfit, match=r"views on its tables \(mine\); drop them"):
        await partition_database(location)
    postgres.execute("DROP VIEW mine", name)
    assert await partition_database(location)
    postgres.drop(location)


async def test_a_database_in_use_is_not_partitioned(postgres: PostgresServer):
    location = postgres.create()
    async with await Database.open(location):
        with pytest.raises(DatabaseInUse):
            await partition_database(location)
    postgres.drop(location)


async def test_what_fails_on_the_way_changes_nothing(postgres: PostgresServer):
    location = postgres.create()
    # The last of the statements finds its name taken.
    postgres.execute("CREATE SEQUENCE table_ids_16", name_of(location))
    before = shape(location)
    with pytest.raises(StorageFailed, match='relation "table_ids_16" already exists'):
        await partition_database(location)
    assert shape(location) == before
    async with await Database.open(location) as database:
        assert (await database.tables.create(lobby(1))).id == 1
    postgres.drop(location)


@pytest.mark.parametrize("version", range(FIRST, newest() + 1))
async def test_a_partitioned_database_is_updated_as_any_other(
    postgres: PostgresServer, release: Callable[[int], None], version: int
):
    location, fresh = postgres.create("template0"), postgres.create("partitioned")
    release(version)
    assert await partition_database(location)
    release(newest())
    async with await Database.open(location) as database:
        await move_on(database, await database.tables.create(lobby(1)))
    assert shape(location) == shape(fresh)
    for each in (location, fresh):
        postgres.drop(each)


async def test_a_release_that_gives_other_ids_does_not_begin(
    postgres: PostgresServer, release: Callable[[int], None]
):
    location = postgres.create("partitioned")
    release(FIRST - 1)
    with pytest.raises(DatabaseNewer):
        await Database.open(location)
    postgres.drop(location)
