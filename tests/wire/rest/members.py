"""The people of the server."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.wire import refusal
from tests.wire.exchange import Reply
from tests.wire.rest.router import Route

if TYPE_CHECKING:
    from tests.wire.rest.router import Call
    from tests.wire.server import Loopback


def fetch_member(discord: Loopback, call: Call) -> Reply:
    """Return a member of the server."""
    world = discord.server(call.number("guild_id"))
    for person in world.people if world else ():
        if person.id == call.number("user_id"):
            member = person.member()
            del member["permissions"]  # which only interactions have
            return Reply(member)
    raise refusal.unknown_member()


ROUTES = (Route("GET", "/guilds/{guild_id}/members/{user_id}", fetch_member),)
