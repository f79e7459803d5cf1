"""A sign of life of the running bot, in a file beside the database.

Every few seconds the event loop examines the bot and has the verdict written, with the time until
which it holds. `python -m bot health` reads the file. A bot that hangs or was killed lets the time
pass. One that has stopped has deleted the file.

It is a file and not a socket, since a file works on every system, at the end of any path, and in a
volume that two containers share. It is replaced as a whole, so that nobody reads half of it.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING

import msgspec
import structlog

from storage.location import beside

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Awaitable, Callable
    from pathlib import Path

    from storage.location import Location

log = structlog.get_logger()

EVERY = 5.0
"""Seconds between two verdicts."""
LASTS = 4
"""For how many of these spans a verdict holds: a busy machine is late at times."""


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
    """Return the file of a database's bot."""
    return beside(database, ".health")


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
    await asyncio.to_thread(_make_folder, file)
    task = asyncio.create_task(_beat(file, examine, every or EVERY), name="pulse")
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await asyncio.to_thread(_remove, file)


def diagnose(database: Location, now: int) -> str:
    """Return one sentence on what is wrong with the bot of a database, or nothing.

    Parameters
    ----------
    now
        The time in milliseconds since 1970-01-01 UTC.
    """
    file = pulse_file(database)
    try:
        verdict = msgspec.json.decode(file.read_bytes(), type=Verdict)
    except FileNotFoundError:
        return f"No bot runs on the database {database}; start it with `python -m bot run`."
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


def _make_folder(file: Path) -> None:
    """Make the folder if there is none: a database on a server has no other file on this machine.

    Later it is left alone, as a folder that was moved away must fit in its place again.
    """
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)


def _remove(file: Path) -> None:
    with suppress(OSError):
        file.unlink(missing_ok=True)


def _replace(file: Path, content: bytes) -> None:
    fresh = file.with_name(f"{file.name}.new")
    fresh.write_bytes(content)
    fresh.replace(file)
