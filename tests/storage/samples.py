"""Small tables, clocks and short cuts the tests of the database share."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from storage import Database
from storage.connection import in_thread
from storage.records import NewAction, NewTable, SeatRecord

if TYPE_CHECKING:
    from collections.abc import Callable

    import aiosqlite

ROOT = Path(__file__).parents[2]
"""Where a process must be started that imports the tests."""
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
    return database._session._writing  # pyright: ignore[reportPrivateUsage]


async def trace(database: Database, begin: Callable[[str], None] | None) -> None:
    """Call `begin` with each statement before SQLite carries it out, in its thread."""
    reading = database._session._reading  # pyright: ignore[reportPrivateUsage]
    for connection in (connection_of(database), reading):
        await in_thread(connection, lambda plain: plain.set_trace_callback(begin))


async def pragma(database: Database, name: str) -> Any:
    ((value,),) = await connection_of(database).execute_fetchall(f"PRAGMA {name}")
    return value


async def everything(database: Database) -> dict[str, list[tuple[Any, ...]]]:
    """Return every row of every table."""
    connection = connection_of(database)
    names = await connection.execute_fetchall(
        "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name"
    )
    return {
        name: [tuple(row) for row in await connection.execute_fetchall(_all(name))]
        for (name,) in names
    }


def _all(name: str) -> str:
    return f"SELECT * FROM {name}"  # noqa: S608 (the name comes from the schema)
