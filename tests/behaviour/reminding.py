"""What reminds somebody: the messages they get, and when."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from tests.behaviour.seen import Seen

if TYPE_CHECKING:
    from collections.abc import Mapping

    import simcord

    from tests.behaviour.table import Table


HOUR = 3_600
DAY = 24 * HOUR
TITLE = "is waiting for you"


def mail(table: Table, person: simcord.MemberActor) -> list[Seen]:
    """Return the direct messages somebody has got."""
    channel = table.env.backend.dm_channels.get(person.id)
    if channel is None:
        return []
    return [Seen(table.env, channel, message) for message in table.env.backend.messages[channel]]


def reminders(table: Table) -> list[Seen]:
    """Return the reminders in the channel."""
    return [post for post in table.posts() if TITLE in post.text]


def closed(table: Table, person: simcord.MemberActor) -> None:
    """Let somebody take no direct messages."""
    channel = table.env.backend.get_dm_channel(person.id)
    table.env.inject_error(
        "POST", f"/channels/{channel.id}/messages", status=403, code=50007, times=None
    )


async def until(table: Table, moment: str) -> None:
    """Let the time pass until it is this late, in UTC."""
    wanted = datetime.fromisoformat(moment).replace(tzinfo=UTC)
    await table.env.advance_time((wanted - table.env.now()).total_seconds())


class Diary:
    """When each message notified somebody, and whom: ``03-28 06:00 ann``."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.lines: list[str] = []
        table.env.backend.subscribers.append(self._notice)

    def _notice(self, event: str, payload: Mapping[str, Any]) -> None:
        if event != "MESSAGE_CREATE":
            return
        message = self._table.env.backend.get_message(
            int(payload["channel_id"]), int(payload["id"])
        )
        names = [person.name for person in self._table.people if person.id in message.ping_user_ids]
        if names:
            self.lines.append(f"{self._table.env.now():%m-%d %H:%M} {' '.join(names)}")


async def turn(table: Table, person: simcord.MemberActor) -> None:
    """Play the simplest turn there is."""
    await table.say(person, "draw")
    await table.say(person, "place 1")
