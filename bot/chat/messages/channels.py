"""Where messages go: channels of a server, and people directly."""

from __future__ import annotations

from contextlib import contextmanager, suppress
from hashlib import blake2b
from typing import TYPE_CHECKING, TypeAlias
from zlib import crc32

import aiohttp
import discord
import structlog

from storage.threads import ThreadRecord

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator

    from bot.chat.messages.post import Post
    from storage import Database
    from storage.records import Due, TableRecord

log = structlog.get_logger()

Place: TypeAlias = (
    discord.TextChannel | discord.VoiceChannel | discord.StageChannel | discord.Thread
)
"""Where a table can be."""
Channel: TypeAlias = discord.abc.GuildChannel
"""A channel of a server, no thread."""
_FIRST_MARK = 2**30
_MARKS = 4
"""The marks of each due row. Marks of other messages lie below `_FIRST_MARK`; Discord numbers
unmarked components from 1."""
_FIRST_HASH = 2**29
LOOKED_BACK = 100
"""How many recent messages are searched for one that may have been sent."""
_ARCHIVED = 50083
"""Discord's code for an archived thread, which must be opened before a message is edited."""
_OLD = 30046
"""Discord's code for a message of which too many of its age are edited just now."""
_RATE_LIMITED = 429
_SERVER_ERROR = 500
"""The HTTP status of a refusal for now, and the first with which Discord fails."""
_UNFIT = {40005, 50006, 50035, 50109}
"""Discord's codes for a body that is too large, empty, malformed, or no JSON."""
_TOO_LARGE = 413
_CLOSED = {50007, 50278}
"""Discord's codes for a person who accepts no direct messages or shares no server with the bot."""


class Undeliverable(Exception):  # noqa: N818  (it is so, and no fault)
    """The person accepts no direct messages from the bot."""


def mark_of(due: Due, number: int = 0) -> int:
    """Return the component id that marks the message of a due row, to find it after a crash.

    Parameters
    ----------
    number
        Counts the messages of one row, at most 3.
    """
    return _FIRST_MARK + due.id * _MARKS + number


def mark_for(name: str) -> int:
    """Return the component id that marks a message; `name` must be unique in its channel."""
    return _FIRST_HASH + crc32(name.encode()) % _FIRST_HASH


def nonce_for(place: Place | discord.DMChannel, name: str) -> str:
    """Return the nonce of a message, in 24 of the 25 characters that Discord takes.

    For some minutes Discord answers a message whose nonce it knows with the first one, even in
    another channel: so the nonce tells channels apart, and `name` the messages of one.
    """
    return blake2b(f"{place.id} {name}".encode(), digest_size=12).hexdigest()


async def find_place(client: discord.Client, channel_id: int) -> Place | None:
    """Return the channel or thread, or None if it is gone or can hold no table."""
    found = client.get_channel(channel_id)
    if found is None:
        try:
            found = await client.fetch_channel(channel_id)
        except discord.NotFound:
            return None
    return found if isinstance(found, Place) else None


async def find_thread(
    client: discord.Client, database: Database, guild: discord.Guild, channel_id: int
) -> ThreadRecord | None:
    """Return the thread with the id, or None if it is no thread or nobody can tell.

    An archived thread is not among those that Discord tells the bot of: it was noted when its table
    was opened, else Discord is asked.
    """
    found = guild.get_channel_or_thread(channel_id)
    if found is None and (kept := await database.threads.get(channel_id)) is not None:
        return kept
    if found is None:
        try:
            found = await client.fetch_channel(channel_id)
        except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError):
            return None
        await note_thread(database, found)
    return _thread(found)


async def note_thread(database: Database, place: object) -> None:
    """Save the thread that a table is in; do nothing if it is another kind of channel."""
    thread = _thread(place)
    if thread is not None:
        await database.threads.save(thread)


def _thread(place: object) -> ThreadRecord | None:
    if not isinstance(place, discord.Thread):
        return None
    return ThreadRecord(place.id, place.parent_id, place.is_private())


def viewed(channel: Channel | None) -> Channel | None:
    """Return a channel if the bot may view it, else None.

    Of other channels Discord tells the bot neither the name nor who may do what there: nothing
    follows from what is known of them for anybody else.
    """
    if channel is None or not channel.permissions_for(channel.guild.me).view_channel:
        return None
    return channel


