"""The real process of the bot, started, stopped and killed."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from tests.wire.nursery import fork
from tests.wire.stacks import TELL, TOLD

if TYPE_CHECKING:
    from storage.location import Server
    from tests.wire.nursery import Forked
    from tests.wire.server import Loopback

ROOT = Path(__file__).parents[2]
QUICK = {"CABLE_CAR_LIMITS": "off", "CABLE_CAR_REQUESTS": "100000"}
"""Settings without which the bot would wait for what nobody limits here."""
ENDS = 60.0
"""Seconds that a process has to end when it is told to."""
TELLS = 5.0
"""Seconds that one which does not has to tell what it is doing."""


@dataclass
class BotProcess:
    """`python -m bot run` beside a loopback Discord, in a folder of its own.

    `database` and `log` are files in that folder. Several may run beside one Discord, each with a
    folder and a name of its own: what one of them asks and hears is told apart by the name.

    Parameters
    ----------
    name
        One word, by which Discord knows the process.
    shards
        On how many shards it listens once it has started.
    settings
        Variables of its environment besides the usual ones.
    root
        The checkout whose bot it is.
    launcher
        What Python is told to run.
    forked
        Fork it from a process that has imported the bot, which takes a fraction of the time; it
        sketches its pictures.
    server
        The database, if it is not the file.
    """

    discord: Loopback
    folder: Path
    settings: dict[str, str] = field(default_factory=dict[str, str])
    root: Path = ROOT
    launcher: tuple[str, ...] = ("-m", "tests.wire.run_bot")
    forked: bool = False
    name: str = "bot"
    shards: int = 1
    server: Server | None = None
    _process: asyncio.subprocess.Process | Forked | None = None

    @property
    def database(self) -> Path:
        """The database of the bot."""
        return self.folder / "bot.sqlite3"

    @property
    def log(self) -> str:
        """What the bot has written to standard error, by all its processes."""
        path = self.folder / "log.txt"
        return path.read_text(encoding="utf-8") if path.exists() else ""

    @property
    def pid(self) -> int:
        """The number that the system has given the process."""
        assert self._process is not None, "it has not been launched"
        return self._process.pid

    def children(self) -> list[Path]:
        """Return the processes that it has started to work for it, as folders of `/proc`."""
        lists = Path(f"/proc/{self.pid}/task").glob("*/children")
        found = " ".join(each.read_text(encoding="ascii") for each in lists).split()
        children = [Path("/proc", number) for number in found]
        return [child for child in children if b"spawn_main" in (child / "cmdline").read_bytes()]

    @property
    def listens(self) -> bool:
        """Whether it hears of events, on all its shards."""
        return len(self.discord.gateway.shards_of(self.name)) == self.shards

    @property
    def runs(self) -> bool:
        """Whether it was launched and has not ended."""
        return self._process is not None and self._process.returncode is None

    async def launch(self) -> None:
        """Start the process and do not wait for anything."""
        environment = {
            "PATH": os.environ.get("PATH", ""),
            "PYTHONPATH": str(self.root),
            "LOOPBACK_DISCORD": self.discord.address(self.name),
            "LOOPBACK_IDENTIFY": str(self.discord.gateway.starts.every),
            "CABLE_CAR_TOKEN": self.discord.token,
            "CABLE_CAR_DATABASE": self.server.url if self.server else str(self.database),
            # Nothing can be kept there, so nothing is drawn before it is asked for.
            "CABLE_CAR_SPRITES": str(ROOT / "README.md" / "sprites"),
            # Nobody is as quick as a test. Earlier releases have no such settings.
            **(QUICK if self.root == ROOT else {}),
            **self.settings,
        }
        path = self.folder / "log.txt"
        if path not in self.discord.logs:
            self.discord.logs.append(path)
        if self.forked:
            self._process = await fork(environment, self.folder, path)
            return
        with path.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                *self.launcher,
                cwd=self.folder,
                env=environment,
                stdout=log,
                stderr=log,
            )

    async def start(self) -> None:
        """Start the process and wait until it listens on all its shards.

        Raises
        ------
        AssertionError
            It ended or took too long; with its log.
        """
        await self.launch()
        listening = asyncio.ensure_future(self.discord.until(lambda: self.listens))
        ended = asyncio.ensure_future(self.ended())
        done, waiting = await asyncio.wait((listening, ended), return_when="FIRST_COMPLETED")
        for task in waiting:
            task.cancel()
        assert listening in done, f"the bot ended:\n{self.log}"
        await listening

    async def ended(self) -> int:
        """Wait for the process to end by itself and return its exit status."""
        if self._process is None:
            return 0
        return await self._process.wait()

    async def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """End the process with a signal and return its exit status.

        Raises
        ------
        AssertionError
            It goes on for a minute; with its log and what it was doing.
        """
        if self._process is None:
            return 0
        if self._process.returncode is None:
            self._process.send_signal(how)
        try:
            async with asyncio.timeout(ENDS):
                status = await self._process.wait()
        except TimeoutError:
            await self._tell()
            self._signal(signal.SIGKILL)
            raise AssertionError(f"{self.name} did not end:\n{self.log}") from None
        await self.discord.until(lambda: not self.discord.gateway.shards_of(self.name))
        return status

    async def pause(self) -> None:
        """Let the process stand still where it is, its connections open; kill or go on later.

        One that ends by itself meanwhile stands still, too.
        """
        with suppress(ProcessLookupError, FileNotFoundError):
            self._signal(signal.SIGSTOP)
            status = Path(f"/proc/{self.pid}/status")
            while "State:\tT" not in status.read_text(encoding="ascii"):  # noqa: ASYNC110, ASYNC240
                await asyncio.sleep(0.001)  # no event tells of it

    def go_on(self) -> None:
        """Let a paused process go on, if it is there still."""
        with suppress(ProcessLookupError):
            self._signal(signal.SIGCONT)

    async def _tell(self) -> None:
        """Let the process write to its log what it is doing."""
        self._signal(TELL)
        with suppress(TimeoutError):
            async with asyncio.timeout(TELLS):
                while TOLD not in self.log:  # noqa: ASYNC110
                    await asyncio.sleep(0.01)  # no event tells of it

    def _signal(self, how: signal.Signals) -> None:
        assert self._process is not None, "it has not been launched"
        self._process.send_signal(how)

    async def kill(self) -> None:
        """Take the process away as a power cut would."""
        await self.stop(signal.SIGKILL)
