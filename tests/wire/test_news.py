"""All are told once that a seat has changed hands, whenever the process is killed."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest_asyncio

from bot.tables.schedule.news import News, tells
from tests.wire.waiting import Waiting

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from tests.wire.actor import Actor
    from tests.wire.messages import Message
    from tests.wire.server import Loopback
    from tests.wire.world import Channel

TOLD = "\u2068Bob\u2069 resigns. The computer plays seat 2 from now on."


@pytest_asyncio.fixture
async def table(
    discord: Loopback, games: Channel, ann: Actor, bob: Actor, tmp_path: Path
) -> AsyncIterator[Waiting]:
    """A table with news that nobody has been told."""
    waiting = Waiting(discord, games, tmp_path)
    await waiting.begin(ann, bob, hours=0)
    due = tells(News("resigned", 2, "Bob"), bob.person.id)
    waiting.execute(
        "INSERT INTO due (kind, table_id, user_id, due_at, payload)"  # noqa: S608
        f" VALUES ('{due.kind}', 1, {due.user_id}, 1, '{due.payload}')"
    )
    yield waiting
    await waiting.bot.kill()
    sys.stdout.write(waiting.bot.log)


def told(post: Message) -> str:
    """Return what a post says after its mentions."""
    return post.text.removeprefix(f"<@{' '.join(map(str, post.pings))}>\n")


def waits(table: Waiting) -> bool:
    """Return whether the news are still to be told."""
    return bool(table.execute("SELECT 1 FROM due WHERE kind = 'news'"))


async def test_news_of_a_bot_killed_before_they_are_sent_come_at_the_next_start(
    table: Waiting,
) -> None:
    await table.kill_before_sending()
    assert (table.posts, waits(table)) == ([], True)
    await table.bot.start()
    await table.discord.until(lambda: table.posts)
    await table.bot.stop()
    assert [told(post) for post in table.posts] == [TOLD]
    assert not waits(table)


async def test_news_are_not_told_twice_however_long_the_bot_was_away(table: Waiting) -> None:
    await table.kill_between_sending_and_recording()
    table.forget_nonces()
    assert waits(table)
    await table.bot.start()
    await table.discord.until(lambda: table.looked)
    await table.bot.stop()
    assert (table.sent, [told(post) for post in table.posts]) == (1, [TOLD])
    assert not waits(table)
