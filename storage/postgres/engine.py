"""An open database of a server, leased by one process and used by all its tasks."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from threading import Event
from typing import TYPE_CHECKING, Any, TypeVar

import psycopg
from psycopg_pool import ConnectionPool

from storage.errors import StorageFailed, no_backup
from storage.postgres.connection import configure, connect, conninfo, refusal
from storage.postgres.lease import take
from storage.postgres.schema import migrate, prepare
from storage.postgres.transactions import PATIENCE, CancelledEarly, Transactions

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from typing import Self

    from storage.location import Server
    from storage.postgres.connection import PostgresConnection
    from storage.postgres.lease import Lease

CONNECTIONS = 8
"""The most functions that run at the same time, each over a connection of its own."""

T = TypeVar("T")


class PostgresEngine:
    """A database of a server that is open until `close`; it knows no table of the schema.

    Any number of tasks may use it. Their functions run at the same time in threads, as many as
    there are connections; the others wait for their turn.
    """

    def __init__(
        self,
        location: Server,
        pool: ConnectionPool[psycopg.Connection[Any]],
        lease: Lease,
        begin: Callable[[], None],
    ) -> None:
        self.location = location
        self.lease = lease
        self._pool = pool
        self._begin = begin
        self._transactions = Transactions(pool, location, lease)
        self._threads = ThreadPoolExecutor(CONNECTIONS, thread_name_prefix="postgres")
        self._turns = asyncio.Semaphore(CONNECTIONS)
        self._closing: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, location: Server, begin: Callable[[], None]) -> Self:
        """Lease the database, update its schema and open a pool of connections.

        Parameters
        ----------
        begin
            Called by the event loop before each transaction that writes.

        Raises
        ------
        DatabaseInUse, DatabaseNewer, DatabaseForeign, DatabaseUnwritable, DatabaseUnreachable,
        DatabaseUnfit
            Each says in one sentence why the database cannot be used.
        """
        pool, lease = await asyncio.to_thread(_open, location)
        return cls(location, pool, lease, begin)

    async def close(self) -> None:
        """Wait for what is being written and read, then close the connections and end the lease.

        Closing twice is harmless.
        """
        if self._closing is None:
            self._closing = asyncio.create_task(self._close(), name="close")
        await asyncio.shield(self._closing)

    async def query(self, function: Callable[[PostgresConnection], T]) -> T:
        """Run a function that carries out one statement and only reads; return its value.

        Raises
        ------
        StorageFailed, DatabaseCorrupt
            When the server fails, or cannot be reached for long.
        """
        return await self._in_turn(lambda _: self._transactions.query(function))

    async def read(self, function: Callable[[PostgresConnection], T]) -> T:
        """Run a function that only reads, all of it as it was at one moment; return its value.

        Raises
        ------
        StorageFailed, DatabaseCorrupt
            When the server fails, or cannot be reached for long.
        """
        return await self._in_turn(lambda _: self._transactions.read(function))

    async def write(
        self, function: Callable[[PostgresConnection], T], interaction_id: int | None
    ) -> T:
        """Run a function as one transaction; return its value.

        It runs again where it met another transaction, or where the connection was lost before the
        commit. The transaction is rolled back when the function raises, or when the task is
        cancelled before the commit.

        Parameters
        ----------
        interaction_id
            The interaction that the function stores: it tells what became of a commit whose answer
            was lost.

        Raises
        ------
        OutcomeUnknown
            When the answer to the commit was lost, and no interaction tells what came of it.
        DatabaseTaken
            When another bot has taken the database over.
        StorageFailed, DatabaseCorrupt
            When the server fails, or cannot be reached for long; nothing was changed.
        """

        def write(cancelled: Event) -> T:
            return self._transactions.write(function, interaction_id, cancelled)

        return await self._in_turn(write, self._begin)

    async def checkpoint(self) -> None:
        """Do nothing: the server sees to its files."""

    async def backup(self, target: Path) -> None:
        """Raise `BackupFailed`: a server has programs of its own for that."""
        raise no_backup(self.location, target)

    async def _in_turn(
        self, run: Callable[[Event], T], begin: Callable[[], None] | None = None
    ) -> T:
        """Run a function in a thread when a connection is free.

        The turn lasts until the function has ended, even if the task is cancelled.
        """
        try:
            async with asyncio.timeout(PATIENCE):
                await self._turns.acquire()
        except TimeoutError:
            raise StorageFailed(
                f"all {CONNECTIONS} connections were busy for {PATIENCE:.0f} seconds",
                "try again later",
            ) from None
        try:
            if begin is not None:
                begin()
            cancelled = Event()
            running = asyncio.get_running_loop().run_in_executor(self._threads, run, cancelled)
            try:
                await asyncio.wait((running,))
            except asyncio.CancelledError:
                cancelled.set()
                # Whoever comes next finds it stored or not, never half.
                await asyncio.wait((running,))
                running.exception()
                raise
            try:
                return running.result()
            except CancelledEarly:
                raise asyncio.CancelledError from None
        finally:
            self._turns.release()

    async def _close(self) -> None:
        for _ in range(CONNECTIONS):
            await self._turns.acquire()
        await asyncio.to_thread(self._pool.close)
        await asyncio.to_thread(self.lease.release)
        self._threads.shutdown(wait=False)
        for _ in range(CONNECTIONS):
            self._turns.release()


def _open(location: Server) -> tuple[ConnectionPool[psycopg.Connection[Any]], Lease]:
    with connect(location) as connection:
        try:
            prepare(connection, location)
            lease = take(connection, location)
            try:
                # Whoever had the lease may have changed the schema.
                migrate(connection, prepare(connection, location))
                pool = _pool(location)
            except BaseException:
                lease.release()
                raise
        except psycopg.Error as error:
            raise refusal(location, error) from error
    return pool, lease


def _pool(location: Server) -> ConnectionPool[psycopg.Connection[Any]]:
    return ConnectionPool(
        conninfo(location),
        kwargs={"autocommit": True},
        min_size=1,
        max_size=CONNECTIONS,
        timeout=PATIENCE,
        # It waits twice as long after each attempt, and begins anew when a connection is asked for.
        reconnect_timeout=PATIENCE,
        configure=configure,
        open=True,
    )
