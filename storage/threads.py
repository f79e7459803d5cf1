"""Threads in which tables are: their parent channel, and whether they are private."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from storage.session import Session


@dataclass(frozen=True, slots=True)
class ThreadRecord:
    """A thread: its channel, and whether only those in it and its moderators see it."""

    id: int
    parent_id: int
    private: bool


class ThreadStore:
    """Remembers threads, which Discord lists no more once they are archived."""

    def __init__(self, session: Session) -> None:
        self._session = session

    async def save(self, thread: ThreadRecord) -> None:
        """Save a thread; neither of its facts ever changes."""
        await self._session.execute(
            "INSERT INTO threads (id, parent_id, private) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
            thread.id,
            thread.parent_id,
            int(thread.private),
        )

    async def get(self, thread_id: int) -> ThreadRecord | None:
        """Return a thread, or None if it was never saved."""
        for thread, parent_id, private in await self._session.rows(
            "SELECT id, parent_id, private FROM threads WHERE id = ?", thread_id
        ):
            return ThreadRecord(thread, parent_id, bool(private))
        return None
