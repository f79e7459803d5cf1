"""`/game`: everything a table can do, whatever is played at it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands

from bot.chat.commands.closing import ClosingCommands
from bot.chat.commands.learning import LearningCommands
from bot.chat.commands.lobby import LobbyCommands
from bot.chat.commands.looking import LookingCommands
from bot.chat.commands.playing import PlayingCommands
from bot.chat.commands.seats import SeatsCommands
from bot.chat.commands.wording import said, worded

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.chat.services import Services

PARTS = (
    LobbyCommands,
    LearningCommands,
    LookingCommands,
    PlayingCommands,
    SeatsCommands,
    ClosingCommands,
)
DIRECT = (
    "new",
    "learn",
    "join",
    "leave",
    "start",
    "board",
    "state",
    "log",
    "hint",
    "undo",
    "rules",
    "list",
)
"""The commands of `/game` itself, in the order in which Discord lists them."""
GROUPS: Mapping[str, tuple[str, ...]] = {
    "table": ("settings", "pause", "resume", "rematch", "watch", "unwatch", "end"),
    "seat": ("computers", "kick", "substitute", "resign"),
    "record": ("export", "replay", "review"),
}
"""The commands of each group inside `/game`, such as `/game table pause`."""


def table_commands(services: Services) -> app_commands.Group:
    """Return the group `/game`; most of its commands act on the table of their channel."""
    game = app_commands.Group(
        name=said("command-game-name"),
        description=said("command-game"),
        guild_only=True,
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    )
    commands = {command.name: command for part in PARTS for command in part(services).commands}
    for name in DIRECT:
        game.add_command(commands.pop(name))
    for group_name, names in GROUPS.items():
        group = app_commands.Group(**worded(f"command-{group_name}"))
        for name in names:
            group.add_command(commands.pop(name))
        game.add_command(group)
    if commands:
        raise LookupError(f"commands of no group: {', '.join(commands)}")
    return game
