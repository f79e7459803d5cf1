"""An open database file, held by one process and used by one task at a time."""

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
    from types import TracebackType
    from typing import Self

    import aiosqlite
    from filelock import BaseFileLock

Clock: TypeAlias = Callable[[], int]
"""Returns the time in milliseconds since 1970-01-01 UTC."""


def system_clock() -> int:
    """Return the time of this machine."""
    return time.time_ns() // 1_000_000


class Session:
    """A file that is open until `close`.

    Any number of tasks may call at once: one after the other they have the connection to
    themselves, so that nobody reads what is half written.
    """

    def __init__(
        self, path: Path, connection: aiosqlite.Connection, lock: BaseFileLock, clock: Clock
    ) -> None:
        self.path = path
        self._connection = connection
        self._lock = lock
        self._clock = clock
        self._turn = asyncio.Lock()

    @classmethod
    async def open(cls, path: Path, *, clock: Clock = system_clock) -> Self:
        """Open the database at `path`, create it if there is none, and bring its schema up to date.

        Parameters
        ----------
        path
            The file; its folder is created when missing. ``<path>.lock`` beside it is held while
            the database is open.
        clock
            Gives the times written into records.

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
        """Close the file once whatever is being written is written. Closing twice is harmless."""
        async with self._turn:
            try:
                await self._connection.close()
            finally:
                self._lock.release()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        await self.close()

    async def backup(self, target: Path) -> None:
        """Copy the database to a new file while everything goes on.

        Raises
        ------
        BackupFailed
            When `target` exists or cannot be written.
        """
        await asyncio.to_thread(copy, self.path, target)

    @asynccontextmanager
    async def _writing(self) -> AsyncGenerator[aiosqlite.Connection]:
        async with self._reading() as connection, transaction(connection):
            yield connection

    @asynccontextmanager
    async def _reading(self) -> AsyncGenerator[aiosqlite.Connection]:
        async with self._turn:
            with failures(self.path):
                yield self._connection

    async def _rows(self, sql: str, *values: int | str) -> list[sqlite3.Row]:
        async with self._reading() as connection:
            return list(await connection.execute_fetchall(sql, values))
