"""Partition the tables of games by server: PostgreSQL's parts of one table.

The id of a game's table tells the part of its server, and whatever belongs to the table has that id
in its key. So a statement about one table finds its part, the new tables of a server are together,
and a database that is spread over machines can keep each part on one of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from psycopg import errors

from storage.errors import DatabaseInUse, DatabaseUnfit, DatabaseUnwritable
from storage.postgres.layout import OPEN_CHANNELS, ROOM, layouts, set_last_ids
from storage.postgres.schema import known

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from storage.location import Server
    from storage.postgres.connection import PostgresConnection
    from storage.sql import Row

PARTS = 16
"""Into how many parts the servers are divided."""

_IS_PARTITIONED = (
    "SELECT 1 FROM pg_class WHERE relname = 'tables' AND relkind = 'p'"
    " AND relnamespace = quote_ident(current_schema())::regnamespace"
)
_REFERENCES = (
    "SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid) FROM pg_constraint"
    " WHERE contype = 'f' AND confrelid = 'tables'::regclass ORDER BY 1, 2"
)
_INDEXES = (
    "SELECT relname, pg_get_indexdef(indexrelid), indisprimary FROM pg_index"
    " JOIN pg_class ON pg_class.oid = indexrelid WHERE indrelid = CAST(? AS regclass) ORDER BY 1"
)
_OWNER = (
    "SELECT quote_ident(pg_get_userbyid(relowner)) FROM pg_class WHERE oid = 'tables'::regclass"
)
_GRANTED = (
    "SELECT lower(privilege_type), CASE grantee WHEN 0 THEN 'PUBLIC'"
    " ELSE quote_ident(pg_get_userbyid(grantee)) END"
    " FROM pg_class CROSS JOIN aclexplode(relacl)"
    " WHERE pg_class.oid = CAST(? AS regclass) AND grantee <> relowner"
)
_WAITING = (
    "SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0;"
    " SET LOCAL lock_timeout = '5s'"
)
_PART = f"1 + ((guild_id >> 22) & {PARTS - 1})"
"""The part of a server, as Discord's formula has it for as many shards."""
_ITS_PART = f"CHECK (id < {ROOM} OR id / {ROOM} = {_PART})"
# No part knows the open tables of the others, and no unique index of a partitioned table goes
# without its key.
_OPEN_CHANNELS = f"""
CREATE TABLE {OPEN_CHANNELS} (
    channel_id  BIGINT PRIMARY KEY,
    table_id    BIGINT NOT NULL UNIQUE REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO {OPEN_CHANNELS} (channel_id, table_id)
    SELECT channel_id, id FROM tables WHERE status IN ('gathering', 'running');
CREATE OR REPLACE FUNCTION keep_open_channels() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM {OPEN_CHANNELS} WHERE table_id = NEW.id;
    IF NEW.status IN ('gathering', 'running') THEN
        INSERT INTO {OPEN_CHANNELS} (channel_id, table_id) VALUES (NEW.channel_id, NEW.id);
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER keep_open_channels AFTER INSERT ON tables
    FOR EACH ROW EXECUTE FUNCTION keep_open_channels();
CREATE TRIGGER keep_open_channels_later AFTER UPDATE ON tables FOR EACH ROW
    WHEN (OLD.channel_id <> NEW.channel_id OR OLD.status <> NEW.status)
    EXECUTE FUNCTION keep_open_channels();
"""  # noqa: S608  (no value of anybody's)
_NEW_TABLE_ID = f"""
CREATE OR REPLACE FUNCTION new_table_id(guild_id BIGINT) RETURNS BIGINT LANGUAGE sql AS $$
    SELECT part * {ROOM} + nextval('table_ids_' || part) FROM (SELECT {_PART} AS part) AS its
$$;
"""  # noqa: S608  (no value of anybody's)


class _Index(NamedTuple):
    """An index: its name, the statement that makes it, and whether it is the primary key."""

    name: str
    statement: str
    is_key: bool


def is_partitioned(connection: PostgresConnection) -> bool:
    """Return whether the tables are partitioned by server."""
    return bool(connection.execute(_IS_PARTITIONED).fetchall())


