"""Keeps one unreadable event of the gateway from ending the bot."""

from __future__ import annotations

import asyncio
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


def guard_events(client: discord.Client) -> None:
    """Let the client log and drop an event that it cannot read; an interaction is answered so.

    discord.py reads events in the task that listens to the gateway, so one that it cannot read
    would end that task, and the process with it.
    """
    parsers: dict[str, Callable[[Any], Any]] = client._connection.parsers  # noqa: SLF001  # pyright: ignore[reportPrivateUsage]
    guarded = {
        name: _guarded(name, parse) for name, parse in parsers.items() if name not in _NEEDED
    }
    guarded[_INTERACTION] = _answering(client, parsers[_INTERACTION])
    parsers |= guarded


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


def _kind(error: Exception) -> str:
    """Return the name of an error's class; its text can contain typed text and names of people."""
    return type(error).__name__
