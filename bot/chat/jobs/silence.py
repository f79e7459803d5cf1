"""Asks a silent table whether it goes on, and closes it when nobody answers.

The question is sent before its row is put off; after a crash in between the channel is searched for
it first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.chat.jobs.agenda import Later
from bot.chat.messages.channels import board_link, find_place, mark_of, send
from bot.chat.messages.post import Post
from bot.chat.posts.inputs import game_title, table_words
from bot.presenters.controls import Button, Style
from bot.tables.errors import NoTable, Refusal
from bot.tables.schedule.effects import (
    ASKED,
    DAYS_TO_QUESTION,
    GRACE,
    STALL,
    TO_CLOSE,
    closes_questions,
)
from storage.players import QuestionRecord
from storage.records import NOBODY, OPEN, TableStatus

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.chat.jobs.agenda import DueHandler
    from bot.chat.services import Services
    from bot.tables.model import Table
    from bot.words.words import Words
    from storage.records import Due


class Silence:
    """Asks silent tables, and closes those that do not answer."""

    def __init__(self, services: Services) -> None:
        self._services = services

    @property
    def handlers(self) -> Mapping[str, DueHandler]:
        """Return the handlers by kind of row."""
        return {STALL: self.stall}

    async def stall(self, due: Due) -> Later | None:
        """Ask a silent table whether it goes on, or close it if nobody answered the question.

        Return when the row is due again and with what payload, or None once the table is closed.
        """
        try:
            table = await self._services.tables.archive.table(due.table_id)
        except NoTable:
            return None
        if table.record.status not in OPEN:
            return None
        if due.payload == ASKED:
            if self._services.now() - due.due_at > GRACE:
                # The bot was away, and nobody could answer.
                return Later(self._services.now() + GRACE, ASKED)
            await self._services.tables.inactivity.close_stalled(due)
            return None
        client = self._services.shards.of(table.record.guild_id)
        place = await find_place(client, table.record.channel_id)
        if place is None:
            await self._services.tables.inactivity.close_lost(table.id)
            return None
        closes_at = self._services.now() + TO_CLOSE
        post = await self._question(table, due, closes_at)
        message = await send(place, post, f"s{due.id}", again=due.attempts > 0)
        asked = QuestionRecord(0, table.id, table.version, STALL, NOBODY, place.id, message.id)
        await self._services.database.questions.note(asked, closes_questions())
        return Later(closes_at, ASKED)

    async def _question(self, table: Table, due: Due, closes_at: int) -> Post:
        words = table_words(table)
        text = words.say(
            "stall-question",
            game=game_title(table),
            table=str(table.id),
            url=await board_link(self._services.database, table.record),
            days=DAYS_TO_QUESTION,
            awaited=await self._awaited(table, words),
            when=f"<t:{closes_at // 1000}:R>",
        )
        row = (Button("!go-on", words.say("button-go-on"), Style.GOOD),)
        pings = tuple(seat.user_id for seat in table.people)
        return Post(text, table.id, table.version, (row,), pings=pings, mark=mark_of(due))

    async def _awaited(self, table: Table, words: Words) -> str:
        if table.record.status is TableStatus.RUNNING:
            try:
                position = await self._services.tables.archive.position(table)
                return self._services.posts.awaited(table, position, words)
            except Refusal:
                return words.say("table-broken", table=str(table.id))
        return words.say("stall-gathering", taken=len(table.seats), seats=table.record.capacity)
