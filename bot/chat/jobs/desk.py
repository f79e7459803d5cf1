"""One table's place in its channel, where its newest post is edited or a newer one sent."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypedDict, Unpack

import discord
import structlog

from bot.chat.jobs.former import Becomes, Former, later
from bot.chat.jobs.outbox import FORESEEN
from bot.chat.messages.channels import (
    board_link,
    edit,
    find_sent,
    is_unfit,
    mark_for,
    nonce_for,
    passing,
)
from bot.chat.messages.mentions import COMMANDS
from bot.chat.messages.post import Post
from bot.chat.posts.closing import reopened_post
from bot.chat.traffic.shards import is_elsewhere
from bot.tables.schedule.effects import WATCH
from storage.posts import PostRecord

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.chat.messages.channels import Place
    from bot.chat.services import Services
    from bot.presenters.controls import Row
    from bot.tables.model import Table
    from storage.posts import Standing
    from storage.records import NewDue


log = structlog.get_logger()

PATIENCE = 2.0
"""Seconds that a newer post waits until the one before is edited."""


class _More(TypedDict, total=False):
    actions: int
    heirs: bool


class Desk:
    """Edits the newest post of a table, or sends a newer one.

    Parameters
    ----------
    standing
        What the channel shows now, and the rows that ask for the post.

    Attributes
    ----------
    left
        The rows that are saved with the next post, by former post that is edited later.
    tried
        The post that was edited or sent last, or that Discord has refused.
    """

    def __init__(
        self,
        channel: Place,
        table: Table,
        services: Services,
        standing: Standing,
        *,
        again: bool,
    ) -> None:
        self.last = standing.post
        self.owed = standing.owed
        self.due_after: int | None = None
        self.left: dict[int, NewDue] = {}
        self.tried: Post | None = None
        self._unsettled = frozenset(row.id for row in self.owed)
        self._hurried = (WATCH,) if WATCH in standing.due else ()
        self._again = again
        self._channel = channel
        self._table = table
        self._services = services

    async def renew(self, post: Post, kind: str, turn: int = 0) -> None:
        """Edit the newest post; if it is gone, send it without notifying anybody."""
        if await self.edit(post) and self.last is not None:
            turn = max(turn, self.last.turn)
            await self._keep(self.last.message_id, kind, turn, settled=self._unsettled)
        else:
            await self.send(post, kind, turn, notify=self.last is None)

    async def edit(self, post: Post) -> bool:
        """Edit the newest post, as the answer to a press on it if one waits.

        Return False if none was sent, or if it is gone.
        """
        self.tried = post
        if self.last is None:
            return False
        message_id = self.last.message_id
        if await self._services.deliveries.answer(self._table, message_id, post):
            return True
        return await edit(self._channel, message_id, post)

    async def leave(self, post: Post, becomes: Becomes, **more: Unpack[_More]) -> bool:
        """Edit the newest post for the last time, since a newer one follows.

        What Discord cannot do for now or soon is done later, so that it keeps nothing back. Return
        False if the post is gone.

        Parameters
        ----------
        more
            What else `Former` has.
        """
        last = self.last
        if last is None:
            return False
        self.left.pop(last.message_id, None)
        if await self._services.deliveries.answer(self._table, last.message_id, post):
            return True
        try:
            async with asyncio.timeout(PATIENCE):
                with passing(self._table.id):
                    return await edit(self._channel, last.message_id, post)
        except FORESEEN as error:
            if is_elsewhere(error):
                raise
            log.warning("older message is edited later", error=str(error))
            former = Former(last.channel_id, last.message_id, becomes, last.turn, **more)
            self.left[last.message_id] = later(former, error)
        return True

    async def excuse(self, text: str, spare: Row) -> None:
        """Let the newest post say why it does not show the table, and keep its controls.

        They are those of the post that Discord has refused or, if they are why, the spare ones.
        What Discord refuses here, too, stays as it is.
        """
        if self.last is None or self.tried is None:
            return
        for rows in (self.tried.rows, (spare,) if spare else ()):
            post = Post(text, self._table.id, self._table.version, rows)
            try:
                await edit(self._channel, self.last.message_id, post)
            except FORESEEN as error:
                if is_unfit(error):
                    continue
                log.warning("not excused", error=str(error))
            return

    async def reopen(
        self, post: Post, kind: str, turn: int = 0, *, due: tuple[NewDue, ...] = ()
    ) -> None:
        """Send the post of a table that is open again; that of the closed one says where it is."""
        closed = self.last
        await self.leave(reopened_post(self._table), Becomes.REOPENED)
        owed = bool(self.left)
        await self.send(post, kind, turn, due=due)
        if closed is not None and not owed:
            url = await board_link(self._services.database, self._table.record)
            with suppress(*FORESEEN), passing(self._table.id):
                await edit(self._channel, closed.message_id, reopened_post(self._table, url))

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
        returns the first message. Both name the table, since a channel can have several, and the
        post before, since a turn can come again after an undo.
        """
        self.tried = post
        before = self.last.message_id if self.last is not None else 0
        name = f"{self._table.id} {kind[0]}{turn}-{before}"
        marked = replace(post, mark=mark_for(name))
        found = await find_sent(self._channel, marked.mark) if self._again else None
        message = found or await self._channel.send(
            view=marked.view(),
            files=marked.files(),
            allowed_mentions=marked.mentions if notify else discord.AllowedMentions.none(),
            nonce=nonce_for(self._channel, name) if notify else secrets.token_hex(8),
        )
        shows = not found and _shows(message, post)
        # What is not shown yet is still owed.
        settled = self._unsettled if shows else frozenset[int]()
        await self._keep(message.id, kind, turn, (*due, *self.left.values()), settled=settled)
        self.left.clear()
        if not shows:
            await edit(self._channel, message.id, post)

    async def settle(self) -> None:
        """Remove the rows of the outbox that no saved post has removed."""
        if self._unsettled:
            await self._services.database.outbox.settle(self._unsettled, self._table.id)

    async def _keep(
        self,
        message_id: int,
        kind: str,
        turn: int,
        due: tuple[NewDue, ...] = (),
        *,
        settled: frozenset[int],
    ) -> None:
        self.last = PostRecord(
            table_id=self._table.id,
            channel_id=self._table.record.channel_id,
            message_id=message_id,
            version=self._table.version,
            turn=turn,
            kind=kind,
        )
        after = await self._services.database.outbox.save_post(
            self.last, due, at_once=self._hurried, settled=settled
        )
        self._unsettled -= settled
        if after is not None:
            known = self.due_after
            self.due_after = after if known is None else min(after, known)


def _shows(message: discord.Message, post: Post) -> bool:
    written = COMMANDS.written(post.text).strip()
    return any(text.strip().endswith(written) for text in _texts(message.components))


def _texts(components: Sequence[Any]) -> Iterator[str]:
    for component in components:
        yield from _texts(getattr(component, "children", ()))
        if isinstance(component, discord.TextDisplay):
            yield component.content
