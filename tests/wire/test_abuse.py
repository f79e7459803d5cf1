"""Whatever anybody sends is answered in time and changes nothing that it may not."""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING

import pytest
import pytest_asyncio

from bot.chat.traffic.limits import MEMBER, Work
from tests.wire.abuse.campaign import Campaign
from tests.wire.process import BotProcess
from tests.wire.table import TableSeen, start

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from tests.wire.actor import Actor
    from tests.wire.server import Loopback
    from tests.wire.world import Channel

CAMPAIGNS = 2
"""Over how many bots the interactions are spread, so that two cores share them."""
SENT, SOAKED = 2_000 // CAMPAIGNS, 100_000 // CAMPAIGNS
"""Interactions that are sent to each bot, and with `--soak`."""
WARM = 0.2
"""The part of them after which all that the bot keeps for good has been made."""
GROWTH = 24 * 2**20
"""The bytes that the memory of the bot may grow by after that, whatever is sent.

Positions of 256 tables, 8,192 sentences and budgets of 10,000 members fit in, and what nobody
can give back. A kilobyte kept of each of 50,000 interactions would be 39 MiB more.
"""


@pytest_asyncio.fixture
async def limited(discord: Loopback, tmp_path: Path) -> AsyncIterator[BotProcess]:
    """A bot with the usual limits."""
    process = BotProcess(discord, tmp_path, {"CABLE_CAR_LIMITS": "on"}, forked=True)
    await process.start()
    yield process
    await process.kill()


@pytest.mark.parametrize("campaign", range(CAMPAIGNS))
async def test_nothing_but_a_legal_action_of_who_is_to_act_changes_a_table(
    discord: Loopback, tmp_path: Path, soak: bool, campaign: int
) -> None:
    count = SOAKED if soak else SENT
    bot = BotProcess(discord, tmp_path, forked=True)
    abuse = Campaign(discord, bot, seed=campaign)
    begin, warm, grown = time.monotonic(), 0, 0
    try:
        await abuse.begin()
        await abuse.run(int(count * WARM))
        warm = abuse.memory()
        await abuse.run(count - int(count * WARM))
        grown = abuse.memory() - warm
        assert await bot.stop() == 0
    finally:
        await abuse.end()
        sys.stdout.write(bot.log[-6_000:])
        sys.stdout.write(
            f"{abuse.sent.total()} sent in {time.monotonic() - begin:.0f} s: {abuse.sent},"
            f" {abuse.moves} moves, warm at {warm >> 20} MiB, grown by {grown >> 10} KiB"
        )
    assert abuse.moves > count // 40
    assert grown < GROWTH


async def test_one_member_in_a_frenzy_is_answered_and_hinders_no_move(
    limited: BotProcess, discord: Loopback, games: Channel, ann: Actor, bob: Actor, cleo: Actor
) -> None:
    seen = TableSeen(discord, games)
    await start(seen, ann, bob)
    times = 4 * MEMBER[Work.ANY].burst
    presses = [await cleo.press(seen.post, "t:1:1:!state 1", wait=False) for _ in range(times)]
    await seen.press(ann, "draw")
    await seen.press(ann, "place 1")

    def told() -> list[str]:
        answers = (answer for each in presses for answer in cleo.answers(each))
        return [answer.text for answer in answers if answer.reader is cleo.person]

    await discord.until(lambda: len(told()) == times)
    refused = [
        text for text in told() if text.startswith("You\u2019re going faster than the bot allows")
    ]
    # As many as the budget had, and those for which it filled up meanwhile.
    assert 0 < len(refused) <= times - MEMBER[Work.ANY].burst
    assert "Traceback" not in limited.log
