"""Keeps one unreadable event of the gateway from ending the bot, and many from stopping it."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Any

import structlog

from bot.chat.transport.door import Unreadable, check, refuse

if TYPE_CHECKING:
    from collections.abc import Callable

    import discord
    from discord.gateway import DiscordWebSocket

log = structlog.get_logger()

REFUSING = "refusal"
"""The name of the tasks that answer interactions which cannot be read."""
_NEEDED = ("READY",)
"""Events without which the bot cannot go on."""
_INTERACTION = "INTERACTION_CREATE"
PART = 50
"""One of so many interactions that wait, but at least one, is read in each round of the event loop.
So hundreds of rounds are enough, however many there are."""


def guard_events(client: discord.Client) -> Callable[[], None]:
    """Let the client log and drop an event that it cannot read; an interaction is answered so.

    Return a function that reads all interactions at once that have come.

    discord.py reads events in the task that listens to the gateway, so one that it cannot read
    would end that task, and the process with it. Nor does that task let others go on between
    interactions that come together: they are read a few in each round of the event loop.
    """
    parsers: dict[str, Callable[[Any], Any]] = client._connection.parsers  # noqa: SLF001  # pyright: ignore[reportPrivateUsage]
    guarded = {
        name: _guarded(name, parse) for name, parse in parsers.items() if name not in _NEEDED
    }
    line = _Line(_answering(client, parsers[_INTERACTION]))
    guarded[_INTERACTION] = line.take
    parsers |= guarded
    return line.hurry


def is_connected(client: discord.Client) -> bool:
    """Return True while the client hears of events; False while it connects, or connects again."""
    # discord.py types it as if there always were one.
    socket: DiscordWebSocket | None = getattr(client, "ws", None)
    return socket is not None and socket.open


def _guarded(name: str, parse: Callable[[Any], Any]) -> Callable[[Any], None]:
    def read(data: object) -> None:
        try:
            parse(data)
        except Exception as error:  # noqa: BLE001  (whatever Discord sends, the next event is read)
            log.warning("event dropped", event_name=name, error=_kind(error))

    return read


def _answering(client: discord.Client, parse: Callable[[Any], Any]) -> Callable[[Any], None]:
    refusals: set[asyncio.Task[None]] = set()

    async def answer(data: object) -> None:
        try:
            await refuse(client, data)
        except Exception as error:  # noqa: BLE001  (as above)
            log.warning("unreadable interaction not answered", error=_kind(error))

    def read(data: object) -> None:
        try:
            check(data)
            parse(data)
        except Exception as error:  # noqa: BLE001  (as above)
            why = str(error) if isinstance(error, Unreadable) else _kind(error)
            log.warning("interaction not readable", error=why)
            task = asyncio.create_task(answer(data), name=REFUSING)
            refusals.add(task)
            task.add_done_callback(refusals.discard)

    return read


class _Line:
    """Interactions that came together: the first is read at once, others in the rounds after."""

    def __init__(self, read: Callable[[Any], None]) -> None:
        self._read = read
        self._waiting: deque[object] = deque()
        self._reading = False

    def take(self, data: object) -> None:
        self._waiting.append(data)
        if not self._reading:
            self._go_on()

    def hurry(self) -> None:
        while self._waiting:
            self._read(self._waiting.popleft())

    def _go_on(self) -> None:
        self._reading = bool(self._waiting)
        if self._reading:
            for _ in range(-(-len(self._waiting) // PART)):
                self._read(self._waiting.popleft())
            asyncio.get_running_loop().call_soon(self._go_on)


def _kind(error: Exception) -> str:
    """Return the name of an error's class; its text can contain typed text and names of people."""
    return type(error).__name__
