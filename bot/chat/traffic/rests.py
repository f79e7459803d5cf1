"""A time limit for each request to Discord, and a rest for each that Discord puts off.

The library waits in place of whoever sends a request, for as long as Discord asks. A caller that
is told of the rest instead can do other work, and later sends what is so by then.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from bot.chat.traffic.pace import is_counted

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from types import CoroutineType

    import aiohttp
    from discord.http import Route

LIMIT = 10.0
"""Seconds without a sign of life after which a request is given up."""
SHORT = 2.0
"""The longest rest in seconds that the library waits for by itself."""
_RATE_LIMITED = 429
T = TypeVar("T")
_limit: ContextVar[asyncio.Timeout | None] = ContextVar("limit", default=None)
"""The time limit of the request that the running task sends."""


class Resting(ConnectionError):  # noqa: N818  (it is so, and no fault)
    """Discord takes this request again after so many seconds."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"Discord takes this again in {seconds:.1f} s")
        self.seconds = seconds


class Rests:
    """Remembers which requests of one client rest, and until when.

    A rest holds for the same method and address alone: a message that may not be edited, a channel
    that takes no messages, one person's direct messages.
    """

    def __init__(self) -> None:
        self._until: dict[tuple[str, str], float] = {}

    def around(
        self, request: Callable[..., Awaitable[Any]]
    ) -> Callable[..., CoroutineType[Any, Any, Any]]:
        """Return a function that sends as `request` does, with a time limit, unless it rests.

        It raises `Resting` in place of a rest that is not short, and `TimeoutError` when Discord
        gives no sign of life.
        """

        async def send(route: Route, **parts: Any) -> Any:  # noqa: ANN401  (as the library has it)
            key = route.method, route.url
            left = self._until.get(key, 0.0) - _now()
            if left > 0:
                raise Resting(left)
            try:
                return await limited(request(route, **parts))
            except Resting as rest:
                now = _now()
                self._until = {each: until for each, until in self._until.items() if until > now}
                self._until[key] = now + rest.seconds
                raise

        return send


def watch(trace: aiohttp.TraceConfig) -> None:
    """Let a trace of a client keep the time limits, and raise `Resting` for rests."""

    async def begin(*_: object) -> None:
        _restart(LIMIT)

    async def end(*_: object) -> None:
        _restart(None)

    async def hear(
        _: aiohttp.ClientSession, __: object, ended: aiohttp.TraceRequestEndParams
    ) -> None:
        if ended.response.status == _RATE_LIMITED and is_counted(ended.url):
            seconds = await _rest(ended.response)
            if seconds > SHORT:
                raise Resting(seconds)

    trace.on_request_start.append(begin)
    trace.on_request_chunk_sent.append(begin)
    trace.on_request_end.append(hear)
    trace.on_response_chunk_received.append(end)


async def _rest(response: aiohttp.ClientResponse) -> float:
    """Return the seconds for which an answer lets this one request rest, 0 if it tells none.

    A limit of all requests is the pace's, and what a proxy answers is no rest.
    """
    if "Via" not in response.headers:
        return 0.0
    try:
        told = msgspec.json.decode(await response.read(), type=_Told)
    except msgspec.DecodeError:
        return 0.0
    return 0.0 if told.everywhere else told.retry_after


class _Told(msgspec.Struct, rename={"everywhere": "global"}):
    retry_after: float = 0.0
    everywhere: bool = False


async def limited(request: Awaitable[T]) -> T:
    """Return the result of a request; raise `TimeoutError` if Discord gives no sign of life.

    Waiting for its turn does not count, nor what is done between several requests.
    """
    limit = asyncio.timeout(None)
    try:
        async with limit:
            before = _limit.set(limit)
            try:
                return await request
            finally:
                _limit.reset(before)
    except TimeoutError:
        if limit.expired():
            raise TimeoutError(f"no sign of Discord for {LIMIT:.0f} s") from None
        raise


def _restart(seconds: float | None) -> None:
    limit = _limit.get()
    if limit is not None:
        # What is sent of a request that was given up comes too late.
        with suppress(RuntimeError):
            limit.reschedule(None if seconds is None else _now() + seconds)


def _now() -> float:
    return asyncio.get_running_loop().time()
