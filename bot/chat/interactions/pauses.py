"""Pausing a table and letting it go on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.chat.posts import agreement
from bot.chat.posts.public import players
from bot.chat.transport.answers import show_all, tell
from bot.chat.transport.post import Post
from bot.tables.changes.topics import PAUSE
from bot.tables.errors import AlreadyAgreed

if TYPE_CHECKING:
    from collections.abc import Mapping

    import discord

    from bot.chat.client import CableCar
    from bot.chat.interactions.press import Handler, Pressed
    from bot.tables.model import Table


async def pause(bot: CableCar, interaction: discord.Interaction[Any], table: Table) -> None:
    """Ask all players for a pause; whoever is alone has it at once.

    Raises
    ------
    Refusal
        When the table cannot be paused, or not for this person.
    """
    user_id = interaction.user.id
    try:
        consent = await bot.tables.agree(table.id, user_id, table.version, PAUSE)
    except AlreadyAgreed:
        # Who asks again may never have seen the question: it can be lost after it was noted.
        consent = await bot.tables.consent(table, PAUSE)
    await show_all(interaction, await agreement.asked(bot, consent, user_id))


async def resume(bot: CableCar, interaction: discord.Interaction[Any], table: Table) -> None:
    """Let a paused table go on, and tell everybody who sees it; refusals as `Tables.resume`."""
    user_id = interaction.user.id
    table = await bot.tables.resume(table.id, user_id)
    words = bot.posts.words(table)
    seated = players(table, words)
    awaited = table.to_act(await bot.tables.position(table))
    text = words.say(
        "resumed",
        table=str(table.id),
        by=seated[table.seated(user_id).seat - 1].name,
        player=", ".join(seated[seat.seat - 1].name for seat in awaited),
    )
    if table.record.channel_id == interaction.channel_id:
        await show_all(interaction, Post(text))
    else:
        await tell(interaction, text)


async def _resume(pressed: Pressed) -> None:
    await resume(pressed.bot, pressed.interaction, await pressed.table())


HANDLERS: Mapping[str, Handler] = {"resume": _resume}
"""What stands behind the button."""
