"""Bring a database's schema up to date; the table `cable_car` has the number of the last script."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from storage.errors import DatabaseForeign, DatabaseInUse, DatabaseNewer, DatabaseUnfit
from storage.schema import ADDING, scripts

if TYPE_CHECKING:
    import psycopg

    from storage.location import Location

ENGINE = "postgres"
"""The name of this engine among the scripts."""
OWN_TABLES = ("cable_car", "processes", "shards", "gates")
"""The tables that the engine keeps for itself, besides those of the scripts."""
_LOCK = 0x43626C43
"""The advisory lock under which one process alone changes the schema."""
_OLDEST = 130000
"""The oldest version of a server, as it numbers itself."""
_OWN = """
CREATE TABLE cable_car (
    one         BIGINT PRIMARY KEY CHECK (one = 1),
    version     BIGINT NOT NULL,
    -- The oldest version of the schema whose release can use the database as it is.
    usable_by   BIGINT NOT NULL
);
INSERT INTO cable_car (one, version, usable_by) VALUES (1, 0, 0);
CREATE TABLE processes (
    holder      TEXT   PRIMARY KEY,
    alone       BIGINT NOT NULL CHECK (alone IN (0, 1)),
    -- Whether it has taken its share, or waits for one: before that it counts for nobody.
    joined      BIGINT NOT NULL DEFAULT 0 CHECK (joined IN (0, 1)),
    expires_at  TIMESTAMP WITH TIME ZONE NOT NULL,
    -- The newest version of the schema that the process can use.
    knows       BIGINT NOT NULL
);
CREATE TABLE shards (
    number      BIGINT PRIMARY KEY,
    -- Empty: nobody.
    holder      TEXT   NOT NULL,
    -- Raised whenever the shard changes hands: whoever has an older one may write nothing of it.
    token       BIGINT NOT NULL,
    UNIQUE (number, token)
);
CREATE TABLE gates (
    bucket      BIGINT PRIMARY KEY,
    free_at     TIMESTAMP WITH TIME ZONE NOT NULL
);
"""
"""The engine's own tables. What is in those of the leases means nothing in a copy."""
_STRIKE_ALL = """
DELETE FROM processes WHERE expires_at < clock_timestamp();
UPDATE shards SET holder = '', token = token + 1
    WHERE holder <> '' AND holder NOT IN (SELECT holder FROM processes);
"""
"""Strikes off all processes that have died or stand still, and frees their shards."""
_WORDS = (
    (r"^PRAGMA [^;]*;", ""),
    (r"\) STRICT(, WITHOUT ROWID)?;", ");"),
    (r"\bINTEGER PRIMARY KEY AUTOINCREMENT\b", "BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY"),
    (r"\bINTEGER\b", "BIGINT"),
    (r"\bBLOB\b", "BYTEA"),
)


def known() -> int:
    """Return the newest version of the schema that this release can use."""
    return len(scripts(ENGINE))


def script(number: int) -> str:
    """Return a script in PostgreSQL's words, the first of them 1."""
    text = scripts(ENGINE)[number - 1]
    for pattern, words in _WORDS:
        text = re.sub(pattern, words, text, flags=re.MULTILINE)
    return text


def prepare(connection: psycopg.Connection[Any], location: Location) -> int:
    """Create the engine's own tables in an empty database; return the version of the schema.

    Raises
    ------
    DatabaseForeign, DatabaseNewer, DatabaseUnfit
        When the bot cannot use the database; it is left unchanged.
    """
    with connection.transaction():
        connection.execute("SELECT pg_advisory_xact_lock(%s)", (_LOCK,))
        version = version_of(connection, location)
        if version is None:
            connection.execute(_OWN)
        return version or 0


def version_of(connection: psycopg.Connection[Any], location: Location) -> int | None:
    """Return the version of the schema, or None of an empty database; raises as `prepare`."""
    _refuse_unfit(connection, location)
    rows = connection.execute(
        "SELECT relname FROM pg_class"
        " WHERE relnamespace = quote_ident(current_schema())::regnamespace"
        " AND relkind IN ('r', 'p', 'v', 'm', 'f')"
    ).fetchall()
    found = {name for (name,) in rows}
    if not found:
        return None
    if OWN_TABLES[0] not in found:
        raise DatabaseForeign(location)
    return require_usable(connection, location)


def require_usable(connection: psycopg.Connection[Any], location: Location) -> int:
    """Return the version of a schema; raises `DatabaseNewer` if this release cannot use it."""
    ((version, usable),) = connection.execute("SELECT version, usable_by FROM cable_car").fetchall()
    if usable > known():
        raise DatabaseNewer(location, version, known())
    return version


def migrate(connection: psycopg.Connection[Any], location: Location) -> None:
    """Run every script that has not run, all of them or none.

    Other processes, which may be of the release before, go on meanwhile if every one of the
    scripts leaves them what they use.

    Raises
    ------
    DatabaseInUse
        When other processes cannot go on.
    """
    with connection.transaction():
        connection.execute("SELECT pg_advisory_xact_lock(%s)", (_LOCK,))
        # Who enters meanwhile holds this row, too.
        ((version,),) = connection.execute("SELECT version FROM cable_car FOR UPDATE").fetchall()
        new = range(version + 1, known() + 1)
        if not new:
            return
        # A change of a table waits for its readers, and everybody else for the change.
        connection.execute("SET LOCAL lock_timeout = '5s'")
        breaking = [number for number in new if number not in ADDING]
        if breaking and version:
            if _is_used(connection, new[-1]):
                raise DatabaseInUse(location)
            # One that wakes later finds that it may write nothing, and cannot enter anew.
            connection.execute(_STRIKE_ALL)
        for number in new:
            connection.execute(script(number).encode())
        connection.execute(
            "UPDATE cable_car SET version = %s, usable_by = greatest(usable_by, %s)",
            (new[-1], max(breaking, default=0)),
        )


def _is_used(connection: psycopg.Connection[Any], version: int) -> bool:
    ((found,),) = connection.execute(
        "SELECT count(*) FROM processes WHERE expires_at >= clock_timestamp() AND knows < %s",
        (version,),
    ).fetchall()
    return found > 0


def _refuse_unfit(connection: psycopg.Connection[Any], location: Location) -> None:
    if connection.info.server_version < _OLDEST:
        raise DatabaseUnfit(
            location,
            f"is of PostgreSQL {connection.info.server_version // 10_000}",
            f"use version {_OLDEST // 10_000} or later",
        )
    encoding = connection.info.parameter_status("server_encoding")
    if encoding != "UTF8":
        raise DatabaseUnfit(
            location, f"stores texts as {encoding}", "make it anew with ENCODING 'UTF8'"
        )
    ((schema,),) = connection.execute("SELECT current_schema()").fetchall()
    if schema is None:
        raise DatabaseUnfit(
            location, "has no schema on the search path of the bot's user", "create one for it"
        )
