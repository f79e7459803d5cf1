"""The database: tables, their log, and what Discord is owed, read and written whole."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from storage.changes import agree, insert_table, is_stored, make_due, owe, write_change
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
from storage.waiting import Waiting

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterable

    import aiosqlite

    from storage.records import Change, NewDue, NewTable

_TABLES = (
    "SELECT id, guild_id, channel_id, game, option, capacity, host_id, language, status, version,"
    " setup, created_at, changed_at, reminders, pace, turn_at, paused_at, stalled FROM tables"
)
_OUTBOX = "SELECT id, table_id, version, kind, created_at, attempts, due_at FROM outbox"


class Database(Waiting):
    """Everything the bot keeps.

    Use `Database.open`; the object is an async context manager that closes itself. Whatever SQLite
    cannot do while the database is open raises `StorageFailed`, or `DatabaseCorrupt`, and leaves
    everything as it was.
    """

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
            When a change of this interaction is stored already, whatever the version.
        VersionConflict
            When the table is not at `expected_version` any more.
        ChannelTaken
            When the change would give a channel a second open table.
        NoSuchTable
            When there is no such table.
        ValueError
            When there are fewer actions than `undo` says, or not as many as the snapshot covers.
        """
        async with self._writing() as connection:
            await write_change(connection, table_id, expected_version, change, self._clock())
            return await _table(connection, table_id)

    async def is_stored(self, interaction_id: int) -> bool:
        """Return whether a change that this interaction brought is stored, at any table."""
        async with self._reading() as connection:
            return await is_stored(connection, interaction_id)

    async def table(self, table_id: int) -> TableRecord | None:
        """Return a table."""
        for row in await self._rows(_TABLES + " WHERE id = ?", table_id):
            return _table_record(row)
        return None

    async def table_in(self, channel_id: int) -> TableRecord | None:
        """Return the table of a channel that is gathering or running."""
        for row in await self._rows(
            _TABLES + " WHERE channel_id = ? AND status IN ('gathering', 'running')", channel_id
        ):
            return _table_record(row)
        return None

    async def last_table_in(self, channel_id: int) -> TableRecord | None:
        """Return the table a channel had last, whatever its status."""
        for row in await self._rows(
            _TABLES + " WHERE channel_id = ? ORDER BY id DESC LIMIT 1", channel_id
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
            "SELECT seat, user_id, name, computer, gone, reserve, handed FROM seats"
            " WHERE table_id = ? ORDER BY seat",
            table_id,
        )
        return tuple(
            SeatRecord(seat, user_id, name, bool(computer), bool(gone), reserve, bool(handed))
            for seat, user_id, name, computer, gone, reserve, handed in rows
        )

    async def actions(self, table_id: int, *, undone: bool = False) -> list[ActionRecord]:
        """Return the log of a table, the oldest action first, with those undone if asked for."""
        rows = await self._rows(
            "SELECT ordinal, seat, notation, at, interaction_id, part, undone FROM actions"
            " WHERE table_id = ? AND (? OR NOT undone) ORDER BY ordinal",
            table_id,
            undone,
        )
        return [ActionRecord(*values, undone=bool(marked)) for *values, marked in rows]

    async def undone_last(self, table_id: int) -> list[ActionRecord]:
        """Return the undone actions after the last one that counts, in order."""
        rows = await self._rows(
            "SELECT ordinal, seat, notation, at, interaction_id, part, undone FROM actions"
            " WHERE table_id = ? AND ordinal > (SELECT coalesce(max(ordinal), 0) FROM actions"
            " WHERE table_id = ? AND NOT undone) ORDER BY ordinal",
            table_id,
            table_id,
        )
        return [ActionRecord(*values, undone=bool(marked)) for *values, marked in rows]

    async def snapshot(self, table_id: int) -> Snapshot | None:
        """Return the snapshot of a table, None when it must be replayed from its log."""
        rows = await self._rows("SELECT actions, state FROM snapshots WHERE table_id = ?", table_id)
        for row in rows:
            return Snapshot(*row)
        return None

    async def agree(
        self,
        table_id: int,
        version: int,
        topic: str,
        user_id: int,
        *,
        instead_of: tuple[str, ...] = (),
    ) -> None:
        """Note that a member agrees to something the table is asked at this version.

        Parameters
        ----------
        instead_of
            What they do not agree to any more.

        Raises
        ------
        VersionConflict, NoSuchTable
            When the table is not at this version, or not at all.
        """
        async with self._writing() as connection:
            await agree(connection, table_id, version, topic, user_id, instead_of)

    async def agreed(self, table_id: int, version: int, topic: str) -> frozenset[int]:
        """Return who has agreed to something the table is asked at this version."""
        rows = await self._rows(
            "SELECT user_id FROM agreements WHERE table_id = ? AND version = ? AND topic = ?",
            table_id,
            version,
            topic,
        )
        return frozenset(user_id for (user_id,) in rows)

    async def disagree(self, table_id: int, topic: str) -> None:
        """Forget who has agreed to something: one has said no."""
        async with self._writing() as connection:
            await connection.execute_fetchall(
                "DELETE FROM agreements WHERE table_id = ? AND topic = ?", (table_id, topic)
            )

    async def owe(self, table_id: int, kind: str) -> None:
        """Owe Discord a post of the table as it stands; raises `NoSuchTable`."""
        async with self._writing() as connection:
            table = await _table(connection, table_id)
            await owe(connection, table_id, table.version, (kind,), self._clock())

    async def owed(self, now: int) -> list[Owed]:
        """Return what Discord is owed and is due at `now` or before, in the order it arose."""
        rows = await self._rows(_OUTBOX + " WHERE due_at <= ? ORDER BY id", now)
        return [Owed(*row) for row in rows]

    async def owed_of(self, table_id: int) -> list[Owed]:
        """Return all that Discord is owed for a table, due or not, in the order it arose."""
        rows = await self._rows(_OUTBOX + " WHERE table_id = ? ORDER BY id", table_id)
        return [Owed(*row) for row in rows]

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
            "SELECT table_id, channel_id, message_id, version, turn, kind FROM posts"
            " WHERE table_id = ?",
            table_id,
        )
        for row in rows:
            return PostRecord(*row)
        return None

    async def save_post(
        self, post: PostRecord, due: Iterable[NewDue] = (), at_once: Iterable[str] = ()
    ) -> None:
        """Remember the newest post of its table, in place of the one before, and what follows.

        Parameters
        ----------
        due
            What is to be done for the table besides.
        at_once
            The kinds of what is to be done for the table that need not wait any longer.
        """
        async with self._writing() as connection:
            await connection.execute_fetchall(
                "REPLACE INTO posts (table_id, channel_id, message_id, version, turn, kind)"
                " VALUES (?, ?, ?, ?, ?, ?)",
                (
                    post.table_id,
                    post.channel_id,
                    post.message_id,
                    post.version,
                    post.turn,
                    post.kind,
                ),
            )
            now = self._clock()
            await make_due(connection, post.table_id, due, now)
            for kind in at_once:
                await connection.execute_fetchall(
                    "UPDATE due SET due_at = min(due_at, ?) WHERE table_id = ? AND kind = ?",
                    (now, post.table_id, kind),
                )

    async def forget_post(self, table_id: int) -> None:
        """Forget the newest post of a table, because it is gone."""
        async with self._writing() as connection:
            await connection.execute_fetchall("DELETE FROM posts WHERE table_id = ?", (table_id,))

    # People

    async def people(self) -> dict[int, str]:
        """Return what everybody has set, by who it is."""
        rows = await self._rows("SELECT user_id, settings FROM people")
        return {user_id: settings for user_id, settings in rows}  # noqa: C416  (rows are no pairs)

    async def save_person(self, user_id: int, settings: str) -> None:
        """Remember what somebody has set, in place of what was."""
        async with self._writing() as connection:
            await connection.execute_fetchall(
                "REPLACE INTO people (user_id, settings) VALUES (?, ?)", (user_id, settings)
            )

    async def forget_person(self, user_id: int) -> None:
        """Forget what somebody has set."""
        async with self._writing() as connection:
            await connection.execute_fetchall("DELETE FROM people WHERE user_id = ?", (user_id,))


async def _table(connection: aiosqlite.Connection, table_id: int) -> TableRecord:
    for row in await connection.execute_fetchall(_TABLES + " WHERE id = ?", (table_id,)):
        return _table_record(row)
    raise NoSuchTable(table_id)


def _table_record(row: sqlite3.Row) -> TableRecord:
    columns: dict[str, Any] = dict(row)
    columns["status"] = TableStatus(columns["status"])
    columns["stalled"] = bool(columns["stalled"])
    return TableRecord(**columns)
