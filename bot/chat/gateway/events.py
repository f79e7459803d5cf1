"""Keeps one unreadable event of the gateway from ending the bot, and many from stopping it."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Any

import structlog

from bot.chat.gateway.validation import Unreadable, check, refuse

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


def guard_events(client: discord.Client) -> Interactions:
    """Let the client log and drop an event that it cannot read; return how it reads interactions.

    discord.py reads events in the task that listens to the gateway, so one that it cannot read
    would end that task, and the process with it.
    """
    parsers: dict[str, Callable[[Any], Any]] = client._connection.parsers  # noqa: SLF001  # pyright: ignore[reportPrivateUsage]
    guarded = {
        name: _guarded(name, parse) for name, parse in parsers.items() if name not in _NEEDED
    }
    interactions = Interactions(client, parsers[_INTERACTION])
    guarded[_INTERACTION] = interactions.take
    parsers |= guarded
    return interactions


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


class Interactions:
    """Reads interactions as they come; one that cannot be read is answered so.

    Of many that come together the first is read at once, and the others a few in each round of the
    event loop, so that whatever else is to be done goes on. Other events do not wait for them.

    Parameters
    ----------
    parse
        Reads one; what it raises is logged.

    Attributes
    ----------
    refusals
        The tasks that answer those which cannot be read.
    """

    def __init__(self, client: discord.Client, parse: Callable[[Any], Any]) -> None:
        self.refusals: set[asyncio.Task[None]] = set()
        self._client = client
        self._parse = parse
        self._waiting: deque[object] = deque()
        self._reading = False

    def take(self, data: object) -> None:
        """Read an interaction, or let it wait for those that came before."""
        self._waiting.append(data)
        if not self._reading:
            self._go_on()

    def read_all(self) -> None:
        """Read at once whatever waits."""
        while self._waiting:
            self._read(self._waiting.popleft())

    def drop_all(self) -> None:
        """Forget whatever waits: nobody here can answer it any more."""
        self._waiting.clear()

    def _go_on(self) -> None:
        self._reading = bool(self._waiting)
        if self._reading:
            asyncio.get_running_loop().call_soon(self._go_on)
            for _ in range(-(-len(self._waiting) // PART)):
                self._read(self._waiting.popleft())

    def _read(self, data: object) -> None:
        try:
            check(data)
            self._parse(data)
        except Exception as error:  # noqa: BLE001  (whatever Discord sends, the next one is read)
            why = str(error) if isinstance(error, Unreadable) else _kind(error)
            log.warning("interaction not readable", error=why)
            task = asyncio.create_task(self._refuse(data), name=REFUSING)
            self.refusals.add(task)
            task.add_done_callback(self.refusals.discard)

    async def _refuse(self, data: object) -> None:
        try:
            await refuse(self._client, data)
        except Exception as error:  # noqa: BLE001  (as above)
            log.warning("unreadable interaction not answered", error=_kind(error))


def _kind(error: Exception) -> str:
    """Return the name of an error's class; its text can contain typed text and names of people."""
    return type(error).__name__
