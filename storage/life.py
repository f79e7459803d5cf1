"""When the bot was running: the time while it was not counts for nobody."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from storage.changes import insert_owed

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterable

    from storage.session import Session

_CLOCKED = "status = 'running' AND turn_at > 0 AND paused_at = 0"


class LifeStore:
    """Notes that the bot runs, and moves what was to come while it did not."""

    def __init__(self, session: Session) -> None:
        self._session = session

    async def beat(self) -> None:
        """Note that the bot runs now."""

        def beat(connection: sqlite3.Connection) -> None:
            _beat(connection, self._session.now())

        await self._session.write(beat)

    async def take_up(
        self, least: int, *, owed: Iterable[str] = (), besides: Iterable[str] = ()
    ) -> int:
        """Note that the bot runs again; return how many milliseconds it was away.

        After an absence of at least `least` milliseconds all that was to come is as far off as it
        was when the bot stopped: rows that were not due yet, and the clocks of running turns. An
        absence that is not known, or shorter, is 0 and moves nothing.

        Parameters
        ----------
        owed
            Kinds of post owed by each table whose clock was moved.
        besides
            Kinds of due rows that stay where they are.
        """
        kinds, kept = tuple(owed), json.dumps([*besides])

        def take_up(connection: sqlite3.Connection) -> int:
            now = self._session.now()
            found = connection.execute("SELECT alive_at FROM life").fetchone()
            _beat(connection, now)
            away = 0 if found is None else now - found["alive_at"]
            if found is None or away < least:
                return 0
            _move(connection, found["alive_at"], away, kept)
            for table_id, version in connection.execute(
                f"SELECT id, version FROM tables WHERE {_CLOCKED} AND pace > 0"  # noqa: S608  (no values)
            ).fetchall():
                insert_owed(connection, table_id, version, kinds, now)
            return away

        return await self._session.write(take_up)


def _beat(connection: sqlite3.Connection, now: int) -> None:
    connection.execute("REPLACE INTO life (one, alive_at) VALUES (1, ?)", (now,))


def _move(connection: sqlite3.Connection, stopped: int, away: int, kept: str) -> None:
    """Move what was to come when the bot stopped by the time it was away."""
    connection.execute(
        "UPDATE due SET due_at = due_at + ? WHERE due_at > ?"
        " AND kind NOT IN (SELECT value FROM json_each(?))",
        (away, stopped, kept),
    )
    connection.execute(
        f"UPDATE tables SET turn_at = turn_at + ? WHERE {_CLOCKED}",  # noqa: S608  (no values)
        (away,),
    )
