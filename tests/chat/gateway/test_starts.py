"""Shards identify themselves in turn, and not at all when they may not."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import discord
import pytest

from bot.chat.gateway.starts import (
    AGAIN,
    EVERY,
    RESERVE,
    SPARE,
    Budget,
    Gate,
    Starts,
    StartsUsedUp,
)
from bot.chat.traffic.shards import NotHere, Shards
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


async def test_last_starts_are_kept_until_discord_allows_more(clock: Clock) -> None:
    budget, left = Budget(clock.sleep), [RESERVE, RESERVE, 1_000]

    async def ask() -> Starts:
        return Starts(remaining=left.pop(0), reset_after=10_000_000)

    task = asyncio.create_task(budget.spare(3, ask))
    await settle()
    assert (budget.left, budget.held) == (RESERVE, {3})
    await clock.run()
    assert task.done()
    assert (budget.left, budget.held) == (1_000, set())
    assert clock.time == 100.0 + 2 * AGAIN


async def test_starts_are_asked_for_as_soon_as_there_are_more(clock: Clock) -> None:
    budget, left = Budget(clock.sleep), [0, 1_000]

    async def ask() -> Starts:
        return Starts(remaining=left.pop(0), reset_after=20_000)

    asking = asyncio.create_task(budget.spare(0, ask))
    await clock.run()
    assert asking.done()
    assert clock.time == 100.0 + 20.0 + SPARE


async def test_a_bot_with_many_shards_keeps_two_starts_for_each(clock: Clock) -> None:
    budget = Budget(clock.sleep)

    async def ask() -> Starts:
        return Starts(shards=100, remaining=200)

    asking = asyncio.create_task(budget.spare(0, ask))
    await settle()
    assert budget.held == {0}
    asking.cancel()
    await settle()
    assert budget.held == set()


async def test_a_session_may_begin_where_nobody_tells_what_is_left(clock: Clock) -> None:
    async def ask() -> Starts:
        raise TimeoutError

    budget = Budget(clock.sleep)
    await budget.spare(0, ask)
    assert (budget.left, budget.held) == (None, set())
