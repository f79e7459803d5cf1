"""The channel the behaviour tests play in."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
import pytest_asyncio

from tests.behaviour.table import THINKING, opened

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    import simcord

    from tests.behaviour.table import Table


@pytest_asyncio.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    async with opened(tmp_path / "bot.sqlite3") as found:
        yield found


@pytest.fixture
def thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the computer wait for so long that its turn comes only when time is moved on."""
    monkeypatch.setattr("bot.tables.schedule.computer.PAUSE", THINKING * 1000)


@pytest.fixture
def ann(table: Table) -> simcord.MemberActor:
    return table.people[0]


@pytest.fixture
def ben(table: Table) -> simcord.MemberActor:
    return table.people[1]


@pytest.fixture
def dan(table: Table) -> simcord.MemberActor:
    return table.people[3]
