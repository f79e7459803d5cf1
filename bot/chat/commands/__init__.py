"""The slash commands: one group for tables, one for each game's actions, one for people, help."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.chat.commands.actions import action_group
from bot.chat.commands.help import help_command
from bot.chat.commands.me import MeCommands
from bot.chat.commands.stats import stats_command
from bot.chat.commands.tables import table_commands

if TYPE_CHECKING:
    from bot.chat.client import CableCar

__all__ = ["add_commands"]


def add_commands(bot: CableCar) -> None:
    """Add every command to the bot's tree."""
    bot.tree.add_command(table_commands(bot))
    for presenter in bot.posts.presenters.values():
        bot.tree.add_command(action_group(bot, presenter))
    bot.tree.add_command(stats_command(bot))
    bot.tree.add_command(MeCommands(bot))
    bot.tree.add_command(help_command(bot))
