"""The shards that this process runs: which client knows a server, its channels and its members."""

from __future__ import annotations

from typing import TYPE_CHECKING

from storage.leases import Share

if TYPE_CHECKING:
    import discord


class NotHere(ConnectionError):  # noqa: N818  (it is so, and no fault)
    """The shard is not run by this process: nothing can be asked or sent over it now."""


_CLOSED = "Session is closed"
"""What aiohttp says, which has no class for it, once the client of a shard is closed."""


def is_closed(error: BaseException) -> bool:
    """Return whether an error comes from asking a client that was closed."""
    return isinstance(error, RuntimeError) and str(error) == _CLOSED


def is_elsewhere(error: BaseException) -> bool:
    """Return whether an error says that this process does not run the shard any more."""
    return isinstance(error, NotHere) or is_closed(error)


class Shards:
    """The clients of this process, one for each shard that it runs.

    A server falls on one shard, whose client alone hears of it. `count` is how many shards the bot
    has in all its processes.
    """

    def __init__(self) -> None:
        self.count = 1
        self._clients: dict[int, discord.Client] = {}

    def add(self, shard_id: int, client: discord.Client) -> None:
        """Add the client that runs a shard."""
        self._clients[shard_id] = client

    def remove(self, shard_id: int) -> None:
        """Remove the client of a shard that this process no longer runs."""
        self._clients.pop(shard_id, None)

    def share(self) -> Share:
        """Return the shards that have a client in this process."""
        return Share(self.count, frozenset(self._clients))

    def shard_of(self, guild_id: int) -> int:
        """Return the shard on which a server falls, by Discord's formula."""
        return (guild_id >> 22) % self.count

    def of(self, guild_id: int) -> discord.Client:
        """Return the client that hears of a server.

        Raises
        ------
        NotHere
            When this process does not run the server's shard.
        """
        shard_id = self.shard_of(guild_id)
        if shard_id not in self._clients:
            raise NotHere(f"shard {shard_id} of {self.count} is not run by this process")
        return self._clients[shard_id]
