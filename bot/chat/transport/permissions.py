"""What the bot must be allowed in a channel before a table opens there."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import discord

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
    """Return the names of the permissions the bot lacks, as keys of the message catalogue."""
    needed = NEEDED_IN_THREADS if in_thread else NEEDED
    return [
        f"permission-{name.replace('_', '-')}" for name in needed if not getattr(permissions, name)
    ]


def is_moderator(permissions: discord.Permissions) -> bool:
    """Return whether a member may close other people's tables."""
    return any(getattr(permissions, name) for name in MODERATING)
