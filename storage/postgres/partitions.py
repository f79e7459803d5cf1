"""Partition the tables of games by Discord server, with all that has the id of one in its key.

The id of a game's table tells the part of its server. So a statement about one table finds its
part, and the new tables of a server are together in one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from psycopg import errors

from storage.errors import DatabaseInUse, DatabaseUnfit
from storage.postgres.layout import (
    IDS_PER_PART,
    OPEN_CHANNELS,
    PART_IDS,
    last_ids,
    layouts,
    set_last_ids,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from storage.location import Server
    from storage.postgres.connection import PostgresConnection
    from storage.sql import Row

PARTS = range(1, 17)
"""The parts that servers are divided into; part 0 has the tables from before."""
FIRST = 24
"""The script from which on releases let the database choose the ids of tables."""

_IS_PARTITIONED = (
    "SELECT 1 FROM pg_class WHERE relname = 'tables' AND relkind = 'p'"
    " AND relnamespace = quote_ident(current_schema())::regnamespace"
)
_REFERENCES = (
    "SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid) FROM pg_constraint"
    " WHERE contype = 'f' AND confrelid = 'tables'::regclass ORDER BY 1, 2"
)
_INDEXES = (
    "SELECT relname, pg_get_indexdef(indexrelid), indisprimary, indisunique FROM pg_index"
    " JOIN pg_class ON pg_class.oid = indexrelid WHERE indrelid = CAST(? AS regclass) ORDER BY 1"
)
_VIEWS = (
    "SELECT DISTINCT ev_class::regclass::text FROM pg_rewrite JOIN pg_depend"
    " ON classid = 'pg_rewrite'::regclass AND objid = pg_rewrite.oid"
    " WHERE refobjid = CAST(? AS regclass) AND ev_class <> refobjid"
)
_OWNER = (
    "SELECT quote_ident(pg_get_userbyid(relowner)) FROM pg_class WHERE oid = 'tables'::regclass"
)
_GRANTED = (
    "SELECT privilege_type, CASE grantee WHEN 0 THEN 'PUBLIC'"
    " ELSE quote_ident(pg_get_userbyid(grantee)) END"
    " FROM pg_class CROSS JOIN aclexplode(relacl)"
    " WHERE pg_class.oid = CAST(? AS regclass) AND grantee <> relowner"
)
_TIMEOUTS = (
    "SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0;"
    " SET LOCAL lock_timeout = '5s'"
)
_PART = f"{PARTS.start} + ((guild_id >> 22) & {len(PARTS) - 1})"
"""The part of a server: its shard, counted from 1, if Discord gave the bot 16 of them."""
_ITS_PART = f"CHECK (id < {IDS_PER_PART} OR id / {IDS_PER_PART} = {_PART})"
# A unique index of a partitioned table must have the partition key, so none of them can say that a
# channel has one open table: this table does.
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
CREATE TRIGGER keep_open_channels_on_insert AFTER INSERT ON tables
    FOR EACH ROW EXECUTE FUNCTION keep_open_channels();
CREATE TRIGGER keep_open_channels_on_update AFTER UPDATE ON tables FOR EACH ROW
    WHEN (OLD.channel_id <> NEW.channel_id OR OLD.status <> NEW.status)
    EXECUTE FUNCTION keep_open_channels();
"""  # noqa: S608  (no value of anybody's)
_NEW_TABLE_ID = f"""
CREATE OR REPLACE FUNCTION new_table_id(guild_id BIGINT) RETURNS BIGINT
    LANGUAGE sql SECURITY DEFINER SET search_path FROM CURRENT AS $$
    SELECT part * {IDS_PER_PART} + nextval('{PART_IDS}' || part)
    FROM (SELECT {_PART} AS part) AS its
$$;
"""  # noqa: S608  (no value of anybody's)


class _Index(NamedTuple):
    """An index: its name, the statement that makes it, and of which kind it is."""

    name: str
    statement: str
    is_key: bool
    is_unique: bool


def is_partitioned(connection: PostgresConnection) -> bool:
    """Return whether the tables are partitioned by server."""
    return bool(connection.execute(_IS_PARTITIONED).fetchall())


