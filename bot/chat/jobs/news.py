"""Tells a table's channel the news about its seats."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.chat.messages.channels import board_link, find_place, mark_of, send
from bot.chat.posts.news import resigned_post, taken_post, undone_post
from bot.tables.errors import NoTable
from bot.tables.schedule import news as kinds
from bot.tables.schedule.news import NEWS, read_news
from bot.tables.schedule.offers import ASKED_AGAIN, OFFER
from storage.records import NOBODY

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.chat.jobs.agenda import DueHandler
    from bot.chat.messages.post import Post
    from bot.chat.services import Services
    from bot.tables.model import Table
    from storage.records import Due


class Announcer:
    """Announces news, and lets offers lapse."""

    def __init__(self, services: Services) -> None:
        self._services = services

    @property
    def handlers(self) -> Mapping[str, DueHandler]:
        """Return the handlers by kind of row."""
        return {NEWS: self.announce, OFFER: self.lapse, ASKED_AGAIN: self.lapse}

    async def announce(self, due: Due) -> None:
        """Tell the channel, once: after a crash it is searched first."""
        try:
            table = await self._services.tables.archive.table(due.table_id)
        except NoTable:
            return
        client = self._services.shards.of(table.record.guild_id)
        place = await find_place(client, table.record.channel_id)
        if place is None:
            return
        post = await self._post(table, due)
        if post is not None:
            await send(place, post, f"n{due.id}", again=due.attempts > 0)

    async def _post(self, table: Table, due: Due) -> Post | None:
        """Return the message, which mentions those it concerns; None once it has no place."""
        news = read_news(due)
        match news.code:
            case kinds.RESIGNED:
                post = resigned_post(table, news)
            case kinds.TAKEN:
                post = taken_post(table, news, due.user_id or NOBODY)
            case kinds.UNDONE:
                turn = await self._services.tables.archive.open_turn(table.id)
                if turn is None:
                    return None
                post = undone_post(
                    *turn, news, await board_link(self._services.database, table.record)
                )
            case _:
                return None
        return replace(post, mark=mark_of(due))

    async def lapse(self, due: Due) -> None:
        """Do nothing: what the row notes ends with it, such as an offer."""
