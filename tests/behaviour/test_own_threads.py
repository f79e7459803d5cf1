"""Tables in a thread of their own: opened at the start, closed a day after the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from tests.behaviour.own_threads import (
    SECOND_TURN,
    gather,
    go_to_thread,
    is_closed,
    lobby,
    threads,
)
from tests.behaviour.seats import DAY, close, reopen
from tests.behaviour.table import to_last_action

if TYPE_CHECKING:
    import simcord

    from tests.behaviour.table import Table


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
    assert f"The game\u2019s thread: <#{thread.id}>" in gathered.text
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
    for command in ("game board", "sf draw", "game table rematch"):
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
    await close(table, ann)
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
    await close(table, ann)
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
    command = table.bot.shards[0].tree.get_command("server")
    assert isinstance(command, discord.app_commands.Group)
    assert command.default_permissions == discord.Permissions(manage_guild=True)
