"""Tables in forums: each is a post of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simcord import ChannelHandle

from tests.behaviour.own_threads import (
    deny,
    gather,
    lobby,
    place_of_table,
    threads,
)

if TYPE_CHECKING:
    import simcord

    from tests.behaviour.table import Table


async def in_forum(table: Table, ann: simcord.MemberActor, **fields: object) -> ChannelHandle:
    """Write a post in a new forum and go there; return the forum."""
    forum = table.guild.create_forum_channel("tables")
    table.env.backend.edit_channel(forum.id, fields)
    made = table.env.backend.create_thread(forum.id, "Who plays?", ann.id, broadcast=False)
    table.env.backend.announce_thread_create(made)
    table.channel = ChannelHandle(table.env, table.guild, made)
    await table.env.settle()
    return forum


async def test_table_in_a_forum_is_a_post(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor
) -> None:
    forum = await in_forum(table, ann)
    asked = await gather(table)
    post = threads(table)[-1]
    assert (post.parent_id, post.name) == (forum.id, "San Francisco \u00b7 table 1")
    intro, board = table.posts()
    link = f"https://discord.com/channels/{table.guild.id}/{asked.id}/{lobby(table, asked).id}"
    assert f"The table was opened [here]({link})." in intro.text
    assert "\u2068Ann\u2069, \u2068Ben\u2069" in intro.text
    assert f"<#{post.id}>" in lobby(table, asked).text
    assert "draw" in board.actions
    assert ben.id in post.thread_members
    assert table.mover is ann


async def test_post_opened_before_a_crash_is_used_after_it(
    table: Table, ann: simcord.MemberActor
) -> None:
    await in_forum(table, ann)
    table.env.inject_error("PUT", "/channels/*/thread-members/*", status=503, times=None)
    await gather(table)
    assert len(table.posts()) == 1
    table.env.backend.faults.clear()
    await table.restart()
    await table.env.settle()
    assert len(threads(table)) == 2
    assert await place_of_table(table) == table.channel.id
    assert (len(table.posts()), "draw" in table.post.actions) == (2, True)


async def test_forum_where_the_bot_may_not_post_is_named(
    table: Table, ann: simcord.MemberActor
) -> None:
    forum = await in_forum(table, ann)
    deny(table, forum, send_messages=True)
    await table.env.settle()
    refused = await table.slash(ann, "game new", game="sanfrancisco", place="thread")
    assert "missing permissions in this channel: Send Messages." in table.told(refused).text
