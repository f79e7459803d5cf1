"""Due work: rows that wait for their time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from storage.due_rows import add_due
from storage.leases import WHOLE
from storage.records import Due
from storage.sql import marks

if TYPE_CHECKING:
    from collections.abc import Iterable

    from storage.leases import Share
    from storage.records import NewDue
    from storage.session import Session
    from storage.sql import Connection

_DUE = "SELECT id, kind, table_id, user_id, due_at, payload, attempts FROM due"


class DueStore:
    """Reads, adds and removes due rows.

    Handlers must be idempotent: `attempts > 0` means an earlier run may already have sent its
    message.
    """

    def __init__(self, session: Session) -> None:
        self._session = session

    async def add(self, table_id: int, new: NewDue) -> Due:
        """Add a row for a table without changing the table; return the row."""

        def add(connection: Connection) -> Due:
            ((due_id, due_at),) = add_due(connection, table_id, (new,), self._session.now())
            return Due(due_id, new.kind, table_id, new.user_id, due_at, new.payload, 0)

        return await self._session.write(add, table_id=table_id)

    async def get(self, due_id: int) -> Due | None:
        """Return a row, or None if it was removed."""
        for row in await self._session.rows(f"{_DUE} WHERE id = ?", due_id):
            return Due(*row)
        return None

    async def first(
        self, kinds: Iterable[str], besides: Iterable[int] = (), share: Share = WHOLE
    ) -> Due | None:
        """Return the earliest row of these kinds in a share, or None; skip the ids in `besides`."""
        wanted, skipped = (*kinds,), (*besides,)
        but = f" AND id NOT IN ({marks(skipped)})" if skipped else ""
        ours, values = share.of_table("due.table_id")
        for row in await self._session.rows(
            f"{_DUE} WHERE kind IN ({marks(wanted)}){but} AND {ours} ORDER BY due_at, id LIMIT 1",
            *wanted,
            *skipped,
            *values,
        ):
            return Due(*row)
        return None

    async def of_table(self, table_id: int) -> list[Due]:
        """Return the rows of a table, the earliest first."""
        rows = await self._session.rows(_DUE + " WHERE table_id = ? ORDER BY due_at, id", table_id)
        return [Due(*row) for row in rows]

    async def of_kind(self, kind: str) -> list[Due]:
        """Return the rows of one kind, the earliest first."""
        rows = await self._session.rows(_DUE + " WHERE kind = ? ORDER BY due_at, id", kind)
        return [Due(*row) for row in rows]

    async def begin(self, due: Due) -> bool:
        """Count an attempt before it is made; return False if the row was moved or removed."""
        begun = await self._session.execute(
            "UPDATE due SET attempts = attempts + 1 WHERE id = ? AND due_at = ?",
            due.id,
            due.due_at,
            table_id=due.table_id,
        )
        return begun > 0

    async def retry(self, due: Due, due_at: int) -> None:
        """Move a row to `due_at` after a failed attempt, unless it was moved meanwhile."""
        await self._session.execute(
            "UPDATE due SET due_at = ? WHERE id = ? AND due_at = ?",
            due_at,
            due.id,
            due.due_at,
            table_id=due.table_id,
        )

    async def put_off(self, due: Due, due_at: int, payload: str) -> None:
        """Move a row to `due_at` and give it another payload.

        A row that was moved meanwhile keeps its new time and takes the payload; a removed row stays
        removed. A payload that differs makes it new work, so `attempts` starts at 0 again.
        """
        await self._session.execute(
            "UPDATE due SET payload = ?,"
            " attempts = CASE payload WHEN ? THEN attempts ELSE 0 END,"
            " due_at = CASE due_at WHEN ? THEN ? ELSE due_at END WHERE id = ?",
            payload,
            payload,
            due.due_at,
            due_at,
            due.id,
            table_id=due.table_id,
        )

    async def remove(self, due_id: int, table_id: int | None = None) -> None:
        """Remove a row, of a table if that is known. Removing twice is harmless."""
        await self._session.execute("DELETE FROM due WHERE id = ?", due_id, table_id=table_id)
