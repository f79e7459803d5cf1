"""Whatever Discord or the network does to a request, people are answered and the board follows."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pytest

from bot.chat.jobs.outbox import AT_ONCE
from tests.wire.faults import Fault
from tests.wire.interaction import Callback
from tests.wire.table import TableSeen, start

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.wire.actor import Actor
    from tests.wire.process import BotProcess
    from tests.wire.server import Loopback
    from tests.wire.world import Channel

SEND = r"POST /channels/\d+/messages"
ANSWER = "POST /interactions"
WAYS = {
    "500": partial(Fault, status=500),
    "501": partial(Fault, status=501),
    "502": partial(Fault, status=502),
    "503": partial(Fault, status=503),
    "504": partial(Fault, status=504),
    "rate limit": partial(Fault, status=429),
    "rate limit of a proxy": partial(Fault, status=429, via=False),
    "reset": partial(Fault),
    "half": partial(Fault, half=True),
}
"""How a request can fail."""
BANNED = "rate limit of a proxy"
"""The way of failing after which a post rests for longer than a test lasts."""
LOST = {name: WAYS[name] for name in ("503", "reset", "half")}
"""How the answer to a request can be lost that was carried out."""


@pytest.fixture
def seen(discord: Loopback, games: Channel) -> TableSeen:
    return TableSeen(discord, games)


@pytest.mark.parametrize("late", [False, True])
async def test_post_of_a_turn_comes_once_however_the_first_try_fails(
    bot: BotProcess, seen: TableSeen, ann: Actor, bob: Actor, late: bool
) -> None:
    await start(seen, ann, bob)
    people = [ann, bob]
    ways = [way for name, way in (LOST if late else WAYS).items() if name != BANNED]
    for number, fails in enumerate(ways):
        person, other = people[number % 2], people[1 - number % 2]
        await seen.offers("draw")
        await seen.press(person, "draw")
        await seen.offers("place 1")
        posts = len(seen.discord.posts(seen.channel))
        seen.discord.faults.add(fails(SEND, late=late))
        await person.click(seen.post, seen.actions["place 1"])
        await seen.discord.until(lambda posts=posts: len(seen.discord.posts(seen.channel)) > posts)
        await seen.offers("draw")
        assert len(seen.discord.posts(seen.channel)) == posts + 1
        assert seen.post.pings == {other.person.id}
    assert not any(fault.times for fault in seen.discord.faults.waiting)
    assert "Traceback" not in bot.log


@pytest.mark.parametrize("late", [False, True])
async def test_press_is_answered_however_the_first_try_fails(
    bot: BotProcess, seen: TableSeen, ann: Actor, bob: Actor, late: bool
) -> None:
    await start(seen, ann, bob)
    for fails in (LOST if late else WAYS).values():
        seen.discord.faults.add(fails(ANSWER, late=late))
        asked = await bob.click(seen.post, seen.actions["draw"])
        await seen.discord.until(lambda asked=asked: bob.answers(asked))
        told = f"It\u2019s \u2068{ann.person.name}\u2069\u2019s turn."
        assert bob.answers(asked)[0].text.startswith(told)
    assert "Traceback" not in bot.log


async def test_slow_answers_of_discord_stop_nothing_elsewhere(
    bot: BotProcess, discord: Loopback, seen: TableSeen, ann: Actor, bob: Actor
) -> None:
    await start(seen, ann, bob)
    other = TableSeen(discord, await discord.create_channel("other"))
    await start(other, ann, bob)
    slow = Fault(ANSWER, hold=True, late=True)
    discord.faults.add(slow)
    await ann.click(seen.post, seen.actions["draw"])
    await discord.until(lambda: not slow.times)
    await other.press(ann, "draw")
    await other.offers("place 1")
    discord.faults.clear()
    await seen.press(ann, "place 1")
    await seen.offers("draw")
    assert seen.post.pings == {bob.person.id}


@pytest.mark.parametrize(
    "fails", [partial(Fault, hold=True), partial(Fault, status=429, retry_after=60.0)]
)
async def test_tables_whose_posts_wait_for_discord_keep_no_other_waiting(
    bot: BotProcess, discord: Loopback, seen: TableSeen, ann: Actor, fails: Callable[..., Fault]
) -> None:
    channels = [await discord.create_channel(f"slow-{number}") for number in range(AT_ONCE)]
    faults = [fails(f"POST /channels/{channel.id}/messages") for channel in channels]
    for channel, fault in zip(channels, faults, strict=True):
        discord.faults.add(fault)
        await ann.slash(channel, "game new", game="sanfrancisco")
    await discord.until(lambda: not any(fault.times for fault in faults))
    await ann.slash(seen.channel, "game new", game="sanfrancisco")
    await seen.offers("!join")
    discord.faults.clear()


@pytest.mark.parametrize(
    "fails",
    [partial(Fault, hold=True), partial(Fault, status=429, code=30046, retry_after=20.0)],
)
async def test_next_turn_does_not_wait_until_the_last_post_can_be_edited(
    bot: BotProcess, seen: TableSeen, ann: Actor, bob: Actor, fails: Callable[..., Fault]
) -> None:
    await start(seen, ann, bob)
    await ann.slash(seen.channel, "sf draw")
    await seen.offers("place 1")
    last = seen.post
    slow = fails(f"PATCH /channels/{seen.channel.id}/messages/{last.id}")
    seen.discord.faults.add(slow)
    await ann.slash(seen.channel, "sf place", column="1")
    await seen.offers("draw")
    assert (seen.post.pings, slow.times) == ({bob.person.id}, 0)
    assert seen.post.id != last.id
    seen.discord.faults.clear()


async def test_press_on_a_post_just_deleted_is_answered_and_the_board_comes_again(
    bot: BotProcess, discord: Loopback, seen: TableSeen, ann: Actor, bob: Actor
) -> None:
    await start(seen, ann, bob)
    deleted = seen.post
    pressed = await ann.click(deleted, seen.actions["draw"], wait=False)
    del discord.messages[deleted.id]
    await discord.until(lambda: pressed.callback)
    assert pressed.callback is Callback.MESSAGE
    (answer,) = ann.answers(pressed)
    assert answer.reader is ann.person
    assert answer.text.startswith("You draw")
    await seen.offers("place 1")
    assert seen.post.id != deleted.id
    assert "Traceback" not in bot.log
