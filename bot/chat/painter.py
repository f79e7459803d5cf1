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
from contextlib import asynccontextmanager, contextmanager, suppress
from multiprocessing import get_context
from time import perf_counter
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

import structlog

from render.film.animation import animate
from render.parts.scene import Lasting
from render.worker.ahead import DrawingProcesses
from render.worker.process import PaintingError, PaintingProcess

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable, Generator, Sequence
    from concurrent.futures import Executor
    from contextlib import AbstractContextManager
    from pathlib import Path

    from bot.monitoring.probe import Probe
    from render import Scene
    from render.film.animation import Frame
    from render.surface.sprites import Stock
    from render.worker.ahead import Rehearsal

    Progress: TypeAlias = Callable[[], AbstractContextManager[Callable[[int, int], None]]]

Result = TypeVar("Result")

log = structlog.get_logger()


@contextmanager
def no_progress() -> Generator[Callable[[int, int], None]]:
    """Show nothing while sprites are drawn in the background."""
    yield lambda _done, _total: None


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
        self._kept: dict[Scene, bytes] = {}

    def measure(self, probe: Probe) -> None:
        """Tell a probe how long each picture is painted from now on."""
        paint = self._paint

        def measured(scene: Scene) -> bytes:
            begin = perf_counter()
            picture = paint(scene)
            probe.picture(perf_counter() - begin)
            return picture

        self._paint = measured

    async def paint(self, scene: Scene) -> bytes:
        """Return the picture of a scene as PNG; equal scenes painted meanwhile share it.

        A lasting picture is kept.
        Cancelling one call does not cancel the painting for the others.
        """
        if isinstance(scene, Lasting) and scene in self._kept:
            return self._kept[scene]
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

    async def do(self, work: Callable[..., Result], *args: object) -> Result:
        """Call a function in the thread that paints, after the pictures wanted so far."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *args)

    def wait_for(self, work: Callable[..., Result], *args: object) -> Result:
        """Do the same from another thread, which waits."""
        return self._thread.submit(work, *args).result()

    async def close(self) -> None:
        """Wait for the pictures that are being painted, and end the thread."""
        await asyncio.gather(*self._wanted.values(), return_exceptions=True)
        self._thread.shutdown()

    async def _painted(self, scene: Scene) -> bytes:
        try:
            picture = await self.do(self._paint, scene)
            if isinstance(scene, Lasting):
                self._kept[scene] = picture
            return picture
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
    file: Path, rehearsal: Rehearsal[Any], progress: Progress = no_progress
) -> AsyncGenerator[Painter]:
    """Start the process that paints, and end it afterwards.

    Nothing waits for sprites. What the file lacks is drawn when a picture needs it, and meanwhile
    in the background by as many processes as there are cores.

    Parameters
    ----------
    file
        Where sprites are kept between two runs; made when it is missing or of no use.
    rehearsal
        What is drawn in the background.
    progress
        Returns a context, for as long as something is drawn in the background, with a function that
        is told of the parts that are done, and of all. It may be called in another thread.
    """
    process = PaintingProcess(file)
    process.start()
    painter = Painter(process.paint, own_process)
    drawing = asyncio.create_task(
        _draw_ahead(painter, process, DrawingProcesses(file, rehearsal), progress), name="sprites"
    )
    try:
        yield painter
    finally:
        process.end_unready()
        drawing.cancel()
        await asyncio.gather(drawing, return_exceptions=True)
        await painter.close()
        await asyncio.to_thread(process.close)


async def _draw_ahead(
    painter: Painter, process: PaintingProcess, drawing: DrawingProcesses, progress: Progress
) -> None:
    begin = perf_counter()
    try:
        found = await painter.do(process.ready)
        if found.rehearsed:
            log.info("sprites ready", count=found.sprites)
        elif not found.kept:
            log.warning("sprites cannot be kept; each is drawn when needed", reason=found.fault)
        else:
            why = {"reason": found.fault} if found.fault else {}
            log.info("drawing sprites; pictures come meanwhile", processes=drawing.number, **why)
            with progress() as tell:
                whole = await _run(
                    drawing, lambda stock: painter.wait_for(process.take, stock), tell
                )
            if whole:
                count = await painter.do(process.rehearsed)
                log.info("sprites ready", count=count, seconds=round(perf_counter() - begin, 1))
    except PaintingError as error:
        # Each picture tries to start the process again.
        log.error("pictures cannot be painted", error=str(error))  # noqa: TRY400  (foreseen)


async def _run(
    drawing: DrawingProcesses, take: Callable[[Stock], None], tell: Callable[[int, int], None]
) -> bool:
    """Run the processes that draw; a cancelled call kills them and waits for their end."""
    loop = asyncio.get_running_loop()
    running = loop.run_in_executor(None, drawing.run, take, tell)
    try:
        return await asyncio.shield(running)
    except asyncio.CancelledError:
        drawing.end()
        await asyncio.wait([running])
        raise
