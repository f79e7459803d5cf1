"""`/server`: what those who manage a server set for its tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from msgspec.structs import replace

from bot.chat.commands.lobby import PLACES
from bot.chat.commands.wording import options, worded
from bot.chat.messages.answers import Told, tell
from bot.tables.servers import Venue

if TYPE_CHECKING:
    from bot.chat.services import Services


class ServerCommands(app_commands.Group, **worded("command-server")):
    """The commands about a server, for whoever may manage it."""

    def __init__(self, services: Services) -> None:
        super().__init__(
            guild_only=True,
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            default_permissions=discord.Permissions(manage_guild=True),
        )
        self._services = services

    @app_commands.command(**worded("command-server-settings"))
    @options("place", family="option-server")
    @app_commands.choices(place=PLACES)
    async def settings(
        self, interaction: discord.Interaction[Any], place: str | None = None
    ) -> None:
        """Change the settings that are given, and tell all of the server's."""
        words = self._services.words(interaction)
        if interaction.guild_id is None:
            raise Told(words.say("only-in-servers"))
        after = before = await self._services.servers.settings(interaction.guild_id)
        if place is not None:
            after = replace(before, place=Venue(place))
            await self._services.servers.change(interaction.guild_id, after)
        await tell(interaction, words.say("server-place", place=after.place.value))
