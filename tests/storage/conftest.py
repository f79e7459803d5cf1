from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.databases import new_database
from tests.storage.samples import StoppedClock

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Generator
    from pathlib import Path

    from storage import Database
    from storage.location import Location
    from tests.postgres import PostgresServer


@pytest.fixture(params=["sqlite", "postgres"])
def location(request: pytest.FixtureRequest, tmp_path: Path) -> Generator[Location]:
    """Return where a database is to be, of each kind in turn."""
    if request.param == "sqlite":
        yield tmp_path / "tables.sqlite3"
        return
    server: PostgresServer = request.getfixturevalue("postgres")
    lent = server.lend()
    yield lent
    server.take_back(lent)


@pytest.fixture
def clock() -> StoppedClock:
    return StoppedClock()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite3"


@pytest.fixture
async def database(location: Location, clock: StoppedClock) -> AsyncGenerator[Database]:
    async with await new_database(location, now=clock) as opened:
        yield opened
