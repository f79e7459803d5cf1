"""A lost session of the gateway costs no table anything."""

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
