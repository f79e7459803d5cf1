"""Reads every table of a database that may be in use, and changes nothing in it."""

from __future__ import annotations

import sqlite3
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from storage.backup import copy
from storage.connection import failures
from storage.errors import DatabaseCorrupt, DatabaseForeign, DatabaseMissing, DatabaseNewer
from storage.queries import one_with_seats
from storage.records import ActionRecord, Snapshot
from storage.schema import APPLICATION_ID, migrate, scripts

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

    from storage.records import StoredTable


@dataclass(frozen=True, slots=True)
class TableContent:
    """A table, its actions in force from the oldest on, and its snapshot if it has one."""

    stored: StoredTable
    actions: tuple[ActionRecord, ...]
    snapshot: Snapshot | None


@dataclass(frozen=True, slots=True)
class InspectedTable:
    """Where a table is and what is stored of it; `content` is None if SQLite cannot read that."""

    id: int
    guild_id: int
    channel_id: int
    content: TableContent | None


class Inspection:
    """The tables of a database, read one after the other.

    Attributes
    ----------
    schema
        The schema version of the file.
    """

    def __init__(self, connection: sqlite3.Connection, schema: int) -> None:
        self._connection = connection
        self.schema = schema

    def count(self) -> int:
        """Return the number of tables."""
        ((count,),) = self._connection.execute("SELECT count(*) FROM tables")
        return count

    def tables(self) -> Iterator[InspectedTable]:
        """Yield every table, each as it was at one moment, the oldest first."""
        last = 0
        while (found := self._after(last)) is not None:
            yield found
            last = found.id

    def _after(self, table_id: int) -> InspectedTable | None:
        connection = self._connection
        # A transaction a table: a longer one would keep a running bot's write-ahead log growing.
        connection.execute("BEGIN")
        try:
            for number, guild_id, channel_id in connection.execute(
                "SELECT id, guild_id, channel_id FROM tables WHERE id > ? ORDER BY id LIMIT 1",
                (table_id,),
            ).fetchall():
                return InspectedTable(number, guild_id, channel_id, _content(connection, number))
            return None
        finally:
            connection.rollback()


@contextmanager
def inspect(path: Path) -> Generator[Inspection]:
    """Open a database to read its tables; it may be in use, and its schema stays as it is.

    Of a database with an older schema a temporary copy is brought up to date and read instead.

    Raises
    ------
    DatabaseMissing, DatabaseNewer, DatabaseForeign, DatabaseCorrupt
        Each says in one sentence why a bot of this release could not use the database.
    BackupFailed
        When an older database cannot be copied.
    StorageFailed
        When the file cannot be read.
    """
    if not path.is_file():
        raise DatabaseMissing(path)
    with failures(path), closing(_open(path)) as connection:
        connection.execute("PRAGMA query_only = ON")
        schema = _check(connection, path)
        if schema == len(scripts()):
            yield Inspection(connection, schema)
            return
    with TemporaryDirectory(prefix="cable-car-check-") as folder:
        target = Path(folder) / "copy.sqlite3"
        copy(path, target)
        with failures(path), closing(_open(target)) as connection:
            migrate(connection, schema)
            yield Inspection(connection, schema)


def _open(path: Path) -> sqlite3.Connection:
    # Not mode=ro: the last connection to close must be able to delete the -wal and -shm files.
    uri = f"{path.resolve().as_uri()}?mode=rw"
    connection = sqlite3.connect(uri, uri=True, isolation_level=None)
    connection.row_factory = sqlite3.Row
    return connection


def _check(connection: sqlite3.Connection, path: Path) -> int:
    """Return the schema version of a database that a bot of this release could open."""
    ((schema,),) = connection.execute("PRAGMA user_version").fetchall()
    if schema > len(scripts()):
        raise DatabaseNewer(path, schema, len(scripts()))
    ((application,),) = connection.execute("PRAGMA application_id").fetchall()
    filled = connection.execute("SELECT 1 FROM sqlite_schema LIMIT 1").fetchall()
    if application != APPLICATION_ID and (schema or filled):
        raise DatabaseForeign(path)
    ((found,),) = connection.execute("PRAGMA quick_check(1)").fetchall()
    if found != "ok":
        raise DatabaseCorrupt(path, found.splitlines()[-1])
    return schema


def _content(connection: sqlite3.Connection, table_id: int) -> TableContent | None:
    try:
        stored = one_with_seats(connection, table_id)
        actions = tuple(
            ActionRecord(*row, undone=False)
            for row in connection.execute(
                "SELECT ordinal, seat, notation, at, interaction_id, part FROM actions"
                " WHERE table_id = ? AND NOT undone ORDER BY ordinal",
                (table_id,),
            )
        )
        snapshots = connection.execute(
            "SELECT actions, state FROM snapshots WHERE table_id = ?", (table_id,)
        ).fetchall()
    except (sqlite3.Error, ValueError):
        # Such as bytes that are no text.
        return None
    return TableContent(stored, actions, Snapshot(*snapshots[0]) if snapshots else None)
