"""Reads a file that may be in use, and changes nothing in it."""

from __future__ import annotations

import sqlite3
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from storage.errors import DatabaseCorrupt, DatabaseForeign, DatabaseMissing, DatabaseNewer
from storage.schema import scripts
from storage.sqlite.backup import copy
from storage.sqlite.connection import SqliteConnection, failures
from storage.sqlite.schema import APPLICATION_ID, ENGINE, migrate

if TYPE_CHECKING:
    from collections.abc import Generator


class SqliteReader:
    """A file opened for reading.

    Attributes
    ----------
    errors
        What is raised where SQLite cannot read a row.
    """

    errors: tuple[type[Exception], ...] = (sqlite3.Error,)

    def __init__(self, connection: SqliteConnection) -> None:
        self.connection = connection

    @contextmanager
    def moment(self) -> Generator[SqliteConnection]:
        """Let everything read meanwhile be as it was at one moment."""
        self.connection.execute("BEGIN")
        try:
            yield self.connection
        finally:
            self.connection.rollback()


@contextmanager
def reading(path: Path) -> Generator[tuple[SqliteReader, int]]:
    """Open a file, or a temporary copy brought up to date; yield it with the file's schema version.

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
        if schema == len(scripts(ENGINE)):
            yield SqliteReader(connection), schema
            return
    with TemporaryDirectory(prefix="cable-car-check-") as folder:
        target = Path(folder) / "copy.sqlite3"
        copy(path, target)
        with failures(path), closing(_open(target)) as connection:
            migrate(connection, schema)
            yield SqliteReader(connection), schema


def _open(path: Path) -> SqliteConnection:
    # Not mode=ro: the last connection to close must be able to delete the -wal and -shm files.
    uri = f"{path.resolve().as_uri()}?mode=rw"
    return sqlite3.connect(uri, uri=True, isolation_level=None, factory=SqliteConnection)


def _check(connection: sqlite3.Connection, path: Path) -> int:
    ((schema,),) = connection.execute("PRAGMA user_version").fetchall()
    if schema > len(scripts(ENGINE)):
        raise DatabaseNewer(path, schema, len(scripts(ENGINE)))
    ((application,),) = connection.execute("PRAGMA application_id").fetchall()
    filled = connection.execute("SELECT 1 FROM sqlite_schema LIMIT 1").fetchall()
    if application != APPLICATION_ID and (schema or filled):
        raise DatabaseForeign(path)
    ((found,),) = connection.execute("PRAGMA quick_check(1)").fetchall()
    if found != "ok":
        raise DatabaseCorrupt(path, found.splitlines()[-1])
    return schema
