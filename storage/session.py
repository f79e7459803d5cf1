"""An open database file, locked by one process and used by one task at a time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, TypeAlias

from storage.backup import copy
from storage.connection import claim, connect, failures, transaction

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import AsyncGenerator
    from pathlib import Path
    from typing import Self

    import aiosqlite
    from filelock import BaseFileLock

Clock: TypeAlias = Callable[[], int]
"""Returns the time in milliseconds since 1970-01-01 UTC."""


def system_clock() -> int:
    """Return the time of this machine."""
    return time.time_ns() // 1_000_000


class Session:
    """A database file that is open until `close`; it knows no table of the schema.

    Any number of tasks may use it: they take turns on the one connection, so no task reads a
    half-written change.
    """

    def __init__(
        self, path: Path, connection: aiosqlite.Connection, lock: BaseFileLock, clock: Clock
    ) -> None:
        self.path = path
        self.now: Clock = clock
        self._connection = connection
        self._lock = lock
        self._turn = asyncio.Lock()

    @classmethod
    async def open(cls, path: Path, *, clock: Clock = system_clock) -> Self:
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
        return cls(path, connection, lock, clock)

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

    @asynccontextmanager
    async def reading(self) -> AsyncGenerator[aiosqlite.Connection]:
        """Take the connection for one block, without a transaction.

        Raises
        ------
        StorageFailed, DatabaseCorrupt
            When SQLite fails inside the block.
        """
        async with self._turn:
            with failures(self.path):
                yield self._connection

    @asynccontextmanager
    async def writing(self) -> AsyncGenerator[aiosqlite.Connection]:
        """Take the connection for one transaction; an exception in the block rolls it back.

        Raises
        ------
        StorageFailed, DatabaseCorrupt
            When SQLite fails inside the block.
        """
        async with self.reading() as connection, transaction(connection):
            yield connection

    async def rows(self, sql: str, *values: int | str) -> list[sqlite3.Row]:
        """Return every row of one query."""
        async with self.reading() as connection:
            return list(await connection.execute_fetchall(sql, values))
