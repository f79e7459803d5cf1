"""An open database file, locked by one process and used by one task at a time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from threading import Event
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from storage.backup import copy
from storage.connection import (
    checkpoint,
    claim,
    connect,
    failures,
    file_id,
    in_thread,
    transaction,
)
from storage.errors import DatabaseGone

if TYPE_CHECKING:
    import sqlite3
    from pathlib import Path
    from typing import Self

    import aiosqlite
    from filelock import BaseFileLock

TimeSource: TypeAlias = Callable[[], int]
"""Returns the time in milliseconds since 1970-01-01 UTC; any thread may call it."""

T = TypeVar("T")


def system_time() -> int:
    """Return the time of this machine."""
    return time.time_ns() // 1_000_000


class Session:
    """A database file that is open until `close`; it knows no table of the schema.

    Any number of tasks may use it: they take turns on the one connection, so no task reads a
    half-written change.
    """

    def __init__(
        self, path: Path, connection: aiosqlite.Connection, lock: BaseFileLock, now: TimeSource
    ) -> None:
        self.path = path
        self._source = now
        self._now = 0
        self._connection = connection
        self._lock = lock
        self._file = file_id(path)
        self._turn = asyncio.Lock()

    @classmethod
    async def open(cls, path: Path, *, now: TimeSource = system_time) -> Self:
        """Lock and open the file at `path`, creating it if needed, and update its schema.

        Raises
        ------
        DatabaseInUse, DatabaseNewer, DatabaseForeign, DatabaseUnwritable, DatabaseCorrupt
            Each says in one sentence why the database cannot be used.
        """
        path, lock = claim(path)
        try:
            connection = await connect(path)
        except BaseException:
            lock.release()
            raise
        return cls(path, connection, lock, now)

    async def close(self) -> None:
        """Wait for the current transaction, then close the file. Closing twice is harmless."""
        async with self._turn:
            try:
                await self._connection.close()
            finally:
                self._lock.release()

    async def backup(self, target: Path) -> None:
        """Copy the file to the new file `target` while it stays in use; raises `BackupFailed`."""
        await asyncio.to_thread(copy, self.path, target)

    async def read(self, function: Callable[[sqlite3.Connection], T]) -> T:
        """Run a function that only reads, in the thread of the connection; return its value.

        Raises
        ------
        StorageFailed, DatabaseCorrupt
            When SQLite fails inside the function.
        """
        return await self._run(function, Event())

    async def write(self, function: Callable[[sqlite3.Connection], T]) -> T:
        """Run a function as one transaction, in the thread of the connection; return its value.

        The transaction is rolled back when the function raises, or when the task is cancelled
        before the commit.

        Raises
        ------
        StorageFailed, DatabaseCorrupt
            When SQLite fails inside the function.
        DatabaseGone
            When the file is no longer where it was opened: what is written there would be lost.
        """
        cancelled = Event()

        def whole(connection: sqlite3.Connection) -> T:
            if file_id(self.path) != self._file:
                raise DatabaseGone(self.path)
            with transaction(connection):
                value = function(connection)
                if cancelled.is_set():
                    raise asyncio.CancelledError
            return value

        return await self._run(whole, cancelled)

    async def checkpoint(self) -> None:
        """Move the write-ahead log into the file, so that a copy of it alone is whole."""
        await self.read(checkpoint)

    def now(self) -> int:
        """Return the time when the running function was begun, in milliseconds since 1970.

        The clock is read by the task, not in the thread: it may show the time of its event loop.
        """
        return self._now

    async def rows(self, sql: str, *values: int | str) -> list[sqlite3.Row]:
        """Return every row of one query."""
        return await self.read(lambda connection: connection.execute(sql, values).fetchall())

    async def execute(self, sql: str, *values: int | str) -> int:
        """Run one statement as a transaction; return the number of rows it wrote or deleted."""
        return await self.write(lambda connection: connection.execute(sql, values).rowcount)

    async def _run(self, function: Callable[[sqlite3.Connection], T], cancelled: Event) -> T:
        """Run a function when it is this task's turn; set `cancelled` when the task is cancelled.

        The turn lasts until the function has ended, even if the task is cancelled.
        """
        async with self._turn:
            self._now = self._source()
            with failures(self.path):
                try:
                    return await in_thread(self._connection, function)
                except asyncio.CancelledError:
                    cancelled.set()
                    # The thread runs functions in order: this one ends after the cancelled one.
                    await in_thread(self._connection, _nothing)
                    raise


def _nothing(_: sqlite3.Connection) -> None:
    """Do nothing."""
