"""A reminder is neither lost nor sent twice, whenever the process is killed."""

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


def counted(table: Waiting) -> int:
    """Return how many reminders the database says have been sent."""
    return int(table.payload("reminder"))


@pytest_asyncio.fixture
async def table(
    discord: Loopback, games: Channel, ann: Actor, bob: Actor, tmp_path: Path
) -> AsyncIterator[Waiting]:
    """A table whose turn began more than a day ago."""
    waiting = Waiting(discord, games, tmp_path)
    await waiting.begin(ann, bob, hours=25)
    yield waiting
    await waiting.bot.kill()
    sys.stdout.write(waiting.bot.log)


async def test_reminder_of_a_bot_killed_before_it_is_sent_comes_at_the_next_start(
    table: Waiting, ann: Actor
) -> None:
    await table.kill_before_sending()
    assert (table.posts, counted(table)) == ([], 0)
    await table.bot.start()
    await table.discord.until(lambda: table.posts)
    await table.bot.stop()
    assert [reminder.pings for reminder in table.posts] == [{ann.person.id}]
    assert counted(table) == 1


async def test_reminder_of_a_bot_killed_between_sending_and_counting_is_not_sent_twice(
    table: Waiting,
) -> None:
    await table.kill_between_sending_and_recording()
    assert counted(table) == 0
    await table.bot.start()
    await table.discord.until(lambda: table.looked)
    await table.bot.stop()
    assert (len(table.posts), counted(table)) == (1, 1)


async def test_reminder_is_not_sent_twice_however_long_the_bot_was_away(table: Waiting) -> None:
    await table.kill_between_sending_and_recording()
    table.forget_nonces()
    await table.bot.start()
    await table.discord.until(lambda: table.looked)
    await table.bot.stop()
    assert (table.sent, len(table.posts), counted(table)) == (1, 1, 1)


async def test_reminder_of_a_bot_killed_after_counting_is_not_sent_again(
    table: Waiting, ann: Actor
) -> None:
    await table.bot.start()
    await table.discord.until(lambda: table.posts)
    await table.bot.stop()
    assert counted(table) == 1
    await table.bot.start()
    asked = await ann.slash(table.channel, "game state")
    assert ann.answers(asked)
    await table.bot.kill()
    assert (table.sent, len(table.posts), counted(table)) == (1, 1, 1)
