"""No message is taken for another: within minutes, Discord gives back what a nonce has sent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.wire.table import TableSeen, start

if TYPE_CHECKING:
    from tests.wire.actor import Actor
    from tests.wire.process import BotProcess
    from tests.wire.server import Loopback
    from tests.wire.world import Channel


async def test_a_second_table_of_a_channel_has_posts_of_its_own(
    bot: BotProcess, discord: Loopback, games: Channel, ann: Actor, bob: Actor
) -> None:
    seen = TableSeen(discord, games)
    await ann.slash(games, "game new", game="sanfrancisco")
    await seen.offers("!leave")
    await seen.press(ann, "!leave")
    await discord.until(lambda: "!leave" not in seen.actions)
    closed = seen.post
    await ann.slash(games, "game new", game="pointcity", seats=2)
    await discord.until(lambda: seen.post.id != closed.id)
    await seen.offers("!join")
    assert "Point City" in str(seen.post.components)


async def test_tables_in_two_channels_have_posts_of_their_own(
    bot: BotProcess, discord: Loopback, games: Channel, ann: Actor, bob: Actor
) -> None:
    other = await discord.create_channel("other")
    for channel in (games, other):
        seen = TableSeen(discord, channel)
        await start(seen, ann, bob)
        posts = len(discord.posts(channel))
        await seen.press(ann, "draw")
        await seen.press(ann, "place 1")
        await seen.offers("draw")
        assert seen.post.pings == {bob.person.id}
        assert len(discord.posts(channel)) == posts + 1
