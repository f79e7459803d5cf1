"""The server, its channels and its people, and how Discord writes them."""

from __future__ import annotations

import itertools
import time
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import discord

Json: TypeAlias = dict[str, Any]

EPOCH_MS = 1_420_070_400_000
TEXT, PUBLIC_THREAD, MEDIA = 0, 11, 16
REQUIRE_TAG = 1 << 4

MEMBER = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    attach_files=True,
    embed_links=True,
    read_message_history=True,
    use_application_commands=True,
)
MODERATOR = MEMBER | discord.Permissions(manage_messages=True, manage_channels=True)

_LISTS = (
    "emojis",
    "stickers",
    "features",
    "presences",
    "voice_states",
    "stage_instances",
    "guild_scheduled_events",
    "soundboard_sounds",
)
_LEVELS = (
    "verification_level",
    "default_message_notifications",
    "explicit_content_filter",
    "mfa_level",
    "nsfw_level",
    "premium_tier",
    "system_channel_flags",
)

_serial = itertools.count()


def snowflake() -> int:
    """Return a new id; the time in it is now, since discord.py judges the age of tokens by it."""
    return (int(time.time() * 1000) - EPOCH_MS) << 22 | next(_serial) & 0x3FFFFF


def snowflake_on(shard: int, count: int) -> int:
    """Return a new id of a server that falls on a shard, by the last milliseconds that do."""
    made = snowflake()
    return made - ((made >> 22) - shard) % count * (1 << 22)


def shard_of(server: int, count: int) -> int:
    """Return the shard of a server by Discord's formula."""
    return (server >> 22) % count


@dataclass(frozen=True)
class Person:
    """Somebody in the server, the bot included."""

    name: str
    nick: str | None = None
    permissions: discord.Permissions = MEMBER
    bot: bool = False
    id: int = field(default_factory=snowflake)

    def user(self) -> Json:
        """Return the user object."""
        return {
            "id": str(self.id),
            "username": self.name,
            "global_name": self.name,
            "discriminator": "0",
            "avatar": None,
            "bot": self.bot,
            "flags": 0,
        }

    def member(self) -> Json:
        """Return the member object."""
        return {
            "user": self.user(),
            "nick": self.nick,
            "roles": [],
            "joined_at": "2024-01-01T00:00:00+00:00",
            "deaf": False,
            "mute": False,
            "pending": False,
            "flags": 0,
            "avatar": None,
            "premium_since": None,
            "permissions": str(self.permissions.value),
        }


@dataclass
class Channel:
    """A text channel, a media channel, or a thread when it has a parent.

    `denied` names the permissions the bot lacks here, a thread's are its parent's. A media channel
    has `tags`, and its posts must have one; those of a post are in `tags`, too. `owner` has opened
    the thread, and `added` are the people whom the bot has added to it.
    """

    name: str
    parent: Channel | None = None
    denied: set[str] = field(default_factory=set[str])
    archived: bool = False
    media: bool = False
    tags: tuple[int, ...] = ()
    owner: int = 0
    added: set[int] = field(default_factory=set[int])
    id: int = field(default_factory=snowflake)

    def permissions(self) -> discord.Permissions:
        """Return what the bot may do here."""
        denied = self.parent.denied if self.parent else self.denied
        return MEMBER & ~discord.Permissions(**dict.fromkeys(denied, True))

    def lacks(self, permission: str) -> bool:
        """Return whether the bot lacks this permission here."""
        return not getattr(self.permissions(), permission)


@dataclass
class World:
    """One server with the bot in it, unless it is not `joined`."""

    people: list[Person]
    channels: list[Channel]
    bot: Person = field(default_factory=lambda: Person("Cable Car", bot=True))
    name: str = "The Club of the Quay"
    joined: bool = True
    id: int = field(default_factory=snowflake)

    def channel(self, channel_id: int) -> Channel | None:
        """Return the channel, None when it is gone."""
        return next((channel for channel in self.channels if channel.id == channel_id), None)

    def channel_payload(self, channel: Channel) -> Json:
        """Return the channel object."""
        payload: Json = {
            "id": str(channel.id),
            "guild_id": str(self.id),
            "type": PUBLIC_THREAD if channel.parent else TEXT,
            "name": channel.name,
            "rate_limit_per_user": 0,
            "last_message_id": None,
            "flags": 0,
        }
        if channel.parent is None:
            deny = discord.Permissions(**dict.fromkeys(channel.denied, True)).value
            overwrite = {"id": str(self.bot.id), "type": 1, "allow": "0", "deny": str(deny)}
            return payload | {
                **(_media(channel) if channel.media else {}),
                "position": 0,
                "parent_id": None,
                "topic": None,
                "nsfw": False,
                "permission_overwrites": [overwrite] if channel.denied else [],
            }
        return payload | {
            "parent_id": str(channel.parent.id),
            "owner_id": str(channel.owner or self.people[0].id),
            "applied_tags": [str(tag) for tag in channel.tags],
            "message_count": 0,
            "member_count": 1,
            "thread_metadata": {
                "archived": channel.archived,
                "auto_archive_duration": 1440,
                "archive_timestamp": "2024-01-01T00:00:00+00:00",
                "locked": False,
            },
        }

    def guild_payload(self) -> Json:
        """Return the guild object of GUILD_CREATE."""
        everyone = {
            "id": str(self.id),
            "name": "@everyone",
            "permissions": str(MEMBER.value),
            "position": 0,
            "color": 0,
            "hoist": False,
            "managed": False,
            "mentionable": False,
            "flags": 0,
        }
        plain = [channel for channel in self.channels if channel.parent is None]
        threads = [channel for channel in self.channels if channel.parent]
        members = [self.bot, *self.people]
        empty: Json = {name: [] for name in _LISTS}
        levels = dict.fromkeys(_LEVELS, 0)
        return {
            **empty,
            **levels,
            "id": str(self.id),
            "name": self.name,
            "icon": None,
            "owner_id": str(self.people[0].id),
            "roles": [everyone],
            "channels": [self.channel_payload(channel) for channel in plain],
            "threads": [self.channel_payload(channel) for channel in threads],
            "members": [person.member() for person in members],
            "member_count": len(members),
            "preferred_locale": "en-US",
            "afk_timeout": 300,
            "afk_channel_id": None,
            "large": False,
            "unavailable": False,
            "premium_progress_bar_enabled": False,
        }


def _media(channel: Channel) -> Json:
    return {
        "type": MEDIA,
        "flags": REQUIRE_TAG,
        "available_tags": [
            {
                "id": str(tag),
                "name": f"tag {tag}",
                "moderated": number == 0,
                "emoji_id": None,
                "emoji_name": None,
            }
            for number, tag in enumerate(channel.tags)
        ],
    }
