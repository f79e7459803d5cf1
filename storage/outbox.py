"""The outbox: posts that are still to be sent, and the newest post of each table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from storage.changes import held_version, insert_owed
from storage.due_rows import insert_due
from storage.leases import WHOLE
from storage.posts import Owed, PostRecord
from storage.queries import read_standing
from storage.sql import marks

if TYPE_CHECKING:
    from collections.abc import Iterable

    from storage.leases import Share
    from storage.posts import Standing
    from storage.records import NewDue
    from storage.session import Session
    from storage.sql import Connection

_OUTBOX = "SELECT id, table_id, version, kind, created_at, attempts, due_at FROM outbox"


class OutboxStore:
    """Reads and settles owed posts, and remembers the newest post of each table."""

    def __init__(self, session: Session) -> None:
        self._session = session

    async def add(self, table_id: int, kind: str) -> None:
        """Add an owed post for the table's current version; raises `NoSuchTable`."""

        def add(connection: Connection) -> None:
            version = held_version(connection, table_id)
            insert_owed(connection, table_id, version, (kind,), self._session.now())

        await self._session.write(add, table_id=table_id)

    async def ready(self, now: int, share: Share = WHOLE) -> list[Owed]:
        """Return the owed posts of a share that are due at `now`, the oldest first."""
        ours, values = share.of_table("outbox.table_id")
        rows = await self._session.rows(
            f"{_OUTBOX} WHERE due_at <= ? AND {ours} ORDER BY id", now, *values
        )
        return [Owed(*row) for row in rows]

    async def of_table(self, table_id: int) -> list[Owed]:
        """Return all owed posts of a table, due or not, the oldest first."""
        rows = await self._session.rows(_OUTBOX + " WHERE table_id = ? ORDER BY id", table_id)
        return [Owed(*row) for row in rows]

    async def standing(self, table_id: int) -> Standing:
        """Return a table's owed posts, its newest post, and the kinds of its due rows."""
        return await self._session.query(lambda connection: read_standing(connection, table_id))

    async def settle(self, owed_ids: Iterable[int], table_id: int | None = None) -> None:
        """Remove owed posts that were sent, all of one table if it is named.

        Settling twice is harmless.
        """
        sent = tuple(owed_ids)
        await self._session.write(lambda connection: _settle(connection, sent), table_id=table_id)

    async def retry(self, owed_id: int, due_at: int, table_id: int | None = None) -> None:
        """Count a failed attempt and move the owed post, of a table if it is named, to `due_at`."""
        await self._session.execute(
            "UPDATE outbox SET attempts = attempts + 1, due_at = ? WHERE id = ?",
            due_at,
            owed_id,
            table_id=table_id,
        )

    async def post(self, table_id: int) -> PostRecord | None:
        """Return the newest post of a table, or None."""
        rows = await self._session.rows(
            "SELECT table_id, channel_id, message_id, version, turn, kind FROM posts"
            " WHERE table_id = ?",
            table_id,
        )
        for row in rows:
            return PostRecord(*row)
        return None

    async def save_post(
        self,
        post: PostRecord,
        due: Iterable[NewDue] = (),
        at_once: Iterable[str] = (),
        *,
        settled: Iterable[int] = (),
    ) -> int | None:
        """Save the newest post of its table, replacing the one before, and update due rows.

        Return in how many milliseconds the first due row of those added or hurried is due, or None
        if there are none.

        Parameters
        ----------
        due
            Due rows to add for the table.
        at_once
            Kinds of due rows of the table that become due now.
        settled
            Ids of owed posts to remove, because this post was sent for them.
        """
        added, hurried, sent = tuple(due), tuple(at_once), tuple(settled)

        def save(connection: Connection) -> int | None:
            now = self._session.now()
            _replace_post(connection, post)
            first = insert_due(connection, post.table_id, added, now)
            moved = 0
            if hurried:
                moved = connection.execute(
                    "UPDATE due SET due_at = CASE WHEN due_at < ? THEN due_at ELSE ? END"  # noqa: S608  (its values are bound)
                    f" WHERE table_id = ? AND kind IN ({marks(hurried)})",
                    (now, now, post.table_id, *hurried),
                ).rowcount
            _settle(connection, sent)
            return 0 if moved else first

        return await self._session.write(save, table_id=post.table_id)

    async def delete_post(self, table_id: int) -> None:
        """Delete the record of a table's newest post, whose message is gone."""
        await self._session.execute(
            "DELETE FROM posts WHERE table_id = ?", table_id, table_id=table_id
        )


def _settle(connection: Connection, owed_ids: tuple[int, ...]) -> None:
    if owed_ids:
        connection.execute(
            f"DELETE FROM outbox WHERE id IN ({marks(owed_ids)})",  # noqa: S608  (its values are bound)
            owed_ids,
        )


def _replace_post(connection: Connection, post: PostRecord) -> None:
    connection.execute(
        "INSERT INTO posts (table_id, channel_id, message_id, version, turn, kind)"
        " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (table_id) DO UPDATE SET"
        " channel_id = excluded.channel_id, message_id = excluded.message_id,"
        " version = excluded.version, turn = excluded.turn, kind = excluded.kind",
        (post.table_id, post.channel_id, post.message_id, post.version, post.turn, post.kind),
    )
