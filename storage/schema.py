"""The schema and its history: numbered scripts, each carried out once and whole.

`PRAGMA user_version` is the number of the last script a database has had. A script never changes
after a release; the next change of the schema is the next script.
"""

from __future__ import annotations

import sqlite3
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import aiosqlite

APPLICATION_ID = 0x43626C43
"""Marks a file as ours; the first script writes it."""


@cache
def scripts() -> tuple[str, ...]:
    """Return every script, the first one first."""
    folder = files("storage") / "migrations"
    texts = {entry.name: entry for entry in folder.iterdir() if entry.name.endswith(".sql")}
    return tuple(texts[name].read_text("utf-8") for name in sorted(texts))


async def migrate(connection: aiosqlite.Connection, version: int) -> None:
    """Bring a database from `version` to the newest schema, each script in one transaction.

    Foreign keys must be off, so that a script may rebuild a table others refer to; what it leaves
    behind is checked before it counts.
    """
    for number, script in enumerate(scripts()[version:], start=version + 1):
        try:
            # executescript commits whatever is open when it begins, so BEGIN goes inside.
            await connection.executescript(
                f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version = {number};"
            )
            await _refuse_orphans(connection)
            await connection.commit()
        except BaseException:
            await connection.rollback()
            raise


async def _refuse_orphans(connection: aiosqlite.Connection) -> None:
    for table, row, parent, _ in await connection.execute_fetchall("PRAGMA foreign_key_check"):
        reason = f"row {row} of {table} has lost its row of {parent}"
        raise sqlite3.DatabaseError(reason)
