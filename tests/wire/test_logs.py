"""What people are called, and what is secret, reaches no log, whatever fails."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.wire.faults import Fault
from tests.wire.logs import LOCALS, found
from tests.wire.process import BotProcess
from tests.wire.table import TableSeen, start

if TYPE_CHECKING:
    from pathlib import Path

    from tests.wire.actor import Actor
    from tests.wire.server import Loopback
    from tests.wire.world import Channel


async def test_a_log_with_secrets_is_found_out(discord: Loopback, games: Channel) -> None:
    bob = discord.world.people[1]
    for secret in (discord.token, bob.name, bob.nick, games.name, discord.world.name, LOCALS):
        assert found(f"2026-11-29 [error] answer failed who={secret}", discord) == [secret]
    assert found("2026-11-29 [error] answer failed", discord) == []


@pytest.mark.parametrize("form", ["console", "json"])
async def test_a_failure_is_logged_with_its_traceback_and_nobody_by_name(
    discord: Loopback, tmp_path: Path, games: Channel, ann: Actor, bob: Actor, form: str
) -> None:
    settings = {"CABLE_CAR_LOG_FORMAT": form, "CABLE_CAR_LOG_LEVEL": "debug"}
    bot = BotProcess(discord, tmp_path, settings, forked=True)
    await bot.start()
    seen = TableSeen(discord, games)
    await start(seen, ann, bob)
    discord.faults.add(Fault("POST /interactions", 400, code=50035))
    # Bob is told that it is Ann's turn, which fails.
    await bob.click(seen.post, seen.actions["draw"])
    assert await bot.stop() == 0
    assert "answer failed" in bot.log
    assert "Traceback" in bot.log
    assert "NotYourTurn" in bot.log
