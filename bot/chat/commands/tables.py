"""`/game`: everything a table can do, whatever is played at it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands

from bot.chat.commands.closing import ClosingCommands
from bot.chat.commands.lobby import LobbyCommands
from bot.chat.commands.looking import LookingCommands
from bot.chat.commands.playing import PlayingCommands
from bot.chat.commands.seats import SeatsCommands
from bot.chat.commands.wording import said

if TYPE_CHECKING:
    from bot.chat.services import Services

PARTS = (LobbyCommands, LookingCommands, PlayingCommands, SeatsCommands, ClosingCommands)


def table_commands(services: Services) -> app_commands.Group:
    """Return the group `/game`; most of its commands act on the table of their channel."""
    group = app_commands.Group(
        name=said("command-game-name"),
        description=said("command-game"),
        guild_only=True,
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    )
    for part in PARTS:
        for command in part(services).commands:
            group.add_command(command)
    return group
