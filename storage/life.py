"""When the bot was running: the time while it was not counts for nobody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from storage.changes import insert_owed
from storage.sql import marks

if TYPE_CHECKING:
    from collections.abc import Iterable

    from storage.newest import NewestTables
    from storage.session import Session
    from storage.sql import Connection


_CLOCKED = "status = 'running' AND turn_at > 0 AND paused_at = 0"


class LifeStore:
    """Notes that the bot runs, and moves what was to come while it did not."""

    def __init__(self, session: Session, newest: NewestTables) -> None:
        self._session = session
        self._newest = newest

    async def beat(self) -> None:
        """Note that the bot runs now."""

        def beat(connection: Connection) -> None:
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
        kinds, kept = tuple(owed), tuple(besides)

        def take_up(connection: Connection) -> int:
            now = self._session.now()
            found = connection.execute(
                f"SELECT alive_at FROM life{connection.for_update}"  # noqa: S608  (no values)
            ).fetchone()
            _beat(connection, now)
            away = 0 if found is None else now - found[0]
            if found is None or away < least:
                return 0
            _move(connection, found[0], away, kept)
            for table_id, version in connection.execute(
                f"SELECT id, version FROM tables WHERE {_CLOCKED} AND pace > 0"  # noqa: S608  (no values)
            ).fetchall():
                insert_owed(connection, table_id, version, kinds, now)
            return away

        with self._newest.clear():
            return await self._session.write(take_up)


def _beat(connection: Connection, now: int) -> None:
    connection.execute(
        "INSERT INTO life (one, alive_at) VALUES (1, ?)"
        " ON CONFLICT (one) DO UPDATE SET alive_at = excluded.alive_at",
        (now,),
    )


def _move(connection: Connection, stopped: int, away: int, kept: tuple[str, ...]) -> None:
    but = f" AND kind NOT IN ({marks(kept)})" if kept else ""
    connection.execute(
        f"UPDATE due SET due_at = due_at + ? WHERE due_at > ?{but}",  # noqa: S608  (its values are bound)
        (away, stopped, *kept),
    )
    connection.execute(
        f"UPDATE tables SET turn_at = turn_at + ? WHERE {_CLOCKED}",  # noqa: S608  (no values)
        (away,),
    )


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
