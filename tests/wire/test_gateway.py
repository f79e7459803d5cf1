"""A lost session of the gateway, or a gateway out of reach, costs no table anything."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.wire.table import TableSeen, start

if TYPE_CHECKING:
    from tests.wire.actor import Actor
    from tests.wire.process import BotProcess
    from tests.wire.server import Loopback
    from tests.wire.world import Channel


@pytest.mark.parametrize("how", ["forget", pytest.param("invalidate", marks=pytest.mark.soak)])
async def test_bot_whose_session_is_gone_begins_another_and_the_table_goes_on(
    bot: BotProcess, discord: Loopback, games: Channel, ann: Actor, bob: Actor, how: str
) -> None:
    seen = TableSeen(discord, games)
    await start(seen, ann, bob)
    await getattr(discord.gateway, how)()
    await discord.until(lambda: len(discord.gateway.identifies) == 2)
    await seen.press(ann, "draw")
    await seen.press(ann, "place 1")
    await seen.offers("draw")
    assert seen.post.pings == {bob.person.id}
    assert "Traceback" not in bot.log
    assert await bot.stop() == 0


async def test_session_whose_address_is_dead_is_left_for_another(
    bot: BotProcess, discord: Loopback, games: Channel, ann: Actor, bob: Actor
) -> None:
    await bot.stop()
    discord.gateway.resume_url = "ws://127.0.0.1:9"
    await bot.start()
    seen = TableSeen(discord, games)
    await start(seen, ann, bob)
    begun = len(discord.gateway.identifies)
    await discord.gateway.drop()
    await discord.until(lambda: len(discord.gateway.identifies) == begun + 1)
    await seen.press(ann, "draw")
    await seen.offers("place 1")
    assert discord.gateway.resumes == 0
    assert "Traceback" not in bot.log
    assert await bot.stop() == 0


async def test_first_connection_that_is_no_gateway_is_opened_again(
    bot: BotProcess, discord: Loopback, games: Channel, ann: Actor
) -> None:
    await bot.stop()
    discord.gateway.declines = 2
    await bot.start()
    asked = await ann.slash(games, "help")
    assert ann.answers(asked)
    assert discord.gateway.declines == 0
    assert "Traceback" not in bot.log
    assert await bot.stop() == 0
