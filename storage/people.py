"""People: their settings, the tables they watch, and forgetting them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from storage.records import NOBODY
from storage.sql import marks

if TYPE_CHECKING:
    from collections.abc import Collection

    from storage.newest import NewestTables
    from storage.session import Session
    from storage.sql import Connection


@dataclass(frozen=True, slots=True)
class Watcher:
    """A person who watches a table: when they are told, and in which language.

    `turn` is the last turn they were told of.
    """

    table_id: int
    user_id: int
    kind: str
    language: str
    turn: int


class PeopleStore:
    """Reads and writes rows that belong to one person."""

    def __init__(self, session: Session, newest: NewestTables) -> None:
        self._session = session
        self._newest = newest

    async def settings(self, user_ids: Collection[int] | None = None) -> dict[int, str]:
        """Return the settings of these people, or of everybody, by user id."""
        of = "" if user_ids is None else f" WHERE user_id IN ({marks(user_ids)})"
        rows = await self._session.rows(
            f"SELECT user_id, settings FROM people{of}",  # noqa: S608  (its values are bound)
            *(user_ids or ()),
        )
        return {user_id: settings for user_id, settings in rows}  # noqa: C416  (rows are no pairs)

    async def save_settings(self, user_id: int, settings: str) -> None:
        """Save a person's settings, replacing earlier ones."""
        await self._session.execute(
            "INSERT INTO people (user_id, settings) VALUES (?, ?)"
            " ON CONFLICT (user_id) DO UPDATE SET settings = excluded.settings",
            user_id,
            settings,
        )

    async def delete_settings(self, user_id: int) -> None:
        """Delete a person's settings."""
        await self._session.execute("DELETE FROM people WHERE user_id = ?", user_id)

    async def watch(self, watcher: Watcher) -> None:
        """Save a watcher, replacing how the same person watched this table before."""
        await self._session.execute(
            "INSERT INTO watchers (table_id, user_id, kind, language, turn)"
            " VALUES (?, ?, ?, ?, ?) ON CONFLICT (table_id, user_id) DO UPDATE SET"
            " kind = excluded.kind, language = excluded.language, turn = excluded.turn",
            watcher.table_id,
            watcher.user_id,
            watcher.kind,
            watcher.language,
            watcher.turn,
            table_id=watcher.table_id,
        )

    async def unwatch(self, table_id: int, user_id: int) -> bool:
        """Delete a watcher; return whether there was one."""
        deleted = await self._session.execute(
            "DELETE FROM watchers WHERE table_id = ? AND user_id = ?",
            table_id,
            user_id,
            table_id=table_id,
        )
        return deleted > 0

    async def watchers(self, table_id: int) -> list[Watcher]:
        """Return the watchers of a table, by user id."""
        rows = await self._session.rows(
            "SELECT table_id, user_id, kind, language, turn FROM watchers"
            " WHERE table_id = ? ORDER BY user_id",
            table_id,
        )
        return [Watcher(*row) for row in rows]

    async def mark_told(self, table_id: int, user_id: int, turn: int) -> None:
        """Raise the last turn a watcher was told of; do nothing if they no longer watch."""
        await self._session.execute(
            "UPDATE watchers SET turn = ? WHERE table_id = ? AND user_id = ? AND turn < ?",
            turn,
            table_id,
            user_id,
            turn,
            table_id=table_id,
        )

    async def forget(self, user_id: int) -> None:
        """Delete everything stored about a person, except the seats of open games they have had.

        At closed tables their seats and their place as host go to `NOBODY`, without a name; so do
        their resignations at all tables.
        """

        def forget(connection: Connection) -> None:
            for statement in _FORGET_NAME:
                connection.execute(statement, (NOBODY, user_id))
            for statement in _FORGET:
                connection.execute(statement, (user_id,))

        with self._newest.clear():
            await self._session.write(forget)


_FORGET_NAME = (
    """
    UPDATE seats SET user_id = ?, name = '' WHERE user_id = ?
    AND table_id NOT IN (SELECT id FROM tables WHERE status IN ('gathering', 'running'))
    """,
    """
    UPDATE tables SET host_id = ? WHERE host_id = ?
    AND status NOT IN ('gathering', 'running')
    """,
    "UPDATE resignations SET user_id = ?, name = '' WHERE user_id = ?",
    "UPDATE questions SET asker_id = ? WHERE asker_id = ?",
)
_FORGET = (
    """
    DELETE FROM former_holders WHERE user_id = ?
    AND table_id NOT IN (SELECT id FROM tables WHERE status IN ('gathering', 'running'))
    """,
    "UPDATE former_holders SET user_id = -user_id WHERE user_id = ?",
    "DELETE FROM agreements WHERE user_id = ?",
    "DELETE FROM watchers WHERE user_id = ?",
    "DELETE FROM due WHERE user_id = ?",
    "DELETE FROM people WHERE user_id = ?",
)


class ServerStore:
    """Reads and writes the settings of servers, which are texts stored unread."""

    def __init__(self, session: Session) -> None:
        self._session = session

    async def settings(self, guild_id: int) -> str | None:
        """Return a server's settings, or None if it has set nothing."""
        rows = await self._session.rows("SELECT settings FROM servers WHERE guild_id = ?", guild_id)
        return next((settings for (settings,) in rows), None)

    async def save_settings(self, guild_id: int, settings: str) -> None:
        """Save a server's settings, replacing earlier ones."""
        await self._session.execute(
            "INSERT INTO servers (guild_id, settings) VALUES (?, ?)"
            " ON CONFLICT (guild_id) DO UPDATE SET settings = excluded.settings",
            guild_id,
            settings,
        )
