"""Lets time pass in the club of the page, at its own pace, and shows what came of it."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from time import monotonic
from typing import TYPE_CHECKING, Any

import structlog

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping

    import simcord
    from simcord.preview import Preview

    from bot.cli.pagememory import PageMemory

log = structlog.get_logger()

TICK = 0.5
"""Seconds between two steps of the clock."""
SHOWN_EVERY = 10
"""At a pace of its own, times on the page are shown anew after so many steps."""
LONGEST = 2000
"""The most characters of a message."""
TEXT = 10
"""The kind of component that is text."""


class Clock:
    """Moves the time of the club on; the timers of the bot follow it.

    simcord refuses a click while another operation runs, and moving time on is one. So clicks wait
    for a step of the clock, and the clock for clicks.
    """

    def __init__(self, env: simcord.Env, page: Preview, pace: float) -> None:
        self._env = env
        self._page = page
        self._pace = pace
        self._turn = asyncio.Lock()
        self._changed = False
        self._mail: list[str] = []

    @asynccontextmanager
    async def running(
        self, memory: PageMemory, repeat: Callable[[str], Awaitable[object]]
    ) -> AsyncGenerator[None]:
        """Let time pass for as long as the context lasts.

        Parameters
        ----------
        memory
            Is told the time whenever something has come of it.
        repeat
            Called with each direct message and whom it is to.
        """
        act = self._page._action  # noqa: SLF001  # pyright: ignore[reportPrivateUsage]

        async def act_in_turn(context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
            async with self._turn:
                return await act(context_id, body)

        self._page._action = act_in_turn  # noqa: SLF001  # pyright: ignore[reportPrivateUsage]
        self._env.backend.subscribers.append(self._notice)
        memory.keep(self._env.now())
        ticking = asyncio.create_task(self._tick(memory, repeat, monotonic()), name="clock")
        try:
            yield
        finally:
            ticking.cancel()
            await asyncio.gather(ticking, return_exceptions=True)
            memory.keep(self._env.now())

    def _notice(self, event: str, payload: Mapping[str, Any]) -> None:
        """Note that a message has come; keep a direct one to be repeated."""
        if not event.startswith("MESSAGE_"):
            return
        self._changed = True
        owners = {channel: user for user, channel in self._env.backend.dm_channels.items()}
        user = owners.get(int(payload.get("channel_id", 0)))
        if user is not None and event == "MESSAGE_CREATE":
            self._mail.append(f"To <@{user}>: {_text(payload)}")

    async def _tick(
        self, memory: PageMemory, repeat: Callable[[str], Awaitable[object]], last: float
    ) -> None:
        steps = 0
        while True:
            await asyncio.sleep(TICK)
            async with self._turn:
                passed, last = monotonic() - last, monotonic()
                steps += 1
                try:
                    await self._env.advance_time(passed * self._pace)
                    mail, self._mail = self._mail, []
                    for text in mail:
                        await repeat(text[:LONGEST])
                    if self._changed or (self._pace != 1 and steps % SHOWN_EVERY == 0):
                        self._changed = False
                        await self._page.refresh()
                        memory.keep(self._env.now())
                except Exception as error:
                    # A boundary: the page goes on, and so does time.
                    log.exception("time stood still", exc_info=error)


def _text(payload: Mapping[str, Any]) -> str:
    parts = [str(payload.get("content") or "")]
    waiting: list[Mapping[str, Any]] = list(payload.get("components", []))
    while waiting:
        component = waiting.pop(0)
        if component.get("type") == TEXT:
            parts.append(str(component.get("content", "")))
        waiting[:0] = component.get("components", [])
    return "\n".join(filter(None, parts))
