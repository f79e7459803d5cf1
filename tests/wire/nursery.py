"""Processes of the bot that need no time to import it: forks of one process that has.

The nursery imports the bot once and listens at a socket. For every request it forks a keeper, which
forks the bot, waits for its end and says how it ended. What runs is what `python -m bot run` runs,
in a process of its own that can be signalled and killed, but it sketches its pictures.
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import traceback
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import NoReturn

FAILED = 70
"""The exit status of a bot that could not be begun at all."""


@dataclass
class Forked:
    """A process that the nursery began, with what is used of `asyncio.subprocess.Process`."""

    pid: int
    _ending: asyncio.Task[int]

    @property
    def returncode(self) -> int | None:
        """How the process ended, or None while it runs; minus the number of a signal."""
        return self._ending.result() if self._ending.done() else None

    async def wait(self) -> int:
        """Wait for the end and return the exit status."""
        return await asyncio.shield(self._ending)

    def send_signal(self, how: signal.Signals) -> None:
        """Send the process a signal; one that has ended takes none."""
        if self.returncode is None:
            with suppress(ProcessLookupError):
                os.kill(self.pid, how)


async def fork(environment: Mapping[str, str], folder: Path, log: Path) -> Forked:
    """Begin a bot.

    Parameters
    ----------
    environment
        All the variables that it has.
    folder
        Where it runs.
    log
        The file to which both its outputs go.
    """
    reader, writer = await asyncio.open_unix_connection(_nursery())
    request = {"environment": dict(environment), "folder": str(folder), "log": str(log)}
    writer.write(json.dumps(request).encode() + b"\n")
    pid = int(await reader.readline())

    async def ending() -> int:
        try:
            return int(await reader.readline())
        finally:
            writer.close()

    return Forked(pid, asyncio.create_task(ending()))


@cache
def _nursery() -> str:
    """Start the nursery of this process, once, and return the path of its socket."""
    path = str(Path(tempfile.mkdtemp(), "nursery"))
    # It ends when this process does, since nobody holds the other end of its input then.
    nursery = subprocess.Popen(  # noqa: S603
        [sys.executable, "-m", "tests.wire.nursery", path],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=Path(__file__).parents[2],
        start_new_session=True,
    )
    assert nursery.stdout is not None
    assert nursery.stdout.readline() == b"ready\n"
    _KEPT.append(nursery)
    return path


_KEPT: list[subprocess.Popen[bytes]] = []
"""The nursery: its input is open for as long as it is here."""


def _serve(path: str) -> None:
    """Fork for every request, until the input ends."""
    import gc  # noqa: PLC0415
    import selectors  # noqa: PLC0415

    # What the bot imports is imported here, and not by its own children, which import this module.
    from bot.cli import run as command  # noqa: PLC0415
    from tests.quick import open_sketching, translate_all_commands  # noqa: PLC0415
    from tests.wire import run_bot  # noqa: PLC0415

    command.open_painter = open_sketching
    asyncio.run(translate_all_commands())
    gc.freeze()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    with socket.socket(socket.AF_UNIX) as server, selectors.DefaultSelector() as ready:
        server.bind(path)
        server.listen()
        ready.register(server, selectors.EVENT_READ)
        ready.register(sys.stdin, selectors.EVENT_READ)
        sys.stdout.write("ready\n")
        sys.stdout.flush()
        while all(key.fileobj is server for key, _ in ready.select()):
            connection, _ = server.accept()
            if os.fork() == 0:
                server.close()
                _keep(connection, run_bot.run)
            connection.close()
    shutil.rmtree(Path(path).parent)


def _keep(connection: socket.socket, run: Callable[[], int]) -> NoReturn:
    """Begin a bot, say its number and then how it ended."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    with connection, connection.makefile("rwb", buffering=0) as stream:
        request: dict[str, Any] = json.loads(stream.readline())
        pid = os.fork()
        if pid == 0:
            _be(run, **request)
        stream.write(f"{pid}\n".encode())
        _, status = os.waitpid(pid, 0)
        with suppress(BrokenPipeError):
            stream.write(f"{os.waitstatus_to_exitcode(status)}\n".encode())
    os._exit(0)


def _be(run: Callable[[], int], environment: dict[str, str], folder: str, log: str) -> NoReturn:
    """Be the bot."""
    status = FAILED
    try:
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, signal.SIG_DFL)
        signal.signal(signal.SIGINT, signal.default_int_handler)
        os.environ.clear()
        os.environ.update(environment)
        os.chdir(folder)
        written = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        os.dup2(written, 1)
        os.dup2(written, 2)
        os.closerange(3, 256)
        status = run()
    except SystemExit as error:
        status = error.code if isinstance(error.code, int) else int(error.code is not None)
    except Exception:
        traceback.print_exc()
        raise
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status)


if __name__ == "__main__":
    _serve(sys.argv[1])
