"""Who plays is told that a table cannot be shown when that is so, and what is missing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.wire.table import TableSeen, start

if TYPE_CHECKING:
    from tests.wire.actor import Actor
    from tests.wire.interaction import Interaction
    from tests.wire.process import BotProcess
    from tests.wire.server import Loopback
    from tests.wire.world import Channel


@pytest.fixture
def seen(discord: Loopback, games: Channel) -> TableSeen:
    return TableSeen(discord, games)


async def warning(seen: TableSeen, actor: Actor, pressed: Interaction) -> str:
    """Return what somebody is told beside the acknowledgement of a press."""
    await seen.discord.until(lambda: pressed.followups)
    (told,) = [seen.discord.messages[number] for number in pressed.followups]
    assert told.reader is actor.person
    return told.text


async def test_nobody_is_warned_where_the_bot_may_not_read_what_was_posted(
    bot: BotProcess, seen: TableSeen, ann: Actor, bob: Actor
) -> None:
    await start(seen, ann, bob)
    await seen.discord.deny(seen.channel, "read_message_history", "embed_links")
    drawn = await seen.press(ann, "draw")
    placed = await seen.press(ann, "place 1")
    await seen.offers("draw")
    assert seen.post.pings == {bob.person.id}
    # The answer to what comes later shows that no warning is on its way.
    assert ann.answers(await ann.slash(seen.channel, "game state"))
    assert [each.followups for each in (drawn, placed)] == [[], []]


async def test_only_what_cannot_be_shown_without_sending_is_warned_of(
    bot: BotProcess, seen: TableSeen, ann: Actor, bob: Actor
) -> None:
    await start(seen, ann, bob)
    await seen.discord.deny(seen.channel, "send_messages", "read_message_history")
    drawn = await seen.press(ann, "draw")
    assert "place 1" in seen.actions
    placed = await ann.click(seen.post, seen.actions["place 1"])
    text = await warning(seen, ann, placed)
    assert "It is missing these permissions: Send Messages. " in text
    assert drawn.followups == []
    await seen.discord.deny(seen.channel)
    await bob.slash(seen.channel, "game board")
    await seen.offers("draw")
    assert seen.post.pings == {bob.person.id}
    drawn = await seen.press(bob, "draw")
    assert drawn.followups == []
    assert "Traceback" not in bot.log


@pytest.mark.parametrize(
    ("denied", "named"), [("attach_files", "Attach Files"), ("view_channel", "View Channel")]
)
async def test_what_keeps_a_turn_from_being_shown_is_named(
    bot: BotProcess, seen: TableSeen, ann: Actor, bob: Actor, denied: str, named: str
) -> None:
    await start(seen, ann, bob)
    await seen.discord.deny(seen.channel, denied)
    # What answers a press needs no permission.
    drawn = await seen.press(ann, "draw")
    assert drawn.followups == []
    placed = await ann.click(seen.post, seen.actions["place 1"])
    text = await warning(seen, ann, placed)
    assert f"It is missing these permissions: {named}. " in text
    await seen.discord.deny(seen.channel)
    await ann.slash(seen.channel, "game board")
    await seen.offers("draw")
    assert seen.post.pings == {bob.person.id}
    assert "Traceback" not in bot.log
