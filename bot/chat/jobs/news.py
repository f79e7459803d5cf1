"""Tells a table's channel the news about its seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.chat.posts.inputs import players, shown_name
from bot.chat.posts.naming import table_words
from bot.chat.transport.channels import find_place, mark_of, send
from bot.chat.transport.post import Post
from bot.presenters.names import fallback_name
from bot.tables.errors import NoTable
from bot.tables.schedule.news import NEWS, read_news
from bot.tables.schedule.offers import OFFER
from bot.words.names import has_ink, safe_name

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.chat.jobs.agenda import DueHandler
    from bot.chat.services import Services
    from storage.records import Due


class Announcer:
    """Announces news, and lets offers lapse."""

    def __init__(self, services: Services) -> None:
        self._services = services

    @property
    def handlers(self) -> Mapping[str, DueHandler]:
        """Return the handlers by kind of row."""
        return {NEWS: self.announce, OFFER: self.lapse}

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
        news, words = read_news(due), table_words(table)
        nameless = fallback_name(news.seat, words)
        player = safe_name(news.player if has_ink(news.player) else nameless)
        values = {"player": player, "table": str(table.id)}
        if news.winner:
            values["winner"] = players(table, words)[news.winner - 1].name
            text = words.say("news-resigned-won", **values)
        else:
            text = words.say(f"news-{news.code}", seat=news.seat, **values)
        if news.host and table.host is not None:
            text += "\n" + words.say("news-host", host=shown_name(table, table.host, words))
        post = Post(text, mark=mark_of(due))
        await send(place, post, f"n{due.id}", again=due.attempts > 0)

    async def lapse(self, due: Due) -> None:
        """Do nothing: the offer ends when its row is removed, and its buttons then say so."""
