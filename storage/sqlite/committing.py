"""Changes of many tasks, committed together: a commit waits for the disk, and one wait is enough.

A change is answered when it is on the disk. What arrives while a commit is under way makes up the
next one, so that nobody waits for company.
"""

from __future__ import annotations

import asyncio
import sqlite3
from threading import Event
from typing import TYPE_CHECKING, Any, TypeVar

from storage.sqlite.connection import failures, in_thread, savepoint, transaction

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    import aiosqlite

    from storage.sqlite.connection import SqliteConnection

MOST = 64
"""The most changes of one commit."""

T = TypeVar("T")


class Committer:
    """Runs the functions of many tasks in the thread of a connection, in as few commits as can be.

    Parameters
    ----------
    path
        The file, which errors name.
    check
        Called in the thread before each commit is begun; what it raises is raised by every change.
    begin
        Called by the event loop before each commit is begun.
    """

    def __init__(
        self,
        path: Path,
        connection: aiosqlite.Connection,
        check: Callable[[], None],
        begin: Callable[[], None],
    ) -> None:
        self._path = path
        self._connection = connection
        self._check = check
        self._begin = begin
        self._waiting: list[_Change] = []
        self._running: asyncio.Task[None] | None = None

    async def commit(self, function: Callable[[SqliteConnection], T]) -> T:
        """Run a function and return its value when what it has written is on the disk.

        A function that raises undoes its own writing alone, and so does one whose task is cancelled
        before the commit.

        Raises
        ------
        StorageFailed, DatabaseCorrupt
            When SQLite fails inside the function, or over the commit.
        """
        change = _Change(function)
        self._waiting.append(change)
        if self._running is None:
            self._running = asyncio.create_task(self._run(), name="commits")
        try:
            await asyncio.wait((change.done,))
        except asyncio.CancelledError:
            change.cancelled.set()
            # The next caller finds it stored or not, never half.
            await asyncio.wait((change.done,))
            raise
        with failures(self._path):
            return change.done.result()

    async def idle(self) -> None:
        """Wait until everything is committed that was begun."""
        while self._running is not None:
            await asyncio.wait((self._running,))

    async def _run(self) -> None:
        try:
            while self._waiting:
                changes, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                self._begin()
                await self._commit(changes)
        except BaseException as error:
            # The event loop ends: nobody may wait for ever.
            for change in self._waiting:
                change.fail(error)
            self._waiting = []
            raise
        finally:
            self._running = None

    async def _commit(self, changes: Sequence[_Change]) -> None:
        try:
            await in_thread(
                self._connection, lambda connection: self._together(connection, changes)
            )
        except BaseException as error:
            for change in changes:
                change.fail(error)
            if not isinstance(error, Exception):
                raise
        else:
            for change in changes:
                change.tell()

    def _together(self, connection: SqliteConnection, changes: Sequence[_Change]) -> None:
        self._check()
        if len(changes) > 1:
            try:
                with transaction(connection):
                    for change in changes:
                        change.run_beside_others(connection)
            except sqlite3.Error:
                # The disk or the file failed: tried alone, each gets an answer of its own.
                pass
            else:
                return
        for change in changes:
            change.run(connection)


class _Change:
    """A function that writes, and what came of it."""

    def __init__(self, function: Callable[[SqliteConnection], Any]) -> None:
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.cancelled = Event()
        self._function = function
        self._value: Any = None
        self._error: BaseException | None = None

    def run(self, connection: SqliteConnection) -> None:
        self._error = None
        try:
            with transaction(connection):
                self._call(connection)
        except BaseException as error:  # noqa: BLE001  (told to the waiting caller)
            self._error = error

    def run_beside_others(self, connection: SqliteConnection) -> None:
        """Run the function as a part of a transaction.

        Raises
        ------
        sqlite3.Error
            When SQLite has given up the whole transaction.
        """
        try:
            with savepoint(connection):
                self._call(connection)
        except BaseException as error:
            if not connection.in_transaction:
                raise
            self._error = error

    def tell(self) -> None:
        if self._error is None:
            self.done.set_result(self._value)
        else:
            self.fail(self._error)

    def fail(self, error: BaseException) -> None:
        if isinstance(error, asyncio.CancelledError):
            self.done.cancel()
            return
        self.done.set_exception(error)
        # The waiting caller may have been cancelled, and then nobody asks.
        self.done.exception()

    def _call(self, connection: SqliteConnection) -> None:
        self._value = self._function(connection)
        if self.cancelled.is_set():
            raise asyncio.CancelledError
