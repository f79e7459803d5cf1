"""Paints in a process of its own, so that the bot does not wait for pictures."""

from __future__ import annotations

import gc
import logging
from contextlib import suppress
from itertools import count
from traceback import format_exc
from typing import TYPE_CHECKING, Any, NamedTuple

from render.surface.sprites import STORE, Stock
from render.text.fonts import read_letters
from render.worker import cache
from render.worker.children import start, step_back
from render.worker.sharing import Sharing

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from pathlib import Path

    import render
    from render.worker.children import Child

log = logging.getLogger(__name__)

FRESH = 300
"""The number of new sprites after which the file is written again."""
COLLECTED_IN_PAUSE, COLLECTED_ANYWAY = 500, 5_000
"""The pictures after which garbage is collected, during which nothing is painted: in a pause, and
in any case."""
PAUSE = 0.2
"""Seconds without a request that are a pause."""


class PaintingError(Exception):
    """A scene could not be painted; the text has the reason and the child's traceback."""


class _Failure(NamedTuple):
    """The answer of the child process instead of a picture."""

    traceback: str


class _Rehearsed(NamedTuple):
    """The news that everything is drawn that is drawn ahead."""


class PaintingProcess:
    """The child process that paints. Another thread may call `end` and `end_unready` alone.

    `close`, or the end of this process, lets the child finish: it saves new sprites first. `end`
    kills it at once, and what is new is not saved.

    Parameters
    ----------
    file
        The file that keeps sprites between two runs (see `render.worker.cache`).
    """

    def __init__(self, file: Path) -> None:
        self._file = file
        self._child: Child | None = None
        self._prepared: cache.Prepared | None = None
        self._over = False

    def start(self) -> None:
        """Start the process and do not wait for it."""
        self._child = start("painter", _serve, self._file)
        self._prepared = None
        # A caller that ended it for good meanwhile may have seen no child yet.
        if self._over:
            self.end()

    def ready(self) -> cache.Prepared:
        """Wait until the process can paint, and return the sprites that it had at its start.

        Raises
        ------
        PaintingError
            When the process ends before that.
        """
        if self._prepared is not None:
            return self._prepared
        if self._over:
            raise PaintingError("the painting process was ended before it was ready")
        if self._child is None:
            self.start()
        try:
            prepared: cache.Prepared = self._answer()
        except (EOFError, OSError) as error:
            self.close()
            raise PaintingError("the painting process ended at its start") from error
        self._prepared = prepared
        return prepared

    def paint(self, scene: render.Scene) -> bytes:
        """Return the picture of a scene, as `render.paint` does.

        A process that has ended, for example for want of memory, is replaced once.

        Raises
        ------
        PaintingError
            When painting raises, or ends the process twice.
        """
        self.ready()
        try:
            return self._ask(scene)
        except (EOFError, OSError):
            log.warning("the painting process is gone; another one is started")
        self.close()
        self.ready()
        try:
            return self._ask(scene)
        except (EOFError, OSError) as error:
            raise PaintingError("the painting process ended twice over one scene") from error

    def take(self, stock: Stock) -> None:
        """Give the process sprites that were drawn elsewhere; one that has ended gets none."""
        with suppress(EOFError, OSError):
            self._ask(stock)

    def rehearsed(self) -> int:
        """Tell the process that all is drawn that is drawn ahead; return its number of sprites."""
        try:
            return self._ask(_Rehearsed())
        except (EOFError, OSError):
            return 0

    def close(self) -> None:
        """Ask the process to end, and wait for it."""
        if self._child is not None:
            child, self._child, self._prepared = self._child, None, None
            child.close()

    def end(self) -> None:
        """Kill the process; a thread that waits for its picture stops waiting."""
        child = self._child
        if child is not None:
            child.process.kill()

    def end_unready(self) -> None:
        """Kill the process for good if it is not ready: it has nothing to keep yet."""
        if self._prepared is None:
            self._over = True
            self.end()

    def _ask(self, request: render.Scene | Stock | _Rehearsed) -> Any:  # noqa: ANN401
        if self._child is None:
            raise EOFError
        self._child.pipe.send(request)
        answer = self._answer()
        if isinstance(answer, _Failure):
            raise PaintingError(answer.traceback)
        return answer

    def _answer(self) -> Any:  # noqa: ANN401  (what was asked for)
        if self._child is None:
            raise EOFError
        return self._child.pipe.recv()


def _serve(pipe: Connection, file: Path) -> None:
    # The parent's work comes first.
    step_back(5)
    read_letters()
    painting = Sharing()
    gc.disable()
    collected = 0
    with suppress(EOFError, OSError):
        pipe.send(cache.prepare(file))
        # What is loaded by now stays.
        gc.freeze()
        for answered in count(1):
            pipe.send(_answered(pipe.recv(), file, painting))
            if STORE.shelf.fresh >= FRESH and not pipe.poll():
                _save(file)
            since = answered - collected
            if since >= COLLECTED_ANYWAY or (since >= COLLECTED_IN_PAUSE and not pipe.poll(PAUSE)):
                gc.collect()
                collected = answered
    if STORE.shelf.fresh:
        _save(file)


def _answered(request: Any, file: Path, painting: Sharing) -> Any:  # noqa: ANN401  (as the parent's methods say)
    match request:
        case Stock():
            STORE.take(request)
            return None
        case _Rehearsed():
            STORE.shelf.rehearsed = True
            _save(file)
            return len(STORE.shelf)
        case _:
            try:
                return painting.paint(request)
            except Exception:  # noqa: BLE001  (the parent raises it again)
                return _Failure(format_exc())


def _save(file: Path) -> None:
    """Write the file, or do nothing if that fails: the start has reported it."""
    with suppress(OSError):
        cache.save(file)
