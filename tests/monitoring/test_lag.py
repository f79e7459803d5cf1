"""A loop that is kept busy is late, and that is told."""

from __future__ import annotations

import asyncio
import time

from bot.cli.measuring import measure_lag


async def test_what_keeps_the_loop_busy_is_told() -> None:
    told: asyncio.Queue[float] = asyncio.Queue()
    measuring = asyncio.create_task(measure_lag(told.put_nowait, 0.001))
    await told.get()
    await asyncio.sleep(0)
    time.sleep(0.05)  # noqa: ASYNC251
    async with asyncio.timeout(20):
        while await told.get() < 0.04:
            pass
    measuring.cancel()
    await asyncio.gather(measuring, return_exceptions=True)
    assert measuring.cancelled()
