"""From Discord's members to the people at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.chat.permissions import is_moderator
from bot.tables.model import Person

if TYPE_CHECKING:
    import discord


def person(user: discord.User | discord.Member) -> Person:
    """Return the person behind an account, by the name the server shows."""
    return Person(user.id, user.display_name)


def moderates(interaction: discord.Interaction[Any]) -> bool:
    """Return whether the person may close other people's tables in this channel."""
    return is_moderator(interaction.permissions)
