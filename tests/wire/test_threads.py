"""A table's own thread is opened once, whenever the process is killed."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from tests.wire.faults import Fault
from tests.wire.table import TableSeen
from tests.wire.world import Channel

if TYPE_CHECKING:
    from tests.wire.actor import Actor
    from tests.wire.process import BotProcess
    from tests.wire.server import Loopback

OPENED = r"POST /channels/\d+/(messages/\d+/)?threads"
FREE = 77
"""The tag of the media channel that everybody may give."""


def threads(discord: Loopback) -> list[Channel]:
    return [channel for channel in discord.world.channels if channel.owner == discord.world.bot.id]


async def begin(discord: Loopback, place: Channel, ann: Actor, bob: Actor) -> None:
    """Open a table of its own thread, and let the host begin."""
    seen = TableSeen(discord, place)
    await ann.slash(place, "game new", game="sanfrancisco", place="thread", seats=2)
    await seen.offers("!join")
    await seen.press(bob, "!join")
    await ann.slash(place, "game start", first=ann.person)


async def plays(discord: Loopback, ann: Actor, bob: Actor) -> Channel:
    """Let the first player act in the only thread; return it."""
    (thread,) = threads(discord)
    seen = TableSeen(discord, thread)
    await seen.offers("draw")
    assert seen.post.pings == {ann.person.id}
    assert bob.person.id in thread.added
    await seen.press(ann, "draw")
    assert "place 1" in seen.actions
    return thread


async def killed(discord: Loopback, bot: BotProcess) -> None:
    """Kill the bot once Discord has opened the thread, and start it again."""
    await discord.until(lambda: threads(discord))
    await bot.kill()
    discord.faults.clear()
    await bot.start()


async def test_thread_opened_as_the_bot_was_killed_is_used(
    discord: Loopback, games: Channel, bot: BotProcess, ann: Actor, bob: Actor
) -> None:
    discord.faults.add(Fault(OPENED, late=True, hold=True))
    await begin(discord, games, ann, bob)
    await killed(discord, bot)
    thread = await plays(discord, ann, bob)
    *_, lobby = discord.posts(games)
    assert (lobby.id, f"<#{thread.id}>" in lobby.text) == (thread.id, True)
    assert (thread.parent, thread.name) == (games, "San Francisco · table 1")
    assert await bot.stop() == 0


async def test_post_opened_as_the_bot_was_killed_is_used(
    discord: Loopback, bot: BotProcess, ann: Actor, bob: Actor
) -> None:
    media = Channel("quay-of-tables", media=True, tags=(76, FREE))
    asked = Channel("Who plays?", media, owner=ann.person.id)
    discord.world.channels += [media, asked]
    await bot.stop()
    await bot.start()
    discord.faults.add(Fault(OPENED, late=True, hold=True))
    await begin(discord, asked, ann, bob)
    await discord.until(lambda: threads(discord))
    await bot.kill()
    discord.faults.clear()
    # Which channel a thread is in is told with the servers; before that it is asked for again.
    late = discord.gateway.held[0] = asyncio.Event()
    before = len(discord.requests)
    await bot.launch()
    looks = f"GET /channels/{asked.id}"
    await discord.until(lambda: [*map(str, discord.requests[before:])].count(looks) > 1)
    late.set()
    thread = await plays(discord, ann, bob)
    assert (thread.parent, thread.tags) == (media, (FREE,))
    intro, *_ = discord.posts(thread)
    assert "The table was opened [here]" in intro.text
    assert len(intro.alt_texts) == 1
    assert all(intro.alt_texts)
