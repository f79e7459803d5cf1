"""A shard answers each interaction once; lost, it sends nothing more, whatever was begun before.

Handed over or closed, it leaves nothing half done.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any

import discord
import pytest
import pytest_asyncio
from aiohttp import ClientSession, TraceRequestStartParams
from discord.http import Route
from multidict import CIMultiDict
from yarl import URL

from bot.chat import app
from bot.chat.app import CableCar, now
from bot.chat.gateway import events
from bot.chat.painter import Painter
from bot.chat.traffic.pace import Pace
from bot.chat.traffic.shards import NotHere
from bot.games import GAMES
from storage import Database
from storage.errors import StorageFailed
from storage.leases import AllShards, Holding
from tests.clock import Clock, settle
from tests.quick import sketch

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path

    from bot.chat.gateway.shard import Shard

COUNT = 60


class Shared(AllShards):
    """Shards that other processes can take."""

    shared = True


@pytest_asyncio.fixture
async def shard(tmp_path: Path) -> AsyncGenerator[Shard]:
    """A shard that is not connected."""
    database = await Database.open(tmp_path / "bot", now=now)
    async with CableCar(database, GAMES, Painter(sketch)) as bot:
        (shard,) = bot.open_shards(1)
        yield shard


def bring_unreadable(shard: Shard) -> None:
    """Let interactions come together that nobody can read."""
    parsers: dict[str, Any] = shard._connection.parsers  # pyright: ignore[reportPrivateUsage]
    for number in range(COUNT):
        parsers["INTERACTION_CREATE"]({"id": number})


async def test_what_waits_for_its_turn_when_the_shard_is_lost_is_not_sent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, leases = Clock(), Shared()
    monkeypatch.setattr(Database, "leases", leases)
    monkeypatch.setattr(app, "Pace", partial(Pace, clock=clock, sleep=clock.sleep))
    database = await Database.open(tmp_path / "bot", now=now)
    await leases.join(2)
    async with CableCar(database, GAMES, Painter(sketch)) as bot, ClientSession() as session:
        kept, lost = bot.open_shards(2)

        async def send(trace: Any) -> None:
            url = URL(f"{Route.BASE}/channels/5/messages")
            asked = TraceRequestStartParams("POST", url, CIMultiDict())
            await trace.on_request_start.send(session, None, asked)

        for shard in (kept, lost):
            assert shard.http.http_trace is not None
            shard.http.http_trace.freeze()
        bot.services.pace.pause(5.0)
        waiting = [asyncio.create_task(send(each.http.http_trace)) for each in (lost, kept)]
        await asyncio.sleep(0)
        leases.holding = Holding(2, frozenset({0}))
        await clock.run()
        with pytest.raises(NotHere):
            await waiting[0]
        await waiting[1]


async def test_an_interaction_that_comes_twice_at_once_is_answered_once(shard: Shard) -> None:
    def event(number: int) -> Any:
        user = type("User", (), {"id": 7})
        return type("Event", (), {"id": number, "user": user, "message": "", "extras": {}})

    async with shard.taking(event(1)) as first:
        async with shard.taking(event(1)) as again, shard.taking(event(2)) as other:
            assert (first, again, other) == (True, False, True)
        async with shard.taking(event(1)) as again:
            assert not again
    async with shard.taking(event(1)) as later:
        assert later


async def test_hand_over_waits_for_all_that_have_come(
    shard: Shard, monkeypatch: pytest.MonkeyPatch
) -> None:
    refused: list[object] = []

    async def refuse(_: object, data: object) -> None:
        await settle()
        refused.append(data)

    monkeypatch.setattr(events, "refuse", refuse)
    bring_unreadable(shard)
    await shard.answered(60.0)
    assert refused == [{"id": number} for number in range(COUNT)]


async def test_what_waits_when_a_shard_is_closed_is_not_begun(
    shard: Shard, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[object] = []

    async def refuse(_: object, data: object) -> None:
        begun.append(data)

    monkeypatch.setattr(events, "refuse", refuse)
    bring_unreadable(shard)
    closing = asyncio.create_task(shard.close())
    await settle()
    await closing
    assert len(begun) < COUNT / 2


async def test_a_shard_that_is_ended_does_not_connect_again_whatever_hides_it(
    shard: Shard, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def connect(_: discord.Client, *, reconnect: bool) -> None:
        del reconnect
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            # As asyncio.wait_for can, when its work fails at the same moment.
            raise StorageFailed("it is closed") from None

    monkeypatch.setattr(discord.Client, "connect", connect)
    connecting = asyncio.create_task(shard.connect())
    await asyncio.sleep(0)
    connecting.cancel()
    await asyncio.wait((connecting,), timeout=10)
    assert connecting.cancelled()
