"""What systemd is told of the bot: that it is ready, that its event loop runs, that it stops.

The protocol is one datagram to the socket that `NOTIFY_SOCKET` names. systemd promises to keep it,
and its manual page sd_notify(3) prints an implementation to copy, so this needs no package.
"""

from __future__ import annotations

import asyncio
import os
import socket
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import structlog

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping

log = structlog.get_logger()

READY, STOPPING, ALIVE = "READY=1", "STOPPING=1", "WATCHDOG=1"
AGAIN = 1.0
"""Seconds until the manager is told again that the bot is ready, if it could not be told."""


class Notifier:
    """Sends notices to the service manager; does nothing where there is none.

    Parameters
    ----------
    environment
        The variables of the process: `NOTIFY_SOCKET`, `WATCHDOG_USEC` and `WATCHDOG_PID` count.
    """

    def __init__(self, environment: Mapping[str, str] = os.environ) -> None:
        address = environment.get("NOTIFY_SOCKET", "")
        self._address = f"\0{address[1:]}" if address.startswith("@") else address
        self.interval = _interval(environment) if address else None
        """Seconds between two signs of life, half of what the watchdog waits; None: it is off."""

        self._told = True

    def tell(self, notice: str) -> bool:
        """Send a notice; return False if it could not be sent. The first of these is logged."""
        if not self._address:
            return True
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sending:
                # The event loop must not wait for a manager that reads nothing.
                sending.setblocking(False)  # noqa: FBT003
                sending.sendto(notice.encode(), self._address)
        except OSError as error:
            if self._told:
                log.warning("systemd not told", notice=notice, error=str(error))
            self._told = False
        else:
            self._told = True
        return self._told


@asynccontextmanager
async def supervised(
    notifier: Notifier, ready: Callable[[], Awaitable[object]]
) -> AsyncGenerator[None]:
    """Tell the manager when `ready` has returned, and all the time that the event loop runs.

    It is told by the event loop itself, so that one which hangs is noticed.
    """
    tasks = [asyncio.create_task(_tell_when_ready(notifier, ready), name="ready")]
    if notifier.interval is not None:
        tasks.append(asyncio.create_task(_tell_alive(notifier, notifier.interval), name="watchdog"))
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _tell_when_ready(notifier: Notifier, ready: Callable[[], Awaitable[object]]) -> None:
    await ready()
    # A systemd that is never told gives up the bot.
    while not notifier.tell(READY):  # noqa: ASYNC110  (nobody says when the manager reads)
        await asyncio.sleep(AGAIN)


async def _tell_alive(notifier: Notifier, interval: float) -> None:
    while True:
        notifier.tell(ALIVE)
        await asyncio.sleep(interval)


def _interval(environment: Mapping[str, str]) -> float | None:
    span = environment.get("WATCHDOG_USEC", "")
    meant = environment.get("WATCHDOG_PID") or str(os.getpid())
    if not span.isdecimal() or int(span) == 0 or meant != str(os.getpid()):
        return None
    return int(span) / 2_000_000
