"""A reminder is neither lost nor sent twice, whenever the process is killed."""

from __future__ import annotations

import sqlite3
import sys
from contextlib import closing
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

import pytest_asyncio

from bot.games import GAMES
from bot.tables.model import Person
from bot.tables.tables import Tables
from storage import Database
from storage.session import system_clock
from tests.wire.faults import Fault
from tests.wire.process import BotProcess

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from tests.wire.actor import Actor
    from tests.wire.messages import Message
    from tests.wire.server import Loopback
    from tests.wire.world import Channel

SEND = "POST /channels"
A_DAY = 25 * 3_600_000


def yesterday() -> int:
    return system_clock() - A_DAY


class Reminded:
    """A bot that is down, with a table at which a day has passed since the turn began."""

    def __init__(self, bot: BotProcess, discord: Loopback, channel: Channel) -> None:
        self.bot = bot
        self.discord = discord
        self.channel = channel

    async def begin(self, host: Actor, guest: Actor) -> None:
        """Start a game a day ago; its board is not owed, so reminders are all that is sent."""
        ann, bob = (Person(actor.person.id, actor.person.name) for actor in (host, guest))
        place = self.discord.world.id, self.channel.id
        async with await Database.open(self.bot.database, clock=yesterday) as database:
            tables = Tables(database, GAMES, Random(1), lambda _: None, yesterday)
            table = await tables.open(ann, place, "sanfrancisco", language="en", seats=2)
            await tables.join(table.id, bob)
            await tables.start(table.id, ann, ann)
            await database.settle(owed.id for owed in await database.owed_of(table.id))

    @property
    def counted(self) -> int:
        """How many reminders the database says have been sent."""
        with closing(sqlite3.connect(self.bot.database)) as database:
            ((payload,),) = database.execute("SELECT payload FROM due WHERE kind = 'reminder'")
        return int(payload)

    @property
    def reminders(self) -> list[Message]:
        """All that has been said in the channel."""
        return self.discord.posts(self.channel)

    @property
    def looked(self) -> bool:
        """Whether the bot has looked through the messages of the channel."""
        wanted = f"GET /channels/{self.channel.id}/messages"
        return any(str(request) == wanted for request in self.discord.requests)

    @property
    def sent(self) -> int:
        """How often the bot has asked Discord to send something."""
        return sum(str(request).startswith(SEND) for request in self.discord.requests)


@pytest_asyncio.fixture
async def table(
    discord: Loopback, games: Channel, ann: Actor, bob: Actor, tmp_path: Path
) -> AsyncIterator[Reminded]:
    reminded = Reminded(BotProcess(discord, tmp_path), discord, games)
    await reminded.begin(ann, bob)
    yield reminded
    await reminded.bot.kill()
    sys.stdout.write(reminded.bot.log)


async def test_reminder_of_a_bot_killed_before_it_is_sent_comes_at_the_next_start(
    table: Reminded, ann: Actor
) -> None:
    table.discord.faults.add(Fault(SEND, hold=True))
    await table.bot.start()
    await table.discord.until(lambda: table.sent == 1)
    await table.bot.kill()
    table.discord.faults.clear()
    assert (table.reminders, table.counted) == ([], 0)
    await table.bot.start()
    await table.discord.until(lambda: table.reminders)
    await table.bot.stop()
    assert [reminder.pings for reminder in table.reminders] == [{ann.person.id}]
    assert table.counted == 1


async def test_reminder_of_a_bot_killed_between_sending_and_counting_is_not_sent_twice(
    table: Reminded,
) -> None:
    table.discord.faults.add(Fault(SEND, hold=True, late=True))
    await table.bot.start()
    await table.discord.until(lambda: table.reminders)
    await table.bot.kill()
    table.discord.faults.clear()
    assert table.counted == 0
    await table.bot.start()
    await table.discord.until(lambda: table.looked)
    await table.bot.stop()
    assert (len(table.reminders), table.counted) == (1, 1)


async def test_reminder_is_not_sent_twice_however_long_the_bot_was_away(table: Reminded) -> None:
    table.discord.faults.add(Fault(SEND, hold=True, late=True))
    await table.bot.start()
    await table.discord.until(lambda: table.reminders)
    await table.bot.kill()
    table.discord.faults.clear()
    for message in table.reminders:
        table.discord.keep(replace(message, nonce=None))
    await table.bot.start()
    await table.discord.until(lambda: table.looked)
    await table.bot.stop()
    assert (table.sent, len(table.reminders), table.counted) == (1, 1, 1)


async def test_reminder_of_a_bot_killed_after_counting_is_not_sent_again(
    table: Reminded, ann: Actor
) -> None:
    await table.bot.start()
    await table.discord.until(lambda: table.reminders)
    await table.bot.stop()
    assert table.counted == 1
    await table.bot.start()
    asked = await ann.slash(table.channel, "game state")
    assert ann.answers(asked)
    await table.bot.kill()
    assert (table.sent, len(table.reminders), table.counted) == (1, 1, 1)
