"""Tables in a thread of their own: going there, and what is seen of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from simcord import ChannelHandle
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

if TYPE_CHECKING:
    import simcord
    from simcord.backend.models import Channel

    from tests.behaviour.seen import Seen
    from tests.behaviour.table import Table


SECOND_TURN = ("draw", "place 1")


async def gather(table: Table, players: int = 2, **options: str) -> ChannelHandle:
    """Open a table of its own thread and start it; go into the thread and return its parent."""
    parent = table.channel
    host, *guests = table.people[:players]
    await table.slash(host, "game new", game="sanfrancisco", **({"place": "thread"} | options))
    for guest in guests:
        await table.press(guest, "!join")
    await table.slash(host, "game start", first=host)
    await go_to_thread(table)
    return parent


def threads(table: Table) -> list[Channel]:
    """Return the threads of the server, the oldest first."""
    known = table.env.backend.get_guild(table.guild.id).thread_ids
    return [table.env.backend.get_channel(each) for each in sorted(set(known))]


async def go_to_thread(table: Table) -> None:
    table.channel = ChannelHandle(table.env, table.guild, threads(table)[-1])
    await table.env.settle()


def is_closed(table: Table) -> bool:
    metadata = table.env.backend.get_channel(table.channel.id).thread_metadata
    assert metadata is not None
    return metadata.archived


def deny(table: Table, channel: simcord.ChannelHandle, **denied: bool) -> None:
    """Take permissions from the bot in a channel."""
    assert table.client.user is not None
    bits = discord.Permissions(**denied).value
    given = Overwrite(table.client.user.id, OverwriteType.MEMBER, 0, bits)
    table.env.backend.set_overwrite(channel.id, given)


def lobby(table: Table, channel: simcord.ChannelHandle) -> Seen:
    """Return the only post of the bot in a channel."""
    (post,) = [post for post in table.posts(channel) if post.components]
    return post


async def place_of_table(table: Table) -> int:
    return (await table.bot.services.tables.archive.table(1)).record.channel_id
