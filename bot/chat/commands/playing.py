"""`/game` in the middle of a game."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.chat.commands.base import TableCommands
from bot.chat.commands.wording import worded
from bot.chat.interactions import pauses as pausing
from bot.chat.interactions.agreement import offer_undo
from bot.chat.interactions.hints import hint
from bot.chat.interactions.playing import undo
from bot.chat.messages.answers import show, tell
from bot.tables.errors import EndStands, NothingToUndo, Revealed

Asked = discord.Interaction[Any]


class PlayingCommands(TableCommands):
    """What players do to a game besides its actions."""

    @app_commands.command(**worded("command-undo"))
    async def undo(self, interaction: Asked) -> None:
        """Take back one's own last action, or offer to ask the others for it."""
        table = await self._here(interaction)
        words = self._services.words(interaction)
        try:
            undone = await undo(self._services, interaction, table, words)
            await tell(interaction, undone.told)
        except (NothingToUndo, Revealed, EndStands) as refusal:
            post = await offer_undo(self._services, table, interaction.user.id, refusal, words)
            await show(interaction, post)

    @app_commands.command(**worded("command-hint"))
    async def hint(self, interaction: Asked) -> None:
        """Tell a player privately what a strong computer would do in their place."""
        table = await self._here(interaction)
        await hint(self._services, interaction, table, self._services.words(interaction))

    @app_commands.command(**worded("command-pause"))
    async def pause(self, interaction: Asked) -> None:
        """Ask all players to pause the table."""
        await pausing.pause(self._services, interaction, await self._here(interaction))
