"""A table in a channel, as those who sit there see it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tests.wire.world import Channel, World, snowflake_on

if TYPE_CHECKING:
    from tests.wire.actor import Actor
    from tests.wire.interaction import Interaction
    from tests.wire.messages import Message
    from tests.wire.server import Loopback


@dataclass(frozen=True)
class TableSeen:
    """The newest post of a channel, its actions by notation."""

    discord: Loopback
    channel: Channel

    @property
    def post(self) -> Message:
        """The newest post that everybody sees."""
        return self.discord.posts(self.channel)[-1]

    @property
    def actions(self) -> dict[str, str]:
        """The custom ids of what can be pressed, by the action behind it."""
        posts = self.discord.posts(self.channel)
        ids = posts[-1].custom_ids if posts else []
        return {custom_id.split(":", 3)[3]: custom_id for custom_id in ids}

    async def offers(self, *actions: str) -> None:
        """Wait until the newest post offers these actions."""
        await self.discord.until(lambda: self.actions.keys() >= set(actions))

    async def press(self, actor: Actor, action: str) -> Interaction:
        """Press a button and wait until the post is not what it was."""
        before = self.post
        pressed = await actor.click(before, self.actions[action])
        await self.discord.until(lambda: self.post is not before)
        return pressed


def one_on_each_shard(discord: Loopback, count: int) -> list[TableSeen]:
    """Give Discord a server for each of so many shards, and return a channel of each."""
    people, first = discord.world.people, snowflake_on(0, count)
    discord.worlds[:] = [
        World(people, [Channel(f"quay-{shard}")], id=first + (shard << 22))
        for shard in range(count)
    ]
    return [TableSeen(discord, world.channels[0]) for world in discord.worlds]


async def start(
    seen: TableSeen, host: Actor, *guests: Actor, game: str = "sanfrancisco", computers: str = ""
) -> None:
    """Open a table, fill it, and let the host begin.

    Parameters
    ----------
    computers
        The strengths of computers that play, too, such as "hard, easy".
    """
    more: dict[str, Any] = {"computers": computers} if computers else {}
    seats = 1 + len(guests) + len(computers.split())
    await host.slash(seen.channel, "game new", game=game, seats=seats, **more)
    for guest in guests:
        await seen.offers("!join")
        await seen.press(guest, "!join")
    # All seats are taken: one more post calls the host.
    await seen.discord.until(lambda: not guests or seen.post.pings)
    await seen.offers("!start")
    lobby = seen.post
    await host.slash(seen.channel, "game start", first=host.person)
    await seen.discord.until(lambda: seen.post.id != lobby.id)
