"""How long one waits at the first start of all, when no sprite has been drawn yet."""

from __future__ import annotations

import asyncio
import os
import sys
from contextlib import asynccontextmanager
from pathlib import Path
from signal import SIGINT
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import TYPE_CHECKING
from urllib.request import urlopen

import structlog

from bot.chat.painter import open_painter
from bot.chat.posts.rehearsal import rehearsal
from render.worker.ahead import Rehearsal
from tests.bench.machine import machine
from tests.bench.scenes import RECORDED, midgame
from tests.wire.process import ROOT, BotProcess
from tests.wire.server import Loopback
from tests.wire.world import Channel, Person, World

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from bot.chat.posts.rehearsal import RehearsedPart
    from render import Scene

ROUNDS = 3


def main() -> None:
    """Measure and print."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(40))
    print(machine())
    print(f"a million additions take {_pace() * 1000:.0f} ms of CPU here, {_load()}")
    print("\n| first start of all, ms | median | most |\n|---|---|---|")
    connected = [asyncio.run(_connected()) for _ in range(ROUNDS)]
    print(f"| `python -m bot run` is connected | {_spread(connected)} |")
    played = [asyncio.run(_played()) for _ in range(ROUNDS)]
    print(f"| `python -m bot play` answers | {_spread([answered for answered, _ in played])} |")
    print(f"| it ends at Ctrl-C, sprites half drawn | {_spread([left for _, left in played])} |")
    pictures = [asyncio.run(_first_picture(record)) for record in RECORDED]
    print(f"| first picture, of a table never painted, no sprite drawn | {_spread(pictures)} |")
    print(f"| all sprites are drawn and kept | {asyncio.run(_all_drawn()) * 1000:.0f} | |")


def _spread(times: list[float]) -> str:
    return f"{median(times) * 1000:.0f} | {max(times) * 1000:.0f}"


def _pace() -> float:
    """Return what shows how busy the machine is: the CPU seconds of a fixed work."""
    begin, total = process_time(), 0
    for number in range(1_000_000):
        total += number
    return process_time() - begin


def _load() -> str:
    return f"{os.getloadavg()[0]:.1f} processes want a core"


async def _connected() -> float:
    world = World([Person("ann")], [Channel("games")])
    with TemporaryDirectory() as folder:
        async with Loopback(world, None, token="bench.test.token") as discord:  # noqa: S106
            sprites = {"CABLE_CAR_SPRITES": str(Path(folder, "sprites"))}
            bot = BotProcess(discord, Path(folder), sprites)
            begin = perf_counter()
            await bot.start()
            took = perf_counter() - begin
            await bot.kill()
    return took


async def _played() -> tuple[float, float]:
    """Return how long `play` takes until it answers, and from Ctrl-C to its end a second later."""
    with TemporaryDirectory() as folder:
        begin = perf_counter()
        async with _playing(Path(folder)) as address:
            await asyncio.to_thread(_read, address)
            answered = perf_counter() - begin
            await asyncio.sleep(1)
            begin = perf_counter()
        return answered, perf_counter() - begin


@asynccontextmanager
async def _playing(folder: Path) -> AsyncGenerator[str]:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "play", "--port", "0"),
        cwd=folder,
        env={"PATH": os.environ.get("PATH", ""), "PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1"},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    assert process.stdout is not None
    yield (await process.stdout.readline()).decode().split()[-1]
    process.send_signal(SIGINT)
    await process.communicate()


def _read(address: str) -> None:
    with urlopen(address.split("#", maxsplit=1)[0]) as page:  # noqa: S310  (our own address)
        page.read()


async def _first_picture(record: str) -> float:
    """Time the first picture of a painter that has drawn nothing."""
    scene = midgame(record)
    with TemporaryDirectory() as folder:
        async with open_painter(Path(folder, "sprites"), Rehearsal([], _no_scenes)) as painter:
            await asyncio.gather(*_tasks())
            begin = perf_counter()
            await painter.paint(scene)
            return perf_counter() - begin


def _tasks() -> list[asyncio.Task[object]]:
    return [task for task in asyncio.all_tasks() if task.get_name() == "sprites"]


def _no_scenes(_: RehearsedPart) -> list[Scene]:
    return []


async def _all_drawn() -> float:
    with TemporaryDirectory() as folder:
        begin = perf_counter()
        async with open_painter(Path(folder, "sprites"), rehearsal()):
            await asyncio.gather(*_tasks())
        return perf_counter() - begin
