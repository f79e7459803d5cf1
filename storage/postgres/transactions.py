"""Functions over a pooled connection: run whole or not at all, and again where that is safe."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, TypeVar

import psycopg
from psycopg import pq
from psycopg_pool import PoolClosed, PoolTimeout

from storage.errors import DatabaseTaken, OutcomeUnknown, StorageFailed
from storage.postgres.connection import (
    SILENT_SECONDS,
    STATEMENT_SECONDS,
    PostgresConnection,
    cut,
    failure,
    is_clash,
    is_lost,
)

if TYPE_CHECKING:
    from collections.abc import Callable
    from threading import Event

    from psycopg_pool import ConnectionPool

    from storage.location import Server
    from storage.postgres.lease import PostgresLeases

PATIENCE = 10.0
"""Seconds for which a lost connection is made anew before the change has failed."""
_LOOK_AGAIN = 0.1
_BEGIN_READING = b"BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
T = TypeVar("T")


class _AgainError(Exception):
    """The transaction has written nothing and may be tried again."""


class CancelledEarly(Exception):  # noqa: N818  (nobody's fault)
    """The task was cancelled before the commit, and the transaction was rolled back."""


class Transactions:
    """Runs functions in the calling thread, over the connections of a pool.

    Parameters
    ----------
    leases
        What this process holds, without which it writes nothing.
    """

    def __init__(
        self,
        pool: ConnectionPool[psycopg.Connection[Any]],
        location: Server,
        leases: PostgresLeases,
    ) -> None:
        self._pool = pool
        self._location = location
        self._leases = leases
        self._in_use: set[psycopg.Connection[Any]] = set()
        self._over = False

    def cut(self) -> None:
        """End everything that waits for the server, and let nothing begin any more."""
        self._over = True
        self._pool.close(0)
        for plain in [*self._in_use]:
            cut(plain)

    def query(self, function: Callable[[PostgresConnection], T]) -> T:
        """Run a function that carries out one statement and only reads; return its value."""
        return self._persist(lambda plain: function(PostgresConnection(plain)))

    def read(self, function: Callable[[PostgresConnection], T]) -> T:
        """Run a function that only reads, all of it as it was at one moment; return its value."""

        def at_one_moment(plain: psycopg.Connection[Any]) -> T:
            plain.execute(_BEGIN_READING)
            return function(PostgresConnection(plain))

        return self._persist(at_one_moment)

    def write(
        self,
        function: Callable[[PostgresConnection], T],
        interaction_id: int | None,
        table_id: int | None,
        cancelled: Event,
    ) -> T:
        """Run a function as one transaction; return its value.

        Where the answer to the commit is lost, the interaction tells what came of it. A change that
        is not stored is then made again as a whole.

        Raises
        ------
        OutcomeUnknown
            When the answer to the commit was lost, and no interaction tells what came of it.
        CancelledEarly
            When it was cancelled before the commit.
        DatabaseTaken, DatabaseCorrupt, StorageFailed
            When nothing was changed.
        """
        while True:
            value, told = self._persist(
                lambda plain: self._commit(plain, function, table_id, cancelled)
            )
            if told:
                return value
            if interaction_id is None:
                raise OutcomeUnknown
            if self._is_stored(interaction_id):
                return value

    def _commit(
        self,
        plain: psycopg.Connection[Any],
        function: Callable[[PostgresConnection], T],
        table_id: int | None,
        cancelled: Event,
    ) -> tuple[T, bool]:
        """Commit what a function writes; return its value, and whether the commit was answered."""
        if not self._leases.begin(plain, table_id):
            raise DatabaseTaken(self._location)
        value = function(PostgresConnection(plain))
        if cancelled.is_set():
            raise CancelledEarly
        try:
            done = plain.execute(b"COMMIT")
        except psycopg.Error as error:
            if is_lost(plain, error):
                return value, False
            raise
        if done.statusmessage != "COMMIT":
            raise StorageFailed("the function went on after an error", "report it")
        return value, True

    def _is_stored(self, interaction_id: int) -> bool:
        """Return whether an interaction is stored, once its transaction has come to an end.

        To store it again waits for that transaction; to read it would not.
        """

        def store_again(plain: psycopg.Connection[Any]) -> bool:
            plain.execute(b"BEGIN")
            stored = plain.execute(
                "INSERT INTO interactions (id) VALUES (%s) ON CONFLICT DO NOTHING",
                (interaction_id,),
            )
            return not stored.rowcount

        try:
            return self._persist(store_again, SILENT_SECONDS + STATEMENT_SECONDS)
        except StorageFailed:
            raise OutcomeUnknown from None

    def _persist(
        self, attempt: Callable[[psycopg.Connection[Any]], T], patience: float | None = None
    ) -> T:
        """Attempt it until a connection lasts, or the time is over; None: `PATIENCE` seconds."""
        end = time.monotonic() + (PATIENCE if patience is None else patience)
        while True:
            try:
                return self._attempt(attempt, max(0.0, end - time.monotonic()))
            except _AgainError as error:
                if self._over or time.monotonic() >= end:
                    cause = error.__cause__
                    assert isinstance(cause, psycopg.Error)  # noqa: S101  (for the type checker)
                    raise failure(self._location, cause) from cause
                time.sleep(_LOOK_AGAIN if _is_server_away(error) else 0)

    def _attempt(self, attempt: Callable[[psycopg.Connection[Any]], T], seconds: float) -> T:
        try:
            plain = self._pool.getconn(seconds)
        except PoolClosed:
            raise StorageFailed("it is being closed", "start the bot again") from None
        except PoolTimeout as error:
            raise StorageFailed(
                f"no connection to {self._location} was to be had for {PATIENCE:.0f} seconds",
                "try again once its server can be reached",
            ) from error
        self._in_use.add(plain)
        try:
            if self._over:
                cut(plain)
            return attempt(plain)
        except psycopg.Error as error:
            if is_lost(plain, error) or is_clash(error):
                raise _AgainError from error
            raise failure(self._location, error) from error
        finally:
            _end(plain)
            self._in_use.discard(plain)
            self._pool.putconn(plain)


def _end(plain: psycopg.Connection[Any]) -> None:
    try:
        if plain.info.transaction_status != pq.TransactionStatus.IDLE:
            plain.rollback()
    except psycopg.Error:
        plain.close()


def _is_server_away(error: Exception) -> bool:
    cause = error.__cause__
    return isinstance(cause, psycopg.Error) and not is_clash(cause)
