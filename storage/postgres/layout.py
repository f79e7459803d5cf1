"""What the tables of a server's database look like, for those who copy them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from storage.engine import TableLayout
from storage.postgres.schema import OWN_TABLES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from storage.sql import Connection

WITH_IDS = " OVERRIDING SYSTEM VALUE"
"""What to write in front of the rows of an INSERT that have ids of their own."""
_TABLES = (
    "SELECT relname, oid FROM pg_class"
    " WHERE relnamespace = quote_ident(current_schema())::regnamespace"
    " AND relkind = 'r'"
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
    "SELECT confrelid::regclass::text FROM pg_constraint WHERE conrelid = ? AND contype = 'f'"
)
_COUNTED = (
    "SELECT attrelid::regclass::text, pg_get_serial_sequence(attrelid::regclass::text, attname)"
    " FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid"
    " WHERE relnamespace = quote_ident(current_schema())::regnamespace AND attidentity <> ''"
)
"""The tables that count their rows, each with its sequence."""


def layouts(connection: Connection) -> dict[str, TableLayout]:
    """Return every table of the schema by name."""

    def names(sql: str, oid: int) -> tuple[str, ...]:
        return tuple(name for (name,) in connection.execute(sql, (oid,)).fetchall())

    return {
        name: TableLayout(names(_COLUMNS, oid), names(_KEY, oid), frozenset(names(_PARENTS, oid)))
        for name, oid in connection.execute(_TABLES).fetchall()
        if name not in OWN_TABLES
    }


def last_ids(connection: Connection) -> dict[str, int]:
    """Return the last id given by each table that counts its rows, also if the row is gone."""
    found: dict[str, int] = {}
    for name, sequence in connection.execute(_COUNTED).fetchall():
        ((last, given),) = connection.execute(
            f"SELECT last_value, is_called FROM {sequence}"  # noqa: S608  (a name of the schema)
        ).fetchall()
        if given:
            found[name] = last
    return found


def set_last_ids(connection: Connection, ids: Mapping[str, int]) -> None:
    """Let each table go on after an id, and after those it holds."""
    for name, sequence in connection.execute(_COUNTED).fetchall():
        ((largest,),) = connection.execute(
            f"SELECT coalesce(max(id), 0) FROM {name}"  # noqa: S608  (a name of the schema)
        ).fetchall()
        if last := max(largest, ids.get(name, 0)):
            connection.execute("SELECT setval(CAST(? AS regclass), ?)", (sequence, last)).fetchall()
