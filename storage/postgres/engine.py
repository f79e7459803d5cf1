"""An open database of a server, used by all tasks of a process, and by other processes too."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from threading import Event
from typing import TYPE_CHECKING, Any, TypeVar

import psycopg
from psycopg_pool import ConnectionPool

from storage.errors import StorageFailed, no_backup
from storage.postgres.connection import configure, connect, conninfo, refusal
from storage.postgres.lease import PostgresLeases
from storage.postgres.schema import migrate, prepare
from storage.postgres.transactions import PATIENCE, CancelledEarly, Transactions

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from typing import Self

    from storage.location import Server
    from storage.postgres.connection import PostgresConnection

CONNECTIONS = 8
"""The most functions that run at the same time, each over a connection of its own."""

_LAST_CONNECTING = 1.0
"""Seconds that connections which are being opened have at the end."""

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
        leases: PostgresLeases,
        begin: Callable[[], None],
    ) -> None:
        self.location = location
        self.leases = leases
        self._pool = pool
        self._begin = begin
        self._transactions = Transactions(pool, location, leases)
        self._threads = ThreadPoolExecutor(CONNECTIONS, thread_name_prefix="postgres")
        self._turns = asyncio.Semaphore(CONNECTIONS)
        self._closing: asyncio.Task[None] | None = None
        self._closed = False

    @classmethod
    async def open(
        cls, location: Server, begin: Callable[[], None], *, alone: bool = False
    ) -> Self:
        """Enter among the processes of the database, update its schema and open connections.

        Parameters
        ----------
        begin
            Called by the event loop before each transaction that writes.
        alone
            Whether no other process may use the database meanwhile.

        Raises
        ------
        DatabaseInUse, DatabaseNewer, DatabaseForeign, DatabaseUnwritable, DatabaseUnreachable,
        DatabaseUnfit
            Each says in one sentence why the database cannot be used.
        """
        leases = PostgresLeases(location, alone=alone)
        pool = await asyncio.to_thread(_open, location, leases)
        leases.start()
        return cls(location, pool, leases, begin)

    def end_within(self, seconds: float) -> None:
        """Cut all connections after so many seconds, so that nobody waits for the server longer.

        What this process holds is then left to the others, once its time is over.
        """
        asyncio.get_running_loop().call_later(seconds, self._cut)

    def _cut(self) -> None:
        self._transactions.cut()
        self.leases.cut()

    async def close(self) -> None:
        """Wait for what is being written and read, then close the connections and leave.

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
        self,
        function: Callable[[PostgresConnection], T],
        interaction_id: int | None,
        table_id: int | None,
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
        table_id
            The table to which all belongs that the function writes.

        Raises
        ------
        OutcomeUnknown
            When the answer to the commit was lost, and no interaction tells what came of it.
        DatabaseTaken
            When another process has taken over what this one held.
        StorageFailed, DatabaseCorrupt
            When the server fails, or cannot be reached for long; nothing was changed.
        """

        def write(cancelled: Event) -> T:
            return self._transactions.write(function, interaction_id, table_id, cancelled)

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
            if self._closed:
                raise StorageFailed("it is closed", "start the bot again")
            if begin is not None:
                begin()
            cancelled = Event()
            running = asyncio.get_running_loop().run_in_executor(self._threads, run, cancelled)
            try:
                await asyncio.wait((running,))
            except asyncio.CancelledError:
                cancelled.set()
                # Nobody asks any more what has come of it, even if this is cancelled once more.
                running.add_done_callback(lambda done: done.exception())
                # The next caller finds it stored or not, never half.
                await asyncio.wait((running,))
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
        await asyncio.to_thread(self._pool.close, _LAST_CONNECTING)
        await self.leases.leave()
        self._closed = True
        self._threads.shutdown(wait=False)
        for _ in range(CONNECTIONS):
            self._turns.release()


def _open(location: Server, leases: PostgresLeases) -> ConnectionPool[psycopg.Connection[Any]]:
    with connect(location) as connection:
        try:
            prepare(connection, location)
            leases.enter(connection)
            try:
                migrate(connection, location)
                return _pool(location)
            except BaseException:
                leases.exit(connection)
                raise
        except psycopg.Error as error:
            raise refusal(location, error) from error


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
