"""A part of the commands of tables, and how a command finds its table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.chat.transport.answers import words_for
from bot.chat.transport.members import sees
from bot.tables.errors import NoSuchTable

if TYPE_CHECKING:
    from bot.chat.client import CableCar
    from bot.tables.model import Table

Asked = discord.Interaction[Any]


class Part(app_commands.Group):
    """Some of the commands of `/game`, which are moved there: Discord never sees a part."""

    def __init__(self, bot: CableCar) -> None:
        super().__init__()
        self._bot = bot

    async def _here(self, interaction: Asked) -> Table:
        return await self._bot.tables.table_in(interaction.channel_id or 0)

    async def _chosen(self, interaction: Asked, number: int | None) -> Table:
        """Return the table with the number if the person may look on at it, or this channel's."""
        if number is None:
            return await self._here(interaction)
        table = await self._bot.tables.table_of(number, interaction.guild_id or 0)
        if not sees(interaction, table):
            raise NoSuchTable(table=str(number))
        return table


async def complete_game(interaction: Asked, typed: str) -> list[app_commands.Choice[str]]:
    """List the games on offer."""
    words = words_for(interaction)
    named = [(words.say(f"game-{name}"), name) for name in interaction.client.games]
    return [
        app_commands.Choice(name=title, value=name)
        for title, name in named
        if typed.casefold() in title.casefold() or typed == name
    ][:25]
