"""The pace of requests: no more in a second than Discord allows the bot over all its processes.

Discord counts what comes with the bot's token, from whichever process and connection. Answers to
interactions do not count, and never wait.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import TYPE_CHECKING

import aiohttp
from discord.http import Route

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    import yarl

    from storage.leases import Holding

REQUESTS = 50
"""Requests a second that Discord allows a bot for which it has not raised them."""
SECOND = 1.05
"""Seconds taken for one, since what is sent later can be on its way for a shorter time."""
LOOK = 1.0
"""The most seconds until a waiting request looks again at what this process holds."""
_UNCOUNTED = ("/interactions/", "/webhooks/")
_RATE_LIMITED = 429


class Pace:
    """Lets the requests of all shards of this process through, in their order.

    In any second these are at most this process's part of what Discord allows: that of its shards
    among all shards. A process whose part is less than one request a second sends one at a time,
    so much more rarely.

    Parameters
    ----------
    requests
        Requests a second that Discord allows the bot, over all its processes.
    holding
        Returns what this process holds.
    clock
        Returns seconds.
    sleep
        Waits so many seconds.
    """

    def __init__(
        self,
        requests: int,
        holding: Callable[[], Holding],
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        self._requests = requests
        self._holding = holding
        self._clock = clock
        self._sleep = sleep
        self._line = asyncio.Lock()
        self._sent: deque[float] = deque()
        self._paused_until = 0.0

    async def enter(self) -> None:
        """Wait until a request that counts may be sent, which it then must be at once.

        It is left out if it is cancelled meanwhile, so that the next one need not wait for it.
        """
        async with self._line:
            while (wait := self._wait()) > 0:
                await self._sleep(min(wait, LOOK))
            self._sent.append(self._clock())

    def pause(self, seconds: float) -> None:
        """Let no request that counts through for so long."""
        self._paused_until = max(self._paused_until, self._clock() + seconds)

    def trace(self) -> aiohttp.TraceConfig:
        """Return a trace for one client whose requests keep to this pace."""

        async def enter(
            _: aiohttp.ClientSession, __: object, request: aiohttp.TraceRequestStartParams
        ) -> None:
            if is_counted(request.url):
                await self.enter()

        async def hear(
            _: aiohttp.ClientSession, __: object, ended: aiohttp.TraceRequestEndParams
        ) -> None:
            if is_counted(ended.url):
                self.pause(_pause(ended.response))

        trace = aiohttp.TraceConfig()
        trace.on_request_start.append(enter)
        trace.on_request_end.append(hear)
        return trace

    def _wait(self) -> float:
        now, holding = self._clock(), self._holding()
        part = self._requests * len(holding.shards) / holding.count
        if not part:
            # Whatever waits was meant for a shard that is lost, and is to be refused.
            return 0.0
        most = max(1, int(part))
        window = SECOND * max(1.0, 1 / part)
        while self._sent and self._sent[0] + window <= now:
            self._sent.popleft()
        free = self._sent[-most] + window if len(self._sent) >= most else now
        return max(free, self._paused_until) - now


def is_counted(url: yarl.URL) -> bool:
    """Return whether Discord counts a request: one of its API that answers no interaction."""
    path = str(url).removeprefix(Route.BASE)
    return path.startswith("/") and not path.startswith(_UNCOUNTED)


def _pause(response: aiohttp.ClientResponse) -> float:
    headers = response.headers
    everywhere = "X-RateLimit-Global" in headers or headers.get("X-RateLimit-Scope") == "global"
    if response.status != _RATE_LIMITED or not everywhere:
        return 0.0
    try:
        return float(headers.get("Retry-After", ""))
    except ValueError:
        return SECOND