async def send(
    place: Place | discord.DMChannel, post: Post, name: str, *, again: bool = False
) -> discord.Message:
    """Send a post that notifies whom it pings, and return the message.

    Parameters
    ----------
    name
        Unique in the channel. Sent again with the same one within minutes, Discord gives back the
        message that is there.
    again
        Whether an earlier run may have sent it: then the channel is searched for its mark first.
    """
    found = await find_sent(place, post.mark) if again else None
    return found or await place.send(
        view=post.view(),
        files=post.files(),
        allowed_mentions=post.mentions,
        nonce=nonce_for(place, name),
    )


async def edit(place: Place, message_id: int, post: Post) -> bool:
    """Edit a message, which notifies nobody; return False if it is gone."""
    message = place.get_partial_message(message_id)
    try:
        await _edit(message, post)
    except discord.NotFound:
        # Whatever its code: without one it has been seen, too.
        return False
    except discord.HTTPException as error:
        if error.code != _ARCHIVED or not isinstance(place, discord.Thread):
            raise
        await place.edit(archived=False)
        await _edit(message, post)
    return True


@contextmanager
def passing(table: int) -> Generator[None]:
    """Leave a message as it is if Discord refuses to edit it; fail only where it fails for now.

    For messages that nobody needs any more, so that they never keep back what comes after them.
    """
    try:
        yield
    except discord.HTTPException as error:
        if error.status >= _SERVER_ERROR or error.status == _RATE_LIMITED or error.code == _OLD:
            raise
        log.warning("older message stays", table=table, error=str(error))


def is_unfit(error: Exception) -> bool:
    """Return True if Discord refuses the body of a request: a fault of the bot, not of a server."""
    if not isinstance(error, discord.HTTPException):
        return False
    return error.status == _TOO_LARGE or error.code in _UNFIT


async def _edit(message: discord.PartialMessage, post: Post) -> None:
    await message.edit(
        view=post.view(),
        attachments=post.files(),
        allowed_mentions=discord.AllowedMentions.none(),
    )


async def send_directly(
    client: discord.Client, user_id: int, post: Post, name: str, *, again: bool = False
) -> None:
    """Send a post as a direct message; `name` and `again` as for `send`.

    Raises
    ------
    Undeliverable
        When the person accepts no direct messages.
    """
    try:
        channel = await client.create_dm(discord.Object(user_id))
        await send(channel, post, name, again=again)
    except discord.Forbidden as error:
        if error.code not in _CLOSED:
            raise
        raise Undeliverable from error


async def find_sent(place: discord.abc.Messageable, mark: int) -> discord.Message | None:
    """Return the recent message with the mark, or None if there is none that may be read."""
    try:
        async for message in place.history(limit=LOOKED_BACK):
            if any(_has(component, mark) for component in message.components):
                return message
    except discord.Forbidden:
        pass
    return None


async def sweep(place: Place, offers: Callable[[str], bool]) -> None:
    """Delete the recent messages of the bot with a button whose id fits, as far as it may.

    What Discord refuses to delete stays.
    """
    with suppress(discord.HTTPException):
        found = [
            message
            async for message in place.history(limit=LOOKED_BACK)
            if message.author.id == place.guild.me.id
            and any(offers(custom_id) for each in message.components for custom_id in _ids(each))
        ]
        for message in found:
            with suppress(discord.HTTPException):
                await message.delete()


def _ids(component: discord.Component) -> Iterator[str]:
    if isinstance(component, discord.Container | discord.ActionRow):
        for child in component.children:
            yield from _ids(child)
    elif isinstance(component, discord.Button) and component.custom_id:
        yield component.custom_id


def _has(component: discord.Component, mark: int) -> bool:
    return isinstance(component, discord.Container) and component.id == mark


def link(guild_id: int, channel_id: int, message_id: int | None = None) -> str:
    """Return the address of a message, or of its channel."""
    address = f"https://discord.com/channels/{guild_id}/{channel_id}"
    return address if message_id is None else f"{address}/{message_id}"


async def board_link(database: Database, record: TableRecord) -> str:
    """Return the address of a table's newest post, or of its channel if it has no post there."""
    post = await database.outbox.post(record.id)
    if post is None or post.channel_id != record.channel_id:
        return link(record.guild_id, record.channel_id)
    return link(record.guild_id, post.channel_id, post.message_id)
