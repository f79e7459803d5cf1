"""Paints in a process of its own, so that the bot does not wait for pictures."""

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
"""The number of new sprites after which the file is written again."""
_PATIENCE = 10
"""The most seconds the process may take to end."""


class PaintingError(Exception):
    """A scene could not be painted; the text has the reason and the child's traceback."""


class _Failure(NamedTuple):
    """The answer of the child process instead of a picture."""

    traceback: str


class _Running(NamedTuple):
    pipe: Connection
    process: SpawnProcess


class PaintingProcess:
    """The child process that paints. Only `end` may be called from another thread.

    The child ends when `end` is called or when this process ends. Before that it writes the file of
    sprites once more if there are new ones.

    Parameters
    ----------
    file
        The file that keeps sprites between two runs (see `render.worker.cache`).
    rehearse
        Returns the scenes whose sprites are drawn at the start if there is no such file. It must be
        a function of a module, so that the child process can import it.
    """

    def __init__(self, file: Path, rehearse: Callable[[], Iterable[render.Scene]]) -> None:
        self._given = file, rehearse
        self._running: _Running | None = None

    def start(self) -> cache.Prepared:
        """Start the process and wait until its sprites are ready.

        Raises
        ------
        PaintingError
            When the process ends before that.
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

        A process that has ended, for example for want of memory, is replaced once.

        Raises
        ------
        PaintingError
            When painting raises, or ends the process twice.
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
        """Ask the process to end, and wait for it."""
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
        """Kill the process; a thread that waits for its picture stops waiting."""
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
    """Run the painting loop in the child process until the pipe closes."""
    # Ctrl-C reaches every process of a terminal; the child ends after its parent.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # The parent's work comes first.
    with suppress(AttributeError, OSError):
        os.nice(5)
    read_letters()
    with suppress(EOFError, OSError):
        ready = cache.prepare(file, rehearse)
        # The first picture opens the fonts and takes memory, so it is painted before any request.
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
    except Exception:  # noqa: BLE001  (the parent raises it again)
        return _Failure(format_exc())


def _save(file: Path) -> None:
    """Write the file, or do nothing if that fails: the start has reported it."""
    with suppress(OSError):
        cache.save(file)
