"""An open database file, locked by one process and used by all its tasks."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, TypeVar

from storage.errors import DatabaseGone
from storage.leases import AllShards
from storage.sqlite.backup import copy
from storage.sqlite.committing import Committer
from storage.sqlite.connection import (
    checkpoint,
    claim,
    connect,
    connect_reader,
    failures,
    file_id,
    in_thread,
)

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from typing import Self

    import aiosqlite
    from filelock import BaseFileLock

    from storage.sqlite.connection import SqliteConnection

T = TypeVar("T")


class SqliteEngine:
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
        begin: Callable[[], None],
    ) -> None:
        self.location = path
        self.writing = writing
        self.reading = reading
        self.leases = AllShards()
        self._lock = lock
        self._file = file_id(path)
        self._turn = asyncio.Lock()
        self._committer = Committer(path, writing, self._check_file, begin)

    @classmethod
    async def open(cls, path: Path, begin: Callable[[], None]) -> Self:
        """Lock and open the file at `path`, creating it if needed, and update its schema.

        Parameters
        ----------
        begin
            Called by the event loop before each commit is begun.

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
        return cls(path, writing, reading, lock, begin)

    def end_within(self, seconds: float) -> None:
        """Do nothing: a file answers by itself."""

    async def close(self) -> None:
        """Wait for what is being written and read, then close the file.

        Closing twice is harmless.
        """
        await self._committer.idle()
        async with self._turn:
            try:
                await self.reading.close()
                await self.writing.close()
            finally:
                self._lock.release()

    async def backup(self, target: Path) -> None:
        """Copy the file to the new file `target` while it stays in use; raises `BackupFailed`."""
        await asyncio.to_thread(copy, self.location, target)

    async def query(self, function: Callable[[SqliteConnection], T]) -> T:
        """Run a function that reads with one statement when it is this task's turn to read.

        The turn lasts until the function has ended, even if the task is cancelled.

        Raises
        ------
        StorageFailed, DatabaseCorrupt
            When SQLite fails inside the function.
        """
        async with self._turn:
            with failures(self.location):
                return await in_thread(self.reading, function)

    async def read(self, function: Callable[[SqliteConnection], T]) -> T:
        """Run a function that only reads, in a thread of its own; return its value.

        All it reads is as it was at one moment, with every change that had been answered.

        Raises
        ------
        StorageFailed, DatabaseCorrupt
            When SQLite fails inside the function.
        """

        def at_one_moment(connection: SqliteConnection) -> T:
            connection.execute("BEGIN")
            try:
                return function(connection)
            finally:
                connection.rollback()

        return await self.query(at_one_moment)

    async def write(
        self,
        function: Callable[[SqliteConnection], T],
        interaction_id: int | None,
        table_id: int | None,
    ) -> T:
        """Run a function as one transaction, in the thread that writes; return its value.

        The transaction is rolled back when the function raises, or when the task is cancelled
        before the commit. A commit always tells its outcome, so no interaction is looked up.

        Raises
        ------
        StorageFailed, DatabaseCorrupt
            When SQLite fails inside the function.
        DatabaseGone
            When the file is no longer where it was opened: what is written there would be lost.
        """
        del interaction_id, table_id
        return await self._committer.commit(function)

    async def checkpoint(self) -> None:
        """Move the write-ahead log into the file, so that a copy of it alone is whole."""
        await self._committer.idle()
        with failures(self.location):
            await in_thread(self.writing, checkpoint)

    def _check_file(self) -> None:
        if file_id(self.location) != self._file:
            raise DatabaseGone(self.location)
