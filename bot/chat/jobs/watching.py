"""Tells those who watch a table, by direct message, how it goes on.

They see the table as any member without a seat does. They are told after the table's own post is
out, once a turn: the last turn told is stored, and after a crash their messages are searched for it
first.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from dataclasses import replace
from typing import TYPE_CHECKING

import discord

from bot.chat.jobs.outbox import FORESEEN
from bot.chat.messages.channels import Undeliverable, link, mark_for, send_directly
from bot.chat.messages.members import may_see
from bot.chat.messages.post import Post
from bot.chat.posts.closing import outcome
from bot.chat.posts.inputs import game_title
from bot.tables.errors import NoTable, Refusal
from bot.tables.schedule.effects import WATCH, When
from bot.words.words import Words
from storage.records import TableStatus

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.chat.jobs.agenda import DueHandler
    from bot.chat.services import Services
    from bot.tables.model import Position, Table
    from storage.people import Watcher
    from storage.records import Due


class Watching:
    """Tells the watchers of a table each new turn, and the end."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._locks: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)

    @property
    def handlers(self) -> Mapping[str, DueHandler]:
        """Return the handlers by kind of row."""
        return {WATCH: self.tell}

    async def tell(self, due: Due) -> None:
        """Tell every watcher of the table what is new to them.

        Raises
        ------
        discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError
            When Discord does not take a message; the others are told all the same, and only once.
        """
        table_id = due.table_id
        # The next turn may have begun while the one before is being told.
        async with self._locks[table_id]:
            try:
                table = await self._services.tables.archive.table(table_id)
            except NoTable:
                return
            await self._tell_all(table, again=due.attempts > 0)

    async def _tell_all(self, table: Table, *, again: bool) -> None:
        watchers = await self._services.database.people.watchers(table.id)
        position = await self._position(table)
        failed: Exception | None = None
        for watcher in watchers:
            if _news(table, position, watcher):
                try:
                    await self._tell(table, position, watcher, again=again)
                except FORESEEN as error:
                    failed = error
        if failed is not None:
            raise failed

    async def _position(self, table: Table) -> Position | None:
        try:
            return await self._services.tables.archive.position(table)
        except Refusal:
            return None

    async def _tell(
        self, table: Table, position: Position | None, watcher: Watcher, *, again: bool
    ) -> None:
        """Tell one watcher; the end of the game, or a closed door, ends the watching."""
        turn = position.turn if position is not None else 0
        over = _is_over(table)
        seeing = await self._sees(table, watcher.user_id)
        if seeing is None:
            return
        if seeing:
            # A table that is opened again can end again.
            name = f"w{table.id}-{f'end{table.version}' if over else turn}"
            post = replace(await self._post(table, position, watcher), mark=mark_for(name))
            try:
                client = self._services.shards.of(table.record.guild_id)
                await send_directly(client, watcher.user_id, post, name, again=again)
            except Undeliverable:
                seeing = False
        if over or not seeing:
            await self._services.database.people.unwatch(table.id, watcher.user_id)
        else:
            await self._services.database.people.mark_told(table.id, watcher.user_id, turn)

    async def _post(self, table: Table, position: Position | None, watcher: Watcher) -> Post:
        words, record = Words(watcher.language), table.record
        title = words.say(
            "watch-title",
            table=str(table.id),
            game=game_title(table, words),
            place=f"<#{record.channel_id}>",
        )
        closed = record.status is TableStatus.ENDED
        if position is None or closed:
            return Post(f"{title}\n{_ended(table, words)}")
        posts = self._services.posts
        screen = posts.watched(table, position, words)
        over = record.status is TableStatus.FINISHED
        text = posts.sheet(table, position, words) if over else screen.text
        lines = [title, text]
        post = await self._services.database.outbox.post(table.id)
        if post is not None:
            url = link(record.guild_id, post.channel_id, post.message_id)
            lines.append(words.say("link-board", url=url))
        picture = await posts.picture(screen)
        return Post("\n".join(lines), picture=picture, alt=screen.alt)

    async def _sees(self, table: Table, user_id: int) -> bool | None:
        client = self._services.shards.of(table.record.guild_id)
        guild = client.get_guild(table.record.guild_id)
        if guild is None or guild.unavailable:
            return None
        try:
            member = await guild.fetch_member(user_id)
        except discord.NotFound:
            return False
        return await may_see(client, member, table.record.channel_id)


def _ended(table: Table, words: Words) -> str:
    if table.surrender is None:
        return words.say("watch-closed", table=str(table.id))
    over = words.say("watch-over", table=str(table.id))
    return f"{over} {outcome(table, table.surrender.seat, words)}"


def _is_over(table: Table) -> bool:
    return table.record.status in (TableStatus.FINISHED, TableStatus.ENDED)


def _news(table: Table, position: Position | None, watcher: Watcher) -> bool:
    if _is_over(table):
        return True
    if table.record.status is TableStatus.GATHERING or position is None:
        return False
    return watcher.kind == When.TURN and position.turn > watcher.turn
