"""The bot itself: who it is, where its gateway is, which commands it has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.wire import refusal
from tests.wire.exchange import Reply
from tests.wire.limits import command_faults
from tests.wire.rest.router import Route
from tests.wire.world import snowflake

if TYPE_CHECKING:
    from tests.wire.rest.router import Call
    from tests.wire.server import Loopback


def me(discord: Loopback, _: Call) -> Reply:
    """Return the bot's user."""
    return Reply(discord.world.bot.user())


def application(discord: Loopback, _: Call) -> Reply:
    """Return the bot's application."""
    return Reply(
        {
            "id": str(discord.world.bot.id),
            "name": discord.world.bot.name,
            "icon": None,
            "description": "",
            "summary": "",
            "bot_public": True,
            "bot_require_code_grant": False,
            "verify_key": "0" * 64,
            "owner": discord.world.people[0].user(),
            "team": None,
            "flags": 0,
        }
    )


def gateway(discord: Loopback, call: Call) -> Reply:
    """Return the address of the gateway, how many shards are wanted, and what starts are left."""
    found = {"url": discord.gateway.url(call.request.process), "shards": discord.gateway.advice}
    return Reply(found | {"session_start_limit": discord.gateway.starts.payload()})


def register(discord: Loopback, call: Call) -> Reply:
    """Replace the bot's commands."""
    if faults := command_faults(call.request.body):
        raise refusal.invalid_form("; ".join(faults))
    added = {"application_id": str(discord.world.bot.id), "version": "1"}
    discord.commands = [
        {"type": 1, **command, **added, "id": str(snowflake())} for command in call.request.body
    ]
    return Reply(discord.commands)


def commands(discord: Loopback, _: Call) -> Reply:
    """Return the commands registered."""
    return Reply(discord.commands)


_COMMANDS = "/applications/{application_id}/commands"
_GUILD_COMMANDS = "/applications/{application_id}/guilds/{guild_id}/commands"

ROUTES = (
    Route("GET", "/users/@me", me),
    Route("GET", "/oauth2/applications/@me", application),
    Route("GET", "/gateway/bot", gateway),
    Route("PUT", _COMMANDS, register),
    Route("GET", _COMMANDS, commands),
    Route("PUT", _GUILD_COMMANDS, register),
    Route("GET", _GUILD_COMMANDS, commands),
)
