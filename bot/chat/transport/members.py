"""Members of a server: who they are at a table, and what they may see and do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import aiohttp
import discord

from bot.chat.transport.permissions import is_moderator
from bot.tables.model import COMPUTER, Person

if TYPE_CHECKING:
    from bot.tables.model import Table


def person(user: discord.User | discord.Member) -> Person:
    """Return the person behind an account, by the name the server shows."""
    return Person(user.id, user.display_name)


def named(interaction: discord.Interaction[Any], user: discord.User | discord.Member) -> Person:
    """Return the person named in a command; naming the bot means the computer."""
    own = interaction.client.user
    return COMPUTER if own is not None and user.id == own.id else person(user)


def moderates(interaction: discord.Interaction[Any], table: Table) -> bool:
    """Return True if the person may close other people's tables in this table's channel."""
    return is_moderator(_permissions(interaction, table.record.channel_id))


def sees(interaction: discord.Interaction[Any], table: Table) -> bool:
    """Return True if the person may look on at this table.

    A table in a private thread is visible from elsewhere only to its players and to those who
    manage threads.
    """
    channel_id = table.record.channel_id
    allowed = _permissions(interaction, channel_id)
    thread = interaction.guild.get_thread(channel_id) if interaction.guild else None
    if thread is None or not thread.is_private() or channel_id == interaction.channel_id:
        return allowed.view_channel
    seated = table.seat_of(interaction.user.id) is not None
    return allowed.view_channel and (seated or allowed.manage_threads)


def _permissions(interaction: discord.Interaction[Any], channel_id: int) -> discord.Permissions:
    """Return the person's permissions in a channel of the server.

    For a channel that is gone or unknown to the bot: those of their roles on the whole server.
    """
    if channel_id == interaction.channel_id:
        return interaction.permissions
    member = interaction.user
    if interaction.guild is None or not isinstance(member, discord.Member):
        return discord.Permissions.none()
    channel = interaction.guild.get_channel_or_thread(channel_id)
    if isinstance(channel, discord.Thread):
        channel = channel.parent
    return member.guild_permissions if channel is None else channel.permissions_for(member)


async def has_left(client: discord.Client, guild_id: int, user_id: int) -> bool:
    """Return True if the person has left the server, False also if Discord cannot be asked."""
    return await is_there(client, guild_id, user_id) is False


async def is_there(client: discord.Client, guild_id: int, user_id: int) -> bool | None:
    """Return whether the person is on the server, or None if Discord cannot be asked."""
    guild = client.get_guild(guild_id)
    if guild is None or guild.unavailable:
        return None
    try:
        await guild.fetch_member(user_id)
    except discord.NotFound as error:
        return False if error.code in _GONE else None
    except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError):
        return None
    return True


async def may_see(member: discord.Member, channel_id: int) -> bool:
    """Return True if a member may see a channel or thread of the server.

    For a channel that is gone or unknown to the bot the roles on the whole server decide.
    """
    place = member.guild.get_channel_or_thread(channel_id)
    if isinstance(place, discord.Thread):
        if place.is_private() and not await _is_in(place, member):
            return False
        place = place.parent
    if place is None:
        return member.guild_permissions.view_channel
    return place.permissions_for(member).view_channel


async def _is_in(thread: discord.Thread, member: discord.Member) -> bool:
    try:
        await thread.fetch_member(member.id)
    except discord.NotFound:
        return False
    return True


_GONE = {10007, 10013}
"""Discord's codes for a person who is no member of the server, and for a deleted account."""
