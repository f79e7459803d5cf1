"""The computer plays each of its turns once, whenever the process is killed."""

from __future__ import annotations

import sys
from random import Random
from typing import TYPE_CHECKING

import pytest_asyncio

from bot.games import GAMES
from bot.tables.model import Person
from bot.tables.tables import Tables
from storage import Database
from storage.posts import PostRecord
from storage.session import system_time
from tests.wire.waiting import HOUR, Waiting

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from tests.wire.actor import Actor
    from tests.wire.server import Loopback
    from tests.wire.world import Channel

GONE = 7
"""The id of a post that is not there any more."""


def an_hour_ago() -> int:
    return system_time() - HOUR


@pytest_asyncio.fixture
async def table(
    discord: Loopback, games: Channel, ann: Actor, tmp_path: Path
) -> AsyncIterator[Waiting]:
    """A table at which the computer's turn was announced an hour ago, the bot being down since."""
    waiting = Waiting(discord, games, tmp_path)
    place = discord.world.id, games.id
    async with await Database.open(waiting.bot.database, now=an_hour_ago) as database:
        tables = Tables(database, GAMES, Random(1), lambda _, __, ___: None, an_hour_ago)
        host = Person(ann.person.id, ann.person.name)
        table = await tables.lobby.open(
            host, place, "sanfrancisco", language="en", computers=["medium"]
        )
        await tables.lobby.start(table.id, host, host)
        await tables.play.act(table.id, host.id, "draw")
        version = (await tables.play.act(table.id, host.id, "place 1")).table.version
        await database.outbox.settle(owed.id for owed in await database.outbox.of_table(table.id))
        await database.outbox.save_post(PostRecord(table.id, games.id, GONE, version, 2, "turn"))
    yield waiting
    await waiting.bot.kill()
    sys.stdout.write(waiting.bot.log)


def turns(table: Waiting) -> list[str]:
    """Return who has acted in which order, a turn each, as far as the log has come."""
    seats = [str(seat) for (seat,) in table.execute("SELECT seat FROM actions ORDER BY ordinal")]
    return [seat for seat, before in zip(seats, ["", *seats], strict=False) if seat != before]


async def test_computer_of_a_bot_killed_while_it_thinks_plays_at_the_next_start(
    table: Waiting, ann: Actor
) -> None:
    table.execute("UPDATE due SET attempts = 1 WHERE kind = 'computer'")
    await table.bot.start()
    await table.discord.until(lambda: table.posts)
    await table.bot.stop()
    assert turns(table) == ["1", "2"]
    assert [post.pings for post in table.posts] == [{ann.person.id}]


async def test_turn_of_a_bot_killed_before_it_is_told_is_told_at_the_next_start(
    table: Waiting, ann: Actor
) -> None:
    await table.kill_before_sending()
    assert (turns(table), table.posts) == (["1", "2"], [])
    played = table.execute("SELECT count(*) FROM actions")
    await table.bot.start()
    await table.discord.until(lambda: table.posts)
    await table.bot.stop()
    assert table.execute("SELECT count(*) FROM actions") == played
    assert [post.pings for post in table.posts] == [{ann.person.id}]


async def test_turn_of_a_bot_killed_after_it_is_told_is_neither_played_nor_told_again(
    table: Waiting, ann: Actor
) -> None:
    await table.kill_between_sending_and_recording()
    played = table.execute("SELECT count(*) FROM actions")
    await table.bot.start()
    await table.discord.until(lambda: table.looked)
    await table.bot.stop()
    assert table.execute("SELECT count(*) FROM actions") == played
    assert [post.pings for post in table.posts] == [{ann.person.id}]
