"""The settings of servers: where their tables are played unless somebody says otherwise."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from storage import Database


class Venue(StrEnum):
    """Where a table is played."""

    HERE = "here"
    """In the channel where it is opened."""
    THREAD = "thread"
    """In a thread of its own, or in a forum in a post of its own."""


class ServerSettings(msgspec.Struct, frozen=True, omit_defaults=True):
    """The settings of one server. Settings of other releases are ignored.

    Parameters
    ----------
    place
        Where a table is played if it is not said when it is opened.
    """

    place: Venue = Venue.HERE


class Servers:
    """The settings of all servers, in the database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def settings(self, guild_id: int) -> ServerSettings:
        """Return a server's settings; those that cannot be read are the defaults."""
        text = await self._database.servers.settings(guild_id)
        try:
            return msgspec.json.decode(text or "{}", type=ServerSettings)
        except msgspec.MsgspecError:
            return ServerSettings()

    async def change(self, guild_id: int, settings: ServerSettings) -> None:
        """Save a server's settings."""
        text = msgspec.json.encode(settings).decode()
        await self._database.servers.save_settings(guild_id, text)
