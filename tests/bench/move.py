"""The processor time that the bot takes for a move, beside what it took at an earlier commit.

The real process plays on a loopback Discord: people click, and the next click comes when the post
that the last one led to has been delivered with its picture. Both bots deal the same cards, and
all clicks are chosen by one seed, so that both do the same. They run side by side and take turns
in short slices: what a move takes wanders by a third with what else a machine does, and only the
two times of one slice, a few seconds apart, can be compared. The ratio is the middle one of those.
"""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import quantiles
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, NamedTuple

from tests.bench.checkout import CheckoutError, check_out
from tests.bench.clicks import Clicks
from tests.bench.machine import machine
from tests.bench.processor import Spent, TimesError, spent
from tests.bench.sprites import draw
from tests.wire.actor import Actor
from tests.wire.process import ROOT, BotProcess
from tests.wire.server import Loopback
from tests.wire.table import TableSeen, start
from tests.wire.world import Person, World

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

BEFORE_THE_ROOMS = "1db5dea"
"""The commit before the rooms were cut."""
SLICES = 12
MOVES = 25
"""How many moves a slice has."""
WARMING_UP = 6
"""How many slices are played and not counted."""
SEED = 7
DEALT_ALIKE = f"""
import random, runpy, secrets
random.SystemRandom = lambda: random.Random({SEED})
runpy.run_module("tests.wire.run_bot", run_name="__main__")
"""
"""Runs the bot of a checkout with a deck that is always shuffled alike."""
REST = 0.5
"""How long the bot has, after the last post, to write down what it has done, in seconds."""


class Play(NamedTuple):
    """A game to be played, and by how many."""

    game: str
    seats: int


PLAYS = {
    "San Francisco, 4 players": Play("sanfrancisco", 4),
    "Point City, 2 players": Play("pointcity", 2),
}


@dataclass
class Bot:
    """The bot of a checkout."""

    name: str
    root: Path
    sprites: Path

    async def draw(self) -> None:
        """Let it draw its sprites, which it finds ready from then on."""
        async with _loopback() as discord:
            await draw(self.beside(discord, self.sprites.parent), self.sprites)

    @asynccontextmanager
    async def running(self) -> AsyncGenerator[BotProcess]:
        """Run it on a Discord of its own."""
        with TemporaryDirectory() as folder:
            async with _loopback() as discord:
                process = self.beside(discord, Path(folder))
                try:
                    await process.start()
                    yield process
                finally:
                    await process.stop()

    def beside(self, discord: Loopback, folder: Path) -> BotProcess:
        """Return its process, which does not run yet."""
        settings = {"CABLE_CAR_SPRITES": str(self.sprites)}
        return BotProcess(discord, folder, settings, self.root, ("-c", DEALT_ALIKE))


class Playing:
    """A game played at a bot, at one table after the other."""

    def __init__(self, process: BotProcess, play: Play) -> None:
        self._process = process
        self._play = play
        self._rng = Random(SEED)
        self._seen: TableSeen | None = None

    async def slice(self) -> Spent:
        """Play on; return what a move took, without the opening of tables."""
        left, taken = MOVES, Spent(0.0, 0.0)
        while left:
            seen = self._seen = self._seen or await self._started()
            before = spent(self._process.pid)
            done = await Clicks(seen, self._rng).play(left)
            await asyncio.sleep(REST)
            taken += spent(self._process.pid) - before
            if done < left:
                self._seen = None
            left -= done
        return taken / MOVES

    async def _started(self) -> TableSeen:
        discord = self._process.discord
        channel = await discord.create_channel(f"games-{len(discord.world.channels)}")
        seen = TableSeen(discord, channel)
        people = discord.world.people[: self._play.seats]
        host, *guests = [Actor(discord, each) for each in people]
        await start(seen, host, *guests, game=self._play.game)
        await asyncio.sleep(REST)
        return seen


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
            taken = asyncio.run(_measure(bots))
        except TimesError as error:
            print(error)
            return
    _print([bot.name for bot in bots], taken)


def _bot(name: str, root: Path, folder: Path) -> Bot:
    own = folder / name
    own.mkdir()
    return Bot(name, root, own / "sprites")


async def _measure(bots: list[Bot]) -> dict[str, list[list[Spent]]]:
    """Return what a move of each game took: in each slice, by each bot."""
    for bot in bots:
        await bot.draw()
    taken: dict[str, list[list[Spent]]] = {}
    async with AsyncExitStack() as stack:
        processes = [await stack.enter_async_context(bot.running()) for bot in bots]
        for name, play in PLAYS.items():
            games = [Playing(process, play) for process in processes]
            for _ in range(WARMING_UP):
                await _slice(games)
            taken[name] = [await _slice(games, backwards=at % 2 == 1) for at in range(SLICES)]
    return taken


async def _slice(games: list[Playing], *, backwards: bool = False) -> list[Spent]:
    """Let each bot play a slice, the last one first where that is wanted."""
    order = games[::-1] if backwards else games
    times = [await game.slice() for game in order]
    return times[::-1] if backwards else times


def _loopback() -> Loopback:
    people = [Person(name) for name in ("ann", "bob", "cleo", "dan")]
    return Loopback(World(people, []), None, token="bench.test.token")  # noqa: S106


def _print(names: list[str], taken: dict[str, list[list[Spent]]]) -> None:
    print(f"\n| ms of CPU a move, {SLICES} slices of {MOVES} moves ", end="")
    for what in ("the bot", "its painting"):
        print("".join(f"| {what}, {name} " for name in names), end="")
        print("| ratio " if len(names) > 1 else "", end="")
    print("|\n|---" + "|---" * (2 * len(names) + 2 * (len(names) > 1)) + "|")
    for play, slices in taken.items():
        own = [[spent.own for spent in times] for times in slices]
        painting = [[spent.children for spent in times] for times in slices]
        print(f"| {play} | {_cells(own)} | {_cells(painting)} |")


def _cells(slices: list[list[float]]) -> str:
    """Return the middle time of each bot, and the ratio of the two in one slice.

    Each is followed by the range in which the middle half of the slices lies.
    """
    cells = [
        _spread([seconds * 1000 for seconds in times], 1) for times in zip(*slices, strict=True)
    ]
    if len(cells) > 1:
        cells.append(_spread([times[-1] / times[0] for times in slices], 2))
    return " | ".join(cells)


def _spread(values: list[float], digits: int) -> str:
    low, middle, high = quantiles(values, n=4)
    return f"{middle:.{digits}f} ({low:.{digits}f} to {high:.{digits}f})"
