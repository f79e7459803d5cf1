"""Where the database takes nothing, nobody is told that something is saved, and the bot goes on."""

from __future__ import annotations

import asyncio
import resource
import signal
from typing import TYPE_CHECKING

import pytest

from tests.wire.kills.ledger import Ledger
from tests.wire.process import ROOT, BotProcess
from tests.wire.table import TableSeen, start

if TYPE_CHECKING:
    from pathlib import Path

    from tests.wire.actor import Actor
    from tests.wire.server import Loopback
    from tests.wire.world import Channel

FREE = resource.RLIM_INFINITY
NOT_SAVED = "That couldn\u2019t be saved, so nothing has changed. Try again in a moment."


@pytest.fixture
def seen(discord: Loopback, games: Channel) -> TableSeen:
    return TableSeen(discord, games)


async def begin(bot: BotProcess, seen: TableSeen, host: Actor, guest: Actor) -> None:
    """Start a game and wait until the bot has written down that it is shown."""
    await start(seen, host, guest)
    ledger = Ledger(bot.database)
    while (now := ledger.standing(seen.channel.id)) is None or now.owed:  # noqa: ASYNC110
        await asyncio.sleep(0.002)  # no event tells of the database
    ledger.close()


async def refused(seen: TableSeen, actor: Actor) -> None:
    """Press something that cannot be saved now."""
    before = seen.post
    pressed = await actor.click(before, seen.actions["draw"])
    await seen.discord.until(lambda: actor.answers(pressed))
    assert actor.answers(pressed)[-1].text.startswith(NOT_SAVED)
    assert seen.post is before


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux limits another process")
async def test_full_disk_is_told_and_the_table_goes_on_once_there_is_room(
    bot: BotProcess, seen: TableSeen, ann: Actor, bob: Actor
) -> None:
    await begin(bot, seen, ann, bob)
    resource.prlimit(bot.pid, resource.RLIMIT_FSIZE, (1, FREE))
    await refused(seen, ann)
    resource.prlimit(bot.pid, resource.RLIMIT_FSIZE, (FREE, FREE))
    await seen.press(ann, "draw")
    await seen.offers("place 1")
    assert await bot.stop(signal.SIGTERM) == 0


async def test_database_moved_away_is_told_and_the_table_goes_on_once_it_is_back(
    bot: BotProcess, seen: TableSeen, ann: Actor, bob: Actor
) -> None:
    await begin(bot, seen, ann, bob)
    elsewhere = bot.database.rename(bot.database.with_name("elsewhere"))
    await refused(seen, ann)
    elsewhere.rename(bot.database)
    await seen.press(ann, "draw")
    await seen.offers("place 1")
    assert await bot.stop() == 0


async def test_database_that_cannot_be_written_stops_the_start_with_one_sentence(
    discord: Loopback, tmp_path: Path
) -> None:
    nowhere = ROOT / "README.md" / "bot.sqlite3"
    bot = BotProcess(discord, tmp_path, {"CABLE_CAR_DATABASE": str(nowhere)}, forked=True)
    await bot.launch()
    assert await bot.ended() == 1
    (sentence,) = bot.log.strip().splitlines()
    assert str(nowhere) in sentence
