"""Open one connection to one file, migrate its schema, and translate SQLite errors."""

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
"""How long a statement waits while another program writes to the file."""


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
        # On a read-only disk SQLite allows BEGIN and refuses only a write, so write something.
        await connection.execute_fetchall(f"PRAGMA user_version = {len(scripts())}")


async def _pragma(connection: aiosqlite.Connection, name: str) -> Any:  # noqa: ANN401
    for (value,) in await connection.execute_fetchall(f"PRAGMA {name}"):
        return value
    return None


@asynccontextmanager
async def transaction(connection: aiosqlite.Connection) -> AsyncGenerator[None]:
    """Commit the block, or roll back when it raises or is cancelled."""
    try:
        await connection.execute_fetchall("BEGIN IMMEDIATE")
        yield
        await connection.commit()
    except BaseException:
        # The connection still runs a cancelled statement. It runs statements in order, so this
        # rollback comes after that one and before any other.
        await connection.rollback()
        raise


@contextmanager
def failures(path: Path) -> Generator[None]:
    """Translate SQLite errors of an open database into a StorageError.

    IntegrityError is not translated: a broken constraint is a mistake of the caller.
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
    """Translate SQLite errors while the database is opened into a DatabaseError."""
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
    """Return SQLite's primary result code, or 0 if the error has none."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def _reason(error: OSError) -> str:
    return (error.strerror or str(error)).lower()
