"""`/game`: everything a table can do, whatever is played at it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands

from bot.chat.commands.closing import KeepingCommands
from bot.chat.commands.lobby import GatheringCommands
from bot.chat.commands.looking import LookingCommands
from bot.chat.commands.playing import PlayingCommands
from bot.chat.commands.seats import HandsCommands
from bot.chat.commands.wording import said

if TYPE_CHECKING:
    from bot.chat.services import Services

PARTS = (GatheringCommands, LookingCommands, PlayingCommands, HandsCommands, KeepingCommands)


def table_commands(services: Services) -> app_commands.Group:
    """Return the commands of a table; most need no more than the channel they are used in."""
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
