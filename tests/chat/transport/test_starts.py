"""Shards identify themselves in turn, and not at all when they may not."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import discord
import pytest

from bot.chat.transport.shards import NotHere, Shards
from bot.chat.transport.starts import EVERY, SPARE, Gate, Starts, StartsUsedUp
from tests.clock import Clock, settle

if TYPE_CHECKING:
    from collections.abc import Callable

    Enter = Callable[[Gate, int], asyncio.Task[None]]

PAUSE = EVERY + SPARE


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def entered() -> list[tuple[int, float]]:
    return []


@pytest.fixture
def enter(clock: Clock, entered: list[tuple[int, float]]) -> Enter:
    def begin(gate: Gate, shard: int) -> asyncio.Task[None]:
        async def wait() -> None:
            await gate.enter(shard)
            entered.append((shard, clock.time - 100.0))

        return asyncio.create_task(wait())

    return begin


async def test_one_shard_of_a_bucket_passes_in_a_time(
    clock: Clock,
    entered: list[tuple[int, float]],
    enter: Enter,
) -> None:
    gate = Gate(2, clock, clock.sleep)
    tasks = [enter(gate, shard) for shard in range(6)]
    await clock.run()
    assert all(task.done() for task in tasks)
    assert sorted(entered) == [(shard, shard // 2 * PAUSE) for shard in range(6)]


async def test_a_gate_that_has_been_open_for_long_lets_one_through_at_once(
    clock: Clock,
    entered: list[tuple[int, float]],
    enter: Enter,
) -> None:
    gate = Gate(1, clock, clock.sleep)
    enter(gate, 0)
    await clock.run()
    clock.time += 60.0
    enter(gate, 1)
    enter(gate, 0)
    await clock.run()
    assert entered == [(0, 0.0), (1, 60.0), (0, 60.0 + PAUSE)]


async def test_a_shard_that_gives_up_waiting_keeps_nobody_back(
    clock: Clock,
    entered: list[tuple[int, float]],
    enter: Enter,
) -> None:
    gate = Gate(1, clock, clock.sleep)
    tasks = [enter(gate, shard) for shard in range(4)]
    await settle()
    tasks[1].cancel()
    tasks[2].cancel()
    await clock.run()
    assert entered == [(0, 0.0), (3, PAUSE)]


def test_starts_that_are_left_are_enough_or_are_not() -> None:
    Starts(remaining=16).check(16)
    with pytest.raises(StartsUsedUp) as refused:
        Starts(remaining=15, reset_after=90_000).check(16)
    told = refused.value
    assert (told.needed, told.remaining, told.seconds) == (16, 15, 90.0)


async def test_a_server_is_asked_of_the_client_of_its_shard() -> None:
    shards = Shards()
    shards.count = 4
    async with discord.Client(intents=discord.Intents(guilds=True)) as client:
        shards.add(1, client)
        assert shards.of((5 << 22) + 7) is client
        with pytest.raises(NotHere):
            shards.of((6 << 22) + 7)
