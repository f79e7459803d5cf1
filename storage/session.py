"""An open database as stores use it: transactions, their time, and counted failures."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from storage.errors import DatabaseError, DriverMissing, StorageFailed
from storage.location import Server

if TYPE_CHECKING:
    from pathlib import Path
    from typing import Self

    from storage.engine import Engine
    from storage.leases import Leases
    from storage.location import Location
    from storage.sql import Connection, Value

TimeSource: TypeAlias = Callable[[], int]
"""Returns the time in milliseconds since 1970-01-01 UTC; any thread may call it."""

T = TypeVar("T")
FAILURES = (StorageFailed, DatabaseError)
"""The errors of the database itself, not of what a caller asks for."""


def system_time() -> int:
    """Return the time of this machine."""
    return time.time_ns() // 1_000_000


class Session:
    """A database that is open until `close`; it knows no table of the schema.

    Any number of tasks may use it. Whoever reads sees whole changes only, and every change that has
    been answered.
    """

    engine: Engine

    def __init__(self, now: TimeSource) -> None:
        self.errors: Counter[str] = Counter()
        self._source = now
        self._now = 0

    @classmethod
    async def open(
        cls, location: Location, *, now: TimeSource = system_time, alone: bool = False
    ) -> Self:
        """Open the database at `location`, and update its schema.

        Parameters
        ----------
        alone
            Whether no other process may use it meanwhile, which none may if it is a file.

        Raises
        ------
        DatabaseInUse, DatabaseNewer, DatabaseForeign, DatabaseUnwritable, DatabaseCorrupt
            Each says in one sentence why the database cannot be used.
        """
        session = cls(now)
        session.engine = await _open(location, session._read_clock, alone=alone)
        return session

    @property
    def location(self) -> Location:
        """Return where the database is."""
        return self.engine.location

    @property
    def leases(self) -> Leases:
        """Return which shards are this process's to work for."""
        return self.engine.leases

    def end_within(self, seconds: float) -> None:
        """Give up, after so many seconds, all that a server has not answered; return at once."""
        self.engine.end_within(seconds)

    async def close(self) -> None:
        """Wait for what is being written and read, then close. Closing twice is harmless."""
        await self.engine.close()

    async def backup(self, target: Path) -> None:
        """Copy the database to the new file `target` while in use; raises `BackupFailed`."""
        await self.engine.backup(target)

    async def read(self, function: Callable[[Connection], T]) -> T:
        """Run a function that only reads, in a thread; return its value.

        All it reads is as it was at one moment, with every change that had been answered.

        Raises
        ------
        StorageFailed, DatabaseError
            When the database fails inside the function.
        """
        try:
            return await self.engine.read(function)
        except FAILURES:
            self.errors["read"] += 1
            raise

    async def write(
        self,
        function: Callable[[Connection], T],
        *,
        interaction_id: int | None = None,
        table_id: int | None = None,
    ) -> T:
        """Run a function as one transaction, in a thread; return its value.

        The transaction is rolled back when the function raises, or when the task is cancelled
        before the commit. An engine may run the function again after a failure.

        Parameters
        ----------
        interaction_id
            The interaction that the function stores: it tells what became of a commit whose answer
            was lost.
        table_id
            The table to which all belongs that the function writes: nothing is written when another
            process has taken its shard.

        Raises
        ------
        DatabaseTaken
            When another process has taken over what this one held.
        OutcomeUnknown
            When the database does not tell whether it has committed.
        StorageFailed, DatabaseError
            When the database fails inside the function.
        """
        try:
            return await self.engine.write(function, interaction_id, table_id)
        except FAILURES:
            self.errors["write"] += 1
            raise

    async def checkpoint(self) -> None:
        """Move all that was written into the file itself, where the database is a file."""
        await self.engine.checkpoint()

    def now(self) -> int:
        """Return the time when the newest transaction was begun, in milliseconds since 1970.

        The clock is read by a task, not in the thread: it may show the time of its event loop.
        """
        return self._now

    async def rows(self, sql: str, *values: Value) -> list[Any]:
        """Return every row of one query."""
        return await self.query(lambda connection: connection.execute(sql, values).fetchall())

    async def query(self, function: Callable[[Connection], T]) -> T:
        """Run a function that reads with one statement, in a thread; raises as `read` does."""
        try:
            return await self.engine.query(function)
        except FAILURES:
            self.errors["read"] += 1
            raise

    async def execute(self, sql: str, *values: Value, table_id: int | None = None) -> int:
        """Run one statement as a transaction; return the number of rows it wrote or deleted."""
        return await self.write(
            lambda connection: connection.execute(sql, values).rowcount, table_id=table_id
        )

    def _read_clock(self) -> None:
        self._now = self._source()


async def _open(location: Location, begin: Callable[[], None], *, alone: bool) -> Engine:
    """Open the engine of a location; nobody pays for the other one."""
    if isinstance(location, Server):
        try:
            from storage.postgres.engine import PostgresEngine  # noqa: PLC0415
        except ImportError as error:
            raise DriverMissing(location) from error
        return await PostgresEngine.open(location, begin, alone=alone)
    from storage.sqlite.engine import SqliteEngine  # noqa: PLC0415

    return await SqliteEngine.open(location, begin)