def partition(connection: PostgresConnection, location: Server) -> None:
    """Partition the tables of games, and all whose key has the id of one, by server.

    Whoever owned them owns the parts, and whoever had been given rights to a table has them still.

    Raises
    ------
    DatabaseInUse
        When another program holds a lock of a table for more than five seconds.
    DatabaseUnfit
        When the user of this connection may not do what the owner of the tables may, when there are
        views on them, or when ids do not tell the part of their server: those of a database that
        was partitioned, moved into one that is not, and used there.
    """
    run = connection.plain.execute
    ((owner,),) = connection.execute(_OWNER).fetchall()
    try:
        run(f"{_TIMEOUTS}; SET LOCAL ROLE {owner}".encode())
        ids = last_ids(connection)
        for statement in _statements(connection, location):
            run(statement.encode())
    except errors.LockNotAvailable as error:
        raise DatabaseInUse(location) from error
    except errors.InsufficientPrivilege as error:
        reason = f"does not allow it ({error.diag.message_primary})"
        raise DatabaseUnfit(location, reason, "name the owner of its tables as the user") from error
    except errors.CheckViolation as error:
        reason = (
            "was partitioned and then moved, and tables opened since have numbers of other parts"
        )
        raise DatabaseUnfit(location, reason, "leave it as it is") from error
    set_last_ids(connection, ids)


def _statements(connection: PostgresConnection, location: Server) -> Iterator[str]:
    """Yield what is to be done, in order; each is done before the next is asked for."""
    keys = {
        name: layout.key
        for name, layout in layouts(connection).items()
        if name == "tables" or ("tables" in layout.parents and "table_id" in layout.key)
    }
    if views := sorted({view for name in keys for (view,) in connection.execute(_VIEWS, (name,))}):
        reason = f"has views on its tables ({', '.join(views)})"
        raise DatabaseUnfit(location, reason, "drop them, and create them anew afterwards")
    references = connection.execute(_REFERENCES).fetchall()
    granted = connection.execute(_GRANTED, ("tables",)).fetchall()
    yield f"ALTER TABLE tables ADD CONSTRAINT its_part {_ITS_PART}"
    for name, constraint, _ in references:
        yield f"ALTER TABLE {name} DROP CONSTRAINT {constraint}"
    for name, key in keys.items():
        indexes = connection.execute(_INDEXES, (name,)).fetchall()
        rights = connection.execute(_GRANTED, (name,)).fetchall()
        yield from _divide(name, key, [_Index(*each) for each in indexes])
        yield from _grant(name, rights)
        for part in PARTS:
            yield from _grant(f"{name}_{part}", rights)
    for name, constraint, text in references:
        yield f"ALTER TABLE {name} ADD CONSTRAINT {constraint} {text}"
    yield _OPEN_CHANNELS
    yield from _grant(OPEN_CHANNELS, granted)
    for part in PARTS:
        yield f"CREATE SEQUENCE {PART_IDS}{part} MAXVALUE {IDS_PER_PART - 1}"
        # Whoever copies the database reads them.
        reading = [right for right in granted if right[0] == "SELECT"]
        yield from _grant(f"SEQUENCE {PART_IDS}{part}", reading)
    yield _NEW_TABLE_ID
    yield f"UPDATE cable_car SET usable_by = greatest(usable_by, {FIRST})"  # noqa: S608  (a number)


def _grant(name: str, rights: Sequence[Row]) -> Iterator[str]:
    for privilege, user in rights:
        yield f"GRANT {privilege} ON {name} TO {user}"


def _divide(name: str, key: Sequence[str], indexes: Sequence[_Index]) -> Iterator[str]:
    """Replace a table by a partitioned one of the same name, of which it becomes part 0."""
    part_0, column = f"{name}_0", key[0]
    if name == "tables":
        yield f"ALTER TABLE {name} ALTER COLUMN id DROP IDENTITY"
    yield f"ALTER TABLE {name} RENAME TO {part_0}"
    for index in indexes:
        yield f"ALTER INDEX {index.name} RENAME TO {index.name}_0"
    yield (
        f"CREATE TABLE {name} (LIKE {part_0} INCLUDING DEFAULTS INCLUDING CONSTRAINTS)"
        f" PARTITION BY RANGE ({column})"
    )
    for part in PARTS:
        yield (
            f"CREATE TABLE {name}_{part} PARTITION OF {name}"
            f" FOR VALUES FROM ({part * IDS_PER_PART}) TO ({(part + 1) * IDS_PER_PART})"
        )
    # A database that was partitioned and then moved has rows of these parts.
    yield (
        f"WITH moved AS (DELETE FROM {part_0} WHERE {column} >= {IDS_PER_PART} RETURNING *)"  # noqa: S608  (names of the schema)
        f" INSERT INTO {name} SELECT * FROM moved"
    )
    yield (
        f"ALTER TABLE {name} ATTACH PARTITION {part_0}"
        f" FOR VALUES FROM (MINVALUE) TO ({IDS_PER_PART})"
    )
    for index in indexes:
        if index.is_key:
            yield f"ALTER TABLE {name} ADD CONSTRAINT {index.name} PRIMARY KEY ({', '.join(key)})"
        elif index.is_unique:
            # It has no table id, and what it says is kept elsewhere: by the channels of open
            # tables, and by the interactions.
            yield f"DROP INDEX {index.name}_0"
        else:
            yield index.statement
