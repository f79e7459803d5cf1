"""The permissions the bot needs in a channel, and those that make a moderator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord

from bot.chat.transport.answers import Told, tell

if TYPE_CHECKING:
    from bot.chat.transport.channels import Place
    from bot.words.words import Words

NEEDED = ("view_channel", "send_messages", "attach_files", "embed_links", "read_message_history")
NEEDED_IN_THREADS = (
    "view_channel",
    "send_messages_in_threads",
    "attach_files",
    "embed_links",
    "read_message_history",
)
MODERATING = ("manage_messages", "manage_channels", "manage_guild", "administrator")


def missing_permissions(permissions: discord.Permissions, *, in_thread: bool) -> list[str]:
    """Return the catalogue keys of the permissions the bot lacks."""
    needed = NEEDED_IN_THREADS if in_thread else NEEDED
    return [
        f"permission-{name.replace('_', '-')}" for name in needed if not getattr(permissions, name)
    ]


def is_moderator(permissions: discord.Permissions) -> bool:
    """Return True if a member with these permissions may close other people's tables."""
    return any(getattr(permissions, name) for name in MODERATING)


def refuse_when_mute(interaction: discord.Interaction[Any], words: Words) -> None:
    """Raise `Told` with the missing permissions where the bot may not post."""
    missing = lacking(interaction, words)
    if missing:
        raise Told(words.say("missing-permissions", permissions=missing))


async def warn_when_mute(interaction: discord.Interaction[Any], words: Words) -> None:
    """Tell the person privately if the bot may not post the board in the channel."""
    missing = lacking(interaction, words)
    if missing:
        await tell(interaction, words.say("cannot-post", permissions=missing))


def lacking(interaction: discord.Interaction[Any], words: Words) -> str:
    """Return the names of the permissions the bot lacks in the channel, or an empty text."""
    in_thread = isinstance(interaction.channel, discord.Thread)
    missing = missing_permissions(interaction.app_permissions, in_thread=in_thread)
    return ", ".join(words.say(key) for key in missing)


def refuse_when_mute_in(place: Place, words: Words) -> None:
    """Raise `Told` with the missing permissions where the bot may not post in `place`."""
    in_thread = isinstance(place, discord.Thread)
    missing = missing_permissions(place.permissions_for(place.guild.me), in_thread=in_thread)
    if missing:
        named = ", ".join(words.say(key) for key in missing)
        raise Told(
            words.say("missing-permissions-there", place=f"<#{place.id}>", permissions=named)
        )
