"""`/help`: how to start and how to play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discord import app_commands

from bot.chat.commands.wording import worded
from bot.chat.interactions.looking import help_screen
from bot.chat.messages.answers import show

if TYPE_CHECKING:
    import discord

    from bot.chat.services import Services


def help_command(services: Services) -> app_commands.Command[Any, ..., None]:
    """Return the command."""

    async def tell_how(interaction: discord.Interaction[Any]) -> None:
        await show(interaction, await help_screen(services, interaction, "start"))

    return app_commands.Command(**worded("command-help"), callback=tell_how)
