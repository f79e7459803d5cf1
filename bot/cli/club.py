"""The server of the page, on which people play who are all at one keyboard."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import simcord


@dataclass(frozen=True)
class Club:
    """A server with one channel, the people in it, and who repeats their direct messages."""

    env: simcord.Env
    channel: simcord.ChannelHandle
    people: list[simcord.MemberActor]
    postman: simcord.MemberActor
