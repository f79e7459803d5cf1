"""A clock of the tests' own, for what waits by one."""

from __future__ import annotations

import asyncio


class Clock:
    """A clock that moves on when everybody waits.

    Attributes
    ----------
    time
        What it shows, in seconds.
    """

    def __init__(self) -> None:
        self.time = 100.0
        self._waiting: list[tuple[float, asyncio.Event]] = []

    def __call__(self) -> float:
        return self.time

    @property
    def waits(self) -> bool:
        """Whether anybody waits."""
        return bool(self._waiting)

    async def sleep(self, seconds: float) -> None:
        over = asyncio.Event()
        self._waiting.append((self.time + seconds, over))
        await over.wait()

    async def run(self) -> None:
        """Let time pass until nobody waits."""
        await settle()
        while self._waiting:
            self._waiting.sort(key=lambda each: each[0])
            self.time, over = self._waiting.pop(0)
            over.set()
            await settle()


async def settle() -> None:
    """Let everybody go on until they wait."""
    for _ in range(100):
        await asyncio.sleep(0)
