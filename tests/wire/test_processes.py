"""Two processes of the bot beside one Discord, each handled by itself."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest_asyncio

from tests.wire.interaction import Callback
from tests.wire.process import BotProcess

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from tests.wire.actor import Actor
    from tests.wire.interaction import Interaction
    from tests.wire.server import Loopback
    from tests.wire.world import Channel

Bots = tuple[BotProcess, BotProcess]


@pytest_asyncio.fixture
async def bots(discord: Loopback, tmp_path: Path) -> AsyncIterator[Bots]:
    """Two bots on the same shard, each with a database of its own."""
    made: list[BotProcess] = []
    for name in ("left", "right"):
        (tmp_path / name).mkdir()
        made.append(BotProcess(discord, tmp_path / name, forked=True, name=name))
        await made[-1].start()
    left, right = made
    yield left, right
    for process in made:
        await process.kill()
        sys.stdout.write(process.log)


def answerers(discord: Loopback, asked: Interaction) -> set[str]:
    """The processes that have tried to answer first."""
    return {each.process for each in discord.requests if f"{asked.token}/callback" in each.path}


async def test_two_processes_on_one_shard_get_every_event_and_one_may_answer(
    bots: Bots, discord: Loopback, games: Channel, ann: Actor
) -> None:
    left, right = bots
    asked = await ann.slash(games, "help")
    await discord.until(lambda: answerers(discord, asked) == {"left", "right"})
    assert asked.callback is Callback.MESSAGE
    assert len(ann.answers(asked)) == 1

    # One that stands still hears of everything later, and is too late.
    await left.pause()
    asked = await ann.slash(games, "help")
    assert answerers(discord, asked) == {"right"}
    left.go_on()
    await discord.until(lambda: answerers(discord, asked) == {"left", "right"})

    await left.kill()
    assert discord.gateway.shards_of("right") == [0]
    asked = await ann.slash(games, "help")
    assert answerers(discord, asked) == {"right"}
    await left.start()
    assert await right.stop() == 0
    asked = await ann.slash(games, "help")
    assert answerers(discord, asked) == {"left"}
    assert await left.stop() == 0
    assert {"left", "right"} == {each.process for each in discord.requests}
