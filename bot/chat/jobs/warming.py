"""Paints running tables once the bot is there, so that their sprites are drawn before a move."""

from __future__ import annotations

from typing import TYPE_CHECKING

import structlog

from bot.chat.traffic.course import concerns
from bot.tables.errors import TableUnreadable
from storage.errors import StorageError
from storage.records import TableStatus

if TYPE_CHECKING:
    from bot.chat.services import Services

log = structlog.get_logger()

PAINTED_FIRST = 50
"""How many running tables are painted: the newest."""


async def paint_open_tables(services: Services) -> None:
    """Paint the picture of each of the newest running tables."""
    share = services.shards.share()
    for record in (await services.database.tables.all_open(share))[-PAINTED_FIRST:]:
        concerns(table=record.id, guild=record.guild_id)
        if record.status is TableStatus.RUNNING:
            try:
                table = await services.tables.archive.from_record(record)
                position = await services.tables.archive.position(table)
                await services.posts.picture(services.posts.current(table, position))
            except TableUnreadable as error:
                log.warning("not painted ahead", table=record.id, error=str(error))
            except StorageError as error:
                # The database is away: a picture is painted when it is wanted.
                log.warning("not painted ahead", table=record.id, error=str(error))
                return
            except Exception as error:
                # One table that cannot be shown must not keep the bot from all the others.
                log.exception("not painted ahead", table=record.id, exc_info=error)
