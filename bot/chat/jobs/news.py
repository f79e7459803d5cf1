"""Tells a table's channel the news about its seats."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.chat.messages.channels import board_link, find_place, mark_of, send
from bot.chat.messages.post import Post
from bot.chat.posts.inputs import awaited_names, shown_name, table_words
from bot.presenters.controls import Button, Style
from bot.presenters.reading import fallback_name
from bot.presenters.rows import PANEL
from bot.tables.errors import NoTable
from bot.tables.schedule import news as kinds
from bot.tables.schedule.news import NEWS, read_news
from bot.tables.schedule.offers import ASKED_AGAIN, OFFER
from bot.words.names import has_ink, safe_name
from storage.records import NOBODY

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.chat.jobs.agenda import DueHandler
    from bot.chat.services import Services
    from bot.tables.model import Position, Table
    from bot.tables.schedule.news import News
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


def resigned_post(table: Table, news: News) -> Post:
    """Return the post on somebody who has left the seat to the computer."""
    words = table_words(table)
    nameless = fallback_name(news.seat, words)
    player = safe_name(news.player if has_ink(news.player) else nameless)
    text = words.say("news-resigned", player=player, seat=news.seat)
    if news.host and table.host is not None:
        text += "\n" + words.say("news-host", host=shown_name(table, table.host, words))
    row = (
        Button("!log", words.say("button-log")),
        Button("!replay", words.say("button-replay")),
    )
    return Post(text, table.id, table.version, (row,), pings=_others(table, news.seat))


def taken_post(table: Table, news: News, former_id: int) -> Post:
    """Return the post on somebody who has taken a seat over.

    Parameters
    ----------
    former_id
        The user id of who has had the seat before; `NOBODY` for the computer.
    """
    words = table_words(table)
    player = shown_name(table, table.seats[news.seat - 1], words)
    text = words.say("news-taken", player=player, seat=news.seat, table=str(table.id))
    former = () if former_id == NOBODY else (former_id,)
    return Post(text, pings=(*_others(table, news.seat), *former))


def undone_post(table: Table, position: Position, news: News, url: str) -> Post:
    """Return the post on an undo that all have agreed to.

    It mentions who has asked for it and who is to act, but not who agreed last.

    Parameters
    ----------
    url
        The address of the table's newest post.
    """
    words = table_words(table)
    player = awaited_names(table, position, words)
    board = words.say("link-board", url=url)
    text = words.say("news-undone", player=player, board=board)
    acting = {seat.seat for seat in table.people_to_act(position)}
    concerned = {*acting, news.asker} - {news.seat}
    pings = tuple(seat.user_id for seat in table.present if seat.seat in concerned)
    row = (Button(PANEL, words.say("button-panel"), Style.GOOD),)
    return Post(text, table.id, table.version, (row,), pings=pings)


def _others(table: Table, seat: int) -> tuple[int, ...]:
    return tuple(other.user_id for other in table.present if other.seat != seat)
