"""One interaction: who did what where, and how the bot answered."""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass, field
from enum import IntEnum
from typing import TYPE_CHECKING

from tests.wire.world import Json, snowflake

if TYPE_CHECKING:
    from tests.wire.server import Loopback
    from tests.wire.world import Channel, Person

GUILD_INSTALL, FILE_SIZE = "0", 10 * 2**20


class Kind(IntEnum):
    """What a person does."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class Callback(IntEnum):
    """How a bot answers first."""

    MESSAGE = 4
    DEFER = 5
    DEFER_UPDATE = 6
    UPDATE = 7
    AUTOCOMPLETE = 8
    MODAL = 9


@dataclass
class Interaction:
    """An interaction and the state of its answer.

    `source` is the message with the component, `original` the one that holds the first answer;
    `started` and `answered` are when it was sent and first answered, on the monotonic clock;
    `words` is how many messages were sent, or changed, as its answer.
    """

    kind: Kind
    person: Person
    channel: Channel
    source: int | None = None
    callback: Callback | None = None
    original: int | None = None
    followups: list[int] = field(default_factory=list[int])
    words: int = 0
    choices: list[Json] = field(default_factory=list[Json])
    modal: Json | None = None
    started: float = field(default_factory=time.monotonic)
    answered: float | None = None
    token: str = field(default_factory=lambda: secrets.token_urlsafe(32))
    id: int = field(default_factory=snowflake)

    def late(self, window: float, *, acknowledged: bool = False) -> bool:
        """Return whether `window` seconds are over and the interaction has no answer yet.

        `acknowledged`: an answer does not help any more.
        """
        if self.callback is not None and not acknowledged:
            return False
        return time.monotonic() - self.started >= window

    def payload(self, discord: Loopback, data: Json, locale: str) -> Json:
        """Return the INTERACTION_CREATE event."""
        world = discord.world_of(self.channel)
        source = discord.messages.get(self.source or 0)
        return {
            "id": str(self.id),
            "application_id": str(world.bot.id),
            "type": int(self.kind),
            "version": 1,
            "token": self.token,
            "data": data,
            "guild_id": str(world.id),
            "guild": {"id": str(world.id), "locale": "en-US", "features": []},
            "channel_id": str(self.channel.id),
            "channel": world.channel_payload(self.channel),
            "member": self.person.member(),
            "app_permissions": str(self.channel.permissions().value),
            "locale": locale,
            "guild_locale": "en-US",
            "entitlements": [],
            "context": 0,
            "authorizing_integration_owners": {GUILD_INSTALL: str(world.id)},
            "attachment_size_limit": FILE_SIZE,
            **({"message": source.payload(world.bot, discord.base)} if source else {}),
        }
