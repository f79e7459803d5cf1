"""Threads that cannot be opened, are opened already, or are lost: no table is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from simcord import ChannelHandle

from tests.behaviour.own_threads import (
    SECOND_TURN,
    deny,
    gather,
    go_to_thread,
    lobby,
    place_of_table,
    threads,
)
from tests.behaviour.seats import close, reopen

if TYPE_CHECKING:
    import simcord

    from tests.behaviour.table import Table


async def test_no_table_is_opened_where_there_can_be_no_thread(
    table: Table, ann: simcord.MemberActor
) -> None:
    parent = table.channel
    table.channel = table.guild.create_voice_channel("lounge")
    refused = await table.slash(ann, "game new", game="sanfrancisco", place="thread")
    text = table.told(refused).text
    assert text.startswith("A table can\u2019t have a thread of its own here.")
    made = table.env.backend.create_thread(parent.id, "talk", ann.id)
    table.channel = ChannelHandle(table.env, table.guild, made)
    refused = await table.slash(ann, "game new", game="sanfrancisco", place="thread")
    assert table.told(refused).text == text
    assert await table.bot.services.database.tables.all_open() == []


@pytest.mark.parametrize(
    ("permission", "name"),
    [
        ("create_public_threads", "Create Public Threads"),
        ("send_messages_in_threads", "Send Messages in Threads"),
    ],
)
async def test_missing_permission_is_named_before_anything_is_made(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor, permission: str, name: str
) -> None:
    await table.slash(ann, "game new", game="sanfrancisco", place="thread")
    await table.press(ben, "!join")
    deny(table, table.channel, **{permission: True})
    await table.env.settle()
    said = f"it is missing permissions in this channel: {name}."
    assert said in table.told(await table.slash(ann, "game start")).text
    assert said in table.told(await table.press(ann, "!start")).text
    assert threads(table) == []
    assert "!start" in table.post.actions
    await table.press(ann, "!leave")
    await table.press(ben, "!leave")
    refused = await table.slash(ann, "game new", game="sanfrancisco", place="thread")
    assert said in table.told(refused).text
    assert await table.bot.services.database.tables.all_open() == []
    await table.slash(ann, "game new", game="sanfrancisco", place="here")
    assert "!join" in table.post.actions


async def test_table_gathers_for_its_thread_only_where_no_table_is(
    table: Table, ann: simcord.MemberActor
) -> None:
    await table.slash(ann, "game new", game="sanfrancisco")
    refused = await table.slash(ann, "game new", game="sanfrancisco", place="thread")
    assert "a new one would wait for its players here too" in table.told(refused).text


async def test_thread_that_discord_refuses_leaves_the_game_in_the_channel(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor
) -> None:
    table.env.inject_error("POST", "/channels/*/threads", status=400, code=160006)
    await table.slash(ann, "game new", game="sanfrancisco", place="thread")
    await table.press(ben, "!join")
    await table.slash(ann, "game start", first=ann)
    assert threads(table) == []
    gathered, board = table.posts()
    assert "Discord wouldn\u2019t open a thread for it, so it\u2019s played here." in gathered.text
    assert "draw" in board.actions
    for action in SECOND_TURN:
        await table.press(ann, action)
    assert table.mover is ben


async def test_thread_opened_before_a_crash_is_used_after_it(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor
) -> None:
    await table.slash(ann, "game new", game="sanfrancisco", place="thread")
    await table.press(ben, "!join")
    gathered = table.post
    # Discord opens the thread, and the bot stops before it knows.
    table.env.inject_error("PUT", "/channels/*/thread-members/*", status=503, times=None)
    await table.slash(ann, "game start", first=ann)
    assert await place_of_table(table) == table.channel.id
    table.env.backend.faults.clear()
    path = f"/channels/{table.channel.id}/messages/{gathered.id}/threads"
    table.env.inject_error("POST", path, status=400, code=160004)
    parent = table.channel
    await table.restart()
    await table.env.settle()
    (thread,) = threads(table)
    assert await place_of_table(table) == thread.id == gathered.id
    await go_to_thread(table)
    assert (len(table.posts()), "draw" in table.post.actions) == (1, True)
    assert f"<#{thread.id}>" in lobby(table, parent).text
    assert ben.id in thread.thread_members


async def test_deleted_thread_closes_its_table_which_goes_on_in_the_channel(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor
) -> None:
    parent = await gather(table)
    await table.press(ann, "draw")
    table.env.backend.delete_channel(table.channel.id)
    table.channel = parent
    await table.env.settle()
    question = await reopen(table, ann, ben)
    assert f"open again in <#{parent.id}>" in question.text
    await table.press(ann, "place 1")
    assert table.mover is ben


async def test_locked_thread_is_named_to_whoever_opens_its_table_again(
    table: Table, ann: simcord.MemberActor
) -> None:
    parent = await gather(table)
    await close(table, ann)
    deny(table, parent, manage_threads=True)
    table.env.backend.edit_channel(table.channel.id, {}, thread_metadata={"locked": True})
    await table.env.settle()
    told = table.told(await ann.slash(parent, "game table resume", table=1))
    assert told.text.startswith(f"<#{table.channel.id}> is locked")
