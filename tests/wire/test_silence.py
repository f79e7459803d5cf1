"""A silent table is asked once and closed once, whenever the process is killed."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest_asyncio

from storage.session import system_time
from tests.wire.faults import Fault
from tests.wire.waiting import SEND, Waiting

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from tests.wire.actor import Actor
    from tests.wire.server import Loopback
    from tests.wire.world import Channel

DAY = 24
"""In hours."""


@pytest_asyncio.fixture
async def table(
    discord: Loopback, games: Channel, ann: Actor, bob: Actor, tmp_path: Path
) -> AsyncIterator[Waiting]:
    """A table at which nobody has done anything for two weeks, its reminders spent."""
    waiting = Waiting(discord, games, tmp_path)
    await waiting.begin(ann, bob, hours=15 * DAY)
    waiting.execute("DELETE FROM due WHERE kind = 'reminder'")
    yield waiting
    await waiting.bot.kill()
    sys.stdout.write(waiting.bot.log)


def answered(table: Waiting) -> None:
    """Let the time for an answer have run out just now."""
    now = system_time()
    table.execute(f"UPDATE due SET due_at = {now} WHERE kind = 'stall' AND payload = 'asked'")  # noqa: S608


def status(table: Waiting) -> str:
    ((found,),) = table.execute("SELECT status FROM tables")
    return found


async def test_question_of_a_bot_killed_before_it_is_sent_comes_at_the_next_start(
    table: Waiting, ann: Actor, bob: Actor
) -> None:
    await table.kill_before_sending()
    assert (table.posts, table.payload("stall")) == ([], "")
    await table.bot.start()
    await table.discord.until(lambda: table.posts)
    await table.bot.stop()
    assert [post.pings for post in table.posts] == [{ann.person.id, bob.person.id}]
    assert table.payload("stall") == "asked"


async def test_question_is_not_asked_twice_however_long_the_bot_was_away(table: Waiting) -> None:
    await table.kill_between_sending_and_recording()
    table.forget_nonces()
    assert table.payload("stall") == ""
    await table.bot.start()
    await table.discord.until(lambda: table.looked)
    await table.bot.stop()
    assert (table.sent, len(table.posts), table.payload("stall")) == (1, 1, "asked")


async def test_table_of_a_bot_killed_while_it_closes_it_is_told_so_once(table: Waiting) -> None:
    await table.bot.start()
    await table.discord.until(lambda: table.posts)
    await table.bot.stop()
    answered(table)
    requests = table.sent
    table.discord.faults.add(Fault(SEND, hold=True))
    await table.bot.start()
    await table.discord.until(lambda: table.sent > requests)
    await table.bot.kill()
    table.discord.faults.clear()
    assert (status(table), len(table.posts)) == ("ended", 1)
    await table.bot.start()
    await table.discord.until(lambda: len(table.posts) == 2)
    await table.bot.stop()
    closed = table.posts[-1]
    assert "was closed before the game was over" in closed.text
    assert closed.attachments[0].content.startswith(b"game sanfrancisco\n")
    assert table.execute("SELECT kind FROM due") == []
