"""Open one connection to one file, migrate its schema, and translate SQLite errors."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any, TypeVar

import aiosqlite
from filelock import FileLock, Timeout

from storage.errors import (
    DatabaseCorrupt,
    DatabaseForeign,
    DatabaseInUse,
    DatabaseNewer,
    DatabaseUnwritable,
    StorageFailed,
)
from storage.schema import scripts
from storage.sql import IntegrityError, UniqueViolation
from storage.sqlite.schema import APPLICATION_ID, ENGINE, migrate

if TYPE_CHECKING:
    from collections.abc import Callable, Generator
    from pathlib import Path

    from filelock import BaseFileLock

    from storage.errors import DatabaseError

BUSY_SECONDS = 5.0
"""How long a statement waits while another program writes to the file."""

T = TypeVar("T")


class SqliteConnection(sqlite3.Connection):
    """A connection of one thread; it names broken constraints as every engine does."""

    # A transaction that writes is alone.
    for_update = ""

    def execute(self, sql: str, parameters: Any = (), /) -> sqlite3.Cursor:  # noqa: ANN401
        """Run a statement; raises `UniqueViolation`, `IntegrityError`."""
        try:
            return super().execute(sql, parameters)
        except sqlite3.IntegrityError as error:
            if error.sqlite_errorcode in _UNIQUE:
                raise UniqueViolation(str(error)) from error
            raise IntegrityError(str(error)) from error


def claim(path: Path) -> tuple[Path, BaseFileLock]:
    """Acquire the lock file beside the database; its folder is created when missing.

    Returns the path with links resolved, so that one file has one lock, and the lock. The operating
    system releases the lock when the process ends, even if it is killed.

    Raises
    ------
    DatabaseInUse
        When another process holds the lock.
    DatabaseUnwritable
        When the lock file or the folder cannot be created.
    """
    path = path.resolve()
    # No soft lock: a file left behind by a killed process must not look like a lock.
    lock = FileLock(f"{path}.lock", timeout=0, thread_local=False, fallback_to_soft=False)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock.acquire()
    except Timeout:
        raise DatabaseInUse(path) from None
    except OSError as error:
        raise DatabaseUnwritable(path, _reason(error)) from error
    return path, lock


async def connect(path: Path) -> aiosqlite.Connection:
    """Open or create the database and update its schema.

    Raises
    ------
    DatabaseNewer, DatabaseForeign, DatabaseCorrupt, DatabaseUnwritable, DatabaseInUse
        When the database cannot be used; the file is left unchanged.
    """
    try:
        path.open("ab").close()
    except OSError as error:
        raise DatabaseUnwritable(path, _reason(error)) from error
    with _refusals(path):
        connection = await aiosqlite.connect(
            path, timeout=BUSY_SECONDS, isolation_level=None, factory=SqliteConnection
        )
        try:
            await in_thread(connection, lambda plain: _prepare(plain, path))
        except BaseException:
            await connection.close()
            raise
        return connection


async def connect_reader(path: Path) -> aiosqlite.Connection:
    """Open a database that `connect` has prepared, for reading only; raises as `connect` does."""
    with _refusals(path):
        connection = await aiosqlite.connect(
            path, timeout=BUSY_SECONDS, isolation_level=None, factory=SqliteConnection
        )
        try:
            await in_thread(connection, _forbid_writing)
        except BaseException:
            await connection.close()
            raise
        return connection


async def in_thread(
    connection: aiosqlite.Connection, function: Callable[[SqliteConnection], T]
) -> T:
    """Run a function in the thread of the connection and return its value.

    The thread runs functions one after the other. It runs this one to its end even if the task that
    waits for it is cancelled; the task then waits for the end of all that the thread was given.
    """
    # The public methods of aiosqlite run one statement each, and the wait for the thread costs more
    # than the statement. So this is the one place that uses its private names; the dependency is
    # capped, and tests/storage/sqlite/test_thread.py fails if a release changes them.
    plain = connection._conn  # noqa: SLF001  # pyright: ignore[reportPrivateUsage]
    run = connection._execute  # noqa: SLF001  # pyright: ignore[reportPrivateUsage, reportUnknownMemberType, reportUnknownVariableType]
    try:
        return await run(function, plain)
    except asyncio.CancelledError:
        # An event loop that closed now would end the thread: aiosqlite cannot tell a closed loop
        # that the function has ended, and whoever used the connection next would wait for ever.
        while True:
            with suppress(asyncio.CancelledError):
                await run(_nothing, plain)
                break
        raise


def _nothing(_: SqliteConnection) -> None:
    """Do nothing: it ends after everything that the thread was given before."""


def _prepare(connection: SqliteConnection, path: Path) -> None:
    version: int = _pragma(connection, "user_version")
    if version > len(scripts(ENGINE)):
        raise DatabaseNewer(path, version, len(scripts(ENGINE)))
    if _pragma(connection, "application_id") != APPLICATION_ID and (
        version or connection.execute("SELECT 1 FROM sqlite_schema LIMIT 1").fetchall()
    ):
        raise DatabaseForeign(path)
    if (found := _pragma(connection, "quick_check(1)")) != "ok":
        raise DatabaseCorrupt(path, found.splitlines()[-1])
    if (mode := _pragma(connection, "journal_mode = WAL")) != "wal":
        raise DatabaseUnwritable(path, f"its disk allows no write-ahead log, only {mode}")
    connection.execute("PRAGMA synchronous = FULL")
    migrate(connection, version)
    connection.execute("PRAGMA foreign_keys = ON")
    with transaction(connection):
        # On a read-only disk SQLite allows BEGIN and refuses only a write, so write something.
        connection.execute(f"PRAGMA user_version = {len(scripts(ENGINE))}")
    checkpoint(connection)


def _forbid_writing(connection: SqliteConnection) -> None:
    connection.execute("PRAGMA query_only = ON")
    # What is read first opens the write-ahead log; from then on the file may be moved.
    connection.execute("SELECT count(*) FROM sqlite_schema").fetchall()


def checkpoint(connection: SqliteConnection) -> None:
    """Move the write-ahead log into the database, as far as other programs that read allow it.

    Waits for nobody.
    """
    connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()


def file_id(path: Path) -> tuple[int, int] | None:
    """Return the device and inode numbers of a file, or None if there is no file."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _pragma(connection: SqliteConnection, name: str) -> Any:  # noqa: ANN401
    for (value,) in connection.execute(f"PRAGMA {name}").fetchall():
        return value
    return None


