"""The open tables of a server, a page at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.chat.posts.public import seat_name
from bot.chat.transport.channels import board_link
from bot.chat.transport.members import sees
from bot.chat.transport.post import Post
from bot.presenters.presenter import Button
from bot.tables.errors import TableUnreadable
from bot.words.names import safe_name
from storage.records import TableStatus

if TYPE_CHECKING:
    import discord

    from bot.chat.client import CableCar
    from bot.presenters.presenter import Row
    from bot.tables.model import Table
    from bot.words.words import Words

ON_A_PAGE = 10
"""How many tables fit in a message of 4,000 characters, whatever their players are called."""


async def list_post(
    bot: CableCar, interaction: discord.Interaction[Any], page: int, words: Words
) -> Post:
    """Return the open tables that the person may look on at, each with whose turn it is and a link.

    Parameters
    ----------
    page
        From 1; a number beyond the last page means the last one.
    """
    every = await bot.tables.tables_of(interaction.guild_id or 0)
    tables = [table for table in every if sees(interaction, table)]
    if not tables:
        return Post(words.say("list-none"))
    pages = -(-len(tables) // ON_A_PAGE)
    number = min(max(page, 1), pages)
    shown = tables[(number - 1) * ON_A_PAGE : number * ON_A_PAGE]
    lines = [await _line(bot, table, words) for table in shown]
    title = words.say("list-title", page=number, pages=pages)
    row: Row = (
        Button(f"!list {number - 1}", words.say("button-previous"), enabled=number > 1),
        Button(f"!list {number + 1}", words.say("button-later"), enabled=number < pages),
    )
    return Post("\n".join([title, *lines]), rows=(row,) if pages > 1 else ())


async def _line(bot: CableCar, table: Table, words: Words) -> str:
    values = {
        "table": str(table.id),
        "game": words.say(f"game-{table.record.game}"),
        "place": f"<#{table.record.channel_id}>",
    }
    if table.record.status is TableStatus.GATHERING:
        seats = {"taken": len(table.seats), "seats": table.record.capacity}
        text = words.say("list-gathering", **values, **seats)
    else:
        try:
            awaited = table.to_act(await bot.tables.position(table))
            player = ", ".join(safe_name(seat_name(table, seat, words)) for seat in awaited)
            key = "list-paused" if table.record.paused_at else "list-running"
            text = words.say(key, **values, player=player)
        except TableUnreadable:
            text = words.say("list-broken", **values)
    url = await board_link(bot.database, table.record)
    return f"{text} · {words.say('link-board', url=url)}"
