"""Threads: opened from a message or in a media channel, and who is in them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.wire import refusal
from tests.wire.exchange import Reply
from tests.wire.messages import created
from tests.wire.rest.channels import channel_of, message_of
from tests.wire.rest.router import Route
from tests.wire.world import Channel

if TYPE_CHECKING:
    from tests.wire.rest.router import Call
    from tests.wire.server import Loopback


def open_from_message(discord: Loopback, call: Call) -> Reply:
    """Open the thread of a message, which has the id of the message."""
    message = message_of(discord, call)
    if message.channel.lacks("create_public_threads"):
        raise refusal.missing_permissions()
    world = discord.world_of(message.channel)
    if world.channel(message.id) is not None:
        raise refusal.thread_exists()
    thread = Channel(call.request.body["name"], message.channel, owner=world.bot.id, id=message.id)
    world.channels.append(thread)
    return Reply(world.channel_payload(thread), 201)


def open_post(discord: Loopback, call: Call) -> Reply:
    """Open a post with its first message, a file in it, and at least one tag of the channel."""
    media = channel_of(discord, call)
    if media.lacks("send_messages"):
        raise refusal.missing_permissions()
    body = call.request.body
    tags = tuple(map(int, body.get("applied_tags") or ()))
    if not tags or not set(tags) <= set(media.tags):
        raise refusal.invalid_form("a post here has a tag of the channel")
    if not call.request.uploads:
        raise refusal.invalid_form("a post of a media channel has a file")
    world = discord.world_of(media)
    thread = Channel(body["name"], media, tags=tags, owner=world.bot.id)
    world.channels.append(thread)
    first = discord.keep(created(thread, body["message"], call.request.uploads))
    payload = world.channel_payload(thread)
    return Reply(payload | {"message": discord.show(first).body}, 201)


def add_member(discord: Loopback, call: Call) -> Reply:
    """Add somebody to a thread."""
    channel_of(discord, call).added.add(call.number("user_id"))
    return Reply()


def active(discord: Loopback, call: Call) -> Reply:
    """Return the threads of the server that are not archived."""
    world = discord.server(call.number("guild_id"))
    if world is None:
        raise refusal.missing_access()
    open_ones = [each for each in world.channels if each.parent and not each.archived]
    return Reply({"threads": [world.channel_payload(each) for each in open_ones], "members": []})


ROUTES = (
    Route("POST", "/channels/{channel_id}/messages/{message_id}/threads", open_from_message),
    Route("POST", "/channels/{channel_id}/threads", open_post),
    Route("PUT", "/channels/{channel_id}/thread-members/{user_id}", add_member),
    Route("GET", "/guilds/{guild_id}/threads/active", active),
)
