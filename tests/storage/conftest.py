from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.databases import new_database
from tests.storage.samples import StoppedClock

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path

    from storage import Database
    from storage.location import Location


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
