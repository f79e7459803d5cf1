"""A limit of all requests that one shard is told of holds for every shard of its process."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest
import pytest_asyncio

from bot.chat import app
from bot.chat.app import CableCar, now
from bot.chat.gateway.starts import Starts
from bot.chat.painter import Painter
from bot.chat.traffic.pace import Pace
from bot.games import GAMES
from storage import Database
from tests.clock import Clock
from tests.quick import remember_translations, sketch
from tests.wire.faults import Fault
from tests.wire.seams import gate, seams
from tests.wire.table import one_on_each_shard, start

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from tests.wire.actor import Actor
    from tests.wire.server import Loopback
    from tests.wire.table import TableSeen

COUNT = 2
PLENTY = 1_000
"""More requests than there are in a test."""


class Watched(Pace):
    """A pace by a clock of the test's, which tells whoever waits for Discord of each request."""

    def __init__(self, discord: Loopback, clock: Clock, *parts: Any) -> None:
        super().__init__(*parts, clock=clock, sleep=clock.sleep)
        self.clock = clock
        self.lined_up = 0
        self._discord = discord

    async def enter(self) -> None:
        self.lined_up += 1
        await self._discord.notify()
        await super().enter()


@pytest.fixture
def tables(discord: Loopback) -> list[TableSeen]:
    """A channel on a server of each shard."""
    return one_on_each_shard(discord, COUNT)


@pytest_asyncio.fixture
async def pace(
    discord: Loopback, tables: list[TableSeen], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Watched]:
    """The pace of a bot that listens on all shards."""
    found: list[Watched] = []

    def watched(*parts: Any) -> Watched:
        found.append(Watched(discord, Clock(), *parts))
        return found[-1]

    for owner, name, value in (*seams(discord.address("bot")), *gate(0.0)):
        monkeypatch.setattr(owner, name, value)
    monkeypatch.setattr(app, "Pace", watched)
    remember_translations(monkeypatch)
    database = await Database.open(tmp_path / "bot.sqlite3", now=now)
    async with CableCar(database, GAMES, Painter(sketch), requests=PLENTY) as bot:
        starts = Starts(shards=COUNT)
        running = asyncio.create_task(bot.start(discord.token, starts))
        await discord.until(lambda: discord.gateway.shards_of("bot") == [*range(COUNT)])
        yield found[0]
    await running


async def test_a_limit_of_all_requests_told_to_one_shard_holds_back_the_posts_of_another(
    pace: Watched, discord: Loopback, tables: list[TableSeen], ann: Actor, bob: Actor
) -> None:
    for seen in tables:
        await start(seen, ann, bob)
        await seen.press(ann, "draw")
        await seen.offers("place 1")
    told, other = tables
    before = pace.lined_up
    discord.faults.add(Fault("POST /channels", status=429, retry_after=0.001, everywhere=True))
    await ann.click(told.post, told.actions["place 1"])
    await discord.until(lambda: pace.clock.waits)
    since = len(discord.requests)

    # It is sent again once the limit is over; meanwhile the other shard answers, and does not post.
    pressed = await ann.click(other.post, other.actions["place 1"])
    await discord.until(lambda: pace.lined_up >= before + 3)
    assert pressed.callback
    assert [each for each in discord.requests[since:] if "/interactions/" not in each.path] == []

    await pace.clock.run()
    for seen in tables:
        await seen.offers("draw")
