"""The others are asked once when time is up, whenever the process is killed."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest_asyncio

from tests.wire.waiting import Waiting

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from tests.wire.actor import Actor
    from tests.wire.server import Loopback
    from tests.wire.world import Channel

VERSION = "3"
"""What the table is at once its game has started."""


@pytest_asyncio.fixture
async def table(
    discord: Loopback, games: Channel, ann: Actor, bob: Actor, tmp_path: Path
) -> AsyncIterator[Waiting]:
    """A table at which the time of Ann's turn, of eight hours and a reserve of 24, is up."""
    waiting = Waiting(discord, games, tmp_path)
    await waiting.begin(ann, bob, hours=33, reminders=0, pace=8)
    yield waiting
    await waiting.bot.kill()
    sys.stdout.write(waiting.bot.log)


async def test_question_of_a_bot_killed_before_it_is_sent_comes_at_the_next_start(
    table: Waiting, bob: Actor
) -> None:
    await table.kill_before_sending()
    assert (table.posts, table.payload("clock")) == ([], "0")
    await table.bot.start()
    await table.discord.until(lambda: table.posts)
    await table.bot.stop()
    assert [post.pings for post in table.posts] == [{bob.person.id}]
    assert table.payload("clock") == VERSION


async def test_question_is_not_asked_twice_however_long_the_bot_was_away(table: Waiting) -> None:
    await table.kill_between_sending_and_recording()
    table.forget_nonces()
    assert table.payload("clock") == "0"
    await table.bot.start()
    await table.discord.until(lambda: table.looked)
    await table.bot.stop()
    assert (table.sent, len(table.posts), table.payload("clock")) == (1, 1, VERSION)


async def test_question_is_not_asked_again_once_it_is_recorded(table: Waiting, ann: Actor) -> None:
    await table.bot.start()
    await table.discord.until(lambda: table.posts)
    await table.bot.stop()
    table.execute("UPDATE due SET due_at = 1 WHERE kind = 'clock'")
    await table.bot.start()
    assert ann.answers(await ann.slash(table.channel, "game state"))
    await table.bot.kill()
    assert (table.sent, len(table.posts), table.payload("clock")) == (1, 1, VERSION)
