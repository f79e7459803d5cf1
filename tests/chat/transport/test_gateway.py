"""Events of the gateway that come together do not stop the bot."""

from __future__ import annotations

import asyncio
from itertools import count
from typing import TYPE_CHECKING, Any

import discord

from bot.chat.transport import gateway
from tests.clock import settle

if TYPE_CHECKING:
    import pytest


async def test_interactions_that_come_together_let_others_go_on_in_between(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(gateway, "check", bool)
    done: list[object] = []
    client = discord.Client(intents=discord.Intents.none())
    parsers: dict[str, Any] = client._connection.parsers  # pyright: ignore[reportPrivateUsage]
    parsers["INTERACTION_CREATE"] = done.append
    hurry = gateway.guard_events(client)

    async def others() -> None:
        for round_ in count(1):
            done.append(f"others {round_}")
            await asyncio.sleep(0)

    beside = asyncio.create_task(others())
    for number in (1, 2, 3):
        parsers["INTERACTION_CREATE"](number)
    await settle()
    assert done[:5] == [1, "others 1", 2, "others 2", 3]
    parsers["INTERACTION_CREATE"](4)
    assert done[-1] == 4, "one that comes alone is not read at once"
    parsers["INTERACTION_CREATE"](5)
    hurry()
    assert done[-1] == 5, "what has come is not read at once"
    beside.cancel()
