"""How many connections to Discord may be begun, and how soon one after the other."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING

import aiohttp
import discord
import structlog

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

log = structlog.get_logger()

EVERY = 5.0
"""Seconds in which Discord lets one shard of a bucket identify itself."""
SPARE = 0.25
"""Seconds more, since what is sent later can be on its way for a shorter time."""
RESERVE = 50
"""The starts, or two for each shard, that are kept for a start of the whole bot."""
AGAIN = 300.0
"""The most seconds until Discord is asked again how many are left."""
UNANSWERED = (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError)
"""What is raised when Discord cannot be asked."""


class StartsUsedUp(Exception):  # noqa: N818  (it is so, and no fault)
    """The bot may not begin so many connections now.

    Discord would end all that there are, and take the token away.
    """

    def __init__(self, needed: int, remaining: int, seconds: float) -> None:
        super().__init__()
        self.needed = needed
        self.remaining = remaining
        self.seconds = seconds


@dataclass(frozen=True, slots=True)
class Starts:
    """What Discord says about beginning connections.

    Attributes
    ----------
    shards
        How many shards it recommends.
    remaining
        How many connections may still be begun, and `reset_after` when there will be more, in
        milliseconds.
    max_concurrency
        How many buckets there are: shards whose numbers leave the same rest share one.
    """

    shards: int = 1
    remaining: int = 1_000
    reset_after: int = 0
    max_concurrency: int = 1

    def check(self, needed: int) -> None:
        """Raise `StartsUsedUp` if fewer connections may be begun than are needed."""
        if self.remaining < needed:
            raise StartsUsedUp(needed, self.remaining, self.reset_after / 1000)


async def ask_for_starts(token: str) -> Starts:
    """Ask Discord; this is the first that it hears of the token.

    Raises
    ------
    discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError
        When Discord refuses the token, or cannot be reached.
    """
    async with discord.Client(intents=discord.Intents(guilds=True)) as asking:
        await asking.login(token)
        return await starts_of(asking)


async def starts_of(client: discord.Client) -> Starts:
    """Ask Discord over a client that has logged in; raises as `ask_for_starts`."""
    try:
        shards, _, limits = await client.http.get_bot_gateway()
    except discord.GatewayNotFound as error:
        # It stands for whatever Discord has answered.
        if isinstance(error.__cause__, discord.HTTPException):
            raise error.__cause__ from None
        raise
    return Starts(shards, limits["remaining"], limits["reset_after"], limits["max_concurrency"])


class Budget:
    """Keeps the last connections of a day for starts of the whole bot.

    Attributes
    ----------
    left
        How many may still be begun, as Discord said last; None: it has not been asked.
    held
        The shards that wait until Discord allows more.
    """

    def __init__(self, sleep: Callable[[float], Awaitable[object]] = asyncio.sleep) -> None:
        self.left: int | None = None
        self.held: set[int] = set()
        self._sleep = sleep

    async def spare(self, number: int, ask: Callable[[], Awaitable[Starts]]) -> None:
        """Wait until a shard may begin one more session.

        If Discord cannot be asked, it may: the pauses between sessions spare most of them.
        """
        try:
            while True:
                try:
                    starts = await ask()
                except UNANSWERED as error:
                    log.warning("starts left are not known", error=type(error).__name__)
                    return
                self.left = starts.remaining
                if starts.remaining > max(RESERVE, 2 * starts.shards):
                    log.info("shard begins another session", shard=number, left=self.left)
                    return
                self.held.add(number)
                wait = min(starts.reset_after / 1000 + SPARE, AGAIN)
                log.error("shard waits: few starts are left", shard=number, left=self.left)
                await self._sleep(wait)
        finally:
            self.held.discard(number)


class Gate:
    """Lets the shards of this process identify themselves, those of one bucket one by one.

    Parameters
    ----------
    clock
        Returns seconds.
    sleep
        Waits so many seconds.
    reserve
        Reserves the next turn of a bucket among all processes, so many seconds long, and returns
        the seconds until it comes; None: there is no other process.
    """

    def __init__(
        self,
        max_concurrency: int = 1,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
        reserve: Callable[[int, float], Awaitable[float]] | None = None,
    ) -> None:
        self._buckets = max_concurrency
        self._clock = clock
        self._sleep = sleep
        self._reserve = reserve
        self._locks: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._opens: dict[int, float] = {}

    def bucket(self, shard_id: int) -> int:
        """Return the bucket of a shard."""
        return shard_id % self._buckets

    async def enter(self, shard_id: int) -> None:
        """Wait until a shard may identify itself, which it then must do at once.

        It is left out if it is cancelled meanwhile, so that the next one need not wait for it.
        """
        bucket = self.bucket(shard_id)
        async with self._locks[bucket]:
            wait = self._opens.get(bucket, 0.0) - self._clock()
            if wait > 0:
                await self._sleep(wait)
            if self._reserve is not None:
                wait = await self._reserve(bucket, EVERY + SPARE)
                if wait > 0:
                    await self._sleep(wait)
            self._opens[bucket] = self._clock() + EVERY + SPARE