def partition(connection: PostgresConnection, location: Server) -> None:
    """Partition the tables of games, and all whose key has the id of one, by server.

    Whoever owned them owns the parts, and whoever could use them can go on.

    Raises
    ------
    DatabaseInUse
        When another program has read or written for long.
    DatabaseUnwritable
        When the user of this connection may not change the tables.
    DatabaseUnfit
        When there are ids of a database that had been partitioned and then was not.
    """
    try:
        for statement in _statements(connection):
            connection.plain.execute(statement.encode())
    except errors.LockNotAvailable as error:
        raise DatabaseInUse(location) from error
    except errors.InsufficientPrivilege as error:
        raise DatabaseUnwritable(location, str(error.diag.message_primary)) from error
    except errors.CheckViolation as error:
        raise DatabaseUnfit(
            location,
            "came from one that was partitioned, and its newer tables have numbers of other parts",
            "leave it as it is",
        ) from error
    set_last_ids(connection, {})


def _statements(connection: PostgresConnection) -> Iterator[str]:
    """Yield what is to be done, in order; each is done before the next is asked for."""
    yield _WAITING
    ((owner,),) = connection.execute(_OWNER).fetchall()
    yield f"SET LOCAL ROLE {owner}"
    references = connection.execute(_REFERENCES).fetchall()
    before = layouts(connection)
    yield f"ALTER TABLE tables ADD CONSTRAINT its_part {_ITS_PART}"
    for name, constraint, _ in references:
        yield f"ALTER TABLE {name} DROP CONSTRAINT {constraint}"
    for name, layout in before.items():
        column = "id" if name == "tables" else "table_id"
        if name == "tables" or ("tables" in layout.parents and column in layout.key):
            found = connection.execute(_INDEXES, (name,)).fetchall()
            granted = connection.execute(_GRANTED, (name,)).fetchall()
            yield from _divide(name, column, layout.key, [_Index(*each) for each in found])
            yield from _grant(name, granted)
    for name, constraint, text in references:
        yield f"ALTER TABLE {name} ADD CONSTRAINT {constraint} {text}"
    granted = connection.execute(_GRANTED, ("tables_0",)).fetchall()
    yield _OPEN_CHANNELS
    yield from _grant(OPEN_CHANNELS, granted)
    for part in range(1, PARTS + 1):
        yield f"CREATE SEQUENCE table_ids_{part} MAXVALUE {ROOM - 1}"
        for privilege, user in granted:
            if privilege == "insert":
                yield f"GRANT USAGE ON SEQUENCE table_ids_{part} TO {user}"
    yield _NEW_TABLE_ID
    # The releases before would give ids that say nothing of the server.
    yield f"UPDATE cable_car SET usable_by = {known()}"  # noqa: S608  (a number)


def _grant(name: str, granted: Sequence[Row]) -> Iterator[str]:
    for privilege, user in granted:
        yield f"GRANT {privilege} ON {name} TO {user}"


def _divide(name: str, column: str, key: tuple[str, ...], indexes: list[_Index]) -> Iterator[str]:
    """Make a table the part of before of a new one that has its name, columns, checks and keys."""
    first = f"{name}_0"
    if name == "tables":
        yield f"ALTER TABLE {name} ALTER COLUMN id DROP IDENTITY"
    yield f"ALTER TABLE {name} RENAME TO {first}"
    for index in indexes:
        yield f"ALTER INDEX {index.name} RENAME TO {index.name}_0"
    yield (
        f"CREATE TABLE {name} (LIKE {first} INCLUDING DEFAULTS INCLUDING CONSTRAINTS)"
        f" PARTITION BY RANGE ({column})"
    )
    for part in range(1, PARTS + 1):
        yield (
            f"CREATE TABLE {name}_{part} PARTITION OF {name}"
            f" FOR VALUES FROM ({part * ROOM}) TO ({(part + 1) * ROOM})"
        )
    # A database that was partitioned and then moved has rows of these parts.
    yield (
        f"WITH moved AS (DELETE FROM {first} WHERE {column} >= {ROOM} RETURNING *)"  # noqa: S608  (names of the schema)
        f" INSERT INTO {name} SELECT * FROM moved"
    )
    yield f"ALTER TABLE {name} ATTACH PARTITION {first} FOR VALUES FROM (MINVALUE) TO ({ROOM})"
    for index in indexes:
        if index.is_key:
            yield f"ALTER TABLE {name} ADD CONSTRAINT {index.name} PRIMARY KEY ({', '.join(key)})"
        elif index.statement.startswith("CREATE UNIQUE"):
            yield f"DROP INDEX {index.name}_0"
            yield index.statement.replace("CREATE UNIQUE", "CREATE", 1)
        else:
            yield index.statement
