"""A bot that is down, with a table at which something has become due."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Unpack

from bot.games import GAMES
from bot.tables.model import Person
from bot.tables.tables import Tables
from storage import Database
from storage.session import system_time
from tests.wire.faults import Fault
from tests.wire.process import BotProcess

if TYPE_CHECKING:
    from pathlib import Path

    from bot.tables.changes.lobby import Terms
    from tests.wire.actor import Actor
    from tests.wire.messages import Message
    from tests.wire.server import Loopback
    from tests.wire.world import Channel

SEND = "POST /channels"
HOUR = 3_600_000


class Waiting:
    """The bot, and the table in a channel."""

    def __init__(self, discord: Loopback, channel: Channel, folder: Path) -> None:
        self.bot = BotProcess(discord, folder, forked=True)
        self.discord = discord
        self.channel = channel

    async def begin(self, host: Actor, guest: Actor, hours: int, **terms: Unpack[Terms]) -> None:
        """Start a game so many hours ago; its board is not owed, so all that is sent was due."""

        def then() -> int:
            return system_time() - hours * HOUR

        ann, bob = (Person(actor.person.id, actor.person.name) for actor in (host, guest))
        place = self.discord.world.id, self.channel.id
        async with await Database.open(self.bot.database, now=then) as database:
            tables = Tables(database, GAMES, Random(1), lambda _, __, ___: None, then)
            table = await tables.lobby.open(ann, place, "sanfrancisco", language="en", **terms)
            await tables.lobby.join(table.id, bob)
            await tables.lobby.start(table.id, ann, ann)
            await database.outbox.settle(
                owed.id for owed in await database.outbox.of_table(table.id)
            )

    def execute(self, statement: str) -> list[tuple[str, ...]]:
        """Run a statement on the bot's database and return the rows of its answer."""
        with closing(sqlite3.connect(self.bot.database)) as database:
            rows = database.execute(statement).fetchall()
            database.commit()
        return rows

    def payload(self, kind: str) -> str:
        """Return the payload of what is due of a kind."""
        ((payload,),) = self.execute(f"SELECT payload FROM due WHERE kind = '{kind}'")  # noqa: S608
        return payload

    @property
    def posts(self) -> list[Message]:
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

    async def kill_before_sending(self) -> None:
        """Kill the bot when it is about to send what is due."""
        self.discord.faults.add(Fault(SEND, hold=True))
        await self.bot.start()
        await self.discord.until(lambda: self.sent == 1)
        await self.bot.kill()
        self.discord.faults.clear()

    async def kill_between_sending_and_recording(self) -> None:
        """Kill the bot when what is due has been sent and it does not know yet."""
        self.discord.faults.add(Fault(SEND, hold=True, late=True))
        await self.bot.start()
        await self.discord.until(lambda: self.posts)
        await self.bot.kill()
        self.discord.faults.clear()

    def forget_nonces(self) -> None:
        """Let Discord forget what messages were sent with, as it does after minutes."""
        for message in self.posts:
            self.discord.keep(replace(message, nonce=None))
