"""Shards are begun while the process runs, and none once it ends."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any
from unittest.mock import AsyncMock, Mock

import pytest

from bot.chat.gateway import keeper as module
from bot.chat.gateway.keeper import Keeper
from bot.chat.gateway.starts import Starts
from storage.leases import AllShards, Holding

if TYPE_CHECKING:
    from collections.abc import Callable

HELD = Holding(2, frozenset({0, 1}))


class Login:
    """A shard whose login takes as long as the test wants."""

    def __init__(self, number: int, *_: object) -> None:
        self.number = number
        self.identified = asyncio.Event()
        self.login = AsyncMock(side_effect=self._log_in)
        self.connected = asyncio.Event()
        self.connect = AsyncMock(side_effect=self.connected.set)
        self.close = AsyncMock()
        self.begun, self.go_on = asyncio.Event(), asyncio.Event()

    async def _log_in(self, _: str) -> None:
        self.begun.set()
        await self.go_on.wait()


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[Login]:
    """The shards that were made, in order."""
    found: list[Login] = []

    def make(*values: Any) -> Login:
        found.append(Login(*values))
        return found[-1]

    monkeypatch.setattr(module, "Shard", make)
    return found


@pytest.fixture
def keeper() -> Keeper:
    leases = Mock(spec=AllShards, holding=HELD, shared=True)
    services = Mock()
    services.database.leases = leases
    return Keeper(services, Mock(), AsyncMock(), AsyncMock())


@pytest.fixture
def run(keeper: Keeper) -> Callable[[], asyncio.Task[None]]:
    return lambda: asyncio.create_task(keeper.run("token", Starts(2), AsyncMock()))


async def test_nothing_is_begun_after_the_end(
    keeper: Keeper, made: list[Login], run: Callable[[], asyncio.Task[None]]
):
    await keeper.close()
    await asyncio.wait_for(run(), 10)
    assert made == []


async def test_shards_that_log_in_at_the_end_do_not_connect(
    keeper: Keeper, made: list[Login], run: Callable[[], asyncio.Task[None]]
):
    running = run()
    await asyncio.sleep(0)
    first, second = made
    await first.begun.wait()
    await keeper.close()
    for each in made:
        each.close.assert_awaited_once()
        each.go_on.set()
    await asyncio.wait_for(running, 10)
    for each in (first, second):
        each.connect.assert_not_called()


async def test_shards_connect_once_all_have_logged_in(
    keeper: Keeper, made: list[Login], run: Callable[[], asyncio.Task[None]]
):
    running = run()
    await asyncio.sleep(0)
    for each in made:
        await each.begun.wait()
        each.connect.assert_not_called()
        each.identified.set()
        each.go_on.set()
    for each in made:
        await each.connected.wait()
    await keeper.close()
    await asyncio.wait_for(running, 10)
