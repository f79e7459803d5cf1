"""The base of the `/game` commands: how a command finds its table."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, TypeAlias

import discord
from discord import app_commands

from bot.chat.commands.choosing import Entry, choices, chosen
from bot.chat.commands.wording import said
from bot.chat.messages.answers import Told
from bot.chat.messages.members import sees
from bot.chat.traffic.course import concerns
from bot.tables.errors import NoSuchTable, NoTable

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.chat.services import Services
    from bot.presenters.reading import Player
    from bot.tables.model import Table
    from bot.words.words import Words

MOST_CHOICES = 25
"""The most choices that Discord takes for an option."""
_MOST_NAMED = 10
"""The most threads that an answer names."""
Asked = discord.Interaction[Any]
Completion: TypeAlias = Callable[[Asked, str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]
"""Lists what an option of a command may be, for what has been typed so far."""


class TableCommands(app_commands.Group):
    """Some of the commands of `/game`; they are added to that group one by one."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services

    async def _here(self, interaction: Asked) -> Table:
        return await table_here(self._services, interaction)

    async def _chosen(self, interaction: Asked, number: int | None) -> Table:
        if number is None:
            return await self._here(interaction)
        concerns(table=number)
        table = await self._services.tables.archive.table_of(number, interaction.guild_id or 0)
        if not await sees(self._services.database, interaction, table):
            raise NoSuchTable(table=str(number))
        return table


async def table_here(services: Services, interaction: Asked) -> Table:
    """Return the table of the channel that a command is typed in.

    Raises
    ------
    NoTable
        If the channel has never had one.
    Told
        If it has none, but there are some in its threads.
    """
    archive, channel_id = services.tables.archive, interaction.channel_id or 0
    table = await archive.find_in(channel_id)
    if table is not None:
        concerns(table=table.id)
        return table
    if below := await archive.channels_below(channel_id):
        places = ", ".join(f"<#{each}>" for each in below[:_MOST_NAMED])
        raise Told(services.words(interaction).say("tables-in-threads", places=places))
    raise NoTable


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
        return choices(_games(services, services.words(interaction)), typed)

    return complete


def chosen_game(services: Services, typed: str, words: Words) -> str:
    """Return the name of the game that was picked or typed, or raise `Told` with all of them."""
    return chosen(_games(services, words), typed, words.say("option-game-name"), words)


def parts_of(players: Iterable[Player]) -> list[Entry[int]]:
    """Return an entry for each player's part of the table, by seat."""
    return [Entry(f"{player.seat}. {player.plain}", player.seat) for player in players]


def _games(services: Services, words: Words) -> list[Entry[str]]:
    return [Entry(words.say(f"game-{name}"), name) for name in services.games]
