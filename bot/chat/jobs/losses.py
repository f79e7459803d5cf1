"""Tables out of reach: their channel is deleted, or the bot is no longer on their server.

They are closed, so that no delivery is tried for ever. A player can open such a table again in
another channel, or when the bot is back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import structlog

from bot.chat.jobs.outbox import FORESEEN
from bot.chat.messages.channels import find_place, note_thread
from bot.chat.traffic.course import concerns
from bot.chat.traffic.shards import NotHere
from storage.leases import Share

if TYPE_CHECKING:
    from bot.chat.services import Services
    from storage.records import TableRecord

log = structlog.get_logger()


async def close_lost(services: Services, guild_id: int) -> None:
    """Close a server's gathering and running tables whose channel the bot cannot reach.

    Nothing is closed before the server's shard is ready: until then every channel looks so.
    """
    for record in await services.database.tables.of_guild(guild_id):
        concerns(table=record.id, guild=guild_id)
        if await _is_lost(services, record):
            log.info("table out of reach", table=record.id, channel=record.channel_id)
            try:
                await services.tables.inactivity.close_lost(record.id)
            except Exception as error:
                # One table that cannot be closed must not keep all the others open.
                log.exception("not closed", table=record.id, exc_info=error)


async def close_all_lost(services: Services, shard_id: int) -> None:
    """Close every open table of a shard's servers that went out of reach while the bot was away."""
    share = Share(services.shards.count, frozenset({shard_id}))
    guilds = {record.guild_id for record in await services.database.tables.all_open(share)}
    for guild_id in sorted(guilds):
        await close_lost(services, guild_id)


async def _is_lost(services: Services, record: TableRecord) -> bool:
    """Return True if the table is out of reach for certain; note its thread if it is not."""
    try:
        client = services.shards.of(record.guild_id)
    except NotHere:
        return False
    if not client.is_ready():
        return False
    guild = client.get_guild(record.guild_id)
    if guild is None:
        return True
    if guild.unavailable:
        return False
    try:
        place = await find_place(client, record.channel_id)
    except FORESEEN:
        return False
    await note_thread(services.database, place)
    return place is None
