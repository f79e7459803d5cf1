"""Members of a server: who they are at a table, and what they may see and do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import aiohttp
import discord

from bot.chat.messages.channels import find_place, find_thread, viewed
from bot.chat.messages.permissions import is_moderator
from bot.tables.model import COMPUTER, Person

if TYPE_CHECKING:
    from bot.chat.traffic.shards import Shards
    from bot.tables.model import Table
    from storage import Database


def person(user: discord.User | discord.Member) -> Person:
    """Return the person behind an account, by the name the server shows."""
    return Person(user.id, user.display_name)


def named(interaction: discord.Interaction[Any], user: discord.User | discord.Member) -> Person:
    """Return the person named in a command; naming the bot means the computer."""
    own = interaction.client.user
    return COMPUTER if own is not None and user.id == own.id else person(user)


async def moderates(
    database: Database, interaction: discord.Interaction[Any], table: Table
) -> bool:
    """Return True if the person may close other people's tables in this table's channel.

    Where nobody can tell, their roles on the whole server decide.
    """
    allowed, _ = await _permissions(database, interaction, table.record.channel_id)
    if allowed is None and isinstance(interaction.user, discord.Member):
        allowed = interaction.user.guild_permissions
    return allowed is not None and is_moderator(allowed)


async def sees(database: Database, interaction: discord.Interaction[Any], table: Table) -> bool:
    """Return True if the person may look on at this table.

    A table in a private thread is visible from elsewhere only to its players and to those who
    manage threads. One whose channel is gone or hidden from the bot is visible to its players and
    to administrators.
    """
    allowed, private = await _permissions(database, interaction, table.record.channel_id)
    seated = table.seat_of(interaction.user.id) is not None
    if allowed is None:
        member = interaction.user
        leads = isinstance(member, discord.Member) and member.guild_permissions.administrator
        return seated or leads
    return allowed.view_channel and (not private or seated or allowed.manage_threads)


async def _permissions(
    database: Database, interaction: discord.Interaction[Any], channel_id: int
) -> tuple[discord.Permissions | None, bool]:
    """Return the person's permissions in a channel, None where nobody can tell.

    The second value tells whether the channel is a private thread in which the person is not now.
    """
    guild, member = interaction.guild, interaction.user
    if channel_id == interaction.channel_id:
        return interaction.permissions, False
    if guild is None or not isinstance(member, discord.Member):
        return discord.Permissions.none(), False
    thread = await find_thread(interaction.client, database, guild, channel_id)
    place = viewed(guild.get_channel(channel_id if thread is None else thread.parent_id))
    private = thread is not None and thread.private
    return (None if place is None else place.permissions_for(member)), private


async def has_left(shards: Shards, guild_id: int, user_id: int) -> bool:
    """Return True if the person has left the server, False also if Discord cannot be asked."""
    return await is_there(shards, guild_id, user_id) is False


async def is_there(shards: Shards, guild_id: int, user_id: int) -> bool | None:
    """Return whether the person is on the server, or None if Discord cannot be asked."""
    try:
        guild = shards.of(guild_id).get_guild(guild_id)
        if guild is None or guild.unavailable:
            return None
        await guild.fetch_member(user_id)
    except discord.NotFound as error:
        return False if error.code in _GONE else None
    except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError):
        return None
    return True


async def may_see(client: discord.Client, member: discord.Member, channel_id: int) -> bool | None:
    """Return whether a member may see a channel or thread, or None if the channel is hidden.

    For a channel that is gone the roles on the whole server decide.
    """
    place = member.guild.get_channel_or_thread(channel_id)
    if place is None:
        try:
            found = await find_place(client, channel_id)
        except discord.Forbidden:
            return None
        if found is None:
            return member.guild_permissions.view_channel
        place = found
    parent = viewed(place.parent if isinstance(place, discord.Thread) else place)
    if parent is None:
        return None
    if isinstance(place, discord.Thread) and place.is_private():
        return await _is_in(place, member)
    return parent.permissions_for(member).view_channel


async def _is_in(thread: discord.Thread, member: discord.Member) -> bool | None:
    try:
        await thread.fetch_member(member.id)
    except discord.NotFound:
        return False
    except discord.Forbidden:
        return None
    return True


_GONE = {10007, 10013}
"""Discord's codes for a person who is no member of the server, and for a deleted account."""
