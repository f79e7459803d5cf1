"""Pictures for a bot that must not wait for them.

Painting takes milliseconds, but a bot that takes milliseconds off answers everybody late. A thread
beside the event loop does not help enough: Python runs one thread at a time and lets another in
after 5 ms at best, and later while Pillow draws. So pictures are painted in one process of its own
(`python -m tests.bench render` measures both ways). One is enough: it paints some 200 a second.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import structlog

from bot.chat.rehearsal import rehearse
from render.process import PaintingProcess

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable
    from pathlib import Path

    from render import Scene

log = structlog.get_logger()


class Painter:
    """Paints scenes, one after another and beside the event loop.

    Parameters
    ----------
    paint
        What makes a picture of a scene; it is called in one thread of its own.
    """

    def __init__(self, paint: Callable[[Scene], bytes]) -> None:
        self._paint = paint
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="painter")
        self._wanted: dict[Scene, asyncio.Task[bytes]] = {}

    async def paint(self, scene: Scene) -> bytes:
        """Return the picture of a scene as PNG. Who asks for an equal one meanwhile gets the same.

        Whoever stops waiting does not stop it for the others.
        """
        picture = self._wanted.get(scene)
        if picture is None:
            picture = self._wanted[scene] = asyncio.create_task(self._painted(scene))
        return await asyncio.shield(picture)

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


@asynccontextmanager
async def open_painter(file: Path) -> AsyncGenerator[Painter]:
    """Start the process that paints, its sprites ready, and end it afterwards.

    Parameters
    ----------
    file
        Where sprites are kept between two runs; made when it is not there or of no use.
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
    painter = Painter(process.paint)
    try:
        yield painter
    finally:
        await painter.close()
        await asyncio.to_thread(process.close)
