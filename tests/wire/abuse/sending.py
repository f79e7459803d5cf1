"""One forged interaction: what is sent in whose name, and what it was meant to be."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tests.wire.interaction import Callback, Interaction

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.wire.interaction import Kind
    from tests.wire.messages import Message
    from tests.wire.server import Loopback
    from tests.wire.world import Channel, Json, Person

DIRECT = 1
"""The type of a channel of direct messages."""


@dataclass
class Sending:
    """An interaction on its way.

    Parameters
    ----------
    name
        The kind of abuse, for the report of a failure.
    source
        The message with the component.
    twist
        Changes the finished event, as no Discord would.
    times
        How often the same event is sent.
    """

    name: str
    kind: Kind
    person: Person
    channel: Channel
    data: Json
    source: Message | None = None
    locale: str = "en-US"
    twist: Callable[[Json], None] | None = None
    times: int = 1
    interaction: Interaction = field(init=False)

    def __post_init__(self) -> None:
        source = self.source.id if self.source else None
        self.interaction = Interaction(self.kind, self.person, self.channel, source)

    def __str__(self) -> str:
        return f"{self.name} by {self.person.name} in {self.channel.name}: {self.data!r:.600}"

    @property
    def answered(self) -> bool:
        """Whether an answer came while Discord still took it."""
        return self.interaction.callback is not None

    @property
    def shown(self) -> list[int]:
        """The messages that are answers, such as an animation that is shown to everybody."""
        answered = self.interaction.callback in (Callback.MESSAGE, Callback.DEFER)
        first = [self.interaction.original] if answered and self.interaction.original else []
        return [*first, *self.interaction.followups]

    async def send(self, discord: Loopback) -> None:
        """Send the event."""
        discord.interactions[self.interaction.token] = self.interaction
        payload = self.interaction.payload(discord, self.data, self.locale)
        if self.twist is not None:
            self.twist(payload)
        for _ in range(self.times):
            await discord.gateway.dispatch("INTERACTION_CREATE", payload)


def in_private(payload: Json) -> None:
    """Let an event come from direct messages."""
    member = payload.pop("member")
    for name in ("guild_id", "guild", "guild_locale"):
        del payload[name]
    payload["user"] = member["user"]
    payload["context"] = 1
    payload["channel"] = {
        "id": payload["channel_id"],
        "type": DIRECT,
        "recipients": [member["user"]],
        "last_message_id": None,
    }
