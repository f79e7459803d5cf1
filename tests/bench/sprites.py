"""Sprites that are drawn before anything is measured, as those of a running bot are."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from tests.bench.processor import spent

if TYPE_CHECKING:
    from pathlib import Path

    from tests.wire.process import BotProcess

PATIENCE = 600
"""How long sprites may take to be drawn, in seconds."""
LOOK = 2.0
"""Seconds in which the processes of a bot that has drawn everything do nothing."""
RESTING = 0.02
"""Seconds of CPU that those processes may take meanwhile."""


async def draw(process: BotProcess, sprites: Path) -> None:
    """Let a bot draw all its sprites into the file that its settings name, and end it.

    Raises
    ------
    TimeoutError
        If it takes longer than `PATIENCE`.
    TimesError
        Where the system does not tell what processes take.
    """
    await process.launch()
    ended = asyncio.ensure_future(process.ended())
    try:
        async with asyncio.timeout(PATIENCE):
            while not (await _rests(process) and _is_there(sprites)):
                await asyncio.wait([ended], timeout=LOOK / 10)
                assert not ended.done(), f"the bot ended:\n{process.log}"
    finally:
        await process.stop()


async def _rests(process: BotProcess) -> bool:
    before = spent(process.pid)
    await asyncio.sleep(LOOK)
    return (spent(process.pid) - before).children < RESTING


def _is_there(file: Path) -> bool:
    return file.exists()
