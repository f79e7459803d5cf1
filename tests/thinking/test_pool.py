"""Processes that think: what they give, and what becomes of work whose process ends."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from random import Random
from typing import TYPE_CHECKING

import pytest
import pytest_asyncio

from bot.games import GAMES
from bot.games.computer.lookahead import choose
from bot.games.judging import STRENGTHS
from bot.thinking.pool import TRIES, ThinkingPool
from bot.thinking.thinker import ThinkingFailed
from bot.thinking.work import NICENESS

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from pathlib import Path

PATIENCE = 60
"""Seconds that something in another process may take."""


@pytest_asyncio.fixture
async def pool() -> AsyncIterator[ThinkingPool]:
    pool = ThinkingPool(1)
    yield pool
    await pool.close()


def left_alone(path: Path) -> int:
    """Note the number of this process, and wait for whatever may come."""
    with path.open("a", encoding="ascii") as file:
        file.write(f"{os.getpid()}\n")
    signal.pause()
    return 0


async def noted(path: Path, count: int) -> int:
    """Wait until so many processes have noted their numbers; return the last."""
    await until(lambda: len(_lines(path)) >= count)
    return _lines(path)[-1]


async def until(happened: Callable[[], bool]) -> None:
    """Wait until something that happens in another process has happened."""

    def wait() -> None:
        last = time.monotonic() + PATIENCE
        while not happened():
            assert time.monotonic() < last, "it has not happened"
            time.sleep(0.02)

    await asyncio.to_thread(wait)


def _lines(path: Path) -> list[int]:
    return [int(line) for line in path.read_text("ascii").split()] if path.exists() else []


def ended(number: int) -> bool:
    """Return whether a process is gone."""
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return True
    return False


async def test_a_process_chooses_as_this_one_does_and_stands_back(pool: ThinkingPool) -> None:
    game = GAMES["sanfrancisco"]
    state = game.start(game.setup(2, "standard", Random(1), 1))
    for _ in range(9):
        state, _ = game.apply(state, game.legal_actions(state)[0])
    view = game.view(state, game.to_act(state)[0])
    for strength in STRENGTHS:
        chosen = await pool.choose(game, view, strength, 5)
        assert chosen == choose(game, view, strength, Random(5))
    assert await pool.do(os.nice, 0) == min(os.nice(0) + NICENESS, 19)
    assert await pool.do(os.getpid) != os.getpid()


async def test_work_is_begun_again_when_its_process_is_killed(
    pool: ThinkingPool, tmp_path: Path
) -> None:
    path = tmp_path / "numbers"
    work = asyncio.ensure_future(pool.do(left_alone, path))
    for number in range(1, TRIES + 1):
        os.kill(await noted(path, number), signal.SIGKILL)
    with pytest.raises(ThinkingFailed):
        await work
    assert await pool.do(time.monotonic) > 0


async def test_cancelled_work_ends_with_its_process(pool: ThinkingPool, tmp_path: Path) -> None:
    path = tmp_path / "numbers"
    work = asyncio.ensure_future(pool.do(left_alone, path))
    number = await noted(path, 1)
    work.cancel()
    await until(lambda: ended(number))
    assert await pool.do(os.getpid) != number


async def test_an_idle_process_that_is_killed_is_replaced(pool: ThinkingPool) -> None:
    os.kill(await pool.do(os.getpid), signal.SIGKILL)
    assert await pool.do(os.getpid) > 0
