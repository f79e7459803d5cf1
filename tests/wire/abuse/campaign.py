"""A campaign of abuse against a running bot, and the look at what came of it after each round."""

from __future__ import annotations

import asyncio
import json
import re
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, TypeAlias

from bot.chat.messages.ids import decode
from bot.words.words import Words, languages
from tests.wire.abuse.kinds import Kinds
from tests.wire.abuse.tables import Stored, opened
from tests.wire.actor import Actor
from tests.wire.interaction import Kind
from tests.wire.messages import LOADING
from tests.wire.server import PATIENCE
from tests.wire.table import TableSeen, start
from tests.wire.world import Channel, Person

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tests.wire.abuse.sending import Sending
    from tests.wire.abuse.tables import Row, Running
    from tests.wire.messages import Message
    from tests.wire.process import BotProcess
    from tests.wire.server import Loopback

ROUND = 40
"""Interactions that are sent at once, before the bot is waited for."""
GAMES = (("sanfrancisco", 3), ("pointcity", 2), ("tickettoride", 3))
SETS = 2
"""How many tables of each game there are."""
KEPT = 6
"""How many public and how many private messages of a channel the rig remembers after a round."""
FAULTS = ("Traceback", "answer failed", "Ignoring exception", "never retrieved", "event dropped")
"""What the log of the bot has nothing of."""
_FAILED = tuple(
    Words(language).say(key, id="#").partition("#")[0]
    for language in languages()
    for key in ("unexpected", "storage-failed", "storage-unknown")
)
"""The beginnings of what people are told when the bot is at fault."""
Hidden: TypeAlias = "dict[Person | None, frozenset[str]]"
"""What each person, and everybody (None), may not know of a game."""
Edits: TypeAlias = dict[int, int]
"""How often each public message of a channel was edited, by its id."""
_WORD = re.compile(r"\w+")


