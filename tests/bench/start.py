"""How long one waits at the first start of all, when no sprite has been drawn yet."""

from __future__ import annotations

import asyncio
import os
import sys
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import TYPE_CHECKING
from urllib.request import urlopen

import structlog

from tests.bench.machine import machine
from tests.bench.scenes import RECORDED, midgame
from tests.wire.process import ROOT, BotProcess
from tests.wire.server import Loopback

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable

    from render import Scene

ROUNDS = 3
GAMES = [record for record in RECORDED if not record.startswith("tiny")]


def main() -> None:
    """Measure and print."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(40))
    print(machine())
    connected, answered, left = asyncio.run(_starts())
    pictures = asyncio.run(_first_pictures())
    drawn = asyncio.run(_all_drawn())
    print("\n| first start of all, ms | median | most |\n|---|---|---|")
    print(f"| `python -m bot run` is connected | {_spread(connected)} |")
    print(f"| `python -m bot play` answers | {_spread(answered)} |")
    print(f"| it ends after Ctrl-C, sprites half drawn | {_spread(left)} |")
    print(f"| first picture, wanted at once, no sprite drawn | {_spread(pictures)} |")
    print(f"| all sprites are drawn and kept | {drawn * 1000:.0f} | |")


def _spread(times: list[float]) -> str:
    return f"{median(times) * 1000:.0f} | {max(times) * 1000:.0f}"


async def _starts() -> tuple[list[float], list[float], list[float]]:
    connected: list[float] = []
    answered: list[float] = []
    left: list[float] = []
    for _ in range(ROUNDS):
        with TemporaryDirectory() as folder:
            async with Loopback.open() as discord:
                sprites = {"CABLE_CAR_SPRITES": str(Path(folder, "sprites"))}
                bot = BotProcess(discord, Path(folder), sprites)
                begin = perf_counter()
                await bot.start()
                connected.append(perf_counter() - begin)
                await bot.stop()
        with TemporaryDirectory() as folder:
            begin = perf_counter()
            async with _playing(Path(folder)) as address:
                await asyncio.to_thread(_read, address)
                answered.append(perf_counter() - begin)
                begin = perf_counter()
            left.append(perf_counter() - begin)
    return connected, answered, left


@asynccontextmanager
async def _playing(folder: Path) -> AsyncGenerator[str]:
    """Run `python -m bot play` in a folder and yield its address; end it with Ctrl-C."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "play", "--port", "0"),
        cwd=folder,
        env={"PATH": os.environ.get("PATH", ""), "PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1"},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    assert process.stdout is not None
    line = (await process.stdout.readline()).decode()
    yield line.split()[-1]
    process.send_signal(2)
    await process.communicate()


def _read(address: str) -> None:
    with urlopen(address.split("#", maxsplit=1)[0]) as page:  # noqa: S310  (our own address)
        page.read()


async def _first_pictures() -> list[float]:
    """Time the first picture of each recorded game by a painter that has drawn nothing."""
    return [await _with_painter(_painted, midgame(record)) for record in GAMES]


async def _painted(paint: Callable[[Scene], object], scene: Scene) -> float:
    raise NotImplementedError
