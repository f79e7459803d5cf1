"""An open database file, locked by one process and used by all its tasks."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from storage.backup import copy
from storage.committing import Committer
from storage.connection import (
    checkpoint,
    claim,
    connect,
    connect_reader,
    failures,
    file_id,
    in_thread,
)
from storage.errors import DatabaseError, DatabaseGone, StorageFailed

if TYPE_CHECKING:
    import sqlite3
    from pathlib import Path
    from typing import Self

    import aiosqlite
    from filelock import BaseFileLock

TimeSource: TypeAlias = Callable[[], int]
"""Returns the time in milliseconds since 1970-01-01 UTC; any thread may call it."""

T = TypeVar("T")
FAILURES = (StorageFailed, DatabaseError)
"""The errors of the disk or the file, not of what a caller asks for."""


def system_time() -> int:
    """Return the time of this machine."""
    return time.time_ns() // 1_000_000


class Session:
    """A database file that is open until `close`; it knows no table of the schema.

    Any number of tasks may use it. One connection writes, and changes that come together share a
    commit; another one reads meanwhile, so that nobody who looks waits for the disk. It sees whole
    changes only, and every change that has been answered.
    """

    def __init__(
        self,
        path: Path,
        writing: aiosqlite.Connection,
        reading: aiosqlite.Connection,
        lock: BaseFileLock,
        now: TimeSource,
    ) -> None:
        self.path = path
        self.errors: Counter[str] = Counter()
        self._source = now
        self._now = 0
        self._writing = writing
        self._reading = reading
        self._lock = lock
        self._file = file_id(path)
        self._turn = asyncio.Lock()
        self._committer = Committer(path, writing, self._check_file, self._read_clock)

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
            writing = await connect(path)
            try:
                reading = await connect_reader(path)
            except BaseException:
                await writing.close()
                raise
        except BaseException:
            lock.release()
            raise
        return cls(path, writing, reading, lock, now)

    async def close(self) -> None:
        """Wait for what is being written and read, then close the file.

        Closing twice is harmless.
        """
        await self._committer.idle()
        async with self._turn:
            try:
                await self._reading.close()
                await self._writing.close()
            finally:
                self._lock.release()

    async def backup(self, target: Path) -> None:
        """Copy the file to the new file `target` while it stays in use; raises `BackupFailed`."""
        await asyncio.to_thread(copy, self.path, target)

    async def read(self, function: Callable[[sqlite3.Connection], T]) -> T:
        """Run a function that only reads, in a thread of its own; return its value.

        All it reads is as it was at one moment, with every change that had been answered.

        Raises
        ------
        StorageFailed, DatabaseCorrupt
            When SQLite fails inside the function.
        """

        def at_one_moment(connection: sqlite3.Connection) -> T:
            connection.execute("BEGIN")
            try:
                return function(connection)
            finally:
                connection.rollback()

        return await self._read(at_one_moment)

    async def write(self, function: Callable[[sqlite3.Connection], T]) -> T:
        """Run a function as one transaction, in the thread that writes; return its value.

        The transaction is rolled back when the function raises, or when the task is cancelled
        before the commit.

        Raises
        ------
        StorageFailed, DatabaseCorrupt
            When SQLite fails inside the function.
        DatabaseGone
            When the file is no longer where it was opened: what is written there would be lost.
        """
        try:
            return await self._committer.commit(function)
        except FAILURES:
            self.errors["write"] += 1
            raise

    async def checkpoint(self) -> None:
        """Move the write-ahead log into the file, so that a copy of it alone is whole."""
        await self._committer.idle()
        with failures(self.path):
            await in_thread(self._writing, checkpoint)

    def now(self) -> int:
        """Return the time when the running commit was begun, in milliseconds since 1970.

        The clock is read by a task, not in the thread: it may show the time of its event loop.
        """
        return self._now

    async def rows(self, sql: str, *values: int | str) -> list[sqlite3.Row]:
        """Return every row of one query."""
        return await self._read(lambda connection: connection.execute(sql, values).fetchall())

    async def execute(self, sql: str, *values: int | str) -> int:
        """Run one statement as a transaction; return the number of rows it wrote or deleted."""
        return await self.write(lambda connection: connection.execute(sql, values).rowcount)

    async def _read(self, function: Callable[[sqlite3.Connection], T]) -> T:
        """Run a function when it is this task's turn to read.

        The turn lasts until the function has ended, even if the task is cancelled.
        """
        async with self._turn:
            try:
                with failures(self.path):
                    try:
                        return await in_thread(self._reading, function)
                    except asyncio.CancelledError:
                        # The thread runs functions in order: this one ends after the cancelled one.
                        await in_thread(self._reading, _nothing)
                        raise
            except FAILURES:
                self.errors["read"] += 1
                raise

    def _check_file(self) -> None:
        if file_id(self.path) != self._file:
            raise DatabaseGone(self.path)

    def _read_clock(self) -> None:
        self._now = self._source()


def _nothing(_: sqlite3.Connection) -> None:
    """Do nothing."""
