"""What a file's tables look like, for those who copy them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from storage.engine import TableLayout

if TYPE_CHECKING:
    from collections.abc import Mapping

    from storage.sql import Connection

WITH_IDS = ""
"""What to write in front of the rows of an INSERT that have ids of their own."""


def layouts(connection: Connection) -> dict[str, TableLayout]:
    """Return every table of the schema by name."""
    found: dict[str, TableLayout] = {}
    for (name,) in connection.execute(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
    ).fetchall():
        columns = connection.execute(f"PRAGMA table_info({name})").fetchall()
        keys = sorted((column[5], column[1]) for column in columns if column[5])
        parents = connection.execute(f"PRAGMA foreign_key_list({name})").fetchall()
        found[name] = TableLayout(
            tuple(column[1] for column in columns),
            tuple(column for _, column in keys),
            frozenset(parent[2] for parent in parents),
        )
    return found


def last_ids(connection: Connection) -> dict[str, int]:
    """Return the last id given by each table that counts its rows, also if the row is gone."""
    rows = connection.execute("SELECT name, seq FROM sqlite_sequence").fetchall()
    return dict(rows)


def set_last_ids(connection: Connection, ids: Mapping[str, int]) -> None:
    """Let each table go on after an id."""
    counted = {
        name
        for (name,) in connection.execute(
            "SELECT name FROM sqlite_schema WHERE sql LIKE '%AUTOINCREMENT%'"
        ).fetchall()
    }
    for name, last in ids.items():
        if name in counted:
            connection.execute("DELETE FROM sqlite_sequence WHERE name = ?", (name,))
            connection.execute(
                "INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (name, last)
            )
