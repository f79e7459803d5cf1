"""Going on with a table that rests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.chat.interactions.agreement import ask
from bot.chat.messages.answers import finish, show_all
from bot.chat.messages.post import Post
from bot.chat.posts.inputs import shown_name, table_words
from bot.tables.changes.topics import REOPEN
from storage.records import OPEN

if TYPE_CHECKING:
    from collections.abc import Mapping

    import discord

    from bot.chat.interactions.press import Pressed, PressHandler
    from bot.chat.services import Services
    from bot.tables.model import Table
    from bot.words.words import Words


async def keep_or_reopen(
    services: Services,
    interaction: discord.Interaction[Any],
    table: Table,
    words: Words,
) -> str:
    """Keep a silent table open, or ask all players to reopen a closed one; return the answer.

    It is opened again where it was; where that channel is gone, where it is asked for.

    Raises
    ------
    Told
        When the bot may not post where it would open.
    Refusal
        When the table needs no resuming, its game is over, or the person is no player.
    """
    if table.record.status in OPEN:
        await services.tables.inactivity.go_on(table.id, interaction.user.id)
        return words.say("kept-open")
    return await ask(services, interaction, table, REOPEN, words)


async def _reopen_here(pressed: Pressed) -> None:
    done = await keep_or_reopen(pressed.services, pressed.interaction, pressed.table, pressed.words)
    await finish(pressed.interaction, done)


async def _go_on(pressed: Pressed) -> None:
    table = await pressed.services.tables.inactivity.go_on(
        pressed.table.id, pressed.user_id, pressed.press.version
    )
    words = table_words(table)
    name = shown_name(table, table.seated(pressed.user_id), words)
    text = words.say("stall-answered", player=name, table=str(table.id))
    await show_all(pressed.interaction, Post(text), replace=True)


HANDLERS: Mapping[str, PressHandler] = {"go-on": _go_on, "reopen": _reopen_here}
"""The handlers by button."""
