"""Keeps one unreadable event of the gateway from ending the bot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import structlog

if TYPE_CHECKING:
    from collections.abc import Callable

    import discord
    from discord.gateway import DiscordWebSocket

log = structlog.get_logger()

_NEEDED = ("READY",)
"""Events without which the bot cannot go on."""


def guard_events(client: discord.Client) -> None:
    """Let the client log and drop an event that it cannot read.

    discord.py reads events in the task that listens to the gateway, so one that it cannot read
    would end that task, and the process with it.
    """
    parsers: dict[str, Callable[[Any], Any]] = client._connection.parsers  # noqa: SLF001  # pyright: ignore[reportPrivateUsage]
    parsers |= {
        name: _guarded(name, parse) for name, parse in parsers.items() if name not in _NEEDED
    }


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
            log.warning("event dropped", event_name=name, error=repr(error))

    return read
