"""A sign of life of the running bot, in a file beside the database.

Every few seconds the event loop examines the bot and has the verdict written, with the time until
which it holds. `python -m bot health` reads the file. A bot that hangs or was killed lets the time
pass. One that has stopped has deleted the file.

It is a file and not a socket, since a file works on every system, at the end of any path, and in a
volume that two containers share. It is replaced as a whole, so that nobody reads half of it.
"""

from __future__ import annotations

import asyncio
import glob
import os
import re
import time
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import structlog

from storage.location import Server, beside, machine_name

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Awaitable, Callable

    from storage.location import Location

log = structlog.get_logger()

EVERY = 5.0
"""Seconds between two verdicts."""
LASTS = 4
"""For how many of these spans a verdict holds: a busy machine is late at times."""


_SUFFIX = ".health"


class Verdict(msgspec.Struct, frozen=True):
    """How the bot is.

    Attributes
    ----------
    at, until
        When it was written and how long it holds, in milliseconds since 1970-01-01 UTC.
    fault
        One sentence on what is wrong; empty: nothing.
    """

    at: int
    until: int
    fault: str


def pulse_file(database: Location) -> Path:
    """Return the file of this process, if it runs the bot of a database.

    A database on a server can have several bots, and several of them on one machine.
    """
    if isinstance(database, Server):
        return Path(f"{_prefix(database)}{os.getpid()}{_SUFFIX}")
    return beside(database, _SUFFIX)


def _prefix(server: Server) -> Path:
    return beside(server, f".{machine_name()}-")


def _files(database: Location) -> list[Path]:
    if isinstance(database, Server):
        return _of_this_machine(_prefix(database))
    file = pulse_file(database)
    return [file] if file.exists() else []


def _of_this_machine(prefix: Path) -> list[Path]:
    return sorted(prefix.parent.glob(f"{glob.escape(prefix.name)}[0-9]*{_SUFFIX}"))


@asynccontextmanager
async def beating(
    file: Path, examine: Callable[[], Awaitable[str]], every: float | None = None
) -> AsyncGenerator[None]:
    """Write verdicts meanwhile, and delete the file at the end.

    Parameters
    ----------
    examine
        Returns one sentence on what is wrong, or nothing.
    every
        Seconds between two verdicts; None: `EVERY`.
    """
    await asyncio.to_thread(_make_room, file)
    task = asyncio.create_task(_beat(file, examine, every or EVERY), name="pulse")
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await asyncio.to_thread(_remove, file)


def diagnose(database: Location, now: int) -> str:
    """Return a sentence on what is wrong with each bot of a database on this machine, or nothing.

    Parameters
    ----------
    now
        The time in milliseconds since 1970-01-01 UTC.
    """
    files = _files(database)
    if not files:
        return f"No bot runs on the database {database}; start it with `python -m bot run`."
    faults = {file: fault for file in files if (fault := _fault(file, now))}
    if len(files) == 1:
        return "".join(faults.values())
    return "\n".join(f"Process {_process(file)}: {fault}" for file, fault in faults.items())


def _fault(file: Path, now: int) -> str:
    try:
        verdict = msgspec.json.decode(file.read_bytes(), type=Verdict)
    except FileNotFoundError:
        return "The bot has just stopped; start it with `python -m bot run`."
    except (OSError, msgspec.DecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is damaged"
        return f"The file {file} cannot be read ({reason}); restart the bot."
    if now > verdict.until:
        seconds = (now - verdict.at) // 1000
        return (
            f"The bot has given no sign of life for {seconds} seconds: it hangs, was killed, or"
            f" cannot write to {file.parent}; read the end of its log and restart it."
        )
    return verdict.fault


def _process(file: Path) -> int:
    """Return the number of the process in the name of a file; 0: there is none."""
    found = re.search(rf"-(\d+){re.escape(_SUFFIX)}$", file.name)
    return int(found[1]) if found else 0


async def _beat(file: Path, examine: Callable[[], Awaitable[str]], every: float) -> None:
    examining: asyncio.Task[str] | None = None
    written = True
    while True:
        if examining is None or examining.done():
            examining = asyncio.create_task(_examined(examine), name="examination")
        # Not cancelled when it is late: a thread that reads would have to be waited for.
        done, _ = await asyncio.wait((examining,), timeout=every)
        fault = examining.result() if done else "The database does not answer; check its disk."
        now = time.time_ns() // 1_000_000
        verdict = Verdict(now, now + round(LASTS * every * 1000), fault)
        try:
            await _write(file, msgspec.json.encode(verdict))
            written = True
        except OSError as error:
            if written:
                log.warning("sign of life not written", file=str(file), error=str(error))
            written = False
        await asyncio.sleep(every)


async def _examined(examine: Callable[[], Awaitable[str]]) -> str:
    try:
        return await examine()
    except Exception as error:
        log.exception("examination failed", exc_info=error)
        return "The bot cannot examine itself; read its log."


async def _write(file: Path, content: bytes) -> None:
    """Replace the file in a thread; a cancelled call waits for it, so that nothing comes after."""
    writing = asyncio.ensure_future(asyncio.to_thread(_replace, file, content))
    try:
        await asyncio.shield(writing)
    except asyncio.CancelledError:
        await asyncio.wait((writing,))
        raise


def _make_room(file: Path) -> None:
    """Make the folder if there is none, and remove the files of processes that were killed.

    A database on a server has no other file on this machine. Later the folder is left alone, as one
    that was moved away must fit in its place again.
    """
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
    number = _process(file)
    if number and os.name == "posix":
        prefix = file.with_name(file.name.removesuffix(f"{number}{_SUFFIX}"))
        for other in _of_this_machine(prefix):
            if not _runs(_process(other)):
                _remove(other)


def _runs(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True
    return True


def _remove(file: Path) -> None:
    with suppress(OSError):
        file.unlink(missing_ok=True)


def _replace(file: Path, content: bytes) -> None:
    fresh = file.with_name(f"{file.name}.new")
    fresh.write_bytes(content)
    fresh.replace(file)
