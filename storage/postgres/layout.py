"""What the tables of a server's database look like, for those who copy them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from storage.engine import Layout
from storage.postgres.schema import OWN_TABLES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from storage.sql import Connection

WITH_IDS = " OVERRIDING SYSTEM VALUE"
"""What to write in front of the rows of an INSERT that have ids of their own."""
IDS_PER_PART = 100_000_000
"""How many ids each part of the tables has, where they are partitioned.

Those of part 3 begin at 300,000,001; those below part 1 are from before the partitioning.
"""
PART_IDS = "table_ids_"
"""What the sequence of a part is called, before the number of the part."""
OPEN_CHANNELS = "open_channels"
"""What a partitioned database keeps beside its tables, which it fills itself."""
LARGEST = 2**63 - 1
"""The largest id there can be."""
_TABLES = (
    "SELECT relname, oid FROM pg_class"
    " WHERE relnamespace = quote_ident(current_schema())::regnamespace"
    " AND relkind IN ('r', 'p') AND NOT relispartition"
)
_COLUMNS = (
    "SELECT attname FROM pg_attribute WHERE attrelid = ? AND attnum > 0 AND NOT attisdropped"
    " ORDER BY attnum"
)
_KEY = (
    "SELECT attname FROM pg_index CROSS JOIN unnest(indkey) WITH ORDINALITY AS part (number, place)"
    " JOIN pg_attribute ON attrelid = indrelid AND attnum = part.number"
    " WHERE indrelid = ? AND indisprimary ORDER BY part.place"
)
_PARENTS = (
    "SELECT confrelid::regclass::text FROM pg_constraint"
    " WHERE conrelid = ? AND contype = 'f' AND conparentid = 0"
)
_COUNTED = (
    "SELECT attrelid::regclass::text,"  # noqa: S608  (no value of anybody's)
    " pg_get_serial_sequence(attrelid::regclass::text, attname), 0"
    " FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid"
    " WHERE relnamespace = quote_ident(current_schema())::regnamespace AND attidentity <> ''"
    " UNION ALL"
    f" SELECT 'tables', relname, substring(relname FROM '[0-9]+$')::bigint * {IDS_PER_PART}"
    " FROM pg_class WHERE relnamespace = quote_ident(current_schema())::regnamespace"
    f" AND relkind = 'S' AND relname LIKE '{PART_IDS}%'"
)
"""The tables that count their rows, each with a sequence and the offset of its ids."""


def layouts(connection: Connection) -> dict[str, Layout]:
    """Return every table of the schema by name."""

    def names(sql: str, oid: int) -> tuple[str, ...]:
        return tuple(name for (name,) in connection.execute(sql, (oid,)).fetchall())

    return {
        name: Layout(names(_COLUMNS, oid), names(_KEY, oid), frozenset(names(_PARENTS, oid)))
        for name, oid in connection.execute(_TABLES).fetchall()
        if name not in (*OWN_TABLES, OPEN_CHANNELS)
    }


def last_ids(connection: Connection) -> dict[str, int]:
    """Return the last id given by each table that counts its rows, also if the row is gone.

    A partitioned table has an entry for each part, too, under the name of its sequence.
    """
    found: dict[str, int] = {}
    for name, sequence, offset in connection.execute(_COUNTED).fetchall():
        ((last, given),) = connection.execute(
            f"SELECT last_value, is_called FROM {sequence}"  # noqa: S608  (a name of the schema)
        ).fetchall()
        if given:
            found[name] = max(found.get(name, 0), offset + last)
            if offset:
                found[sequence] = offset + last
    return found


def set_last_ids(connection: Connection, ids: Mapping[str, int]) -> None:
    """Let each table go on after an id, and after those it holds."""
    for name, sequence, offset in connection.execute(_COUNTED).fetchall():
        end = offset + IDS_PER_PART if offset else LARGEST
        ((largest,),) = connection.execute(
            f"SELECT coalesce(max(id), 0) FROM {name} WHERE id > ? AND id < ?",  # noqa: S608  (a name of the schema)
            (offset, end),
        ).fetchall()
        last = max(largest, ids.get(sequence if offset else name, 0)) - offset
        if last > 0:
            connection.execute("SELECT setval(CAST(? AS regclass), ?)", (sequence, last)).fetchall()
