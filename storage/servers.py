"""Servers: what each has set for its tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from storage.session import Session


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
