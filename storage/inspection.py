"""Reads every table of a database that may be in use, and changes nothing in it."""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

from storage.errors import DriverMissing
from storage.location import Server
from storage.queries import one_with_seats
from storage.records import ActionRecord, Snapshot

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator
    from contextlib import AbstractContextManager

    from storage.engine import DatabaseReader
    from storage.location import Location
    from storage.records import StoredTable
    from storage.sql import Connection


@dataclass(frozen=True, slots=True)
class TableContent:
    """A table, its actions in force from the oldest on, and its snapshot if it has one."""

    stored: StoredTable
    actions: tuple[ActionRecord, ...]
    snapshot: Snapshot | None


@dataclass(frozen=True, slots=True)
class InspectedTable:
    """Where a table is and what is stored of it; `content` is None if that cannot be read."""

    id: int
    guild_id: int
    channel_id: int
    content: TableContent | None


class Inspection:
    """The tables of a database, read one after the other.

    Attributes
    ----------
    schema
        The schema version of the database.
    """

    def __init__(self, reader: DatabaseReader, schema: int) -> None:
        self._reader = reader
        self.schema = schema

    def count(self) -> int:
        """Return the number of tables."""
        with self._reader.moment() as connection:
            ((count,),) = connection.execute("SELECT count(*) FROM tables").fetchall()
        return count

    def tables(self) -> Iterator[InspectedTable]:
        """Yield every table, each as it was at one moment, in the order of ids."""
        last = 0
        while (found := self._after(last)) is not None:
            yield found
            last = found.id

    def _after(self, table_id: int) -> InspectedTable | None:
        # A transaction a table: a longer one would keep a running bot's write-ahead log growing.
        with self._reader.moment() as connection:
            found = connection.execute(
                "SELECT id, guild_id, channel_id FROM tables WHERE id > ? ORDER BY id LIMIT 1",
                (table_id,),
            ).fetchone()
            if found is None:
                return None
            try:
                content = _content(connection, found[0])
            except (ValueError, *self._reader.errors):
                # Such as bytes that are no text.
                content = None
        return InspectedTable(found[0], found[1], found[2], content)


@contextmanager
def inspect(location: Location) -> Generator[Inspection]:
    """Open a database to read its tables; it may be in use, and its schema stays as it is.

    Of a file with an older schema a temporary copy is brought up to date and read instead.

    Raises
    ------
    DatabaseMissing, DatabaseNewer, DatabaseForeign, DatabaseCorrupt, DatabaseOlder, DatabaseUnfit,
    DatabaseUnreachable, DriverMissing
        Each says in one sentence why a bot of this release could not use the database.
    BackupFailed
        When an older file cannot be copied.
    StorageFailed
        When the database cannot be read.
    """
    with reading(location) as (reader, schema):
        yield Inspection(reader, schema)


def reading(location: Location) -> AbstractContextManager[tuple[DatabaseReader, int]]:
    """Open a location for reading; nobody pays for the other engine."""
    if isinstance(location, Server):
        try:
            from storage.postgres import inspecting as server  # noqa: PLC0415
        except ImportError as error:
            raise DriverMissing(location) from error
        return server.reading(location)
    from storage.sqlite import inspecting as file  # noqa: PLC0415

    return file.reading(location)


def _content(connection: Connection, table_id: int) -> TableContent:
    stored = one_with_seats(connection, table_id)
    actions = tuple(
        ActionRecord(*row, undone=False)
        for row in connection.execute(
            "SELECT ordinal, seat, notation, at, interaction_id, part FROM actions"
            " WHERE table_id = ? AND undone = 0 ORDER BY ordinal",
            (table_id,),
        )
    )
    snapshots = connection.execute(
        "SELECT actions, state FROM snapshots WHERE table_id = ?", (table_id,)
    ).fetchall()
    return TableContent(stored, actions, Snapshot(*snapshots[0]) if snapshots else None)
