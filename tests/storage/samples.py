"""Small tables, clocks and short cuts the tests of the database share."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from threading import current_thread
from typing import TYPE_CHECKING, Any, cast

import psycopg

from storage import Database
from storage.location import Server
from storage.records import NewAction, NewTable, SeatRecord
from storage.sqlite.connection import in_thread

if TYPE_CHECKING:
    from collections.abc import Callable

    import aiosqlite
    import pytest

    from storage.sqlite.engine import SqliteEngine

ROOT = Path(__file__).parents[2]
"""Where a process must be started that imports the tests."""
EXECUTE = psycopg.Connection[Any].execute
GUILD, CHANNEL, ADA, BEN, CLEO = 100, 200, 301, 302, 303

LOBBY = NewTable(
    guild_id=GUILD,
    channel_id=CHANNEL,
    game="sanfrancisco",
    option="standard",
    capacity=3,
    host_id=ADA,
    language="en",
    seats=(SeatRecord(1, ADA, "Ada"),),
    owed=("lobby",),
)


@dataclass
class StoppedClock:
    """A clock that stands still until it is set."""

    now: int = 1_700_000_000_000

    def __call__(self) -> int:
        return self.now


def lobby(channel_id: int = CHANNEL, guild_id: int = GUILD) -> NewTable:
    return replace(LOBBY, channel_id=channel_id, guild_id=guild_id)


def played(*notations: str, seat: int = 1) -> tuple[NewAction, ...]:
    return tuple(NewAction(seat, notation) for notation in notations)


async def open_and_close(path: Path) -> None:
    """Open a database that ought to be refused, and leave no thread behind when it is not."""
    async with await Database.open(path):
        pass


def connection_of(database: Database) -> aiosqlite.Connection:
    return engine_of(database).writing


def engine_of(database: Database) -> SqliteEngine:
    return cast("SqliteEngine", database._session.engine)  # pyright: ignore[reportPrivateUsage]


def file_of(database: Database) -> Path:
    assert isinstance(database.location, Path)
    return database.location


async def trace(database: Database, begin: Callable[[str], None] | None) -> None:
    """Call `begin` with each statement before it is carried out, in its thread."""
    if isinstance(database.location, Server):
        _trace_server(begin)
        return
    engine = engine_of(database)
    for connection in (engine.writing, engine.reading):
        await in_thread(connection, lambda plain: plain.set_trace_callback(begin))


def _trace_server(begin: Callable[[str], None] | None) -> None:
    def execute(self: psycopg.Connection[Any], query: Any, *rest: Any) -> psycopg.Cursor[Any]:
        if begin is not None and current_thread().name.startswith("postgres"):
            begin(query.decode() if isinstance(query, bytes) else query)
        return EXECUTE(self, query, *rest)

    psycopg.Connection.execute = execute  # pyright: ignore[reportAttributeAccessIssue]


async def pragma(database: Database, name: str) -> Any:
    ((value,),) = await connection_of(database).execute_fetchall(f"PRAGMA {name}")
    return value


async def everything(database: Database) -> dict[str, list[tuple[Any, ...]]]:
    """Return every row of every table."""
    session = database._session  # pyright: ignore[reportPrivateUsage]
    names = await session.rows(
        "SELECT relname FROM pg_class WHERE relkind = 'r'"
        " AND relname NOT IN ('processes', 'shards', 'gates')"
        " AND relnamespace = quote_ident(current_schema())::regnamespace ORDER BY relname"
        if isinstance(database.location, Server)
        else "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name"
    )
    return {name: sorted(await session.rows(_all(name)), key=repr) for (name,) in names}


def _all(name: str) -> str:
    return f"SELECT * FROM {name}"  # noqa: S608 (the name comes from the schema)


STEP = """
    ALTER TABLE tables ADD COLUMN seasons INTEGER NOT NULL DEFAULT 3;
    CREATE TABLE seasons (id INTEGER PRIMARY KEY) STRICT;
    INSERT INTO seasons SELECT id FROM tables;
"""
"""A made-up script of the release after this one."""


def release(monkeypatch: pytest.MonkeyPatch, *steps: str) -> None:
    """Make these the scripts of this release, for files."""

    def scripts(_: str) -> tuple[str, ...]:
        return steps

    for module in ("sqlite.schema", "sqlite.connection", "sqlite.inspecting", "schema"):
        monkeypatch.setattr(f"storage.{module}.scripts", scripts)
