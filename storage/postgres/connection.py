"""Connections to a server: how they are made, the words they understand, and their errors."""

from __future__ import annotations

import os
import re
import socket
from contextlib import suppress
from functools import lru_cache
from typing import TYPE_CHECKING, Any, LiteralString, cast

import psycopg
from psycopg import errors
from psycopg.adapt import Dumper
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.types.string import TextLoader

from storage.errors import (
    DatabaseCorrupt,
    DatabaseFull,
    DatabaseUnreachable,
    DatabaseUnwritable,
    StorageFailed,
)
from storage.sql import IntegrityError, UniqueViolation

if TYPE_CHECKING:
    from collections.abc import Sequence

    from storage.errors import (
        DatabaseError,
        StorageError,
    )
    from storage.location import Server
    from storage.sql import Value

STATEMENT_SECONDS = 15
"""How long a statement may take; longer than the server waits for a bot that is silent."""
SILENT_SECONDS = 10
"""How long the server waits for the next statement of a transaction before it ends it."""
_DEFAULTS = {
    "application_name": "cable-car",
    "connect_timeout": 5,
    # A machine or a network that is gone is noticed in half a minute.
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
    # Of several servers, the one that takes changes.
    "target_session_attrs": "read-write",
}
_ALWAYS = {"client_encoding": "UTF8"}
"""What neither the machine nor the role may choose otherwise."""
_KEEPS_WHAT_IT_ANSWERS = (
    "SELECT set_config('synchronous_commit', 'on', false)"
    " WHERE current_setting('synchronous_commit') = 'off'"
)
"""Lets a commit wait for the disk; else a crash of the server loses commits it has answered."""
_QUESTION = re.compile(r"\s+Is the server running[^?]*\?")
_FULL = re.compile(r"too many (clients|connections)|connection slots|no more connections")
"""The reasons of PostgreSQL and PgBouncer; the driver tells no code of a refused connection."""
_BEFORE_AT = re.compile(r'[^\s"]*@')
_BAD_ADVICE = "try again once its server can be reached and has room"
_WORDS = (
    ("%", "%%"),
    ("?", "%s"),
    ("json_group_array(", "json_agg("),
    ("json_array(", "json_build_array("),
)


class _IntegerDumper(Dumper):
    """Sends every whole number, and a boolean as 0 or 1, as the one type the schema has."""

    oid = psycopg.postgres.types["int8"].oid

    def dump(self, obj: int) -> bytes:
        return b"%d" % obj


class PostgresConnection:
    """A connection as stores see it.

    Attributes
    ----------
    plain
        The connection of the driver.
    """

    for_update = " FOR UPDATE"

    def __init__(self, plain: psycopg.Connection[Any]) -> None:
        self.plain = plain

    def execute(self, sql: str, parameters: Sequence[Value] = (), /) -> psycopg.Cursor[Any]:
        """Run a statement; an `IntegrityError`, `UniqueViolation` too, ends the transaction."""
        try:
            return self.plain.execute(translate(sql), parameters)
        except errors.UniqueViolation as error:
            raise UniqueViolation(_reason(error)) from error
        except errors.IntegrityError as error:
            raise IntegrityError(_reason(error)) from error


@lru_cache(maxsize=512)
def translate(sql: str) -> LiteralString:
    """Return a statement in PostgreSQL's words, as the driver takes it."""
    for common, own in _WORDS:
        sql = sql.replace(common, own)
    return cast("LiteralString", sql)


def conninfo(location: Server) -> str:
    """Return how to connect to a server: as its address says, and else as the bot needs it.

    Raises
    ------
    DatabaseUnreachable
        When the address is none.
    """
    try:
        given = conninfo_to_dict(location.url)
    except psycopg.Error:
        raise DatabaseUnreachable(location, "its address cannot be read") from None
    return make_conninfo("", **{**_DEFAULTS, **given, **_ALWAYS})


def configure(connection: psycopg.Connection[Any]) -> None:
    """Prepare a new connection."""
    connection.adapters.register_dumper(int, _IntegerDumper)
    connection.adapters.register_dumper(bool, _IntegerDumper)
    connection.adapters.register_loader("json", TextLoader)
    connection.execute(
        f"SET statement_timeout = '{STATEMENT_SECONDS}s';"
        f"SET idle_in_transaction_session_timeout = '{SILENT_SECONDS}s';"
        f"SET client_min_messages = warning; {_KEEPS_WHAT_IT_ANSWERS}".encode()
    )


def connect(location: Server) -> psycopg.Connection[Any]:
    """Open a connection of one's own.

    Raises
    ------
    DatabaseUnreachable, DatabaseUnwritable
        When the server cannot be reached, or takes no changes.
    """
    try:
        connection = psycopg.connect(conninfo(location), autocommit=True)
    except psycopg.Error as error:
        raise refusal(location, error) from error
    try:
        configure(connection)
    except psycopg.Error as error:
        connection.close()
        raise refusal(location, error) from error
    return connection


def cut(connection: psycopg.Connection[Any]) -> None:
    """End what a connection waits for in another thread, whatever its server does."""
    # To close it would be for its own thread.
    with suppress(OSError, psycopg.Error), socket.socket(fileno=os.dup(connection.fileno())) as own:
        own.shutdown(socket.SHUT_RDWR)


def refusal(location: Server, error: psycopg.Error) -> DatabaseError:
    """Return why a database cannot be opened."""
    reason = _reason(error)
    if isinstance(error, errors.InsufficientPrivilege) or _takes_no_changes(error, reason):
        return DatabaseUnwritable(location, reason)
    return (DatabaseFull if _FULL.search(reason) else DatabaseUnreachable)(location, reason)


def failure(location: Server, error: psycopg.Error) -> StorageError:
    """Return what a failure of an open database means; nothing was changed."""
    if isinstance(error, errors.DataCorrupted | errors.IndexCorrupted):
        return DatabaseCorrupt(location, _reason(error))
    return StorageFailed(_reason(error), _BAD_ADVICE)


def is_lost(connection: psycopg.Connection[Any], error: psycopg.Error) -> bool:
    """Return whether the connection is of no use any more: cut, or to a server that only reads."""
    if isinstance(error, errors.ReadOnlySqlTransaction):
        # The server has become a standby; the next connection is to the one that takes changes.
        connection.close()
    return connection.closed or isinstance(error, errors.AdminShutdown | errors.CannotConnectNow)


def is_clash(error: psycopg.Error) -> bool:
    """Return whether the transaction has only met another one, and goes through alone."""
    return isinstance(error, errors.SerializationFailure | errors.DeadlockDetected)


def _takes_no_changes(error: psycopg.Error, reason: str) -> bool:
    return isinstance(error, errors.ReadOnlySqlTransaction) or "session is read-only" in reason


def _reason(error: psycopg.Error) -> str:
    """Return the server's own words, or the driver's without its questions, in one line.

    A password that the driver has taken for a part of the host stands before an @.
    """
    words = _QUESTION.sub("", error.diag.message_primary or str(error))
    return _BEFORE_AT.sub("***@", " ".join(words.split()).rstrip("."))