@dataclass
class Campaign:
    """People, tables and the bot; `sent` counts the interactions by kind.

    Parameters
    ----------
    bot
        Not started yet.
    """

    discord: Loopback
    bot: BotProcess
    seed: int
    sent: Counter[str] = field(default_factory=Counter[str])
    moves: int = 0
    _senders: dict[int, Sending] = field(default_factory=dict[int, "Sending"])
    _read: dict[int, int] = field(default_factory=dict[int, int])

    async def begin(self) -> None:
        """Open tables of every game, start the bot and wait until each table has its post."""
        world = self.discord.world
        self._players = [Person(f"player-{number}") for number in range(6)]
        self._outsiders = [Person(f"outsider-{number}") for number in range(4)]
        world.people += [*self._players, *self._outsiders]
        self._empty = Channel("quay-empty")
        world.channels.append(self._empty)
        self._rng = Random(self.seed)
        self.tables = await self._open()
        self._stored = Stored(self.bot.database)
        await self.bot.start()
        self._log = (self.bot.folder / "log.txt").open(encoding="utf-8")
        await self._posted()

    async def end(self) -> None:
        """Take the bot away, and close its files."""
        await self.bot.kill()
        self._log.close()
        self._stored.close()

    async def _open(self) -> list[Running]:
        """Open tables in channels of their own, while the bot is down."""
        places = [
            (Channel(f"quay-{game}-{number}"), game, self._players[number : number + seats])
            for game, seats in GAMES
            for number in range(SETS)
        ]
        self.discord.world.channels += [channel for channel, _, _ in places]
        numbers = await opened(self.bot.database, self.discord.world, places)
        stored = Stored(self.bot.database)
        tables = [
            stored.running(number, channel, people)
            for number, (channel, _, people) in zip(numbers, places, strict=True)
        ]
        stored.close()
        return tables

    async def _next(self, over: Running) -> Running:
        """Open a table like one whose game is over, as people do, in a channel of its own."""
        name = f"quay-{over.game.name}-{len(self.discord.world.channels)}"
        channel = await self.discord.create_channel(name)
        host, *guests = (Actor(self.discord, person) for person in over.people)
        await start(TableSeen(self.discord, channel), host, *guests, game=over.game.name)
        await self._delivered()
        number = max(self._stored.heads())
        return self._stored.running(number, channel, over.people)

    async def _posted(self) -> None:
        await self.discord.until(
            lambda: all(self.discord.posts(table.channel) for table in self.tables)
        )

    async def run(self, count: int) -> None:
        """Send so many interactions, and look after each round what came of them."""
        kinds = Kinds(self.discord, self._rng, self.tables, self._outsiders, self._empty)
        for begin in range(0, count, ROUND):
            round_ = [kinds.any() for _ in range(min(ROUND, count - begin))]
            before = self._posts()
            for sending in round_:
                await sending.send(self.discord)
            await self._answered(round_)
            await self._delivered()
            self._look(round_, before)
            self._tidy()
            for at, table in enumerate(self.tables):
                if table.over:
                    self.tables[at] = await self._next(table)

    async def _answered(self, round_: Sequence[Sending]) -> None:
        """Wait for every answer; one that is late never comes, for the rig refuses it."""
        try:
            await self.discord.until(
                lambda: all(each.answered and not self._promised(each) for each in round_)
            )
        except AssertionError:
            left = [str(each) for each in round_ if not each.answered or self._promised(each)]
            raise AssertionError("not answered:\n" + "\n".join(left)) from None

    async def _delivered(self) -> None:
        """Wait until no post is owed: no event tells of the end of a delivery."""
        async with asyncio.timeout(PATIENCE):
            while self._stored.owed():  # noqa: ASYNC110
                await asyncio.sleep(0.005)

    def _promised(self, sending: Sending) -> bool:
        """Return whether somebody still reads that the bot is thinking."""
        message = self.discord.messages.get(sending.interaction.original or 0)
        return message is not None and bool(message.flags & LOADING)

    def _look(self, round_: Sequence[Sending], before: dict[int, Edits]) -> None:
        """Check the tables, the posts, the answers and the log after a round."""
        self.sent.update(each.name for each in round_)
        typed = _words(json.dumps([each.data for each in round_]))
        self._senders.update({each.interaction.id: each for each in round_})
        heads, posts = self._stored.heads(), self._posts()
        for table in self.tables:
            version, status = heads[table.id]
            hidden = self._unknown(table)
            if version == table.version:
                self._check_posts(table, posts[table.id], before[table.id], round_)
            else:
                self._follow(table, version)
                hidden = _both(hidden, self._unknown(table))
            assert self._stored.seats(table.id) == [person.id for person in table.people]
            assert status == ("finished" if table.over else "running")
            self._check_hidden(table, typed, hidden)
        for sending in round_:
            for message in self._answers(sending):
                assert not message.text.startswith(_FAILED), f"{sending}: {message.text}"
                assert "Traceback" not in message.text
        log = self._log.read()
        assert not any(fault in log for fault in FAULTS), log[-6_000:]

    def _check_posts(
        self, table: Running, now: Edits, before: Edits, round_: Sequence[Sending]
    ) -> None:
        """Check that no post of a table that has not changed is new, or another than before."""
        new = {each: now[each] for each in now if now[each] != before.get(each)}
        told = {number for each in round_ for number in each.shown}
        wrong = [self.discord.messages[each].text for each in new if each not in told]
        sent = "\n".join(str(each) for each in round_ if each.channel is table.channel)
        assert not wrong, f"table {table.id} has not changed, but {wrong} after\n{sent}"

    def _follow(self, table: Running, version: int) -> None:
        """Check that only legal actions, each by whose turn it was, have changed a table."""
        rows = self._stored.rows(table.id)
        assert not any(row.undone for row in rows)
        for row in rows[table.rows :]:
            if row.part == 1:
                self._check_move(table, row)
                table.version += 1
                self.moves += 1
            table.play(row)
        assert table.version == version, f"table {table.id} was changed by no action"

    def _check_move(self, table: Running, row: Row) -> None:
        sending = self._senders[row.interaction or 0]
        assert table.seat_of(sending.person) == row.seat, str(sending)
        assert (sending.person, row.notation) in table.legal, str(sending)
        if sending.kind is Kind.COMPONENT:
            press = decode(sending.data["custom_id"], sending.data.get("values", []))
            assert press is not None
            step = table.position.step(row.seat)
            assert press.seen in (table.version, step), f"{sending} at {table.version}, {step}"

    def _unknown(self, table: Running) -> Hidden:
        return {who: table.unknown(who) for who in (None, *table.people)}

    def _check_hidden(
        self,
        table: Running,
        typed: set[str],
        unknown: Hidden,
    ) -> None:
        """Check that nothing shown in a channel names what its reader may not know."""
        if table.over:
            return
        for message in self.discord.messages.of_channel(table.channel):
            if self._read.get(message.id) != message.edits:
                self._read[message.id] = message.edits
                told = _words(message.text + json.dumps(message.components)) - typed
                hidden = unknown.get(message.reader, unknown[None])
                assert not told & hidden, f"{message} names {told & hidden}"

    def _answers(self, sending: Sending) -> list[Message]:
        ids = [sending.interaction.original or 0, *sending.interaction.followups]
        return [self.discord.messages[each] for each in ids if each in self.discord.messages]

    def _posts(self) -> dict[int, Edits]:
        """Return how often each public message at each table was edited."""
        return {
            table.id: {post.id: post.edits for post in self.discord.posts(table.channel)}
            for table in self.tables
        }

    def _tidy(self) -> None:
        """Forget what nobody will ask for again, so that the rig stays quick."""
        discord = self.discord
        discord.requests.clear()
        discord.interactions.clear()
        discord.gateway.tidy()
        for channel in discord.world.channels:
            said = discord.messages.of_channel(channel)
            public = [each.id for each in said if each.reader is None]
            private = [each.id for each in said if each.reader is not None]
            for message_id in (*public[:-KEPT], *private[:-KEPT]):
                del discord.messages[message_id]

    def memory(self) -> int:
        """Return the bytes of memory that the bot has in use now."""
        status = Path(f"/proc/{self.bot.pid}/status").read_text(encoding="ascii")
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        assert found is not None
        return int(found[1]) * 1024


def _both(one: Hidden, other: Hidden) -> Hidden:
    """Return what was hidden before a round and still is after it."""
    return {who: one[who] & other[who] for who in one}


def _words(text: str) -> set[str]:
    return {*_WORD.findall(text)}
