"""Where discord.py takes the addresses of Discord from, and what they are on loopback."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord.asset
import discord.gateway
import discord.http
import yarl

from bot.chat import client, keeper
from bot.chat.transport import starts
from bot.cli import operating
from bot.monitoring import pulse

if TYPE_CHECKING:
    from types import ModuleType


USUAL_LEASE = "LOOPBACK_LEASE"
"""Set, the variable leaves leases as long as they are."""


def seams(base: str) -> list[tuple[type[object], str, object]]:
    """Return owner, name and value of each address.

    Parameters
    ----------
    base
        The address of the loopback server, such as ``http://127.0.0.1:8000``.
    """
    gateway = yarl.URL(base.replace("http", "ws", 1) + "/gateway")
    return [
        (discord.http.Route, "BASE", f"{base}/api/v10"),
        (discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", gateway),
        (discord.asset.Asset, "BASE", f"{base}/cdn"),
    ]


def gate(every: float) -> list[tuple[ModuleType, str, object]]:
    """Return owner, name and value of the pause between two shards that identify themselves."""
    return [(starts, "EVERY", every), *([(starts, "SPARE", 0.0)] if not every else [])]


def haste() -> list[tuple[ModuleType, str, object]]:
    """Return owner, name and value of what lets a fault be told in seconds instead of minutes."""
    return [(pulse, "EVERY", 0.25), (operating, "STUCK", 1.0), (operating, "PATIENCE", 1.0)]


def quick_lease() -> list[tuple[ModuleType, str, object]]:
    """Return owner, name and value of what lets a bot follow one that was killed at once."""
    # A bot on a file need not have the driver of a server.
    from storage.postgres import lease  # noqa: PLC0415

    return [
        (lease, "EVERY", 0.1),
        (lease, "LASTS", 1.5),
        (keeper, "LOOK", 0.1),
        (keeper, "DEAF", 3.0),
        (client, "LOOK", 0.2),
    ]
