"""The database: tables, their log, and what Discord is owed, read and written whole."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, TypeAlias

from storage.backup import copy
from storage.changes import insert_table, write_change
from storage.connection import claim, connect, failures, transaction
from storage.errors import NoSuchTable
from storage.records import (
    OPEN,
    ActionRecord,
    Owed,
    PostRecord,
    SeatRecord,
    Snapshot,
    TableRecord,
    TableStatus,
)

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import AsyncGenerator, Iterable
    from pathlib import Path
    from types import TracebackType
    from typing import Self

    import aiosqlite
    from filelock import BaseFileLock

    from storage.records import Change, NewTable

Clock: TypeAlias = Callable[[], int]
"""Returns the time in milliseconds since 1970-01-01 UTC."""


def system_clock() -> int:
    """Return the time of this machine."""
    return time.time_ns() // 1_000_000


_TABLES = (
    "SELECT id, guild_id, channel_id, game, option, capacity, host_id, language, status, version,"
    " setup, created_at, changed_at FROM tables"
)


class Database:
    """One open database file, held by this process alone until `close`.

    Use `Database.open`; the object is an async context manager that closes itself. Any number of
    tasks may call it at once: one after the other they have the connection to themselves, so that
    nobody reads what is half written. Whatever SQLite cannot do while the database is open raises
    `StorageFailed`, or `DatabaseCorrupt`, and leaves everything as it was.
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

    async def create_table(self, new: NewTable) -> TableRecord:
        """Open a table that gathers, at version 1.

        Raises
        ------
        ChannelTaken
            When the channel has a table that is gathering or running.
        """
        async with self._writing() as connection:
            table_id = await insert_table(connection, new, self._clock())
            return await _table(connection, table_id)

    async def change(self, table_id: int, expected_version: int, change: Change) -> TableRecord:
        """Write all of a change in one transaction and return the table, its version raised by 1.

        Raises
        ------
        DuplicateInteraction
            When the actions of this interaction are stored already, whatever the version.
        VersionConflict
            When the table is not at `expected_version` any more.
        ChannelTaken
            When the change would give a channel a second open table.
        NoSuchTable
            When there is no such table.
        ValueError
            When there are fewer actions than `undo` or the snapshot says.
        """
        async with self._writing() as connection:
            await write_change(connection, table_id, expected_version, change, self._clock())
            return await _table(connection, table_id)

    async def table(self, table_id: int) -> TableRecord:
        """Return a table; raises `NoSuchTable` when there is none."""
        async with self._reading() as connection:
            return await _table(connection, table_id)

    async def table_in(self, channel_id: int) -> TableRecord | None:
        """Return the table of a channel that is gathering or running."""
        for row in await self._rows(
            _TABLES + " WHERE channel_id = ? AND status IN ('gathering', 'running')", channel_id
        ):
            return _table_record(row)
        return None

    async def tables_of(
        self, guild_id: int, statuses: Iterable[TableStatus] = OPEN
    ) -> list[TableRecord]:
        """Return a server's tables that have one of the statuses, the oldest first."""
        found: list[TableRecord] = []
        for status in frozenset(statuses):
            found += map(
                _table_record,
                await self._rows(_TABLES + " WHERE guild_id = ? AND status = ?", guild_id, status),
            )
        return sorted(found, key=lambda table: table.id)

    async def counts(self, guild_id: int) -> dict[TableStatus, int]:
        """Return how many tables a server has of each status."""
        rows = await self._rows(
            "SELECT status, count(*) FROM tables WHERE guild_id = ? GROUP BY status", guild_id
        )
        counts = dict.fromkeys(TableStatus, 0)
        for status, count in rows:
            counts[TableStatus(status)] = count
        return counts

    async def open_tables(self) -> list[TableRecord]:
        """Return every table that is gathering or running, the oldest first."""
        rows = await self._rows(_TABLES + " WHERE status IN ('gathering', 'running') ORDER BY id")
        return [_table_record(row) for row in rows]

    async def seats(self, table_id: int) -> tuple[SeatRecord, ...]:
        """Return who sits at a table, by seat."""
        rows = await self._rows(
            "SELECT seat, user_id, name FROM seats WHERE table_id = ? ORDER BY seat", table_id
        )
        return tuple(SeatRecord(*row) for row in rows)

    async def actions(
        self, table_id: int, *, after: int = 0, undone: bool = False
    ) -> list[ActionRecord]:
        """Return the log of a table, the oldest action first.

        Parameters
        ----------
        after
            How many of the actions to leave out at the beginning, such as those a snapshot covers.
        undone
            Whether actions that were undone are listed (and counted by `after`) too.
        """
        rows = await self._rows(
            "SELECT ordinal, seat, notation, at, interaction_id, part, undone FROM actions"
            " WHERE table_id = ? AND (? OR NOT undone) ORDER BY ordinal LIMIT -1 OFFSET ?",
            table_id,
            undone,
            after,
        )
        return [ActionRecord(*values, undone=bool(marked)) for *values, marked in rows]

    async def snapshot(self, table_id: int) -> Snapshot | None:
        """Return the snapshot of a table, None when it must be replayed from its log."""
        rows = await self._rows("SELECT actions, state FROM snapshots WHERE table_id = ?", table_id)
        for row in rows:
            return Snapshot(*row)
        return None

    async def forget_snapshot(self, table_id: int) -> None:
        """Delete the snapshot of a table. Nothing is lost: the log has it all."""
        async with self._writing() as connection:
            await connection.execute_fetchall(
                "DELETE FROM snapshots WHERE table_id = ?", (table_id,)
            )

    async def owed(self, now: int) -> list[Owed]:
        """Return what Discord is owed and is due at `now` or before, in the order it arose."""
        rows = await self._rows(
            "SELECT id, table_id, version, kind, created_at, attempts, due_at FROM outbox"
            " WHERE due_at <= ? ORDER BY id",
            now,
        )
        return [Owed(*row) for row in rows]

    async def next_due(self) -> int | None:
        """Return when the next thing owed is due, None when nothing is owed."""
        ((due,),) = await self._rows("SELECT min(due_at) FROM outbox")
        return due

    async def settle(self, owed_ids: Iterable[int]) -> None:
        """Strike off what has been sent. Ids struck off before are ignored."""
        async with self._writing() as connection:
            await connection.executemany(
                "DELETE FROM outbox WHERE id = ?", [(owed_id,) for owed_id in owed_ids]
            )

    async def postpone(self, owed_id: int, due_at: int) -> None:
        """Count an attempt that failed and try again at `due_at`."""
        async with self._writing() as connection:
            await connection.execute_fetchall(
                "UPDATE outbox SET attempts = attempts + 1, due_at = ? WHERE id = ?",
                (due_at, owed_id),
            )

    async def post(self, table_id: int) -> PostRecord | None:
        """Return the newest post of a table."""
        rows = await self._rows(
            "SELECT table_id, channel_id, message_id, version, seat, kind FROM posts"
            " WHERE table_id = ?",
            table_id,
        )
        for row in rows:
            return PostRecord(*row)
        return None

    async def save_post(self, post: PostRecord) -> None:
        """Remember the newest post of its table, in place of the one before."""
        async with self._writing() as connection:
            await connection.execute_fetchall(
                "REPLACE INTO posts (table_id, channel_id, message_id, version, seat, kind)"
                " VALUES (?, ?, ?, ?, ?, ?)",
                (
                    post.table_id,
                    post.channel_id,
                    post.message_id,
                    post.version,
                    post.seat,
                    post.kind,
                ),
            )

    async def forget_post(self, table_id: int) -> None:
        """Forget the newest post of a table, because it is gone."""
        async with self._writing() as connection:
            await connection.execute_fetchall("DELETE FROM posts WHERE table_id = ?", (table_id,))

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


async def _table(connection: aiosqlite.Connection, table_id: int) -> TableRecord:
    for row in await connection.execute_fetchall(_TABLES + " WHERE id = ?", (table_id,)):
        return _table_record(row)
    raise NoSuchTable(table_id)


def _table_record(row: sqlite3.Row) -> TableRecord:
    columns: dict[str, Any] = dict(row)
    columns["status"] = TableStatus(columns["status"])
    return TableRecord(**columns)
