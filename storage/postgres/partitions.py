"""Partition the tables of games by server: PostgreSQL's parts of one table.

The id of a game's table tells the part of its server, and whatever belongs to the table has that id
in its key. So a statement about one table finds its part, the new tables of a server are together,
and a database that is spread over machines can keep each part on one of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from storage.postgres.layout import OPEN_CHANNELS, ROOM, layouts, set_last_ids
from storage.postgres.schema import known

if TYPE_CHECKING:
    from collections.abc import Iterator

    from storage.postgres.connection import PostgresConnection

PARTS = 16
"""Into how many parts the servers are divided."""

_IS_PARTITIONED = "SELECT 1 FROM pg_class WHERE oid = to_regclass('tables') AND relkind = 'p'"
_REFERENCES = (
    "SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid) FROM pg_constraint"
    " WHERE contype = 'f' AND confrelid = to_regclass('tables') ORDER BY 1, 2"
)
_INDEXES = (
    "SELECT relname, pg_get_indexdef(indexrelid), indisprimary FROM pg_index"
    " JOIN pg_class ON pg_class.oid = indexrelid WHERE indrelid = to_regclass(?) ORDER BY 1"
)
_NO_LIMITS = "SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0"
# No part knows the open tables of the others, and no unique index of a partitioned table goes
# without its key.
_OPEN_CHANNELS = f"""
CREATE TABLE {OPEN_CHANNELS} (
    channel_id  BIGINT PRIMARY KEY,
    table_id    BIGINT NOT NULL UNIQUE REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO {OPEN_CHANNELS} (channel_id, table_id)
    SELECT channel_id, id FROM tables WHERE status IN ('gathering', 'running');
CREATE FUNCTION keep_open_channels() RETURNS trigger LANGUAGE plpgsql AS $$
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
    SELECT part * {ROOM} + nextval('table_ids_' || part)
    FROM (SELECT 1 + (guild_id >> 22) % {PARTS} AS part) AS its
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


def partition(connection: PostgresConnection) -> None:
    """Partition the tables of games, and all whose key has the id of one, by server."""
    run = connection.plain.execute
    references = connection.execute(_REFERENCES).fetchall()
    statements = [_NO_LIMITS]
    statements += [f"ALTER TABLE {name} DROP CONSTRAINT {each}" for name, each, _ in references]
    for name, layout in layouts(connection).items():
        column = "id" if name == "tables" else "table_id"
        if name == "tables" or ("tables" in layout.parents and column in layout.key):
            found = connection.execute(_INDEXES, (name,)).fetchall()
            statements += _divide(name, column, layout.key, [_Index(*each) for each in found])
    statements += [
        f"ALTER TABLE {name} ADD CONSTRAINT {each} {text}" for name, each, text in references
    ]
    statements += [
        f"CREATE SEQUENCE table_ids_{part} MAXVALUE {ROOM - 1}" for part in range(1, PARTS + 1)
    ]
    statements += [_OPEN_CHANNELS, _NEW_TABLE_ID]
    # The releases before would give ids that say nothing of the server.
    statements.append(f"UPDATE cable_car SET usable_by = {known()}")  # noqa: S608  (a number)
    for statement in statements:
        run(statement.encode())
    set_last_ids(connection, {})


def _divide(name: str, column: str, key: tuple[str, ...], indexes: list[_Index]) -> Iterator[str]:
    """Make a table the part of before of a new one that has its name, columns, checks and keys."""
    before = f"{name}_0"
    if name == "tables":
        yield f"ALTER TABLE {name} ALTER COLUMN id DROP IDENTITY"
    yield f"ALTER TABLE {name} RENAME TO {before}"
    for index in indexes:
        yield f"ALTER INDEX {index.name} RENAME TO {index.name}_0"
    yield (
        f"CREATE TABLE {name} (LIKE {before} INCLUDING DEFAULTS INCLUDING CONSTRAINTS)"
        f" PARTITION BY RANGE ({column})"
    )
    for part in range(1, PARTS + 1):
        end = (part + 1) * ROOM if part < PARTS else "MAXVALUE"
        yield (
            f"CREATE TABLE {name}_{part} PARTITION OF {name}"
            f" FOR VALUES FROM ({part * ROOM}) TO ({end})"
        )
    # A database that was partitioned and moved has ids that tell their part.
    yield (
        f"WITH moved AS (DELETE FROM {before} WHERE {column} >= {ROOM} RETURNING *)"  # noqa: S608  (names of the schema)
        f" INSERT INTO {name} SELECT * FROM moved"
    )
    yield f"ALTER TABLE {name} ATTACH PARTITION {before} FOR VALUES FROM (MINVALUE) TO ({ROOM})"
    for index in indexes:
        if index.is_key:
            yield (f"ALTER TABLE {name} ADD CONSTRAINT {index.name} PRIMARY KEY ({', '.join(key)})")
        elif index.statement.startswith("CREATE UNIQUE"):
            yield f"DROP INDEX {index.name}_0"
            yield index.statement.replace("CREATE UNIQUE", "CREATE", 1)
        else:
            yield index.statement
