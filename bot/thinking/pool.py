"""A bounded pool of processes that think, so that nobody waits for them.

Python runs one thread at a time, so one that thinks beside the event loop takes its turns.
"""

from __future__ import annotations

import asyncio
import os
import signal
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager, contextmanager
from multiprocessing import get_context, resource_tracker
from typing import TYPE_CHECKING, Any, TypeVar

import structlog
from pebble import ProcessExpired, ProcessPool

from bot.games import GAMES
from bot.thinking.work import chosen, step_back

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable, Generator

    from bot.games.game import Action, AnyGame

T = TypeVar("T")

TRIES = 2
"""How often work is begun whose process ends in the middle of it."""
LONGEST = 60.0
"""Seconds that a piece of work may take; one that takes longer hangs."""

log = structlog.get_logger()


class ThinkingPool:
    """Processes that think, started when they are first needed.

    A process that ends is replaced. Cancelled work ends with its process.

    Parameters
    ----------
    number
        How many processes; None: as many as there are cores, less one.
    """

    def __init__(self, number: int | None = None) -> None:
        self._number = number or max(1, cores() - 1)
        self._pool: ProcessPool | None = None
        self._starting = asyncio.Lock()

    async def choose(self, game: AnyGame, view: Any, strength: str, seed: int) -> Action:  # noqa: ANN401  (only its game knows)
        """Return the action that a computer takes; raises as `do`."""
        return await self.do(chosen, known(game), view, strength, seed)

    async def do(self, work: Callable[..., T], *args: object) -> T:
        """Return what a function of a module gives in one of the processes.

        Raises
        ------
        ProcessExpired, BrokenProcessPool
            If its process ended each time.
        TimeoutError
            If it took longer than `LONGEST` seconds.
        """
        for tried in range(1, TRIES + 1):
            pool = await self._ready()
            try:
                return await asyncio.wrap_future(pool.schedule(work, args=args, timeout=LONGEST))
            except (ProcessExpired, BrokenProcessPool) as error:
                if tried == TRIES:
                    raise
                log.warning("process that thinks is gone", error=str(error))
        raise AssertionError

    async def close(self) -> None:
        """End all processes and what they do."""
        if self._pool is not None:
            pool, self._pool = self._pool, None
            await asyncio.to_thread(_ended, pool)

    async def _ready(self) -> ProcessPool:
        async with self._starting:
            if self._pool is None or not self._pool.active:
                await self.close()
                self._pool = await asyncio.to_thread(_started, self._number)
            return self._pool


@asynccontextmanager
async def open_pool() -> AsyncGenerator[ThinkingPool]:
    """Give processes that think, and end them afterwards."""
    pool = ThinkingPool()
    try:
        yield pool
    finally:
        await pool.close()


def known(game: AnyGame) -> AnyGame | str:
    """Return a game's name, or itself if its deck or map is one of the operator's own."""
    return game.name if GAMES.get(game.name) is game else game


def cores() -> int:
    """Return the number of cores that this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:
        return os.cpu_count() or 1


def _started(number: int) -> ProcessPool:
    pool = ProcessPool(number, initializer=step_back, context=get_context("spawn"))
    with _deaf_to_interrupts():
        # Whoever asks starts its threads and processes.
        _ = pool.active
    return pool


def _ended(pool: ProcessPool) -> None:
    pool.stop()
    pool.join()


@contextmanager
def _deaf_to_interrupts() -> Generator[None]:
    """Let a process be born deaf to Ctrl-C, which reaches every process of a terminal."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    # It unblocks the signal when it starts, so it must not start below.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGINT,))
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
