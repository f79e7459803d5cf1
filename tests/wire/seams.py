"""Where discord.py takes the addresses of Discord from, and what they are on loopback."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord.asset
import discord.gateway
import discord.http
import yarl

from bot.chat import app
from bot.chat.gateway import keeper, starts
from bot.chat.messages import deliveries
from bot.chat.traffic import admission
from bot.cli import operating
from bot.monitoring import pulse

if TYPE_CHECKING:
    from types import ModuleType


LEASE, USUAL = "LOOPBACK_LEASE", "usual"
"""The variable that says for how many seconds a lease lasts, and what leaves it as it is."""
QUICK = 1.5
"""How long it lasts if nothing is said."""
AWAITED = "LOOPBACK_AWAITED"
"""The variable that says for how many seconds a server of a database is waited for."""


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


def patience() -> list[tuple[ModuleType, str, object]]:
    """Return owner, name and value of what lets a slow machine answer a press by its post."""
    return [(admission, "LATE", 30.0), (deliveries, "PATIENCE", 30.0)]


def quick_lease(lasts: float) -> list[tuple[ModuleType, str, object]]:
    """Return owner, name and value of what lets a bot follow one that was killed in less time.

    Parameters
    ----------
    lasts
        The seconds after which it may.
    """
    # A bot on a file need not have the driver of a server.
    from storage.postgres import lease  # noqa: PLC0415

    return [
        (lease, "EVERY", lasts / 15),
        (lease, "LASTS", lasts),
        (keeper, "LOOK", 0.1),
        (keeper, "DEAF", 2 * lasts),
        (app, "LOOK", 0.2),
        # While its database is away many wait. An answer in time is to be no promise.
        (admission, "CROWD", 10_000),
    ]


def hasty_storage(seconds: float) -> list[tuple[ModuleType, str, object]]:
    """Return owner, name and value of what lets a change fail sooner whose server is away."""
    from storage.postgres import engine, transactions  # noqa: PLC0415

    return [(engine, "PATIENCE", seconds), (transactions, "PATIENCE", seconds)]
