"""Paints pictures beside the event loop.

Painting takes milliseconds, and tens of them where sprites are still to be drawn. A thread beside
the event loop does not help enough: Python runs one thread at a time, and drawing often keeps the
turn for longer than the loop may come late. So pictures are painted in one process of its own
(`python -m tests.bench render` measures both). One is enough: it paints a hundred a second, twice
what a thread does beside the loop.
"""

from __future__ import annotations

import asyncio
import os
import signal
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from multiprocessing import get_context
from typing import TYPE_CHECKING

import structlog

from render.film.animation import animate
from render.worker.process import PaintingProcess

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable, Iterator, Sequence
    from concurrent.futures import Executor
    from pathlib import Path

    from render import Scene
    from render.film.animation import Frame

log = structlog.get_logger()


class Painter:
    """Paints scenes, one after another and beside the event loop.

    Parameters
    ----------
    paint
        Returns the picture of a scene; called in one thread of its own.
    workshop
        Returns an executor that puts one animation together; closed after it.
    """

    def __init__(
        self,
        paint: Callable[[Scene], bytes],
        workshop: Callable[[], Executor] = ThreadPoolExecutor,
    ) -> None:
        self._paint = paint
        self._workshop = workshop
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="painter")
        self._wanted: dict[Scene, asyncio.Task[bytes]] = {}

    async def paint(self, scene: Scene) -> bytes:
        """Return the picture of a scene as PNG; equal scenes painted meanwhile share it.

        Cancelling one call does not cancel the painting for the others.
        """
        picture = self._wanted.get(scene)
        if picture is None:
            picture = self._wanted[scene] = asyncio.create_task(self._painted(scene))
        return await asyncio.shield(picture)

    async def animate(self, frames: Sequence[Frame], limit: int) -> bytes:
        """Return the pictures as an animation of at most `limit` bytes; raises as `animate`."""
        workshop = self._workshop()
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(workshop, animate, frames, limit)
        finally:
            workshop.shutdown(wait=False, cancel_futures=True)

    async def close(self) -> None:
        """Wait for the pictures that are being painted, and end the thread."""
        await asyncio.gather(*self._wanted.values(), return_exceptions=True)
        self._thread.shutdown()

    async def _painted(self, scene: Scene) -> bytes:
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._thread, self._paint, scene)
        finally:
            del self._wanted[scene]


def own_process() -> Executor:
    """Return an executor with a process of its own, whose end frees an animation's memory."""
    return ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=_stand_back)


def _stand_back() -> None:
    """Ignore Ctrl-C and lower the priority: moves come before animations."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(AttributeError, OSError):
        os.nice(10)


@asynccontextmanager
async def open_painter(
    file: Path, rehearse: Callable[[], Iterator[Scene]]
) -> AsyncGenerator[Painter]:
    """Start the process that paints, its sprites ready, and end it afterwards.

    Parameters
    ----------
    file
        Where sprites are kept between two runs; made when it is missing or of no use.
    rehearse
        Gives the scenes whose sprites are drawn first; it is called in the process that paints.
    """
    log.info("getting sprites ready; the first time takes some seconds", file=str(file))
    process = PaintingProcess(file, rehearse)
    try:
        ready = await asyncio.to_thread(process.start)
    except asyncio.CancelledError:
        process.end()
        raise
    facts = {"count": ready.sprites, "drawn": ready.drawn, "seconds": round(ready.seconds, 2)}
    if ready.fault:
        log.warning(
            "sprites ready, but not from their file", file=str(file), reason=ready.fault, **facts
        )
    else:
        log.info("sprites ready", **facts)
    painter = Painter(process.paint, own_process)
    try:
        yield painter
    finally:
        await painter.close()
        await asyncio.to_thread(process.close)
