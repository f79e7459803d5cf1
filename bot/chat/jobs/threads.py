"""The threads of tables: opened when the game starts, closed some time after its end.

A thread is opened before its table moves into it. After a crash in between the same thread is found
again, because its message has it already, or in a forum by the mark of its first message.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

import discord
import structlog

from bot.chat.jobs.agenda import Later
from bot.chat.jobs.desk import Desk
from bot.chat.jobs.former import Becomes
from bot.chat.messages.channels import find_place, link, mark_for, note_thread
from bot.chat.messages.threads import (
    add_people,
    close_thread,
    forum_of,
    keep_open,
    open_thread,
)
from bot.chat.posts.inputs import thread_name
from bot.chat.posts.lobby import lobby_started, thread_intro
from bot.tables.errors import NoTable, TableUnreadable
from bot.tables.schedule.threads import THREAD
from storage.posts import Standing
from storage.records import OPEN

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.chat.jobs.agenda import DueHandler
    from bot.chat.messages.channels import Place
    from bot.chat.messages.post import Post
    from bot.chat.services import Services
    from bot.tables.model import Table
    from storage.posts import PostRecord
    from storage.records import Due, NewDue

log = structlog.get_logger()

_REFUSED = (400, 403)
"""The HTTP statuses with which Discord refuses a thread for good."""
_PAUSE = 3_600_000
"""The milliseconds until a thread is looked at again whose last post is not out yet."""


class Moved(NamedTuple):
    """A table and where it is played from now on.

    `left` has the row by which its former post is edited later, by message, if it must be.
    """

    table: Table
    place: Place
    left: dict[int, NewDue]


class Threads:
    """Opens the threads of tables, names them and closes them."""

    def __init__(self, services: Services) -> None:
        self._services = services

    @property
    def handlers(self) -> Mapping[str, DueHandler]:
        """Return the handlers by kind of row."""
        return {THREAD: self.tend}

    async def open(
        self, table: Table, place: Place, last: PostRecord | None, *, again: bool
    ) -> Moved:
        """Open the thread of a table that has started, and move the table into it.

        Its players are added; those whose turn it is are left to the mention of the first post, so
        that nobody is notified twice. If Discord refuses the thread, the table stays where it is.

        Parameters
        ----------
        place
            Where it has gathered its players.
        last
            Its newest post there.
        again
            Whether an earlier run may have opened it.

        Raises
        ------
        discord.HTTPException, ConnectionError
            When Discord cannot be reached, or has not told yet which channel the place is in; the
            caller tries again.
        """
        client = self._services.shards.of(table.record.guild_id)
        if isinstance(place, discord.Thread) and place.parent is None and not client.is_ready():
            raise ConnectionError(f"the channel of thread {place.id} is not known yet")
        desk = Desk(place, table, self._services, Standing((), last), again=again)
        if not await desk.leave(lobby_started(table), Becomes.STARTED):
            await desk.send(lobby_started(table), "lobby", notify=last is None)
        lobby = desk.last.message_id if desk.last is not None else 0
        intro = await self._intro(table, place, lobby)
        try:
            thread = await open_thread(place, lobby, thread_name(table), intro, again=again)
        except discord.HTTPException as error:
            if error.status not in _REFUSED:
                raise
            log.warning("no thread", table=table.id, channel=place.id, error=str(error))
            await desk.leave(lobby_started(table, refused=True), Becomes.STARTED)
            stays = await self._services.tables.lobby.move_to_thread(table.id, None)
            return Moved(stays, place, desk.left)
        await add_people(thread, await self._waiting(table))
        await desk.leave(lobby_started(table, thread.id), Becomes.STARTED)
        await note_thread(self._services.database, thread)
        moved = await self._services.tables.lobby.move_to_thread(table.id, thread.id)
        return Moved(moved, thread, desk.left)

    async def tend(self, due: Due) -> Later | None:
        """Open and name the thread of an open table, or close that of a closed one.

        Return when the row is due again, or None if the thread is as it should be.
        """
        try:
            table = await self._services.tables.archive.table(due.table_id)
        except NoTable:
            return None
        if not table.in_own_thread:
            return None
        newest = await self._services.tables.archive.table_in(table.record.channel_id)
        closing = newest.record.status not in OPEN
        if closing and await self._services.database.outbox.of_table(table.id):
            return Later(self._services.now() + _PAUSE, due.payload)
        client = self._services.shards.of(table.record.guild_id)
        place = await find_place(client, table.record.channel_id)
        if isinstance(place, discord.Thread):
            await (close_thread(place) if closing else keep_open(place, thread_name(newest)))
        return None

    async def _intro(self, table: Table, place: Place, lobby: int) -> Post:
        """Return the first message of a post in a forum; in a media channel it has a picture."""
        intro = thread_intro(table, link(table.record.guild_id, place.id, lobby))
        mark = mark_for(f"thread of {table.id} {table.record.created_at}")
        forum = forum_of(place)
        if forum is None or not forum.is_media():
            return replace(intro, mark=mark)
        position = await self._services.tables.archive.position(table)
        shown = await self._services.posts.show(table, self._services.posts.screen(table, position))
        return replace(intro, mark=mark, picture=shown.picture, alt=shown.screen.alt)

    async def _waiting(self, table: Table) -> list[int]:
        try:
            position = await self._services.tables.archive.position(table)
        except TableUnreadable:
            return [seat.user_id for seat in table.people]
        acting = table.people_to_act(position)
        return [seat.user_id for seat in table.people if seat not in acting]
