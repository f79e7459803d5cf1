"""A press is answered by the change of the post that was pressed, which saves requests."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
import pytest_asyncio

from tests.wire.faults import Fault
from tests.wire.interaction import Callback
from tests.wire.process import BotProcess
from tests.wire.table import TableSeen, start
from tests.wire.test_failing import ANSWER, LOST, WAYS

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from tests.wire.actor import Actor
    from tests.wire.server import Loopback
    from tests.wire.world import Channel


@pytest.fixture
def seen(discord: Loopback, games: Channel) -> TableSeen:
    return TableSeen(discord, games)


def sent(discord: Loopback, since: int) -> list[str]:
    """Return the requests since then by what they do."""
    return [
        "answer" if "/interactions/" in each.path else each.method
        for each in discord.requests[since:]
    ]


@pytest_asyncio.fixture
async def patient(discord: Loopback, tmp_path: Path) -> AsyncIterator[None]:
    """A bot that has time to answer every press by its post."""
    process = BotProcess(discord, tmp_path, {"LOOPBACK_PATIENCE": "1"}, forked=True)
    await process.start()
    yield
    await process.kill()


@pytest.mark.usefixtures("patient")
async def test_a_move_within_a_turn_is_one_request_and_the_last_of_a_turn_two(
    seen: TableSeen, ann: Actor, bob: Actor
) -> None:
    await start(seen, ann, bob)
    before, since = seen.post, len(seen.discord.requests)
    drawn = await seen.press(ann, "draw")
    assert drawn.callback is Callback.UPDATE
    await seen.offers("place 1")
    assert seen.post.id == before.id
    assert sent(seen.discord, since) == ["answer"]

    since = len(seen.discord.requests)
    placed = await seen.press(ann, "place 1")
    await seen.offers("draw")
    assert placed.callback is Callback.UPDATE
    assert sent(seen.discord, since) == ["answer", "POST"]
    *_, last, _ = seen.discord.posts(seen.channel)
    assert last.id == before.id
    assert last.custom_ids == []
    assert not last.attachments


@pytest.mark.parametrize("late", [False, True])
async def test_the_board_follows_a_press_whose_answer_fails(
    bot: BotProcess, seen: TableSeen, ann: Actor, bob: Actor, late: bool
) -> None:
    await start(seen, ann, bob)
    people = [ann, bob]
    for number, fails in enumerate((LOST if late else WAYS).values()):
        person, other = people[number % 2], people[1 - number % 2]
        posts = len(seen.discord.posts(seen.channel))
        await seen.offers("draw")
        seen.discord.faults.add(fails(ANSWER, late=late))
        pressed = await person.click(seen.post, seen.actions["draw"])
        await seen.offers("place 1")
        await seen.discord.until(lambda pressed=pressed: pressed.callback)
        seen.discord.faults.add(fails(ANSWER, late=late))
        await person.click(seen.post, seen.actions["place 1"])
        await seen.offers("draw")
        assert len(seen.discord.posts(seen.channel)) == posts + 1
        assert seen.post.pings == {other.person.id}
    assert "Traceback" not in bot.log


async def test_the_board_follows_soon_if_the_answer_hangs(
    bot: BotProcess, seen: TableSeen, ann: Actor, bob: Actor
) -> None:
    await start(seen, ann, bob)
    hangs = Fault(ANSWER, hold=True)
    seen.discord.faults.add(hangs)
    pressed = await ann.click(seen.post, seen.actions["draw"])
    assert pressed.callback is Callback.DEFER_UPDATE
    await seen.offers("place 1")
    seen.discord.faults.clear()
    await seen.press(ann, "place 1")
    await seen.offers("draw")
    assert seen.post.pings == {bob.person.id}
    assert "Traceback" not in bot.log
