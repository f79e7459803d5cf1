"""A table whose channel or server is out of reach is closed and not retried for ever."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
import pytest

from storage.records import Change, TableStatus
from tests.behaviour.seats import reopen
from tests.behaviour.table import gather

if TYPE_CHECKING:
    import simcord

    from tests.behaviour.table import Table

HOUR = 3_600


async def is_closed(table: Table) -> bool:
    """Return whether table 1 is closed, with nothing owed and nothing due."""
    record = await table.bot.services.database.tables.get(1)
    assert record is not None
    left = [
        *await table.bot.services.database.outbox.of_table(1),
        *await table.bot.services.database.due.of_table(1),
    ]
    return record.status is TableStatus.ENDED and left == []


async def test_table_of_a_deleted_channel_is_closed_and_listed_no_more(
    table: Table, ann: simcord.MemberActor
) -> None:
    await gather(table, 2)
    table.env.backend.delete_channel(table.channel.id)
    table.channel = table.guild.create_text_channel("other")
    await table.env.settle()
    assert await is_closed(table)
    assert table.posts() == []
    told = table.told(await table.slash(ann, "game list"))
    assert told.text.startswith("No open tables on this server yet.")


async def test_player_opens_it_again_in_another_channel(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor
) -> None:
    await gather(table, 2)
    await table.press(ann, "draw")
    table.env.backend.delete_channel(table.channel.id)
    table.channel = table.guild.create_text_channel("other")
    await table.env.settle()
    question = await reopen(table, ann, ben)
    place = table.channel.mention
    assert question.text == f"Everyone agreed: table 1 is open again in {place}."
    await table.press(ann, "place 1")
    assert table.mover is ben


@pytest.mark.parametrize("deleted", [False, True])
async def test_question_to_open_it_again_moves_to_where_it_is_asked_last(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor, *, deleted: bool
) -> None:
    await gather(table, 3)
    table.env.backend.delete_channel(table.channel.id)
    table.channel = table.guild.create_text_channel("other")
    await table.env.settle()
    await table.slash(ann, "game table resume", table=1)
    if deleted:
        table.env.backend.delete_channel(table.channel.id)
    table.channel = table.guild.create_text_channel("third")
    await table.env.settle()
    question = await reopen(table, ben, table.people[2])
    place = table.channel.mention
    assert question.text == f"Everyone agreed: table 1 is open again in {place}."
    await table.press(ann, "draw")


@pytest.mark.parametrize("with_its_channel", [False, True])
async def test_table_of_a_deleted_thread_is_closed(table: Table, *, with_its_channel: bool) -> None:
    await gather(table, 2)
    channel = table.client.get_channel(table.channel.id)
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="table")
    before = await table.bot.services.tables.archive.table(1)
    await table.bot.services.database.tables.change(1, before.version, Change(channel_id=thread.id))
    if with_its_channel:
        table.env.backend.delete_channel(channel.id)
    table.env.backend.delete_channel(thread.id)
    await table.env.settle()
    assert await is_closed(table)


async def test_table_of_a_server_that_removes_the_bot_is_closed(table: Table) -> None:
    await gather(table, 2)
    table.env.backend.remove_guild(table.guild.id)
    await table.env.settle()
    assert await is_closed(table)


async def test_channel_deleted_while_the_bot_was_away_is_noticed_at_its_start(
    table: Table, ann: simcord.MemberActor
) -> None:
    await gather(table, 2)
    path = f"/channels/{table.channel.id}/messages"
    table.env.inject_error("POST", path, status=503, times=None)
    await table.press(ann, "draw")
    await table.press(ann, "place 1")
    await table.close()
    table.env.backend.delete_channel(table.channel.id)
    await table.restart()
    await table.env.advance_time(HOUR)
    assert await is_closed(table)


async def test_channel_that_may_be_there_still_keeps_its_table(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unknown(_: int) -> None:
        """Know no channel, as a bot does not know threads that are archived."""

    await gather(table, 2)
    monkeypatch.setattr(table.client, "get_channel", unknown)
    table.env.inject_error("GET", f"/channels/{table.channel.id}", status=503, times=None)
    other = table.guild.create_text_channel("other")
    table.env.backend.delete_channel(other.id)
    await table.env.settle()
    assert not await is_closed(table)
