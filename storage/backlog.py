"""What waits in the database, for those who watch the bot run."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from storage.leases import WHOLE
from storage.sql import marks

if TYPE_CHECKING:
    from collections.abc import Iterable

    from storage.leases import Share
    from storage.session import Session
    from storage.sql import Connection

PAUSED = "paused"
"""The state of running tables that are paused, in `Backlog.tables`."""

_TABLES = (
    "SELECT CASE WHEN status = 'running' AND paused_at > 0 THEN ? ELSE status END AS state,"
    " count(*) FROM tables WHERE {ours} GROUP BY state"
)
_OWED = "SELECT table_id, count(*), min(created_at) FROM outbox"
_BY_TABLE = " GROUP BY table_id ORDER BY table_id"
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

    async def read(self, before: int, kinds: Iterable[str], share: Share = WHOLE) -> Backlog:
        """Return the tables, owed posts and late due rows of a share.

        Parameters
        ----------
        before
            A due row is late if its time, in milliseconds since 1970-01-01 UTC, is before this.
        kinds
            The kinds of due rows that count.
        """
        wanted = (*kinds,)

        def read(connection: Connection) -> Backlog:
            ours, shards = share.where("guild_id")
            tables = connection.execute(_TABLES.format(ours=ours), (PAUSED, *shards)).fetchall()
            owed = _owed(connection, share)
            ours, shards = share.of_table("due.table_id")
            late_ones = f"{_LATE.format(kinds=marks(wanted))} AND {ours}"
            ((late, since),) = connection.execute(late_ones, (before, *wanted, *shards)).fetchall()
            return Backlog(
                dict(map(tuple, tables)),
                owed,
                late,
                since,
            )

        return await self._session.read(read)

    async def owed(self, share: Share = WHOLE) -> tuple[Waiting, ...]:
        """Return the posts owed in a share, by table."""
        return await self._session.read(lambda connection: _owed(connection, share))


def _owed(connection: Connection, share: Share) -> tuple[Waiting, ...]:
    ours, shards = share.of_table("outbox.table_id")
    return tuple(
        Waiting(*row) for row in connection.execute(f"{_OWED} WHERE {ours}{_BY_TABLE}", shards)
    )
