"""`python -m tests.bench.watched`: the bot, which also writes down its lag and its statements.

On SIGUSR2 it writes what has happened since the last time to the file that BENCH_WATCHED names.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections import Counter
from pathlib import Path
from statistics import quantiles
from time import perf_counter
from typing import TYPE_CHECKING

import msgspec

from bot.chat.app import CableCar
from storage.sqlite.connection import in_thread
from storage.sqlite.engine import SqliteEngine
from tests.wire.run_bot import run

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.chat.gateway.shard import Shard
    from bot.chat.services import Services
    from tests.wire.process import BotProcess

FILE = "BENCH_WATCHED"
LAUNCHER = ("-m", "tests.bench.watched")
"""What Python is told to run."""
EVERY = 0.05
"""Seconds between two looks at the clock: ten times as many take up to a quarter of its time."""


class Watched(msgspec.Struct):
    """What has happened since the last time.

    Attributes
    ----------
    lag
        Milliseconds that a timer came late, at most in 99 of 100 cases.
    statements, commits
        Statements of SQLite, commits among them.
    """

    lag: float
    statements: int
    commits: int


class _Watch:
    """Looks at the clock, and counts statements."""

    def __init__(self) -> None:
        self._lags: list[float] = []
        self._begun: Counter[str] = Counter()

    async def look(self) -> None:
        while True:
            begin = perf_counter()
            await asyncio.sleep(EVERY)
            self._lags.append(perf_counter() - begin - EVERY)

    def begin(self, statement: str) -> None:
        self._begun[statement.split(maxsplit=1)[0]] += 1

    def write(self, path: Path) -> None:
        lags = quantiles(self._lags, n=100) if len(self._lags) > 1 else [0.0]
        found = Watched(lags[-1] * 1000, self._begun.total(), self._begun["COMMIT"])
        part = path.with_suffix(".part")
        part.write_bytes(msgspec.json.encode(found))
        part.replace(path)
        self._lags.clear()
        self._begun.clear()


async def read(process: BotProcess) -> Watched:
    """Return what has happened in the process since the last time it was asked."""
    path = process.folder / "watched"
    path.unlink(missing_ok=True)
    os.kill(process.pid, signal.SIGUSR2)
    while not path.exists():  # noqa: ASYNC110  (no event tells of it)
        await asyncio.sleep(EVERY)
    return msgspec.json.decode(path.read_bytes(), type=Watched)


async def _count(services: Services, watch: _Watch) -> None:
    engine = services.database._session.engine  # pyright: ignore[reportPrivateUsage]
    assert isinstance(engine, SqliteEngine)
    for connection in (engine.writing, engine.reading):
        await in_thread(connection, lambda plain: plain.set_trace_callback(watch.begin))


def _watch_bots() -> None:
    """Let every bot be watched from when it has logged in."""
    begin = CableCar.begin
    tasks: list[asyncio.Task[None]] = []

    async def begin_watched(self: CableCar, shards: Sequence[Shard]) -> None:
        watch = _Watch()
        path = Path(os.environ[FILE])
        asyncio.get_running_loop().add_signal_handler(signal.SIGUSR2, watch.write, path)
        tasks.append(asyncio.create_task(watch.look(), name="watch"))
        await _count(self.services, watch)
        await begin(self, shards)

    CableCar.begin = begin_watched


if __name__ == "__main__":
    _watch_bots()
    sys.exit(run())
