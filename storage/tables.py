"""Tables with their seats, actions, snapshots and agreements."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from storage.changes import insert_agreement, insert_table, write_change
from storage.leases import WHOLE
from storage.queries import (
    RESIGNED,
    SEATS,
    SELECT_RECORDS,
    SELECT_TABLES,
    one_with_seats,
    resignation_record,
    seat_record,
    stored_table,
    table_record,
)
from storage.records import OPEN, ActionRecord, Snapshot, TableStatus
from storage.sql import marks

if TYPE_CHECKING:
    from collections.abc import Iterable

    from storage.leases import Share
    from storage.newest import NewestTables
    from storage.players import ResignationRecord
    from storage.records import Change, NewTable, SeatRecord, StoredTable, TableRecord
    from storage.session import Session
    from storage.sql import Connection, Row

T = TypeVar("T")

_BY_ID = "WHERE id = ?"
_ALL_OPEN = "WHERE status IN ('gathering', 'running') AND {ours} ORDER BY created_at, id"
_OPEN_IN = "WHERE channel_id = ? AND status IN ('gathering', 'running')"
_OPEN_BELOW = (
    "WHERE status IN ('gathering', 'running') AND channel_id IN"
    " (SELECT id FROM threads WHERE parent_id = ? AND private = 0) ORDER BY id"
)
_LAST_IN = "WHERE channel_id = ? ORDER BY id DESC LIMIT 1"
_OPEN_OR_LAST_IN = (
    "WHERE channel_id = ? ORDER BY status IN ('gathering', 'running') DESC, id DESC LIMIT 1"
)
_OF_GUILD = "WHERE guild_id = ? AND status IN ({statuses}) ORDER BY id"
_ACTIONS = (
    "SELECT ordinal, seat, notation, at, interaction_id, part, undone, undone_after FROM actions"
)


class TableStore:
    """Creates, changes and reads tables."""

    def __init__(self, session: Session, newest: NewestTables) -> None:
        self._session = session
        self._newest = newest

    async def create(self, new: NewTable) -> TableRecord:
        """Create a table that gathers, at version 1; raises as `create_with_seats`."""
        return (await self.create_with_seats(new)).record

    async def create_with_seats(self, new: NewTable) -> StoredTable:
        """Create a table that gathers, at version 1; return it with its seats.

        Raises
        ------
        ChannelTaken
            When the channel has an open table.
        """

        def create(connection: Connection) -> StoredTable:
            table_id = insert_table(connection, new, self._session.now())
            return one_with_seats(connection, table_id)

        return await self._session.write(create)

    async def change(self, table_id: int, expected_version: int, change: Change) -> TableRecord:
        """Change a table and return it without its seats; else as `change_with_seats`."""
        return (await self.change_with_seats(table_id, expected_version, change)).record

    async def change_with_seats(
        self, table_id: int, expected_version: int, change: Change
    ) -> StoredTable:
        """Write all of a change in one transaction; return the table, its version raised by 1.

        Raises
        ------
        DuplicateInteraction
            When a change with this interaction is already stored, whatever the version.
        VersionConflict
            When the table is not at `expected_version`.
        ChannelTaken
            When the change would give a channel a second open table.
        NoSuchTable
            When there is no such table.
        ValueError
            When `undo` exceeds the actions there are, or the snapshot covers another number of
            actions than the log has.
        """

        def write(connection: Connection) -> StoredTable:
            return write_change(connection, table_id, expected_version, change, self._session.now())

        with self._newest.change(table_id) as note:
            stored = await self._session.write(
                write, interaction_id=change.interaction_id, table_id=table_id
            )
            note(stored)
        return stored

    async def has_interaction(self, interaction_id: int) -> bool:
        """Return whether a change with this interaction is stored, at any table."""
        return bool(
            await self._session.rows("SELECT 1 FROM interactions WHERE id = ?", interaction_id)
        )

    async def get(self, table_id: int) -> TableRecord | None:
        """Return a table, or None if there is no such table."""
        return _first(await self._records(_BY_ID, table_id))

    async def guild_of(self, table_id: int) -> int | None:
        """Return the server of a table, or None if there is no such table."""
        rows = await self._session.rows("SELECT guild_id FROM tables WHERE id = ?", table_id)
        return next((guild_id for (guild_id,) in rows), None)

    async def get_with_seats(self, table_id: int) -> StoredTable | None:
        """Return a table with its seats, or None."""
        known = self._newest.get(table_id)
        return known or _first(await self._with_seats(_BY_ID, table_id))

    async def open_in(self, channel_id: int) -> TableRecord | None:
        """Return the open table of a channel, or None."""
        return _first(await self._records(_OPEN_IN, channel_id))

    async def open_below(self, channel_id: int) -> list[TableRecord]:
        """Return the open tables in the public threads of a channel, the oldest first."""
        return await self._records(_OPEN_BELOW, channel_id)

    async def last_in(self, channel_id: int) -> TableRecord | None:
        """Return the newest table of a channel, open or closed, or None."""
        return _first(await self._records(_LAST_IN, channel_id))

    async def in_channel_with_seats(self, channel_id: int) -> StoredTable | None:
        """Return the open table of a channel, else its newest, with its seats, or None."""
        return _first(await self._with_seats(_OPEN_OR_LAST_IN, channel_id))

    async def of_guild(
        self, guild_id: int, statuses: Iterable[TableStatus] = OPEN
    ) -> list[TableRecord]:
        """Return a server's tables with one of the statuses, the oldest first."""
        wanted = (*statuses,)
        return await self._records(_OF_GUILD.format(statuses=marks(wanted)), guild_id, *wanted)

    async def of_guild_with_seats(
        self, guild_id: int, statuses: Iterable[TableStatus] = OPEN
    ) -> list[StoredTable]:
        """Return the tables as `of_guild` does, each with its seats."""
        wanted = (*statuses,)
        return await self._with_seats(_OF_GUILD.format(statuses=marks(wanted)), guild_id, *wanted)

    async def counts(self, guild_id: int) -> dict[TableStatus, int]:
        """Return the number of a server's tables by status."""
        rows = await self._session.rows(
            "SELECT status, count(*) FROM tables WHERE guild_id = ? GROUP BY status", guild_id
        )
        counts = dict.fromkeys(TableStatus, 0)
        for status, count in rows:
            counts[TableStatus(status)] = count
        return counts

    async def all_open(self, share: Share = WHOLE) -> list[TableRecord]:
        """Return every open table of a share, the oldest first."""
        ours, values = share.where("guild_id")
        return await self._records(_ALL_OPEN.format(ours=ours), *values)

    async def among(self, share: Share, table_ids: Iterable[int]) -> frozenset[int]:
        """Return those of some tables that are in a share."""
        wanted = (*table_ids,)
        ours, values = share.where("guild_id")
        rows = await self._session.rows(
            f"SELECT id FROM tables WHERE id IN ({marks(wanted)}) AND {ours}",  # noqa: S608  (no value of anybody's)
            *wanted,
            *values,
        )
        return frozenset(table_id for (table_id,) in rows)

    async def open_with(self, user_id: int) -> list[tuple[int, str]]:
        """Return id and status of the open tables where a person has a seat."""
        rows = await self._session.rows(
            "SELECT id, status FROM tables JOIN seats ON table_id = id"
            " WHERE user_id = ? AND status IN ('gathering', 'running') ORDER BY id",
            user_id,
        )
        return [(table_id, status) for table_id, status in rows]

    async def seats(self, table_id: int) -> tuple[SeatRecord, ...]:
        """Return the seats of a table, in order."""
        return tuple(map(seat_record, await self._session.rows(SEATS, table_id)))

    async def resigned(self, table_id: int) -> tuple[ResignationRecord, ...]:
        """Return who resigned from a table, the first in front."""
        return tuple(map(resignation_record, await self._session.rows(RESIGNED, table_id)))

    async def held_before(self, table_id: int, user_id: int) -> frozenset[int]:
        """Return the seats of a game that a person has held and given up since it started."""
        rows = await self._session.rows(
            "SELECT seat FROM former_holders WHERE table_id = ? AND user_id IN (?, ?)",
            table_id,
            user_id,
            -user_id,
        )
        return frozenset(seat for (seat,) in rows)

    async def actions(self, table_id: int, *, undone: bool = False) -> list[ActionRecord]:
        """Return the log of a table, the oldest action first; `undone` includes undone ones."""
        rows = await self._session.rows(
            _ACTIONS + " WHERE table_id = ? AND undone <= ? ORDER BY ordinal",
            table_id,
            int(undone),
        )
        return [_action(row) for row in rows]

    async def last_undone(self, table_id: int) -> list[ActionRecord]:
        """Return the actions undone since the last action was taken, in the order of the log.

        They follow the last action still in force.
        """
        rows = await self._session.rows(
            f"{_ACTIONS} WHERE table_id = ? AND ordinal >"  # noqa: S608  (its values are bound)
            " (SELECT coalesce(max(ordinal), 0) FROM actions WHERE table_id = ? AND undone = 0)"
            " AND coalesce(undone_after, (SELECT max(ordinal) FROM actions WHERE table_id = ?))"
            " = (SELECT max(ordinal) FROM actions WHERE table_id = ?) ORDER BY ordinal",
            table_id,
            table_id,
            table_id,
            table_id,
        )
        return [_action(row) for row in rows]

    async def snapshot(self, table_id: int) -> Snapshot | None:
        """Return the snapshot of a table, or None if it must be replayed from its log."""
        for row in await self._session.rows(
            "SELECT actions, state FROM snapshots WHERE table_id = ?", table_id
        ):
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
        """Save that a member agrees to a topic at this version of the table.

        Parameters
        ----------
        instead_of
            Topics whose agreement by this member is deleted.

        Raises
        ------
        VersionConflict, NoSuchTable
            When the table is at another version, or does not exist.
        """
        await self._session.write(
            lambda connection: insert_agreement(
                connection, table_id, version, topic, user_id, instead_of
            ),
            table_id=table_id,
        )

    async def agreed(self, table_id: int, version: int, topic: str) -> frozenset[int]:
        """Return the members who agreed to a topic at this version of the table."""
        rows = await self._session.rows(
            "SELECT user_id FROM agreements JOIN tables USING (version)"
            " WHERE table_id = ? AND id = table_id AND version = ? AND topic = ?",
            table_id,
            version,
            topic,
        )
        return frozenset(user_id for (user_id,) in rows)

    async def disagree(self, table_id: int, topic: str) -> None:
        """Delete every agreement to a topic and its question, because one member said no."""

        def disagree(connection: Connection) -> None:
            for kind in ("agreements", "questions"):
                connection.execute(
                    f"DELETE FROM {kind} WHERE table_id = ? AND topic = ?",  # noqa: S608  (its values are bound)
                    (table_id, topic),
                )

        await self._session.write(disagree, table_id=table_id)

    async def _records(self, clauses: str, *values: int | str) -> list[TableRecord]:
        rows = await self._session.rows(SELECT_RECORDS + clauses, *values)
        return [table_record(row) for row in rows]

    async def _with_seats(self, clauses: str, *values: int | str) -> list[StoredTable]:
        rows = await self._session.rows(SELECT_TABLES + clauses, *values)
        return [stored_table(row) for row in rows]


def _first(found: list[T]) -> T | None:
    return found[0] if found else None


def _action(row: Row) -> ActionRecord:
    *values, undone, after = row
    return ActionRecord(*values, undone=bool(undone), undone_after=after)
