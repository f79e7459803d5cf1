"""Giving a hint to one player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.chat.messages.answers import tell
from bot.chat.posts.hint import hint_text

if TYPE_CHECKING:
    from collections.abc import Mapping

    import discord

    from bot.chat.interactions.press import Pressed, PressHandler
    from bot.chat.services import Services
    from bot.tables.model import Table
    from bot.words.words import Words


async def hint(
    services: Services, interaction: discord.Interaction[Any], table: Table, words: Words
) -> None:
    """Tell a player privately what a strong computer would do in their place."""
    given = await services.tables.hints.ask(table.id, interaction.user.id)
    presenter = services.posts.presenter(given.table)
    await tell(interaction, hint_text(presenter, given, words))


async def _press(pressed: Pressed) -> None:
    await hint(pressed.services, pressed.interaction, pressed.table, pressed.words)


HANDLERS: Mapping[str, PressHandler] = {"hint": _press}
"""The handlers by button."""
