"""New databases for tests, without migrating each from nothing."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from storage import Database
from storage.location import Server

if TYPE_CHECKING:
    from storage.location import Location
    from storage.session import TimeSource

EMPTY: list[bytes] = []
"""The file of an empty database of today's schema, once this process has made one."""


async def new_database(location: Location, *, now: TimeSource) -> Database:
    """Open the database at `location`; a new file if there is none."""
    if isinstance(location, Server):
        return await Database.open(location, now=now)
    if not EMPTY:
        with tempfile.TemporaryDirectory() as folder:
            made = Path(folder, "empty.sqlite3")
            await (await Database.open(made)).close()
            EMPTY.append(_read(made))
    _write_new(location, EMPTY[0])
    return await Database.open(location, now=now)


def _read(path: Path) -> bytes:
    return path.read_bytes()


def _write_new(path: Path, content: bytes) -> None:
    if not path.exists():
        path.write_bytes(content)
