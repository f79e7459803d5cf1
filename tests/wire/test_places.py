"""A table outlives what people do to the place where it is shown."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from tests.wire.kills.ledger import Ledger
from tests.wire.table import TableSeen, start
from tests.wire.world import Channel

if TYPE_CHECKING:
    from tests.wire.actor import Actor
    from tests.wire.process import BotProcess
    from tests.wire.server import Loopback


@pytest.fixture
def seen(discord: Loopback, games: Channel) -> TableSeen:
    return TableSeen(discord, games)


async def test_post_that_was_emptied_is_whole_again_after_the_next_action(
    bot: BotProcess, discord: Loopback, seen: TableSeen, ann: Actor, bob: Actor
) -> None:
    await start(seen, ann, bob)
    discord.keep(replace(seen.post, components=[], attachments=()))
    posts = len(discord.posts(seen.channel))
    await ann.slash(seen.channel, "sf draw")
    await seen.offers("place 1")
    assert seen.post.attachments
    assert len(discord.posts(seen.channel)) == posts


async def archive(discord: Loopback, thread: Channel) -> None:
    """Archive a thread, of which Discord tells the bot."""
    thread.archived = True
    await discord.gateway.dispatch("THREAD_UPDATE", discord.world.channel_payload(thread))


async def test_thread_archived_in_a_turn_is_opened_by_the_next_action(
    bot: BotProcess, discord: Loopback, games: Channel, ann: Actor, bob: Actor
) -> None:
    thread = Channel("the game", parent=games)
    discord.world.channels.append(thread)
    await discord.gateway.dispatch("THREAD_CREATE", discord.world.channel_payload(thread))
    seen = TableSeen(discord, thread)
    await start(seen, ann, bob)
    await archive(discord, thread)
    await seen.press(ann, "draw")
    assert not thread.archived
    await archive(discord, thread)
    await seen.press(ann, "place 1")
    await seen.offers("draw")
    assert seen.post.pings == {bob.person.id}
    assert "Traceback" not in bot.log


async def test_channel_deleted_as_somebody_presses_leaves_no_traceback(
    bot: BotProcess, discord: Loopback, seen: TableSeen, ann: Actor, bob: Actor
) -> None:
    await start(seen, ann, bob)
    pressed = await ann.click(seen.post, seen.actions["draw"], wait=False)
    await discord.delete_channel(seen.channel)
    await discord.until(lambda: pressed.callback)
    other = await discord.create_channel("other")
    listed = await ann.slash(other, "game list")
    assert ann.answers(listed)[0].text
    assert "Traceback" not in bot.log


async def test_table_of_a_server_that_invites_the_bot_again_can_be_opened_again(
    bot: BotProcess, discord: Loopback, seen: TableSeen, ann: Actor, bob: Actor
) -> None:
    await start(seen, ann, bob)
    board = seen.post
    await discord.remove_bot()
    ledger = Ledger(bot.database)
    while (now := ledger.standing(seen.channel.id)) is None or now.status != "ended":  # noqa: ASYNC110
        await asyncio.sleep(0.002)  # no event tells of the database
    ledger.close()
    await discord.invite_bot()
    pressed = await ann.press(board, seen.actions["draw"])
    (answer,) = ann.answers(pressed)
    assert answer.reader is ann.person
    await ann.slash(seen.channel, "game table resume")
    await discord.until(lambda: any("!agree" in each for each in seen.actions))
    agree = next(each for each in seen.actions if each.startswith("!agree"))
    await bob.click(seen.post, seen.actions[agree])
    await seen.offers("draw")
    await seen.press(ann, "draw")
    await seen.offers("place 1")
    assert "Traceback" not in bot.log


async def test_new_name_shows_at_the_next_post(
    bot: BotProcess, seen: TableSeen, ann: Actor, bob: Actor
) -> None:
    await start(seen, ann, bob)
    await seen.press(ann, "draw")
    await seen.press(ann, "place 1")
    await seen.offers("draw")
    bob = replace(bob, person=replace(bob.person, nick="\u10e5\u10d4\u10d7\u10d8 of the Wharf"))
    await seen.press(bob, "draw")
    await seen.press(bob, "place 1")
    await seen.offers("draw")
    assert "\u10e5\u10d4\u10d7\u10d8 of the Wharf" in seen.post.text
