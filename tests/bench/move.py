"""The processor time that the bot takes for a move, beside what it took at an earlier commit.

The real process plays on a loopback Discord: people click, and the next click comes when the post
that the last one led to has been delivered with its picture. Both bots deal the same cards, and
all clicks are chosen by one seed. Runs of the two take turns, so that a wandering clock meets both.
"""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from bot.games import GAMES
from tests.bench.checkout import CheckoutError, check_out
from tests.bench.clicks import Clicks
from tests.bench.machine import machine
from tests.bench.measured import measured_of, title_of
from tests.bench.processor import Spent, TimesError, spent
from tests.wire.actor import Actor
from tests.wire.process import ROOT, BotProcess
from tests.wire.server import Loopback
from tests.wire.table import TableSeen, start
from tests.wire.world import Person, World

if TYPE_CHECKING:
    from tests.bench.measured import Play

BEFORE_THE_ROOMS = "1db5dea"
"""The commit before the rooms were cut."""
RUNS = 3
SEED = 7
DEALT_ALIKE = f"""
import random, runpy, secrets
random.SystemRandom = lambda: random.Random({SEED})
runpy.run_module("tests.wire.run_bot", run_name="__main__")
"""
"""Runs the bot of a checkout with a deck that is always shuffled alike."""
PATIENCE = 120
"""How long sprites may take to be drawn, in seconds."""
REST = 0.5
"""How long the bot has, after the last post, to write down what it has done, in seconds."""
PLAYS = {
    f"{title_of(play.game)}, {play.seats} players": play
    for play in (measured_of(game).play for game in GAMES)
}


@dataclass
class Bot:
    """The bot of a checkout, and what it took for a move of each game in each run."""

    name: str
    root: Path
    sprites: Path
    taken: dict[str, list[Spent]] = field(default_factory=dict[str, list[Spent]])

    async def draw(self) -> None:
        """Let it draw its sprites, which it finds ready from then on."""
        async with _loopback() as discord:
            process = self._process(discord, self.sprites.parent)
            await process.launch()
            ended = asyncio.ensure_future(process.ended())
            async with asyncio.timeout(PATIENCE):
                while not self.sprites.exists():
                    await asyncio.wait([ended], timeout=0.2)
                    assert not ended.done(), f"the bot ended:\n{process.log}"
            await process.stop()

    async def run(self) -> None:
        """Play once for warming up and once for measuring."""
        with TemporaryDirectory() as folder:
            async with _loopback() as discord:
                process = self._process(discord, Path(folder))
                await process.start()
                try:
                    for play in PLAYS.values():
                        await _played(discord, process, play)
                    for name, play in PLAYS.items():
                        self.taken.setdefault(name, []).append(
                            await _played(discord, process, play)
                        )
                finally:
                    await process.stop()

    def _process(self, discord: Loopback, folder: Path) -> BotProcess:
        settings = {"CABLE_CAR_SPRITES": str(self.sprites)}
        return BotProcess(discord, folder, settings, self.root, ("-c", DEALT_ALIKE))


def main(against: str | None = None) -> None:
    """Measure and print.

    Parameters
    ----------
    against
        The commit to compare with; None: the one before the rooms were cut.
    """
    print(machine())
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory()))
        bots = [_bot("now", ROOT, folder)]
        try:
            commit = against or BEFORE_THE_ROOMS
            bots.insert(0, _bot(commit, stack.enter_context(check_out(ROOT, commit)), folder))
        except CheckoutError as error:
            print(error)
        try:
            asyncio.run(_measure(bots))
        except TimesError as error:
            print(error)
            return
    _print(bots)


def _bot(name: str, root: Path, folder: Path) -> Bot:
    own = folder / name
    own.mkdir()
    return Bot(name, root, own / "sprites")


async def _measure(bots: list[Bot]) -> None:
    for bot in bots:
        await bot.draw()
    for _ in range(RUNS):
        for bot in bots:
            await bot.run()


def _loopback() -> Loopback:
    people = [Person(name) for name in ("ann", "bob", "cleo", "dan")]
    return Loopback(World(people, []), None, token="bench.test.token")  # noqa: S106


async def _played(discord: Loopback, process: BotProcess, play: Play) -> Spent:
    """Play a game at a table of its own; return what a move of it took."""
    seen = TableSeen(discord, await discord.create_channel(f"games-{len(discord.world.channels)}"))
    host, *guests = [Actor(discord, each) for each in discord.world.people[: play.seats]]
    await start(seen, host, *guests, game=play.game)
    await asyncio.sleep(REST)
    before = spent(process.pid)
    moves = await Clicks(seen, Random(SEED)).play(play.moves)
    await asyncio.sleep(REST)
    return (spent(process.pid) - before) / moves


def _print(bots: list[Bot]) -> None:
    print(f"\n| ms of CPU a move, median of {RUNS} runs ", end="")
    for what in ("the bot", "its painting"):
        print("".join(f"| {what}, {bot.name} " for bot in bots), end="")
        print("| ratio " if len(bots) > 1 else "", end="")
    print("|\n|---" + "|---" * (2 * len(bots) + 2 * (len(bots) > 1)) + "|")
    for name in PLAYS:
        own = [[taken.own for taken in bot.taken[name]] for bot in bots]
        painting = [[taken.children for taken in bot.taken[name]] for bot in bots]
        print(f"| {name} | {_cells(own)} | {_cells(painting)} |")


def _cells(times: list[list[float]]) -> str:
    """Return the times of each bot, the middle one and the range, and the last bot's share."""
    cells = [
        f"{median(each) * 1000:.1f} ({min(each) * 1000:.1f} to {max(each) * 1000:.1f})"
        for each in times
    ]
    if len(times) > 1:
        cells.append(f"{median(times[-1]) / median(times[0]):.2f}")
    return " | ".join(cells)
