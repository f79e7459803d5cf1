"""The permissions the bot needs in a channel, and those that make a moderator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord

from bot.chat.messages.answers import Told
from bot.chat.messages.threads import forum_of, takes_thread

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.chat.messages.channels import Place
    from bot.words.words import Words

NEEDED = ("view_channel", "send_messages", "attach_files", "embed_links", "read_message_history")
NEEDED_IN_THREADS = (
    "view_channel",
    "send_messages_in_threads",
    "attach_files",
    "embed_links",
    "read_message_history",
)
_SHOWING = ("view_channel", "send_messages", "attach_files")
_SHOWING_IN_THREADS = ("view_channel", "send_messages_in_threads", "attach_files")
NEEDED_FOR_THREADS = ("create_public_threads", "send_messages_in_threads")
NEEDED_IN_FORUMS = ("send_messages", "send_messages_in_threads")
"""What opening a table's own thread takes, and a post of its own in a forum."""
MODERATING = ("manage_messages", "manage_channels", "manage_guild", "administrator")


def missing_permissions(permissions: discord.Permissions, *, in_thread: bool) -> list[str]:
    """Return the catalogue keys of the permissions the bot lacks."""
    needed = NEEDED_IN_THREADS if in_thread else NEEDED
    return [_key(name) for name in needed if not getattr(permissions, name)]


def is_moderator(permissions: discord.Permissions) -> bool:
    """Return True if a member with these permissions may close other people's tables."""
    return any(getattr(permissions, name) for name in MODERATING)


def refuse_when_mute(interaction: discord.Interaction[Any], words: Words) -> None:
    """Raise `Told` with the missing permissions where the bot may not post."""
    missing = lacking(interaction, words)
    if missing:
        raise Told(words.say("missing-permissions", permissions=missing))


def refuse_without_thread(interaction: discord.Interaction[Any], words: Words) -> None:
    """Raise `Told` where the bot cannot open a thread of its own for a table, with why."""
    place = interaction.channel
    if not takes_thread(place):
        raise Told(words.say("no-threads-here"))
    needed = NEEDED_FOR_THREADS if forum_of(place) is None else NEEDED_IN_FORUMS
    permissions = interaction.app_permissions
    missing = [name for name in needed if not getattr(permissions, name)]
    if missing:
        raise Told(words.say("missing-permissions-thread", permissions=_named(missing, words)))


def lacking(interaction: discord.Interaction[Any], words: Words) -> str:
    """Return the names of the permissions the bot lacks in the channel, or an empty text."""
    in_thread = isinstance(interaction.channel, discord.Thread)
    missing = missing_permissions(interaction.app_permissions, in_thread=in_thread)
    return ", ".join(words.say(key) for key in missing)


def lacking_to_show(interaction: discord.Interaction[Any], words: Words) -> str:
    """Return the names of the permissions without which Discord refuses posts, or an empty text.

    Without the others that a table needs, it can still be shown.
    """
    needed = _SHOWING_IN_THREADS if isinstance(interaction.channel, discord.Thread) else _SHOWING
    permissions = interaction.app_permissions
    return _named([name for name in needed if not getattr(permissions, name)], words)


def refuse_when_mute_in(place: Place, words: Words) -> None:
    """Raise `Told` with the missing permissions where the bot may not post in `place`."""
    in_thread = isinstance(place, discord.Thread)
    permissions = place.permissions_for(place.guild.me)
    missing = missing_permissions(permissions, in_thread=in_thread)
    if missing:
        named = ", ".join(words.say(key) for key in missing)
        raise Told(
            words.say("missing-permissions-there", place=f"<#{place.id}>", permissions=named)
        )
    if isinstance(place, discord.Thread) and place.locked and not permissions.manage_threads:
        raise Told(words.say("thread-locked", place=f"<#{place.id}>"))


def _named(names: Iterable[str], words: Words) -> str:
    return ", ".join(words.say(_key(name)) for name in names)


def _key(name: str) -> str:
    return f"permission-{name.replace('_', '-')}"
