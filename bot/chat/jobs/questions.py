"""Keeps the messages of questions to the players up to date.

A question is stored before it is sent. Its message shows who has answered, and loses its buttons
the moment a change makes it stale: the game goes on, or something is decided another way.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.chat.jobs.outbox import FORESEEN
from bot.chat.messages.channels import edit, find_place, mark_for, passing, send
from bot.chat.messages.post import Post
from bot.chat.posts.agreement import question_post
from bot.chat.posts.inputs import table_words
from bot.tables.changes.polls import read_question
from bot.tables.changes.topics import read_topic
from bot.tables.errors import NoTable
from bot.tables.schedule.effects import QUESTION, REFUSED, STALL
from storage.records import OPEN

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.chat.jobs.agenda import DueHandler
    from bot.chat.services import Services
    from bot.tables.changes.topics import Topic
    from bot.tables.model import Table
    from storage.players import QuestionRecord
    from storage.records import Due


class Questions:
    """Sends the questions of players, shows who has answered, and closes what is stale."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._locks: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)

    @property
    def handlers(self) -> Mapping[str, DueHandler]:
        """Return the handlers by kind of row."""
        return {QUESTION: self.follow, REFUSED: _forget}

    async def follow(self, due: Due) -> None:
        """Bring the messages of a table's questions up to date, one after the other.

        Raises
        ------
        discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError
            When Discord does not take a message; the others are shown all the same.
        """
        table_id = due.table_id
        async with self._locks[table_id]:
            try:
                table = await self._services.tables.archive.table(table_id)
            except NoTable:
                return
            failed: Exception | None = None
            for asked in await self._services.database.questions.of_table(table_id):
                try:
                    if asked.version != table.version:
                        await self._close(table, asked)
                    elif due.payload == str(asked.id):
                        await self._show(table, asked, again=due.attempts > 0)
                except FORESEEN as error:
                    failed = error
            if failed is not None:
                raise failed

    async def _show(self, table: Table, asked: QuestionRecord, *, again: bool) -> None:
        """Send a question, or edit its message; one that is gone is sent again."""
        topic = read_topic(asked.topic)
        client = self._services.shards.of(table.record.guild_id)
        place = await find_place(client, asked.channel_id)
        if topic is None or place is None:
            await self._services.database.questions.close(asked.id)
            return
        post = await self._post(table, topic, asked.asker_id)
        if asked.message_id and await edit(place, asked.message_id, post):
            return
        name = f"q{asked.id}-{(asked.message_id or asked.channel_id) % 10**9}"
        message = await send(place, replace(post, mark=mark_for(name)), name, again=again)
        await self._services.database.questions.sent(asked.id, message.id)

    async def _post(self, table: Table, topic: Topic, asker_id: int) -> Post:
        consent = await self._services.tables.agreement.consent(table, topic)
        history = await self._services.tables.archive.history(table) if topic.undo else []
        return question_post(self._services.posts, consent, history, asker_id)

    async def _close(self, table: Table, asked: QuestionRecord) -> None:
        client = self._services.shards.of(table.record.guild_id)
        place = await find_place(client, asked.channel_id)
        if place is not None and asked.message_id:
            with passing(table.id):
                await edit(place, asked.message_id, Post(_over(table, asked.topic)))
        await self._services.database.questions.close(asked.id)


async def _forget(_: Due) -> None:
    """Let the same be asked again: the row is gone with this."""


def _over(table: Table, topic: str) -> str:
    words = table_words(table)
    if topic == STALL and table.record.status in OPEN:
        return words.say("kept-open")
    if topic == STALL:
        return words.say("ended", table=str(table.id))
    return words.say("agree-stale" if read_question(topic) is None else "vote-over")
