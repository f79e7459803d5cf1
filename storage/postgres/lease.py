"""The shards of a database, shared out among the processes that use it.

Each process has a row that it renews every few seconds, and that runs out by the server's clock. A
process whose row has run out is struck off, and the others take its shards. Whoever writes to a
table locks the row of its shard with the token it has; a change of the token waits for that. So a
process that was frozen or cut off, and does not know that it was struck off, writes nothing.
"""

from __future__ import annotations

import asyncio
import os
import time
import uuid
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any, TypeVar

import psycopg

from storage.errors import DatabaseError, DatabaseInUse, StorageError, StorageFailed
from storage.leases import Holding
from storage.location import machine_name
from storage.postgres import sharing
from storage.postgres.connection import connect, cut, failure
from storage.postgres.schema import known, require_usable

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable

    from storage.location import Server

EVERY = 3.0
"""Seconds between two renewals."""
LASTS = 10.0
"""Seconds after which a process that has not renewed its row may be struck off."""
_LOOK = 0.2
_RENEWED_AT_MOST = 2
_T = TypeVar("_T")


class PostgresLeases:
    """What this process holds of a database, renewed until it leaves.

    Parameters
    ----------
    alone
        Whether it uses the database without any other process.
    """

    shared = True

    def __init__(self, location: Server, *, alone: bool = False) -> None:
        self.holder = _name()
        self._location = location
        self._alone = alone
        self._count = 1
        self._processes = 1
        self._tokens: dict[int, int] = {}
        self._lost = False
        self._left = False
        self._over = False
        self._until = 0.0
        self._steady_since = 0.0
        self._connection: psycopg.Connection[Any] | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="lease")
        self._beating: asyncio.Task[None] | None = None

    @property
    def holding(self) -> Holding:
        """Return the shards that this process believes it holds."""
        return Holding(self._count, frozenset(self._tokens), self._processes)

    def enter(self, connection: psycopg.Connection[Any]) -> None:
        """Enter among the processes that use the database.

        Whoever wants it alone waits for processes that have died.

        Raises
        ------
        DatabaseInUse
            When another process uses it alone, or any other one where this one wants it alone.
        """
        seen: defaultdict[str, set[object]] = defaultdict(set)
        patience = time.monotonic() + LASTS + 2 * EVERY
        while True:
            with connection.transaction():
                connection.execute(sharing.SHARE_OUT)
                if self._alone:
                    connection.execute(sharing.STRIKE)
                others = self._in_the_way(connection)
                if not others:
                    sent = time.monotonic()
                    self._add(connection, joined=False)
                    self._until = sent + LASTS
                    return
            for holder, expires_at, _ in others:
                seen[holder].add(expires_at)
            # The server may carry out one more renewal of a process that was killed meanwhile.
            renewed = any(len(times) > _RENEWED_AT_MOST for times in seen.values())
            if renewed or time.monotonic() > patience:
                raise DatabaseInUse(self._location)
            time.sleep(_LOOK)

    def _in_the_way(self, connection: psycopg.Connection[Any]) -> list[tuple[Any, ...]]:
        found = connection.execute(sharing.OTHERS, (self.holder,)).fetchall()
        return [tuple(row) for row in found if self._alone or row[-1]]

    def exit(self, connection: psycopg.Connection[Any]) -> None:
        """Leave everything to the others, so that they need not wait."""
        with connection.transaction():
            connection.execute(sharing.LEAVE_SHARDS, (self.holder,))
            connection.execute("DELETE FROM processes WHERE holder = %s", (self.holder,))

    def begin(self, connection: psycopg.Connection[Any], table_id: int | None) -> bool:
        """Begin a transaction; return False if this process may write nothing in it.

        For a table of a shard that this process holds, nobody can take the shard until the
        transaction ends. For anything else nobody can strike the process off, but its row can be
        renewed: a table of another shard is only changed where the change names its version.
        """
        if table_id is not None and self._tokens:
            found = connection.execute(
                b"BEGIN; SELECT number, token, holder FROM shards WHERE number ="
                b" ((SELECT guild_id FROM tables WHERE id = %d) >> 22) %% %d FOR KEY SHARE"
                % (table_id, self._count)
            )
            found.nextset()
            row = found.fetchone()
            if row is not None and row[0] in self._tokens:
                number, *held = row
                return held == [self._tokens.get(number), self.holder]
            found = connection.execute(self._fence)
        else:
            # Both go in one round trip.
            found = connection.execute(b"BEGIN; " + self._fence)
            found.nextset()
        return found.fetchone() is not None

    def start(self) -> None:
        """Renew the row every few seconds from now on."""
        self._beating = asyncio.create_task(self._beat(), name="lease")

    async def leave(self) -> None:
        """Stop to renew the row, and exit."""
        if self._beating is not None and not self._beating.done():
            self._beating.cancel()
            await asyncio.wait((self._beating,))
        self._tokens.clear()
        with suppress(StorageError):
            await self._run(self.exit)
        self._left = True
        self._thread.shutdown(wait=False)
        if self._connection is not None:
            self._connection.close()

    def cut(self) -> None:
        """End what waits for the server, and ask it for nothing any more."""
        self._over = True
        if self._connection is not None:
            cut(self._connection)

    async def join(self, count: int) -> Holding:
        """Take a fair share of the shards; there are `count` unless others hold some already."""
        await self._run(lambda connection: self._take(connection, count))
        return self.holding

    async def take(self, *, anew: bool) -> Holding:
        """Take what nobody holds, up to a fair share; return what is held then.

        Parameters
        ----------
        anew
            Whether this process may enter anew if it was struck off: it works for no shard.

        Raises
        ------
        DatabaseNewer
            When the database was updated meanwhile, so that this release cannot use it.
        """
        await self._run(lambda connection: self._take(connection, None, anew=anew))
        return self.holding

    async def let_go(self, shards: Iterable[int]) -> None:
        """Leave shards to others; nothing of theirs may be written any more."""
        gone = [*shards]
        for number in gone:
            self._tokens.pop(number, None)
        await self._run(lambda connection: self._give_back(connection, gone))

    async def stand_back(self) -> None:
        """Leave all shards to others, and count for nobody until it takes some again."""
        self._tokens.clear()
        await self._run(self._stand_back)

    async def confirm(self) -> bool:
        """Return whether this process was not struck off, or is alone and nobody can tell."""
        if time.monotonic() < self._until:
            return not self._lost
        try:
            await self._run(self._renew)
        except StorageError:
            return self._processes == 1
        return not self._lost

    async def reserve(self, bucket: int, seconds: float) -> float:
        """Reserve the next turn of a bucket, `seconds` long; return the seconds until it comes."""
        values = {"bucket": bucket, "seconds": seconds}

        def reserve(connection: psycopg.Connection[Any]) -> float:
            ((wait,),) = connection.execute(sharing.RESERVE, values).fetchall()
            return max(0.0, wait)

        return await self._run(reserve)

    @property
    def _fence(self) -> bytes:
        return f"SELECT 1 FROM processes WHERE holder = '{self.holder}' FOR KEY SHARE".encode()  # noqa: S608  (nobody's text)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            # While the server is away, each write says so. This goes on whatever happens.
            with suppress(Exception):
                await self._run(self._renew)

    async def _run(self, function: Callable[[psycopg.Connection[Any]], _T]) -> _T:
        if self._left:
            raise StorageFailed("it is closed", "start the bot again")
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._over_connection, function)

    def _over_connection(self, function: Callable[[psycopg.Connection[Any]], _T]) -> _T:
        if self._over:
            raise StorageFailed("it is being closed", "start the bot again")
        with self._failures():
            if self._connection is None or self._connection.closed:
                self._connection = connect(self._location)
                if self._over:
                    cut(self._connection)
            return function(self._connection)

    @contextmanager
    def _failures(self) -> Generator[None]:
        try:
            yield
        except psycopg.Error as error:
            self._steady_since = time.monotonic()
            if self._connection is not None:
                self._connection.close()
            raise failure(self._location, error) from error
        except DatabaseError:
            self._steady_since = time.monotonic()
            raise

    def _renew(self, connection: psycopg.Connection[Any]) -> None:
        sent = time.monotonic()
        if not connection.execute(sharing.RENEW, (LASTS, self.holder)).fetchall():
            self._lost = True
            self._tokens.clear()
            return
        self._until = sent + LASTS
        mine = dict(connection.execute(sharing.HELD, (self.holder,)).fetchall())
        for number, token in [*self._tokens.items()]:
            if mine.get(number) != token:
                del self._tokens[number]
        # What could not be given back when it was let go of.
        if unknown := sorted(mine.keys() - self._tokens.keys()):
            self._give_back(connection, unknown)
        self._processes = 1 + self._others_at_work(connection)

    def _give_back(self, connection: psycopg.Connection[Any], shards: list[int]) -> None:
        with connection.transaction():
            connection.execute(sharing.BRIEFLY)
            connection.execute(sharing.LET_GO, (self.holder, shards))

    def _stand_back(self, connection: psycopg.Connection[Any]) -> None:
        with connection.transaction():
            connection.execute(sharing.BRIEFLY)
            connection.execute(sharing.LEAVE_SHARDS, (self.holder,))
            connection.execute(sharing.LEAVE, (self.holder,))

    def _others_at_work(self, connection: psycopg.Connection[Any]) -> int:
        ((found,),) = connection.execute(sharing.WORKING, (self.holder,)).fetchall()
        return found

    def _take(
        self, connection: psycopg.Connection[Any], count: int | None, *, anew: bool = True
    ) -> None:
        """Take free shards; change how many there are to `count` if nobody holds any."""
        if self._lost and not anew:
            return
        with connection.transaction():
            connection.execute(sharing.BRIEFLY)
            connection.execute(sharing.SHARE_OUT)
            if self._lost:
                self._enter_anew(connection)
            elif not connection.execute(sharing.RENEW, (LASTS, self.holder)).fetchall():
                self._lost = True
                self._tokens.clear()
                return
            connection.execute(sharing.JOIN, (self.holder,))
            # After an outage, the others need time to show that they are there still.
            if time.monotonic() - self._steady_since > LASTS or not self._steady_since:
                connection.execute(sharing.STRIKE)
            connection.execute(sharing.FREE)
            if count is not None:
                _set_count(connection, count)
            ((self._count,),) = connection.execute("SELECT count(*) FROM shards").fetchall()
            self._processes = 1 + self._others_at_work(connection)
            most = self.holding.fair - len(self._tokens)
            connection.execute(sharing.TAKE, (max(0, most), self.holder))
            held = connection.execute(sharing.HELD, (self.holder,)).fetchall()
        self._tokens = dict(held)

    def _enter_anew(self, connection: psycopg.Connection[Any]) -> None:
        """Enter among the processes again; raises `DatabaseNewer`, `DatabaseInUse`."""
        require_usable(connection, self._location)
        self.holder = _name()
        if self._alone or self._in_the_way(connection):
            raise DatabaseInUse(self._location)
        self._until = time.monotonic() + LASTS
        self._add(connection, joined=True)
        self._lost = False

    def _add(self, connection: psycopg.Connection[Any], *, joined: bool) -> None:
        values = (self.holder, int(self._alone), int(joined), known(), LASTS)
        connection.execute(sharing.ENTER, values)


def _set_count(connection: psycopg.Connection[Any], count: int) -> None:
    held = connection.execute("SELECT 1 FROM shards WHERE holder <> '' LIMIT 1").fetchall()
    if held:
        return
    connection.execute("DELETE FROM shards WHERE number >= %s", (count,))
    connection.execute(
        "INSERT INTO shards (number, holder, token) SELECT number, '', 0"
        " FROM generate_series(0, %s - 1) AS number ON CONFLICT DO NOTHING",
        (count,),
    )


def _name() -> str:
    return f"{machine_name()} {os.getpid()} {uuid.uuid4().hex}"
