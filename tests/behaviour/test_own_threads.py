"""Tables in a thread of their own: opened at the start, closed a day after the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
import pytest
from simcord import ChannelHandle
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from tests.behaviour.seats import DAY, reopen
from tests.behaviour.table import to_last_action

if TYPE_CHECKING:
    import simcord
    from simcord.backend.models import Channel

    from tests.behaviour.table import Seen, Table

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
    assert table.bot.user is not None
    bits = discord.Permissions(**denied).value
    given = Overwrite(table.bot.user.id, OverwriteType.MEMBER, 0, bits)
    table.env.backend.set_overwrite(channel.id, given)


def lobby(table: Table, channel: simcord.ChannelHandle) -> Seen:
    """Return the only post of the bot in a channel."""
    (post,) = [post for post in table.posts(channel) if post.components]
    return post


async def place_of_table(table: Table) -> int:
    return (await table.bot.services.tables.archive.table(1)).record.channel_id


async def test_game_is_played_in_a_thread_that_the_lobby_links_to(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor
) -> None:
    await table.slash(ann, "game new", game="sanfrancisco", place="thread")
    assert "The game will be played in a thread of its own." in table.post.text
    assert threads(table) == []
    table.pings.clear()
    await table.press(ben, "!join")
    await table.slash(ann, "game start", first=ann)
    (thread,) = threads(table)
    assert thread.name == "San Francisco \u00b7 table 1"
    assert thread.thread_metadata is not None
    assert thread.thread_metadata.auto_archive_duration == 7 * 24 * 60
    parent = table.channel
    gathered = lobby(table, parent)
    assert f"It\u2019s played in <#{thread.id}>." in gathered.text
    assert gathered.actions == {}
    assert thread.id == gathered.id
    await go_to_thread(table)
    assert [ping for ping in table.pings if ping] == [{ann.id}]
    assert ben.id in thread.thread_members
    assert (len(table.posts()), "draw" in table.post.actions) == (1, True)
    for action in SECOND_TURN:
        await table.press(ann, action)
    assert (table.mover, len(table.posts())) == (ben, 2)
    assert lobby(table, parent).text == gathered.text


async def test_channel_is_free_and_points_to_the_threads_of_its_tables(
    table: Table, ann: simcord.MemberActor
) -> None:
    parent = await gather(table)
    first = table.channel
    for command in ("game board", "sf draw", "game rematch"):
        told = table.told(await ann.slash(parent, command))
        assert told.text == (
            "There\u2019s no table in this channel itself. Its tables are in threads: "
            f"<#{first.id}>. Type the command there."
        )
    await table.slash(ann, "sf draw")
    assert "place 1" in table.post.actions
    table.channel = parent
    await gather(table)
    assert [thread.name for thread in threads(table)] == [
        "San Francisco \u00b7 table 1",
        "San Francisco \u00b7 table 2",
    ]


async def test_thread_is_closed_a_day_after_the_end_and_rematch_names_it_anew(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor
) -> None:
    await finish_in_thread(table)
    assert "The game is over." in table.post.text
    assert not is_closed(table)
    await table.env.advance_time(DAY + 60)
    assert is_closed(table)
    await table.press(ben, "!rematch")
    await table.press(ann, "!join")
    await table.press(ben, "!start")
    await table.env.advance_time(1)
    (thread,) = threads(table)
    assert not is_closed(table)
    assert thread.name == "San Francisco \u00b7 table 2"
    assert "draw" in table.post.actions
    await table.env.advance_time(DAY + 60)
    assert not is_closed(table)


async def finish_in_thread(table: Table) -> None:
    """Play a kept game to its end in a thread of its own."""
    slash = table.slash

    async def in_thread(
        person: simcord.MemberActor, command: str, **options: object
    ) -> simcord.InteractionResult:
        """Let the table of the kept game be opened with a thread."""
        own = {"place": "thread"} if command == "game new" else {}
        result = await slash(person, command, **options, **own)
        if command == "game start":
            await go_to_thread(table)
        return result

    vars(table)["slash"] = in_thread
    person, action = await to_last_action(table, "sanfrancisco/foundations-2p-2.txt")
    del vars(table)["slash"]
    await table.say(person, action)


async def test_thread_of_a_table_closed_early_opens_again_with_it(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor
) -> None:
    await gather(table)
    asked = table.told(await table.slash(ann, "game end"))
    await table.press(ann, "!end", asked)
    await table.env.advance_time(DAY + 60)
    assert is_closed(table)
    await reopen(table, ann, ben)
    assert "draw" in table.post.actions
    await table.env.advance_time(1)
    assert not is_closed(table)
    await table.env.advance_time(DAY + 60)
    assert not is_closed(table)


async def test_table_reopened_within_the_day_keeps_its_thread_open(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor
) -> None:
    await gather(table)
    asked = table.told(await table.slash(ann, "game end"))
    await table.press(ann, "!end", asked)
    await reopen(table, ann, ben)
    await table.env.advance_time(DAY + 60)
    assert not is_closed(table)


async def test_server_sets_where_its_tables_are_played(
    table: Table, ann: simcord.MemberActor
) -> None:
    manages = discord.Permissions(manage_guild=True)
    role = table.guild.create_role("staff", permissions=manages)
    table.env.backend.add_member_role(table.guild.id, ann.id, role.id)
    await table.env.settle()
    told = table.told(await table.slash(ann, "server settings"))
    assert "is played in the channel where it is opened" in told.text
    told = table.told(await table.slash(ann, "server settings", place="thread"))
    assert "is played in a thread of its own" in told.text
    await table.restart()
    parent = table.channel
    await table.slash(ann, "game new", game="sanfrancisco", place="here")
    assert "thread" not in table.post.text
    await table.press(ann, "!leave")
    await table.slash(ann, "game new", game="sanfrancisco")
    assert "in a thread of its own" in table.post.text
    # Where there can be no thread, the setting does not stand in the way.
    table.channel = table.guild.create_voice_channel("lounge")
    await table.slash(ann, "game new", game="sanfrancisco")
    assert "thread" not in table.post.text
    assert parent.id != table.channel.id


async def test_only_managers_of_the_server_are_offered_its_settings(table: Table) -> None:
    command = table.bot.tree.get_command("server")
    assert isinstance(command, discord.app_commands.Group)
    assert command.default_permissions == discord.Permissions(manage_guild=True)


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
    asked = table.told(await table.slash(ann, "game end"))
    await table.press(ann, "!end", asked)
    deny(table, parent, manage_threads=True)
    table.env.backend.edit_channel(table.channel.id, {}, thread_metadata={"locked": True})
    await table.env.settle()
    told = table.told(await ann.slash(parent, "game resume", table=1))
    assert told.text.startswith(f"<#{table.channel.id}> is locked")


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
