"""Interactions that come together do not stop the bot."""

from __future__ import annotations

import asyncio
from itertools import count
from typing import TYPE_CHECKING, Any, NamedTuple

import discord
import pytest

from bot.chat.gateway import events
from tests.clock import settle

if TYPE_CHECKING:
    from collections.abc import Callable

MANY = 10_000


class Guarded(NamedTuple):
    """A client whose events are guarded: what brings an interaction, and what has been read."""

    bring: Callable[[object], None]
    interactions: events.Interactions
    read: list[object]


@pytest.fixture
def guarded(monkeypatch: pytest.MonkeyPatch) -> Guarded:
    monkeypatch.setattr(events, "check", bool)
    read: list[object] = []
    client = discord.Client(intents=discord.Intents.none())
    parsers: dict[str, Any] = client._connection.parsers  # pyright: ignore[reportPrivateUsage]
    parsers["INTERACTION_CREATE"] = read.append
    interactions = events.guard_events(client)
    return Guarded(parsers["INTERACTION_CREATE"], interactions, read)


async def test_interactions_that_come_together_let_others_go_on_in_between(
    guarded: Guarded,
) -> None:
    async def others() -> None:
        for number in count(1):
            guarded.read.append(f"others {number}")
            await asyncio.sleep(0)

    beside = asyncio.create_task(others())
    for number in (1, 2, 3):
        guarded.bring(number)
    await settle()
    assert guarded.read[:5] == [1, "others 1", 2, "others 2", 3]
    guarded.bring(4)
    assert guarded.read[-1] == 4, "one that comes alone is not read at once"
    guarded.bring(5)
    guarded.interactions.read_all()
    assert guarded.read[-1] == 5, "what has come is not read at once"
    beside.cancel()


async def test_what_waits_is_forgotten_when_nobody_can_answer_it(guarded: Guarded) -> None:
    for number in (1, 2, 3):
        guarded.bring(number)
    guarded.interactions.drop_all()
    await settle()
    assert guarded.read == [1]


async def test_however_many_come_together_a_few_hundred_rounds_are_enough(
    guarded: Guarded,
) -> None:
    for number in range(MANY):
        guarded.bring(number)
    rounds = 0
    while len(guarded.read) < MANY:
        await asyncio.sleep(0)
        rounds += 1
    assert guarded.read == [*range(MANY)]
    assert 100 < rounds < 500
