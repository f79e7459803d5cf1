"""How long one waits for the first picture after a start, and for the event loop meanwhile."""

from __future__ import annotations

import asyncio
import shutil
from itertools import islice
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

import render
from bot.chat.painter import Painter, open_painter
from bot.chat.posts.rehearsal import rehearsal
from render.surface.shelf import Shelf
from render.surface.sprites import STORE
from tests.bench.scenes import RECORDED, game, midgame

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator

    from render import Scene

AT_ONCE = 20
"""How many pictures are wanted at the same time."""
ROUNDS = 12


class Lag(NamedTuple):
    """What the event loop came late by, in seconds, and the pictures a second meanwhile."""

    middle: float
    p99: float
    most: float
    rate: float


def main() -> None:
    """Measure and print."""
    with TemporaryDirectory() as folder:
        asyncio.run(_measure(Path(folder)))


async def _measure(folder: Path) -> None:
    built, file = folder / "built", folder / "sprites"
    async with open_painter(built, rehearsal()):
        await _rested()
    ready: list[float] = []
    new: list[float] = []
    known: list[float] = []
    for record in RECORDED:
        shutil.copy(built, file)
        for times in (new, known):
            begin = perf_counter()
            async with open_painter(file, rehearsal()) as painter:
                await _rested()
                ready.append(perf_counter() - begin)
                times.append(await _timed(painter.paint, midgame(record)))
    print("\n| ms | median | most |\n|---|---|---|")
    print(f"| painter ready, its sprites drawn earlier | {_spread(ready)} |")
    print(f"| first picture, of a table painted before | {_spread(known)} |")
    print(
        f"| first picture, of a table never painted, in the middle of its game | {_spread(new)} |"
    )

    async with open_painter(file, rehearsal()) as painter:
        await _rested()
        in_process = await _lag(painter.paint)
    STORE.restock(Shelf())
    thread = Painter(render.paint)
    in_thread = await _lag(thread.paint)
    await thread.close()
    print(f"\n| event loop's lag, {AT_ONCE} pictures at once, ms ", end="")
    print("| median | p99 | most | pictures a second |\n|---|---|---|---|---|")
    for name, lag in (("the bot's painter", in_process), ("a thread, for comparison", in_thread)):
        late = " | ".join(f"{value * 1000:.2f}" for value in lag[:3])
        print(f"| {name} | {late} | {lag.rate:.0f} |")


async def _rested() -> None:
    """Wait until all sprites are there that are drawn ahead."""
    await asyncio.gather(*(task for task in asyncio.all_tasks() if task.get_name() == "sprites"))


def _spread(times: list[float]) -> str:
    return f"{median(times) * 1000:.0f} | {max(times) * 1000:.0f}"


async def _timed(paint: Callable[[Scene], Awaitable[bytes]], scene: Scene) -> float:
    begin = perf_counter()
    await paint(scene)
    return perf_counter() - begin


async def _lag(paint: Callable[[Scene], Awaitable[bytes]]) -> Lag:
    """Ask for many pictures at once, again and again, and see how late the event loop is."""
    lags: list[float] = []
    taken = 0.0
    scenes = _unseen()
    for _ in range(ROUNDS):
        crowd = list(islice(scenes, AT_ONCE))
        begin = perf_counter()
        pictures = asyncio.gather(*map(paint, crowd))
        while not pictures.done():
            due = perf_counter() + 0.001
            await asyncio.sleep(0.001)
            lags.append(perf_counter() - due)
        await pictures
        taken += perf_counter() - begin
    return Lag(median(lags), quantiles(lags, n=100)[98], max(lags), ROUNDS * AT_ONCE / taken)


def _unseen() -> Iterator[Scene]:
    """Return positions of all recorded games, taking turns: each has something new on it."""
    games = [game(record) for record in RECORDED]
    for number in range(0, 100, 3):
        yield from (scenes[number] for scenes in games)
