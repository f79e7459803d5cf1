"""Who is on the server still, and who can see a place there.

The bot is told of no comings and goings, which would take a privileged intent: it asks.
"""

from __future__ import annotations

import aiohttp
import discord

_GONE = {10007, 10013}
"""Discord's codes for somebody who is no member of the server, and for an account that is gone."""


async def has_left(client: discord.Client, guild_id: int, user_id: int) -> bool:
    """Return whether somebody is surely not on the server; whatever cannot be asked says no."""
    guild = client.get_guild(guild_id)
    if guild is None or guild.unavailable:
        return False
    try:
        await guild.fetch_member(user_id)
    except discord.NotFound as error:
        return error.code in _GONE
    except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError):
        return False
    return False


async def may_see(member: discord.Member, channel_id: int) -> bool:
    """Return whether a member may see a channel or thread of the server.

    Of one that is gone or not known to the bot: what their roles let them see in every channel.
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
