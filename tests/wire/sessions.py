"""The sessions of the gateway: each belongs to one shard, and outlives its connection a while."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, cast

from tests.wire.world import shard_of

if TYPE_CHECKING:
    from aiohttp import web

    from tests.wire.world import Json

ENDING = (1000, 1001)
"""The close codes of a client with which its session ends."""
OF_SERVERS = ("GUILD_CREATE", "GUILD_UPDATE", "GUILD_DELETE")
"""Events that are about a server as a whole: their own id is that of the server."""


@dataclass
class Session:
    """What one IDENTIFY has begun.

    `events` are numbered from 1, for a client that resumes. `socket` is None while nobody is
    connected; `lost_at` is since when, on the monotonic clock.
    """

    id: str
    process: str
    shard: int
    count: int
    socket: web.WebSocketResponse | None = None
    lost_at: float = 0.0
    events: list[tuple[str, Any]] = field(default_factory=list[tuple[str, Any]])

    def hears(self, name: str, data: Any) -> bool:
        """Return whether an event comes on the shard: without a server it comes on shard 0."""
        server = _server(name, data)
        return self.shard == (0 if server is None else shard_of(server, self.count))

    def lives(self, life: float) -> bool:
        """Return whether it is connected, or was within the last `life` seconds."""
        return self.socket is not None or time.monotonic() - self.lost_at < life

    def lose(self) -> web.WebSocketResponse | None:
        """Take its connection away and return it."""
        socket, self.socket, self.lost_at = self.socket, None, time.monotonic()
        return socket


def _server(name: str, data: Any) -> int | None:
    """Return the server that an event is about, None if it is about none or cannot be read."""
    if not isinstance(data, dict):
        return None
    found = cast("Json", data).get("id" if name in OF_SERVERS else "guild_id")
    try:
        return int(found or "")
    except (TypeError, ValueError):
        return None
