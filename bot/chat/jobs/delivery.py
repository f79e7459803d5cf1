"""Brings a table's public post up to date.

Within a turn the newest post is edited, because edits notify nobody. When the turn passes a new one
is sent with a mention, and the old one loses its buttons and keeps its picture.
"""

from __future__ import annotations

import secrets
from dataclasses import replace
from datetime import timedelta
from typing import TYPE_CHECKING

import discord
import structlog
from discord import ui

from bot.chat.posts.closing import broken_post, closed_post
from bot.chat.posts.history import played_last
from bot.chat.posts.lobby import lobby_closed, lobby_post, lobby_started
from bot.chat.posts.record import export
from bot.chat.transport.channels import find_place, find_sent, mark_for
from bot.tables.changes import ledger
from bot.tables.errors import NoTable, Refusal, TableUnreadable
from bot.tables.missing import is_missing
from bot.tables.schedule.presence import looked_for
from bot.tables.schedule.reminders import heads_up
from bot.tables.schedule.watching import WATCH
from storage.records import PostRecord, TableStatus

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.chat.posts.public import Shown
    from bot.chat.services import Services
    from bot.chat.transport.channels import Place
    from bot.chat.transport.post import Post
    from bot.presenters.presenter import Screen
    from bot.tables.model import Position, Table
    from storage import Database
    from storage.records import NewDue

log = structlog.get_logger()

LOBBY, TURN, OVER, CLOSED, BROKEN = "lobby", "turn", "over", "closed", "broken"
"""What a table's newest post is."""
AT_HAND = timedelta(hours=1)
"""How long the post of a player alone is edited from turn to turn before a new one is sent."""
_GONE = {10003, 10008}
"""Discord's codes for a deleted channel or message."""
_ARCHIVED = 50083
"""Discord's code for an archived thread, which must be opened before a message is edited."""


class Delivery:
    """Brings the newest post of a table up to date.

    Parameters
    ----------
    shown
        Called when a post is out, since rows may be due then.
    """

    def __init__(self, services: Services, shown: Callable[[], None]) -> None:
        self._services = services
        self._shown = shown

    async def __call__(self, table_id: int, again: bool) -> None:  # noqa: FBT001
        """Bring the table's post up to date.

        Parameters
        ----------
        again
            Whether an earlier run may have sent it: then the channel is searched first.

        Raises
        ------
        discord.HTTPException
            When Discord refuses the post; the caller tries again.
        """
        try:
            table = await self._services.tables.archive.table(table_id)
        except NoTable:
            return
        channel = await self._place(table)
        if channel is None:
            log.info("channel is gone", table=table_id, channel=table.record.channel_id)
            return
        last = await self._services.database.outbox.post(table_id)
        if last is not None and last.channel_id != channel.id:
            last = None
        desk = _Desk(channel, table, self._services.database, last, again=again)
        if table.record.status is TableStatus.GATHERING:
            await self._gather(desk, table)
        elif table.record.status is TableStatus.ENDED:
            await self._close(desk, table)
        else:
            await self._play(desk, table)
        self._shown()

    async def _place(self, table: Table) -> Place | None:
        """Return the table's channel, or None if it is gone."""
        if (
            self._services.discord.is_ready()
            and self._services.discord.get_guild(table.record.guild_id) is None
        ):
            return None
        return await find_place(self._services.discord, table.record.channel_id)

    async def _gather(self, desk: _Desk, table: Table) -> None:
        if is_missing(table.game):
            await desk.renew(broken_post(table), BROKEN)
            return
        lobby = lobby_post(table)
        if desk.last is not None and desk.last.kind == CLOSED:
            await desk.send(lobby, LOBBY)
        else:
            await desk.renew(lobby, LOBBY)

    async def _play(self, desk: _Desk, table: Table) -> None:
        """Edit the post of the turn, or end it and send that of the next; one picture for both."""
        try:
            position = await self._services.tables.archive.position(table)
        except TableUnreadable as error:
            log.exception("game cannot be read", table=table.id, exc_info=error)
            await desk.renew(broken_post(table), BROKEN)
            return
        shown = await self._services.posts.show(self._screen(table, position))
        over = table.record.status is TableStatus.FINISHED
        kind = OVER if over else TURN
        post = await self._post(table, position, shown)
        passed = desk.last is not None and position.turn > desk.last.turn
        # A player who is alone needs no ping for each turn, and still finds the post.
        again = passed and len(table.seats) == 1
        heirs = await self._heirs(table, position, desk.last)
        new = desk.last is None or desk.last.kind in (LOBBY, CLOSED) or passed or bool(heirs)
        new = new and not (again and desk.last is not None and _at_hand(desk.last.message_id))
        if not new:
            await desk.renew(post, kind, position.turn)
            return
        if desk.last is not None and desk.last.kind == LOBBY:
            await desk.edit(lobby_started(table))
        elif desk.last is not None and desk.last.kind != CLOSED:
            # Where the seat has changed hands in its turn, the post told the same turn so far.
            here = position.current if heirs or not desk.last.turn else ()
            done = here or position.previous
            await desk.edit(self._services.posts.turn_done(table, position, shown, done))
        if heirs:
            post = replace(post, notified=heirs)
        due = (*self._heads_up(table, position), *looked_for(table, position))
        await desk.send(post, kind, position.turn, notify=not again, due=due)

    async def _heirs(
        self, table: Table, position: Position, last: PostRecord | None
    ) -> tuple[int, ...]:
        """Return the players to act whose seats have changed hands since the newest post.

        Nobody, if the whole turn is still to be announced. Otherwise the others who are to act have
        been notified already.
        """
        owed = await self._services.database.outbox.of_table(table.id)
        if last is None or any(row.kind == ledger.TURN for row in owed):
            return ()
        since = {row.kind for row in owed if last.version < row.version <= table.version}
        awaited = table.people_to_act(position)
        return tuple(seat.user_id for seat in awaited if ledger.handed(seat.seat) in since)

    def _heads_up(self, table: Table, position: Position) -> tuple[NewDue, ...]:
        """Return the row that tells the next player, if they want to be told."""
        people = self._services.people
        rows = heads_up(table, position)
        return tuple(row for row in rows if people.settings(row.user_id or 0).heads_up)

    def _screen(self, table: Table, position: Position) -> Screen:
        posts = self._services.posts
        if table.record.status is TableStatus.FINISHED:
            return posts.screen(table, position)
        return posts.current(table, position)

    async def _post(self, table: Table, position: Position, shown: Shown) -> Post:
        posts = self._services.posts
        if table.record.status is TableStatus.FINISHED:
            return posts.over(table, position, shown)
        undone = await self._services.tables.archive.taken_back(table, position)
        return posts.board(table, position, shown, undone)

    async def _close(self, desk: _Desk, table: Table) -> None:
        """Remove the buttons; keep the last picture if there is one."""
        if desk.last is not None and desk.last.kind == CLOSED:
            return
        closed = await self._closed(table)
        gathering = desk.last is None or desk.last.kind == LOBBY
        if gathering and not table.record.stalled:
            await desk.renew(closed, CLOSED)
            return
        try:
            await desk.edit(lobby_closed(table) if gathering else await self._last_turn(table))
        except Refusal:
            await desk.renew(closed, CLOSED)
            return
        await desk.send(closed, CLOSED)

    async def _closed(self, table: Table) -> Post:
        """Return the post of a closed table, with its record when it was silent."""
        closed = closed_post(table)
        if not table.record.stalled:
            return closed
        try:
            record = await export(self._services.tables.archive, table)
        except Refusal:
            return closed
        return replace(closed, document=record.text, document_name=record.name)

    async def _last_turn(self, table: Table) -> Post:
        position = await self._services.tables.archive.position(table)
        posts = self._services.posts
        shown = await posts.show(posts.screen(table, position))
        return posts.turn_done(table, position, shown, played_last(position))


