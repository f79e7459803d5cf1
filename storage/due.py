"""What is to be done at a time."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from storage.changes import make_due
from storage.onlookers import Onlookers
from storage.records import Due

if TYPE_CHECKING:
    from collections.abc import Iterable

    from storage.records import NewDue

_DUE = "SELECT id, kind, table_id, user_id, due_at, payload, attempts FROM due"


class Waiting(Onlookers):
    """The part of the database that is about what waits for its time."""

    async def make_due(self, table_id: int, new: NewDue) -> Due:
        """Write down, without a change to the table, what is to be done for it; return that."""
        async with self._writing() as connection:
            await make_due(connection, table_id, (new,), self._clock())
            rows = await connection.execute_fetchall(f"{_DUE} WHERE id = last_insert_rowid()")
            return Due(*next(iter(rows)))

    async def due(self, due_id: int) -> Due | None:
        """Return what is to be done by its number, None once it is struck off."""
        for row in await self._rows(f"{_DUE} WHERE id = ?", due_id):
            return Due(*row)
        return None

    async def first_due(self, kinds: Iterable[str], besides: Iterable[int] = ()) -> Due | None:
        """Return what is to be done first, of these kinds, besides the rows with these ids."""
        wanted = json.dumps([*kinds]), json.dumps([*besides])
        for row in await self._rows(
            f"{_DUE} WHERE kind IN (SELECT value FROM json_each(?)) AND id NOT IN"  # noqa: S608  (its values are bound)
            " (SELECT value FROM json_each(?)) ORDER BY due_at, id LIMIT 1",
            *wanted,
        ):
            return Due(*row)
        return None

    async def due_of(self, table_id: int) -> list[Due]:
        """Return all that is to be done for a table, in the order of time."""
        rows = await self._rows(_DUE + " WHERE table_id = ? ORDER BY due_at, id", table_id)
        return [Due(*row) for row in rows]

    async def due_as(self, kind: str) -> list[Due]:
        """Return all that is to be done of one kind, in the order of time."""
        rows = await self._rows(_DUE + " WHERE kind = ? ORDER BY due_at, id", kind)
        return [Due(*row) for row in rows]

    async def done(self, due_id: int) -> None:
        """Strike off what has been done. An id struck off before is ignored."""
        async with self._writing() as connection:
            await connection.execute_fetchall("DELETE FROM due WHERE id = ?", (due_id,))

    async def put_off(self, due: Due, due_at: int, payload: str) -> None:
        """Do it again at `due_at`, with another payload.

        What was put off or struck off meanwhile keeps the time it has then, or stays away. With
        another payload it is another thing to do, of which there have been no attempts.
        """
        async with self._writing() as connection:
            await connection.execute_fetchall(
                "UPDATE due SET payload = ?,"
                " attempts = CASE payload WHEN ? THEN attempts ELSE 0 END,"
                " due_at = CASE due_at WHEN ? THEN ? ELSE due_at END WHERE id = ?",
                (payload, payload, due.due_at, due_at, due.id),
            )

    async def begin(self, due: Due) -> bool:
        """Count an attempt, before it is made; return whether it is due as it was."""
        async with self._writing() as connection:
            begun = await connection.execute_fetchall(
                "UPDATE due SET attempts = attempts + 1 WHERE id = ? AND due_at = ? RETURNING id",
                (due.id, due.due_at),
            )
        return bool(list(begun))

    async def failed(self, due: Due, due_at: int) -> None:
        """Try again at `due_at`, unless it was put off."""
        async with self._writing() as connection:
            await connection.execute_fetchall(
                "UPDATE due SET due_at = ? WHERE id = ? AND due_at = ?",
                (due_at, due.id, due.due_at),
            )
