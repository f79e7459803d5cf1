"""The base of the `/game` commands: how a command finds its table."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, TypeAlias

import discord
from discord import app_commands

from bot.chat.commands.wording import said
from bot.chat.transport.members import sees
from bot.tables.errors import NoSuchTable

if TYPE_CHECKING:
    from bot.chat.services import Services
    from bot.tables.model import Table

MOST_CHOICES = 25
"""The most choices that Discord takes for an option."""
Asked = discord.Interaction[Any]
Completion: TypeAlias = Callable[[Asked, str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]
"""Lists what an option of a command may be, for what has been typed so far."""


class TableCommands(app_commands.Group):
    """Some of the commands of `/game`; they are added to that group one by one."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services

    async def _here(self, interaction: Asked) -> Table:
        return await self._services.tables.archive.table_in(interaction.channel_id or 0)

    async def _chosen(self, interaction: Asked, number: int | None) -> Table:
        """Return the table with the number if the person may see it, or this channel's."""
        if number is None:
            return await self._here(interaction)
        table = await self._services.tables.archive.table_of(number, interaction.guild_id or 0)
        if not sees(interaction, table):
            raise NoSuchTable(table=str(number))
        return table


def offer_games(command: app_commands.Command[Any, ..., None], services: Services) -> None:
    """Let the option `game` of a command be one of the games on offer; nothing need be typed."""
    games = [
        app_commands.Choice(name=said(f"game-{name}"), value=name)
        for name in list(services.games)[:MOST_CHOICES]
    ]
    app_commands.choices(game=games)(command)


def complete_game(services: Services) -> Completion:
    """Return a function that completes the name of a game."""

    async def complete(interaction: Asked, typed: str) -> list[app_commands.Choice[str]]:
        words = services.words(interaction)
        named = [(words.say(f"game-{name}"), name) for name in services.games]
        return [
            app_commands.Choice(name=title, value=name)
            for title, name in named
            if typed.casefold() in title.casefold() or typed == name
        ][:25]

    return complete