class _Desk:
    """One table's place in its channel: edits the newest post, or sends a newer one."""

    def __init__(
        self,
        channel: Place,
        table: Table,
        database: Database,
        last: PostRecord | None,
        *,
        again: bool,
    ) -> None:
        self.last = last
        self._again = again
        self._channel = channel
        self._table = table
        self._database = database

    async def renew(self, post: Post, kind: str, turn: int = 0) -> None:
        """Edit the newest post; if it is gone, send it without notifying anybody."""
        if await self.edit(post) and self.last is not None:
            turn = max(turn, self.last.turn)
            await self._keep(self.last.message_id, kind, turn)
        else:
            await self.send(post, kind, turn, notify=self.last is None)

    async def edit(self, post: Post) -> bool:
        """Edit the newest post; return False if there is none."""
        if self.last is None:
            return False
        message = self._channel.get_partial_message(self.last.message_id)
        try:
            await self._edit(message, post)
        except discord.NotFound as error:
            if error.code not in _GONE:
                raise
            return False
        except discord.HTTPException as error:
            if error.code != _ARCHIVED or not isinstance(self._channel, discord.Thread):
                raise
            await self._channel.edit(archived=False)
            await self._edit(message, post)
        return True

    async def send(
        self,
        post: Post,
        kind: str,
        turn: int = 0,
        *,
        notify: bool = True,
        due: tuple[NewDue, ...] = (),
    ) -> None:
        """Send a new post and store the rows that are due with it.

        The post carries a mark by which a later run finds it. A post that notifies also carries a
        nonce, for channels whose history is closed to the bot: sent again within minutes, Discord
        returns the first message. Both name the post before, since a turn can come again after an
        undo.
        """
        before = self.last.message_id if self.last is not None else 0
        name = f"{kind[0]}{turn}-{before}"
        marked = replace(post, mark=mark_for(f"{self._table.id} {name}"))
        found = await find_sent(self._channel, marked.mark) if self._again else None
        message = found or await self._channel.send(
            view=marked.view(),
            files=marked.files(),
            allowed_mentions=marked.mentions if notify else discord.AllowedMentions.none(),
            nonce=name if notify else secrets.token_hex(8),
        )
        await self._keep(message.id, kind, turn, due)
        if found or not _shows(message, post):
            await self._edit(message, post)

    @staticmethod
    async def _edit(message: discord.Message | discord.PartialMessage, post: Post) -> None:
        await message.edit(
            view=post.view(),
            attachments=post.files(),
            allowed_mentions=discord.AllowedMentions.none(),
        )

    async def _keep(
        self, message_id: int, kind: str, turn: int, due: tuple[NewDue, ...] = ()
    ) -> None:
        self.last = PostRecord(
            table_id=self._table.id,
            channel_id=self._table.record.channel_id,
            message_id=message_id,
            version=self._table.version,
            turn=turn,
            kind=kind,
        )
        await self._database.outbox.save_post(self.last, due, at_once=(WATCH,))


def _at_hand(message_id: int) -> bool:
    """Return True if a message is new enough to be found without scrolling."""
    return discord.utils.utcnow() - discord.utils.snowflake_time(message_id) < AT_HAND


def _shows(message: discord.Message, post: Post) -> bool:
    """Return True if the message shows the post, and not an older one with the same nonce."""
    children = ui.LayoutView.from_message(message).walk_children()
    texts = [item.content for item in children if isinstance(item, ui.TextDisplay)]
    return any(text.strip().endswith(post.text.strip()) for text in texts)
