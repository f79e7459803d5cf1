"""Copies a database to another place, of the same or of the other engine.

All is written in one transaction: a copy that is interrupted has written nothing, and can be made
again.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from graphlib import TopologicalSorter
from typing import TYPE_CHECKING, Protocol

from storage.errors import CopyDiffers, CopyRefused, TargetTaken
from storage.inspection import inspect, reading
from storage.location import Server
from storage.session import Session
from storage.sql import IntegrityError, marks

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from threading import Event

    from storage.engine import TableLayout
    from storage.location import Location
    from storage.sql import Connection, Row, Value

PAGE = 500
"""The rows that are read and written at a time."""


class _Layouts(Protocol):
    """What each engine tells of its tables, and how it takes rows with ids of their own."""

    @property
    def WITH_IDS(self) -> str: ...  # noqa: N802  (a constant of a module)

    def layouts(self, connection: Connection) -> Mapping[str, TableLayout]: ...

    def last_ids(self, connection: Connection) -> Mapping[str, int]: ...

    def set_last_ids(self, connection: Connection, ids: Mapping[str, int]) -> None: ...


class Interrupted(Exception):  # noqa: N818  (nobody's fault)
    """The copy was stopped, and nothing was written."""


@dataclass(frozen=True, slots=True)
class Content:
    """The rows of a table: their number, and a sum over them that no order changes."""

    rows: int = 0
    digest: int = 0

    def add(self, rows: Sequence[Row]) -> Content:
        """Return the content with more rows."""
        hashes = (hashlib.sha256(repr(tuple(row)).encode()).digest() for row in rows)
        digest = sum(int.from_bytes(each, "big") for each in hashes)
        return Content(self.rows + len(rows), (self.digest + digest) % 2**256)


async def move(source: Location, target: Location, stop: Event) -> dict[str, int]:
    """Copy everything to `target`, check it, and return the number of rows of each table.

    No bot may use either of the two meanwhile. A target that holds the same already stays as it is.

    Parameters
    ----------
    stop
        Ends the copy at the next page.

    Raises
    ------
    TargetTaken
        When the target holds something else.
    CopyRefused
        When the target does not take a row.
    CopyDiffers
        When the copy is not the same as the source; it is given up.
    Interrupted
        When it was stopped.
    StorageError
        When one of the two cannot be used.
    """
    # Opening a file that is not there would create it.
    with inspect(source):
        pass
    held = await Session.open(source, alone=True)
    try:
        session = await Session.open(target, alone=True)
        try:
            return await session.write(lambda connection: _fill(connection, source, target, stop))
        finally:
            await session.close()
    finally:
        await held.close()


def _fill(
    connection: Connection, source: Location, target: Location, stop: Event
) -> dict[str, int]:
    here, there = _of(source), _of(target)
    layouts = _in_order(there.layouts(connection))
    with reading(source) as (reader, _), reader.moment() as origin:
        wanted = _contents(origin, layouts, stop)
        present = _contents(connection, layouts, stop)
        if any(content.rows for content in present.values()):
            if present != wanted:
                raise TargetTaken(target)
        else:
            for name, layout in layouts.items():
                for page in _pages(origin, name, layout, stop):
                    try:
                        _insert(connection, name, layout, page, there.WITH_IDS)
                    except IntegrityError as error:
                        raise CopyRefused(target, str(error)) from error
            there.set_last_ids(connection, here.last_ids(origin))
            copied = _contents(connection, layouts, stop)
            for name, content in wanted.items():
                if copied[name] != content:
                    raise CopyDiffers(target, name)
    return {name: content.rows for name, content in wanted.items()}


def _of(location: Location) -> _Layouts:
    """Return the engine's part of a location; it is loaded by the session that has it open."""
    if isinstance(location, Server):
        from storage.postgres import layout as server  # noqa: PLC0415

        return server
    from storage.sqlite import layout as file  # noqa: PLC0415

    return file


def _in_order(layouts: Mapping[str, TableLayout]) -> dict[str, TableLayout]:
    graph = {name: set(layouts[name].parents) for name in sorted(layouts)}
    return {name: layouts[name] for name in TopologicalSorter(graph).static_order()}


def _contents(
    connection: Connection, layouts: Mapping[str, TableLayout], stop: Event
) -> dict[str, Content]:
    found: dict[str, Content] = {}
    for name, layout in layouts.items():
        content = Content()
        for page in _pages(connection, name, layout, stop):
            content = content.add(page)
        found[name] = content
    return found


def _pages(
    connection: Connection, name: str, layout: TableLayout, stop: Event
) -> Iterator[Sequence[Row]]:
    columns, key = ", ".join(layout.columns), ", ".join(layout.key)
    places = [layout.columns.index(column) for column in layout.key]
    after = ""
    values: list[Value] = []
    while True:
        if stop.is_set():
            raise Interrupted
        page = connection.execute(
            f"SELECT {columns} FROM {name}{after} ORDER BY {key} LIMIT {PAGE}",  # noqa: S608  (names of the schema)
            values,
        ).fetchall()
        if not page:
            return
        yield page
        values = [page[-1][place] for place in places]
        after = f" WHERE ({key}) > ({marks(values)})"


def _insert(
    connection: Connection, name: str, layout: TableLayout, page: Sequence[Row], with_ids: str
) -> None:
    row = f"({marks(layout.columns)})"
    connection.execute(
        f"INSERT INTO {name} ({', '.join(layout.columns)}){with_ids}"  # noqa: S608  (names of the schema)
        f" VALUES {', '.join([row] * len(page))}",
        [value for each in page for value in each],
    )
