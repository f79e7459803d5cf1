"""Who is on the server still, and who can see a place there.

The bot is told of no comings and goings, which would take a privileged intent: it asks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import aiohttp
import discord

from bot.tables.errors import NoTable, TableUnreadable
from bot.tables.schedule.presence import PRESENCE
from storage.records import NOBODY, TableStatus

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.chat.jobs.agenda import Handler
    from bot.tables.model import Table
    from bot.tables.tables import Tables
    from storage.records import Due, SeatRecord

_GONE = {10007, 10013}
"""Discord's codes for somebody who is no member of the server, and for an account that is gone."""


async def has_left(client: discord.Client, guild_id: int, user_id: int) -> bool:
    """Return whether somebody is surely not on the server; whatever cannot be asked says no."""
    return await _is_there(client, guild_id, user_id) is False


async def _is_there(client: discord.Client, guild_id: int, user_id: int) -> bool | None:
    """Return whether somebody is on the server, None when that cannot be asked."""
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


class Presence:
    """Looks whether people are on the server still, and lets their tables know."""

    def __init__(self, client: discord.Client, tables: Tables) -> None:
        self._client = client
        self._tables = tables

    @property
    def handlers(self) -> Mapping[str, Handler]:
        """Return what to do, by kind."""
        return {PRESENCE: self.look}

    async def look(self, due: Due) -> None:
        """Look whether whoever must act is there."""
        try:
            table = await self._tables.table(due.table_id or 0)
            if table.record.status is not TableStatus.RUNNING or table.record.paused_at:
                return
            position = await self._tables.position(table)
        except (NoTable, TableUnreadable):
            return
        for seat in table.people_to_act(position):
            if seat.user_id == due.user_id:
                await self.misses(table, seat)

    async def misses(self, table: Table, seat: SeatRecord) -> bool:
        """Return whether whoever holds the seat has left, and let the table know if that is new.

        While it cannot be asked it is as it was known last.
        """
        if seat.user_id == NOBODY:
            return False
        there = await _is_there(self._client, table.record.guild_id, seat.user_id)
        gone = seat.gone if there is None else not there
        if gone != seat.gone:
            await self._tables.notice(table.id, seat.seat, seat.user_id, gone=gone)
        return gone
