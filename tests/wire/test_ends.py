"""Processes of the bot that end, and clocks that jump, cost no table anything."""

from __future__ import annotations

import asyncio
import os
import signal
from typing import TYPE_CHECKING, Any

import pytest

from tests.wire.faults import Fault
from tests.wire.process import BotProcess
from tests.wire.table import TableSeen, start
from tests.wire.waiting import Waiting

if TYPE_CHECKING:
    from pathlib import Path

    from tests.wire.actor import Actor
    from tests.wire.messages import Message
    from tests.wire.server import Loopback
    from tests.wire.world import Channel

MINUTE = 60_000
"""In milliseconds; more of it no player can use in a test."""


@pytest.mark.soak
async def test_painter_that_is_killed_is_replaced_and_the_picture_comes(
    discord: Loopback, games: Channel, tmp_path: Path, ann: Actor, bob: Actor
) -> None:
    bot = BotProcess(discord, tmp_path)
    await bot.start()
    seen = TableSeen(discord, games)
    await start(seen, ann, bob)
    for child in bot.children():
        os.kill(int(child.name), signal.SIGKILL)
    await seen.press(ann, "draw")
    await seen.offers("place 1")
    assert seen.post.attachments[0].content.startswith(b"\x89PNG")
    assert await bot.stop() == 0
    assert "Traceback" not in bot.log


@pytest.mark.parametrize("wanted", ["GET /users/@me", "PUT /applications"])
async def test_signal_while_the_bot_starts_ends_it_in_good_order(
    discord: Loopback, tmp_path: Path, wanted: str
) -> None:
    asked = Fault(wanted, hold=True)
    discord.faults.add(asked)
    bot = BotProcess(discord, tmp_path, forked=True)
    await bot.launch()
    await discord.until(lambda: not asked.times)
    stopping = asyncio.ensure_future(bot.stop())
    try:
        assert await stopping == 0
    finally:
        discord.faults.clear()
    assert "Traceback" not in bot.log


async def test_signal_among_presses_that_came_together_leaves_none_unanswered(
    discord: Loopback, games: Channel, tmp_path: Path, ann: Actor, bob: Actor
) -> None:
    bot = BotProcess(discord, tmp_path, forked=True)
    await bot.start()
    seen = TableSeen(discord, games)
    await start(seen, ann, bob)
    await bot.pause()
    custom_id = next(each for each in seen.post.custom_ids if each.endswith("!panel"))
    sent = [await ann.press(seen.post, custom_id, wait=False) for _ in range(200)]
    bot.go_on()
    await discord.until(lambda: any(each.callback for each in sent))
    assert await bot.stop() == 0
    assert all(each.callback for each in sent)
    assert "Traceback" not in bot.log


@pytest.mark.parametrize("hours", [-10, 24 * 400], ids=["back", "ahead"])
async def test_table_goes_on_after_the_clock_has_jumped(
    discord: Loopback, games: Channel, tmp_path: Path, ann: Actor, bob: Actor, hours: int
) -> None:
    table = Waiting(discord, games, tmp_path)
    await table.begin(ann, bob, hours, pace=24)
    reserve: list[Any] = table.execute("SELECT reserve FROM seats")
    alive = table.execute("SELECT turn_at FROM tables")[0][0]
    table.execute(f"INSERT OR REPLACE INTO life VALUES (1, {alive})")  # noqa: S608
    await table.bot.start()
    await ann.slash(games, "sf draw")

    def board(action: str) -> Message | None:
        """The post with an action, though a question may stand below it."""
        return next((each for each in table.posts if f":{action}" in str(each.custom_ids)), None)

    await discord.until(lambda: board("place 1"))
    await ann.slash(games, "sf place", column="1")
    await discord.until(lambda: board("draw"))
    assert table.posts[-1].pings == {bob.person.id}
    assert await table.bot.stop() == 0
    left: list[Any] = table.execute("SELECT reserve FROM seats")
    assert all(now > before - MINUTE for (now,), (before,) in zip(left, reserve, strict=True))
    assert "Traceback" not in table.bot.log