@contextmanager
def transaction(connection: SqliteConnection) -> Generator[None]:
    """Commit the block, or roll back when it raises."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        yield
        connection.commit()
    except BaseException:
        connection.rollback()
        raise


@contextmanager
def savepoint(connection: SqliteConnection) -> Generator[None]:
    """Undo the block alone when it raises, and not the transaction around it."""
    connection.execute("SAVEPOINT one")
    try:
        yield
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK TO one")
            connection.execute("RELEASE one")
        raise
    connection.execute("RELEASE one")


@contextmanager
def failures(path: Path) -> Generator[None]:
    """Translate SQLite errors of an open database into a StorageError."""
    try:
        yield
    except sqlite3.Error as error:
        if _code(error) in _CORRUPT:
            raise DatabaseCorrupt(path, str(error)) from error
        raise StorageFailed(str(error)) from error


@contextmanager
def _refusals(path: Path) -> Generator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise _refusal(path, error) from error


def _refusal(path: Path, error: sqlite3.Error) -> DatabaseError:
    code = _code(error)
    if code in _BUSY:
        return DatabaseInUse(path)
    if code in _UNWRITABLE:
        return DatabaseUnwritable(path, str(error))
    return DatabaseCorrupt(path, str(error))


_UNIQUE = (
    sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY,
    sqlite3.SQLITE_CONSTRAINT_ROWID,
    sqlite3.SQLITE_CONSTRAINT_UNIQUE,
)
_BUSY = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
_CORRUPT = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_UNWRITABLE = (
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_READONLY,
)


def _code(error: sqlite3.Error) -> int:
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def _reason(error: OSError) -> str:
    return (error.strerror or str(error)).lower()
