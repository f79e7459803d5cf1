"""What a log of the bot may not hold."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.wire.server import Loopback

LOCALS = "locals"
"""The heading under which tracebacks list local variables."""


def found(log: str, discord: Loopback) -> list[str]:
    """Return each secret, each name of the servers and what else may not be there that is.

    Secrets are the token of the bot and those of the interactions.
    """
    never = {discord.token, *discord.interactions, LOCALS}
    for world in discord.worlds:
        never |= {name for person in world.people for name in (person.name, person.nick) if name}
        never |= {channel.name for channel in world.channels if channel.parent is None}
        never.add(world.name)
    return sorted(each for each in never if each in log)
