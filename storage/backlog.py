"""What waits in the database, for those who watch the bot run."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from storage.sql import marks

if TYPE_CHECKING:
    from collections.abc import Iterable

    from storage.session import Session
    from storage.sql import Connection

PAUSED = "paused"
"""The state of running tables that are paused, in `Backlog.tables`."""

_TABLES = (
    "SELECT CASE WHEN status = 'running' AND paused_at > 0 THEN ? ELSE status END AS state,"
    " count(*) FROM tables GROUP BY state"
)
_OWED = "SELECT table_id, count(*), min(created_at) FROM outbox GROUP BY table_id ORDER BY table_id"
_LATE = "SELECT count(*), coalesce(min(due_at), 0) FROM due WHERE due_at < ? AND kind IN ({kinds})"


class Waiting(NamedTuple):
    """The owed posts of a table.

    Attributes
    ----------
    posts
        Their number.
    since
        When the oldest became due, in milliseconds since 1970-01-01 UTC.
    """

    table_id: int
    posts: int
    since: int


class Backlog(NamedTuple):
    """What waits at one moment.

    Attributes
    ----------
    tables
        The number of tables by state, `PAUSED` among them.
    owed
        The posts owed, by table.
    late
        The number of due rows that are late.
    late_since
        When the first of them was due, in milliseconds since 1970-01-01 UTC; 0: none is late.
    """

    tables: dict[str, int]
    owed: tuple[Waiting, ...]
    late: int
    late_since: int


class BacklogStore:
    """Counts what waits."""

    def __init__(self, session: Session) -> None:
        self._session = session

    async def read(self, before: int, kinds: Iterable[str]) -> Backlog:
        """Return what waits.

        Parameters
        ----------
        before
            A due row is late if its time, in milliseconds since 1970-01-01 UTC, is before this.
        kinds
            The kinds of due rows that count.
        """
        wanted = (*kinds,)

        def read(connection: Connection) -> Backlog:
            tables = connection.execute(_TABLES, (PAUSED,)).fetchall()
            owed = connection.execute(_OWED).fetchall()
            ((late, since),) = connection.execute(
                _LATE.format(kinds=marks(wanted)), (before, *wanted)
            ).fetchall()
            return Backlog(
                dict(map(tuple, tables)),
                tuple(Waiting(*row) for row in owed),
                late,
                since,
            )

        return await self._session.read(read)

    async def owed(self) -> tuple[Waiting, ...]:
        """Return the posts owed, by table."""
        return tuple(Waiting(*row) for row in await self._session.rows(_OWED))
