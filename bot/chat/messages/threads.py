"""Threads of tables: opened once, named, given their people, closed."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeGuard

import discord

from bot.chat.messages.channels import find_sent

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable

    from bot.chat.messages.channels import Place
    from bot.chat.messages.post import Post

_EXISTS = 160_004
"""Discord's code for a message that has its thread already."""
_WEEK = 10_080
"""The longest time without messages, in minutes, after which Discord itself closes a thread."""
_REFUSED = range(400, 500)


def forum_of(place: object) -> discord.ForumChannel | None:
    """Return the forum or media channel that a thread is a post of, or None."""
    parent = place.parent if isinstance(place, discord.Thread) else None
    return parent if isinstance(parent, discord.ForumChannel) else None


def takes_thread(place: object) -> TypeGuard[discord.TextChannel | discord.Thread]:
    """Return True where a table can have a thread of its own: in a text channel, or a forum."""
    return isinstance(place, discord.TextChannel) or forum_of(place) is not None


async def open_thread(
    place: Place, message_id: int, name: str, post: Post, *, again: bool
) -> discord.Thread:
    """Open a thread from a message, or in a forum a post beside the one the message is in.

    A message has one thread at most, with its own id: opened twice, it is the same.

    Parameters
    ----------
    name
        At most 100 characters.
    post
        The first message of a post in a forum, found again by its mark.
    again
        Whether an earlier run may have opened it.

    Raises
    ------
    discord.HTTPException
        When Discord does not open it.
    """
    forum = forum_of(place)
    if forum is None:
        return await _from_message(place, message_id, name)
    found = await _posted(forum, name, post.mark) if again else None
    if found is not None:
        return found
    made = await forum.create_thread(
        name=name,
        auto_archive_duration=_WEEK,
        applied_tags=_tags(forum),
        view=post.view(),
        files=post.files(),
        allowed_mentions=discord.AllowedMentions.none(),
    )
    return made.thread


async def _from_message(place: Place, message_id: int, name: str) -> discord.Thread:
    message = place.get_partial_message(message_id)
    try:
        return await message.create_thread(name=name, auto_archive_duration=_WEEK)
    except discord.HTTPException as error:
        found = await place.guild.fetch_channel(message_id) if error.code == _EXISTS else None
        if not isinstance(found, discord.Thread):
            raise
        return found


async def _posted(forum: discord.ForumChannel, name: str, mark: int) -> discord.Thread | None:
    for thread in await forum.guild.active_threads():
        own = thread.parent_id == forum.id and thread.owner_id == forum.guild.me.id
        if own and thread.name == name and await find_sent(thread, mark) is not None:
            return thread
    return None


def _tags(forum: discord.ForumChannel) -> list[discord.ForumTag]:
    """Return the tag that a post must have: the first that everybody may give."""
    if not forum.flags.require_tag:
        return []
    tags = sorted(forum.available_tags, key=lambda tag: tag.moderated)
    return tags[:1]


async def add_people(thread: discord.Thread, user_ids: Iterable[int]) -> None:
    """Add people to a thread; leave out those who may not see it or have left the server."""
    for user_id in user_ids:
        with _unless_refused():
            await thread.add_user(discord.Object(user_id))


async def keep_open(thread: discord.Thread, name: str) -> None:
    """Open a thread that is closed, and name it anew; do nothing if Discord refuses."""
    if thread.archived or thread.name != name:
        with _unless_refused():
            await thread.edit(name=name, archived=False)


async def close_thread(thread: discord.Thread) -> None:
    """Close a thread, which anybody opens again by a message; do nothing if Discord refuses."""
    if not thread.archived:
        with _unless_refused():
            await thread.edit(archived=True)


@contextmanager
def _unless_refused() -> Generator[None]:
    """Pass over what Discord refuses for good; other errors are for the caller."""
    try:
        yield
    except discord.HTTPException as error:
        if error.status not in _REFUSED:
            raise
