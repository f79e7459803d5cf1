"""Reads a database of a server that may be in use, and changes nothing in it."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import psycopg

from storage.errors import DatabaseMissing, DatabaseOlder
from storage.postgres.connection import PostgresConnection, connect, failure
from storage.postgres.schema import ENGINE, version_of
from storage.schema import scripts

if TYPE_CHECKING:
    from collections.abc import Generator

    from storage.location import Server


class PostgresReader:
    """A database opened for reading alone.

    Attributes
    ----------
    errors
        What is raised where the server cannot read a row.
    """

    errors: tuple[type[Exception], ...] = (psycopg.DataError, psycopg.InternalError)

    def __init__(self, plain: psycopg.Connection[Any]) -> None:
        self._plain = plain

    @contextmanager
    def moment(self) -> Generator[PostgresConnection]:
        """Let everything read meanwhile be as it was at one moment."""
        self._plain.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
        try:
            yield PostgresConnection(self._plain)
        finally:
            self._plain.rollback()


@contextmanager
def reading(location: Server) -> Generator[tuple[PostgresReader, int]]:
    """Open a database; yield it with its schema version.

    Raises
    ------
    DatabaseMissing, DatabaseOlder, DatabaseNewer, DatabaseForeign, DatabaseUnfit,
    DatabaseUnreachable
        Each says in one sentence why it cannot be read.
    StorageFailed, DatabaseCorrupt
        When the server fails meanwhile.
    """
    with connect(location) as plain:
        try:
            version = version_of(plain, location)
            if not version:
                raise DatabaseMissing(location)
            if version < len(scripts(ENGINE)):
                raise DatabaseOlder(location, version, len(scripts(ENGINE)))
            yield PostgresReader(plain), version
        except psycopg.Error as error:
            raise failure(location, error) from error
