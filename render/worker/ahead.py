"""Draws sprites before they are needed, in processes that take the cores that nobody else wants."""

from __future__ import annotations

import logging
from collections import deque
from contextlib import suppress
from multiprocessing.connection import wait
from traceback import format_exc
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

import render
from render.surface.shelf import ShelfError
from render.surface.sprites import STORE, SpriteDelivery
from render.worker import cache
from render.worker.children import cores, start, step_back

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from multiprocessing.connection import Connection
    from pathlib import Path

    from render.surface.sprites import Stock
    from render.worker.children import Child

Part = TypeVar("Part")

log = logging.getLogger(__name__)

MOST = 8
"""The most processes: each takes some 80 MB."""
NICENESS = 19
"""The niceness of a process that draws, from 0 to 19: it takes what nobody else wants."""


class Rehearsal(NamedTuple, Generic[Part]):
    """What is drawn ahead.

    Attributes
    ----------
    parts
        The parts in the order of need; processes draw one part each at a time.
    scenes
        Returns the scenes of a part. It must be a function of a module, so that the processes that
        draw can import it.
    """

    parts: Sequence[Part]
    scenes: Callable[[Part], Iterable[render.Scene]]


class _Drawn(NamedTuple):
    """The sprites of a part, or of what could be drawn of it before a fault."""

    stock: Stock
    fault: str


class DrawingProcesses:
    """The child processes that draw a rehearsal; only `end` may be called from another thread.

    Parameters
    ----------
    file
        The file of sprites, which the processes read at their start and never write.
    """

    def __init__(self, file: Path, rehearsal: Rehearsal[Any], number: int | None = None) -> None:
        self.number = min(number or cores(), MOST, len(rehearsal.parts))
        self._file = file
        self._rehearsal = rehearsal
        self._children: dict[Connection, Child] = {}
        self._ended = False

    def run(self, take: Callable[[Stock], None], progress: Callable[[int, int], None]) -> bool:
        """Draw all parts; return False if some could not be drawn or `end` was called.

        Parameters
        ----------
        take
            Called with the sprites of each part.
        progress
            Called with the number of parts that are done, and of all parts.
        """
        waiting = deque(self._rehearsal.parts)
        total = len(waiting)
        done = faults = 0
        stocks: list[tuple[Connection, Stock]] = []
        told: dict[Connection, int] = {}
        try:
            for _ in range(self.number):
                self._start(waiting.popleft())
            progress(done, total)
            while self._children and not self._ended:
                for pipe in wait(list(self._children)):
                    child = self._children[pipe]  # pyright: ignore[reportArgumentType]
                    try:
                        drawn: _Drawn = child.pipe.recv()
                    except (EOFError, OSError):
                        faults += 1
                        del self._children[child.pipe]
                        child.end()
                        continue
                    faults += bool(drawn.fault)
                    if drawn.fault:
                        log.warning("not all sprites drawn ahead: %s", drawn.fault)
                    done += 1
                    stocks.append((child.pipe, drawn.stock))
                    take(drawn.stock)
                    progress(done, total)
                    if waiting:
                        news = [
                            s for by, s in stocks[told.get(child.pipe, 0) :] if by != child.pipe
                        ]
                        told[child.pipe] = len(stocks)
                        self._give(child, waiting.popleft(), news)
                    else:
                        del self._children[child.pipe]
                        child.close()
        finally:
            self.end()
        return done == total and not faults

    def end(self) -> None:
        """Kill the processes, which have nothing to lose, and let `run` return."""
        self._ended = True
        for child in list(self._children.values()):
            child.end()

    def _start(self, part: object) -> None:
        child = start("drawing", _draw, self._file, self._rehearsal.scenes, NICENESS)
        self._children[child.pipe] = child
        if self._ended:
            child.end()
        self._give(child, part, [])

    @staticmethod
    def _give(child: Child, part: object, news: list[Stock]) -> None:
        # If it has ended, that is noticed when its answer is read.
        with suppress(OSError):
            child.pipe.send((part, news))


def _draw(
    pipe: Connection,
    file: Path,
    scenes: Callable[[Any], Iterable[render.Scene]],
    niceness: int,
) -> None:
    step_back(niceness)
    with suppress(OSError, ShelfError):
        cache.load(file)
    delivery = SpriteDelivery(STORE)
    with suppress(EOFError, OSError):
        while True:
            part, news = pipe.recv()
            for stock in news:
                delivery.take(stock)
            fault = ""
            try:
                for scene in scenes(part):
                    render.compose(scene)
            except Exception:  # noqa: BLE001  (the parent logs it)
                fault = format_exc()
            pipe.send(_Drawn(delivery.news(), fault))
