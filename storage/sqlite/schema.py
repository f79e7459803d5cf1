"""Bring a file's schema up to date; `PRAGMA user_version` is the number of its last script."""

from __future__ import annotations

import sqlite3

from storage.schema import scripts

ENGINE = "sqlite"
"""The name of this engine among the scripts."""
APPLICATION_ID = 0x43434152
"""SQLite application id of the bot's databases; the first script writes it."""


def migrate(connection: sqlite3.Connection, version: int) -> None:
    """Run every script after `version`, each in one transaction.

    Foreign keys must be off, so that a script may rebuild a table that others refer to; they are
    checked before each commit.
    """
    for number, script in enumerate(scripts(ENGINE)[version:], start=version + 1):
        try:
            # executescript commits an open transaction before it starts, so BEGIN goes inside.
            connection.executescript(f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version = {number};")
            _refuse_orphans(connection)
            connection.commit()
        except BaseException:
            connection.rollback()
            raise


def _refuse_orphans(connection: sqlite3.Connection) -> None:
    for table, row, parent, _ in connection.execute("PRAGMA foreign_key_check").fetchall():
        reason = f"row {row} of {table} has lost its row of {parent}"
        raise sqlite3.DatabaseError(reason)
