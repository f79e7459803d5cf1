"""Who is told how a table goes on without sitting at it, and forgetting those who want it."""

from __future__ import annotations

from storage.records import NOBODY, Watcher
from storage.session import Session


class Onlookers(Session):
    """The part of the database that is about people rather than tables."""

    async def watch(self, watcher: Watcher) -> None:
        """Remember that somebody watches a table, in place of how they did before."""
        async with self._writing() as connection:
            await connection.execute_fetchall(
                "REPLACE INTO watchers (table_id, user_id, kind, language, turn)"
                " VALUES (?, ?, ?, ?, ?)",
                (watcher.table_id, watcher.user_id, watcher.kind, watcher.language, watcher.turn),
            )

    async def told(self, table_id: int, user_id: int, turn: int) -> None:
        """Remember the turn a watcher was told of last; who watches no more stays away."""
        async with self._writing() as connection:
            await connection.execute_fetchall(
                "UPDATE watchers SET turn = max(turn, ?) WHERE table_id = ? AND user_id = ?",
                (turn, table_id, user_id),
            )

    async def unwatch(self, table_id: int, user_id: int) -> bool:
        """Forget that somebody watches a table; return whether they did."""
        async with self._writing() as connection:
            gone = await connection.execute_fetchall(
                "DELETE FROM watchers WHERE table_id = ? AND user_id = ? RETURNING user_id",
                (table_id, user_id),
            )
        return bool(list(gone))

    async def watchers(self, table_id: int) -> list[Watcher]:
        """Return who watches a table."""
        rows = await self._rows(
            "SELECT table_id, user_id, kind, language, turn FROM watchers"
            " WHERE table_id = ? ORDER BY user_id",
            table_id,
        )
        return [Watcher(*row) for row in rows]

    async def open_tables_of(self, user_id: int) -> list[tuple[int, str]]:
        """Return number and status of the tables somebody sits at that are not closed."""
        rows = await self._rows(
            "SELECT id, status FROM tables JOIN seats ON table_id = id"
            " WHERE user_id = ? AND status IN ('gathering', 'running') ORDER BY id",
            user_id,
        )
        return [(table_id, status) for table_id, status in rows]

    async def forget(self, user_id: int) -> None:
        """Delete all that is stored about somebody, but for the seats at tables that are open.

        The seats at those that are closed stay as those of `NOBODY`, without a name.
        """
        async with self._writing() as connection:
            await connection.execute_fetchall(
                "UPDATE seats SET user_id = ?, name = '' WHERE user_id = ? AND table_id NOT IN"
                " (SELECT id FROM tables WHERE status IN ('gathering', 'running'))",
                (NOBODY, user_id),
            )
            await connection.execute_fetchall(
                "UPDATE tables SET host_id = ? WHERE host_id = ?"
                " AND status NOT IN ('gathering', 'running')",
                (NOBODY, user_id),
            )
            for statement in _FORGET:
                await connection.execute_fetchall(statement, (user_id,))


_FORGET = (
    "DELETE FROM agreements WHERE user_id = ?",
    "DELETE FROM watchers WHERE user_id = ?",
    "DELETE FROM due WHERE user_id = ?",
    "DELETE FROM people WHERE user_id = ?",
)
