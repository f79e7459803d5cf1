"""How late the event loop is: everything that the bot does waits for it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

EVERY = 0.25
"""Seconds between two looks."""


async def measure_lag(tell: Callable[[float], None], every: float = EVERY) -> None:
    """Sleep again and again, and tell by how many seconds each sleep was too long; never return."""
    loop = asyncio.get_running_loop()
    while True:
        begin = loop.time()
        await asyncio.sleep(every)
        tell(max(loop.time() - begin - every, 0.0))
