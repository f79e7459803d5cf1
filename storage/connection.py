"""One connection to one file: opened safely, its schema up to date, its errors in our words."""

from __future__ import annotations

import sqlite3
from contextlib import asynccontextmanager, contextmanager
from typing import TYPE_CHECKING, Any

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
from storage.schema import APPLICATION_ID, migrate, scripts

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Generator
    from pathlib import Path

    from filelock import BaseFileLock

    from storage.errors import DatabaseError

BUSY_SECONDS = 5.0
"""How long to wait for another program that is writing to the file."""


def claim(path: Path) -> tuple[Path, BaseFileLock]:
    """Take the lock file beside the database, whose folder is created when missing.

    Returns the path without links, so that one file has one lock, and the lock. The operating
    system gives the lock back when the process ends, however it ends.

    Raises
    ------
    DatabaseInUse
        When another process holds it.
    DatabaseUnwritable
        When the lock file or the folder cannot be created.
    """
    path = path.resolve()
    # A file left behind by a killed process must not look like a lock, hence no soft locks.
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
    """Open or create the database and bring its schema up to date.

    Raises
    ------
    DatabaseNewer, DatabaseForeign, DatabaseCorrupt, DatabaseUnwritable, DatabaseInUse
        When it cannot be used. A file that is refused is left as it was.
    """
    try:
        path.open("ab").close()
    except OSError as error:
        raise DatabaseUnwritable(path, _reason(error)) from error
    with _refusals(path):
        connection = await aiosqlite.connect(path, timeout=BUSY_SECONDS, isolation_level=None)
        connection.row_factory = sqlite3.Row
        try:
            await _prepare(connection, path)
        except BaseException:
            await connection.close()
            raise
        return connection


async def _prepare(connection: aiosqlite.Connection, path: Path) -> None:
    version: int = await _pragma(connection, "user_version")
    if version > len(scripts()):
        raise DatabaseNewer(path, version, len(scripts()))
    if await _pragma(connection, "application_id") != APPLICATION_ID and (
        version or await connection.execute_fetchall("SELECT 1 FROM sqlite_schema LIMIT 1")
    ):
        raise DatabaseForeign(path)
    if (found := await _pragma(connection, "quick_check(1)")) != "ok":
        raise DatabaseCorrupt(path, found.splitlines()[-1])
    if (mode := await _pragma(connection, "journal_mode = WAL")) != "wal":
        raise DatabaseUnwritable(path, f"its disk allows no write-ahead log, only {mode}")
    await connection.execute_fetchall("PRAGMA synchronous = FULL")
    await migrate(connection, version)
    await connection.execute_fetchall("PRAGMA foreign_keys = ON")
    async with transaction(connection):
        # On a disk that is read-only SQLite refuses no transaction, only the writing in it.
        await connection.execute_fetchall(f"PRAGMA user_version = {len(scripts())}")


async def _pragma(connection: aiosqlite.Connection, name: str) -> Any:  # noqa: ANN401
    for (value,) in await connection.execute_fetchall(f"PRAGMA {name}"):
        return value
    return None


@asynccontextmanager
async def transaction(connection: aiosqlite.Connection) -> AsyncGenerator[None]:
    """Write all of the block or, when it raises or is cancelled, nothing of it."""
    try:
        await connection.execute_fetchall("BEGIN IMMEDIATE")
        yield
        await connection.commit()
    except BaseException:
        # A cancelled statement is still carried out, but the connection works off what it is
        # asked in order: the rollback, asked for at once, comes after it and before anything else.
        await connection.rollback()
        raise


@contextmanager
def failures(path: Path) -> Generator[None]:
    """Turn what SQLite raises, once the database is open, into a StorageError.

    A broken constraint passes as it is: the caller asked for something that makes no sense.
    """
    try:
        yield
    except sqlite3.IntegrityError:
        raise
    except sqlite3.Error as error:
        if _code(error) in _CORRUPT:
            raise DatabaseCorrupt(path, str(error)) from error
        raise StorageFailed(str(error)) from error


@contextmanager
def _refusals(path: Path) -> Generator[None]:
    """Turn what SQLite raises while the database is opened into a DatabaseError."""
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
    """Return SQLite's primary result code, 0 when the error is not SQLite's own."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def _reason(error: OSError) -> str:
    return (error.strerror or str(error)).lower()
