"""Commands: the release that has registered those of an application."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from storage.session import Session


class CommandStore:
    """Remembers which release has registered the commands."""

    def __init__(self, session: Session) -> None:
        self._session = session

    async def release(self, application_id: int) -> str:
        """Return the release that has registered an application's commands; empty: none."""
        rows = await self._session.rows(
            "SELECT release FROM commands WHERE application_id = ?", application_id
        )
        return next((release for (release,) in rows), "")

    async def register(self, application_id: int, release: str) -> None:
        """Note that a release has registered an application's commands."""
        await self._session.execute(
            "INSERT INTO commands (application_id, release) VALUES (?, ?)"
            " ON CONFLICT (application_id) DO UPDATE SET release = excluded.release",
            application_id,
            release,
        )
