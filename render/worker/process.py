"""Paints in a process of its own, so that whoever waits for pictures can do other things."""

from __future__ import annotations

import logging
import os
import signal
from contextlib import suppress
from itertools import islice
from multiprocessing import get_context
from traceback import format_exc
from typing import TYPE_CHECKING, NamedTuple

import render
from render.surface.sprites import STORE
from render.text.fonts import read_letters
from render.worker import cache

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess
    from pathlib import Path

log = logging.getLogger(__name__)

FRESH = 300
"""So many new sprites are worth writing the file anew, lest they are lost with the process."""
_PATIENCE = 10
"""How long the process may take to end, in seconds."""


class PaintingError(Exception):
    """A scene could not be painted; the text says why, with the other process's traceback."""


class _Failure(NamedTuple):
    """What comes back instead of a picture."""

    traceback: str


class _Running(NamedTuple):
    pipe: Connection
    process: SpawnProcess


class PaintingProcess:
    """The other process, seen from this one. Not for several threads at once, but for `end`.

    It ends when it is closed, and when this one does, however that happens; before, it writes its
    file once more when there are new sprites.

    Parameters
    ----------
    file
        Where sprites are kept between two runs (see `render.worker.cache`).
    rehearse
        Gives the scenes whose sprites are drawn when there is no such file; a function of some
        module, where the other process finds it.
    """

    def __init__(self, file: Path, rehearse: Callable[[], Iterable[render.Scene]]) -> None:
        self._given = file, rehearse
        self._running: _Running | None = None

    def start(self) -> cache.Prepared:
        """Start the process, wait until its sprites are ready, and return how that went.

        Raises
        ------
        PaintingError
            When it ended before.
        """
        context = get_context("spawn")
        pipe, its_end = context.Pipe()
        process = context.Process(target=_serve, args=(its_end, *self._given), name="painter")
        process.start()
        its_end.close()
        self._running = _Running(pipe, process)
        try:
            return pipe.recv()
        except EOFError as error:
            self.close()
            raise PaintingError("the painting process ended at its start") from error

    def paint(self, scene: render.Scene) -> bytes:
        """Return the picture of a scene, as `render.paint` does.

        A process that is gone, such as by the system for want of memory, is replaced once.

        Raises
        ------
        PaintingError
            When painting raises, or twice ends the process.
        """
        try:
            return self._ask(scene)
        except (EOFError, OSError):
            log.warning("the painting process is gone; another one is started")
        self.close()
        self.start()
        try:
            return self._ask(scene)
        except (EOFError, OSError) as error:
            raise PaintingError("the painting process ended twice over one scene") from error

    def close(self) -> None:
        """Let the process end, and wait for it."""
        if self._running is None:
            return
        pipe, process = self._running
        self._running = None
        pipe.close()
        process.join(_PATIENCE)
        if process.is_alive():
            process.kill()
            process.join()
        process.close()

    def end(self) -> None:
        """End the process at once, whatever it does; another thread that waits for it goes on."""
        if self._running is not None:
            self._running.process.kill()

    def _ask(self, scene: render.Scene) -> bytes:
        if self._running is None:
            raise EOFError
        self._running.pipe.send(scene)
        answer = self._running.pipe.recv()
        if isinstance(answer, _Failure):
            raise PaintingError(answer.traceback)
        return answer


def _serve(pipe: Connection, file: Path, rehearse: Callable[[], Iterable[render.Scene]]) -> None:
    """Be the other process: paint what comes in until nobody can ask any more."""
    # Ctrl-C reaches every process of a terminal; this one ends after the one that asks.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Who asks has more to do than wait for this.
    with suppress(AttributeError, OSError):
        os.nice(5)
    read_letters()
    with suppress(EOFError, OSError):
        ready = cache.prepare(file, rehearse)
        # The first picture opens the fonts and takes memory, so nobody waits for that one.
        for scene in islice(rehearse(), 1):
            render.paint(scene)
        pipe.send(ready)
        while True:
            pipe.send(_painted(pipe.recv()))
            if STORE.shelf.fresh >= FRESH and not pipe.poll():
                _save(file)
    if STORE.shelf.fresh:
        _save(file)


def _painted(scene: render.Scene) -> bytes | _Failure:
    try:
        return render.paint(scene)
    except Exception:  # noqa: BLE001  (it is raised again where it was asked for)
        return _Failure(format_exc())


def _save(file: Path) -> None:
    """Write the file if possible; that it is not was said at the start."""
    with suppress(OSError):
        cache.save(file)
