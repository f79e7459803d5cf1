"""The slash commands: one group for tables, one for each game's actions, one for people, help."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.chat.commands.actions import action_group
from bot.chat.commands.me import MeCommands, ServerCommands
from bot.chat.commands.stats import help_command, stats_command
from bot.chat.commands.tables import table_commands

if TYPE_CHECKING:
    from discord import app_commands

    from bot.chat.services import Services

__all__ = ["add_commands"]


def add_commands(tree: app_commands.CommandTree[Any], services: Services) -> None:
    """Add every command to the tree."""
    tree.add_command(table_commands(services))
    for presenter in services.posts.presenters.values():
        tree.add_command(action_group(services, presenter))
    tree.add_command(stats_command(services))
    tree.add_command(MeCommands(services))
    tree.add_command(ServerCommands(services))
    tree.add_command(help_command(services))
