"""Messages in channels, sent with the bot's token."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.wire import refusal
from tests.wire.exchange import Reply
from tests.wire.messages import created, edited
from tests.wire.rest.router import Route

if TYPE_CHECKING:
    from tests.wire.messages import Message
    from tests.wire.rest.router import Call
    from tests.wire.server import Loopback
    from tests.wire.world import Channel


def fetch_channel(discord: Loopback, call: Call) -> Reply:
    """Return the channel."""
    channel = channel_of(discord, call)
    return Reply(discord.world_of(channel).channel_payload(channel))


def edit_channel(discord: Loopback, call: Call) -> Reply:
    """Open an archived thread, or archive it."""
    channel = channel_of(discord, call)
    channel.archived = call.request.body.get("archived", channel.archived)
    channel.name = call.request.body.get("name", channel.name)
    return Reply(discord.world_of(channel).channel_payload(channel))


def send(discord: Loopback, call: Call) -> Reply:
    """Post a message, or return the one that this nonce has already posted."""
    channel = channel_of(discord, call)
    needed = "send_messages_in_threads" if channel.parent else "send_messages"
    if channel.lacks(needed) or (call.request.uploads and channel.lacks("attach_files")):
        raise refusal.missing_permissions()
    message = created(channel, call.request.body, call.request.uploads)
    if call.request.body.get("enforce_nonce") and (twin := discord.posted(message.nonce)):
        return discord.show(twin)
    channel.archived = False
    return discord.show(discord.keep(message))


def fetch(discord: Loopback, call: Call) -> Reply:
    """Return a message."""
    message = message_of(discord, call)
    if message.channel.lacks("read_message_history"):
        raise refusal.missing_permissions()
    return discord.show(message)


def history(discord: Loopback, call: Call) -> Reply:
    """Return the last messages of a channel, the newest first."""
    channel = channel_of(discord, call)
    if channel.lacks("read_message_history"):
        return Reply([])
    said = discord.posts(channel)[-int(call.request.query.get("limit", "50")) :]
    return Reply([discord.show(each).body for each in reversed(said)])


def edit(discord: Loopback, call: Call) -> Reply:
    """Change a message of the bot's own."""
    message = message_of(discord, call)
    if message.channel.archived:
        raise refusal.thread_is_archived()
    if call.request.uploads and message.channel.lacks("attach_files"):
        raise refusal.missing_permissions()
    return discord.show(discord.keep(edited(message, call.request.body, call.request.uploads)))


def delete(discord: Loopback, call: Call) -> Reply:
    """Delete a message of the bot's own."""
    discord.messages.pop(message_of(discord, call).id)
    return Reply()


def channel_of(discord: Loopback, call: Call) -> Channel:
    """Return the channel of a request; raises `Refusal` if the bot does not see it."""
    channel = discord.channel(call.number("channel_id"))
    if channel is None:
        raise refusal.unknown_channel()
    if channel.lacks("view_channel") or not discord.world_of(channel).joined:
        raise refusal.missing_access()
    return channel


def message_of(discord: Loopback, call: Call) -> Message:
    """Return the message of a request; raises `Refusal` if there is none in its channel."""
    channel = channel_of(discord, call)
    message = discord.messages.get(call.number("message_id"))
    if message is None or message.channel is not channel or message.reader is not None:
        raise refusal.unknown_message()
    return message


_CHANNEL = "/channels/{channel_id}"
_MESSAGE = "/channels/{channel_id}/messages/{message_id}"

ROUTES = (
    Route("GET", _CHANNEL, fetch_channel),
    Route("PATCH", _CHANNEL, edit_channel),
    Route("POST", f"{_CHANNEL}/messages", send),
    Route("GET", f"{_CHANNEL}/messages", history),
    Route("GET", _MESSAGE, fetch),
    Route("PATCH", _MESSAGE, edit),
    Route("DELETE", _MESSAGE, delete),
)
