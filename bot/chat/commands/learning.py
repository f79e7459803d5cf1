"""`/game learn`: the tutorial of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.chat.commands.base import TableCommands, chosen_game, offer_games
from bot.chat.commands.wording import options, worded
from bot.chat.interactions.tutorial import show_tutorial
from bot.chat.posts.tutorial import taught

if TYPE_CHECKING:
    from bot.chat.services import Services

Asked = discord.Interaction[Any]


class LearningCommands(TableCommands):
    """Teaches games."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        offer_games(self.learn, services)

    @app_commands.command(**worded("command-learn"))
    @options("game")
    async def learn(self, interaction: Asked, game: str | None = None) -> None:
        """Show the tutorial of a game: the one named, that of the table here, or ask which."""
        words = self._services.words(interaction)
        name = (
            chosen_game(self._services, game, words)
            if game
            else await self._here_or_none(interaction)
        )
        await show_tutorial(self._services, interaction, name, words)

    async def _here_or_none(self, interaction: Asked) -> str:
        table = await self._services.tables.archive.find_in(interaction.channel_id or 0)
        games = taught(self._services.posts.presenters.values())
        return table.record.game if table and table.record.game in games else ""
