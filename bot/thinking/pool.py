"""A bounded pool of processes that think, so that nobody waits for them.

Python runs one thread at a time, so one that thinks beside the event loop takes its turns.
"""

from __future__ import annotations

import asyncio
import signal
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any, TypeVar

import structlog
from pebble import ProcessExpired, ProcessPool

from bot.thinking.thinker import ThinkingFailed
from bot.thinking.work import chosen, known, step_back
from render.worker.children import cores, deaf_children

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable

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
        ThinkingFailed
            If its process ended each time, or it took longer than `LONGEST` seconds.
        """
        for tried in range(1, TRIES + 1):
            pool = await self._ready()
            try:
                return await asyncio.wrap_future(pool.schedule(work, args=args, timeout=LONGEST))
            except (ProcessExpired, BrokenProcessPool) as error:
                log.warning("process that thinks is gone", error=str(error))
                if tried == TRIES:
                    raise ThinkingFailed from error
            except TimeoutError as error:
                log.warning("work in a process that thinks hangs", seconds=LONGEST)
                raise ThinkingFailed from error
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


def _started(number: int) -> ProcessPool:
    pool = ProcessPool(number, initializer=step_back, context=get_context("spawn"))
    with deaf_children(signal.SIGINT):
        # The first caller starts its threads and processes.
        _ = pool.active
    return pool


def _ended(pool: ProcessPool) -> None:
    pool.stop()
    pool.join()
