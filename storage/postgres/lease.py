"""The lease of a database: one bot holds it, says so every few seconds, and alone may write.

A lease that is not renewed runs out by the server's clock, and another bot may take it. Its token
is raised then. Whoever writes locks the row with the token it has, so that a bot which was frozen
or cut off, and does not know that it was replaced, writes nothing any more.
"""

from __future__ import annotations

import os
import platform
import re
import time
import uuid
from threading import Event, Thread
from typing import TYPE_CHECKING, Any

import psycopg

from storage.errors import DatabaseError, DatabaseInUse
from storage.postgres.connection import connect

if TYPE_CHECKING:
    from storage.location import Server

NAME = "bot"
"""The lease of the whole database."""
EVERY = 3.0
"""Seconds between two renewals."""
LASTS = 10.0
"""Seconds after which a lease that was not renewed may be taken."""
_LOOK = 0.2
_RENEWED_AT_MOST = 2
_RENEW = (
    "UPDATE leases SET expires_at = clock_timestamp() + make_interval(secs => %s)"
    " WHERE name = %s AND token = %s AND holder = %s"
)
_TAKE = (
    "UPDATE leases SET holder = %s, token = token + 1,"
    " expires_at = clock_timestamp() + make_interval(secs => %s)"
    " WHERE name = %s AND expires_at < clock_timestamp() RETURNING token"
)


class Lease:
    """A lease that this process holds, renewed by a thread of its own until `release`.

    Parameters
    ----------
    token, holder
        Both tell it from every other: after a fail-over a token may be given twice.
    """

    def __init__(self, location: Server, token: int, holder: str) -> None:
        self.token = token
        self.holder = holder
        self._location = location
        self._ending = Event()
        self._thread = Thread(target=self._renew, name="lease", daemon=True)
        self._thread.start()

    @property
    def fence(self) -> bytes:
        """Return the statement that finds a row while nobody else has taken the lease.

        Until the transaction ends nobody can take it, but it can be renewed.
        """
        return (
            f"SELECT token FROM leases WHERE name = '{NAME}' AND token = {self.token}"  # noqa: S608  (nobody's text)
            f" AND holder = '{self.holder}' FOR KEY SHARE"
        ).encode()

    def release(self) -> None:
        """End the lease, so that another bot need not wait."""
        self._ending.set()
        self._thread.join()

    def _renew(self) -> None:
        connection: psycopg.Connection[Any] | None = None
        while not self._ending.wait(EVERY):
            connection = self._set(connection, LASTS)
        connection = self._set(connection, 0)
        if connection is not None:
            connection.close()

    def _set(
        self, connection: psycopg.Connection[Any] | None, seconds: float
    ) -> psycopg.Connection[Any] | None:
        """Let the lease last so long from now; return the connection if it is still of use."""
        try:
            connection = connection or connect(self._location)
            connection.execute(_RENEW, (seconds, NAME, self.token, self.holder))
        except (psycopg.Error, DatabaseError):
            # The server is away: whoever writes meanwhile says so.
            if connection is not None:
                connection.close()
            return None
        return connection


def take(connection: psycopg.Connection[Any], location: Server) -> Lease:
    """Take the lease of a database, waiting for that of a bot which has died.

    Raises
    ------
    DatabaseInUse
        When another bot renews it.
    """
    node = re.sub(r"[^A-Za-z0-9.-]", "", platform.node())
    holder = f"{node} {os.getpid()} {uuid.uuid4().hex}"
    connection.execute(
        "INSERT INTO leases (name, holder, token, expires_at) VALUES (%s, '', 0, '-infinity')"
        " ON CONFLICT DO NOTHING",
        (NAME,),
    )
    seen: set[object] = set()
    patience = time.monotonic() + LASTS + 2 * EVERY
    while True:
        taken = connection.execute(_TAKE, (holder, LASTS, NAME)).fetchone()
        if taken is not None:
            return Lease(location, taken[0], holder)
        now = connection.execute(
            "SELECT token, expires_at FROM leases WHERE name = %s", (NAME,)
        ).fetchone()
        seen.add(now)
        # The server may carry out one more renewal of a bot that was killed while it sent it.
        if len(seen) > _RENEWED_AT_MOST or time.monotonic() > patience:
            raise DatabaseInUse(location)
        time.sleep(_LOOK)
