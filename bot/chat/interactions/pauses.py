"""Pausing a table and letting it go on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.chat.interactions.agreement import ask
from bot.chat.messages.answers import show_all, tell
from bot.chat.messages.post import Post
from bot.chat.posts.inputs import awaited_names, players, table_words
from bot.tables.changes.topics import PAUSE

if TYPE_CHECKING:
    from collections.abc import Mapping

    import discord

    from bot.chat.interactions.press import Pressed, PressHandler
    from bot.chat.services import Services
    from bot.tables.model import Table


async def pause(services: Services, interaction: discord.Interaction[Any], table: Table) -> None:
    """Ask all players for a pause; a player alone gets it at once.

    Raises
    ------
    Refusal
        When the table cannot be paused, or not for this person.
    """
    words = services.words(interaction)
    await tell(interaction, await ask(services, interaction, table, PAUSE, words))


async def resume(services: Services, interaction: discord.Interaction[Any], table: Table) -> None:
    """Resume a paused table and tell the channel; raises as `Agreement.resume`."""
    user_id = interaction.user.id
    table = await services.tables.agreement.resume(table.id, user_id)
    words = table_words(table)
    seated = players(table, words)
    position = await services.tables.archive.position(table)
    text = words.say(
        "resumed",
        table=str(table.id),
        by=seated[table.seated(user_id).seat - 1].name,
        player=awaited_names(table, position, words),
    )
    if table.record.channel_id == interaction.channel_id:
        await show_all(interaction, Post(text))
    else:
        await tell(interaction, text)


async def _resume(pressed: Pressed) -> None:
    await resume(pressed.services, pressed.interaction, pressed.table)


HANDLERS: Mapping[str, PressHandler] = {"resume": _resume}
"""What stands behind the button."""
