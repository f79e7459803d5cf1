"""Nobody touches, or hears of, a table where they have no business."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from storage.records import Change, TableStatus
from tests.behaviour.table import gather

if TYPE_CHECKING:
    import simcord

    from tests.behaviour.table import Table

ELSEWHERE = "There\u2019s no table 1 on this server. See the open ones with `/game list`."
MODERATING = discord.Permissions(manage_messages=True)


@pytest.fixture
def dan(table: Table) -> simcord.MemberActor:
    return table.people[3]


def override(
    table: Table,
    channel: simcord.ChannelHandle,
    person: simcord.MemberActor,
    *,
    allow: discord.Permissions | None = None,
    deny: discord.Permissions | None = None,
) -> None:
    """Change what somebody may do in one channel."""
    none = discord.Permissions.none()
    given = Overwrite(person.id, OverwriteType.MEMBER, (allow or none).value, (deny or none).value)
    table.env.backend.set_overwrite(channel.id, given)


@pytest.mark.parametrize(
    "action",
    [
        "draw",
        "!all",
        "!join",
        "!leave",
        "!start",
        "!end",
        "!ask end",
        "!agree 1 end",
        "!decline 1 end",
        "!undo",
        "!state 1",
        "!log",
        "!export",
        "!go-on",
        "!reopen",
    ],
)
async def test_a_button_reaches_no_table_of_another_server(table: Table, action: str) -> None:
    await gather(table, 2)
    before = await table.bot.services.tables.archive.table(1)
    table.guild = table.env.create_guild("Another club")
    table.channel = table.guild.create_text_channel("games")
    eve = table.guild.add_member(table.env.create_user("eve"))
    override(table, table.channel, eve, allow=MODERATING)
    await table.env.settle()
    await table.slash(eve, "game new", game="sanfrancisco")
    forged = table.send(eve, table.post, f"t:1:{before.version}:{action}")
    await table.env.settle()
    assert table.told(forged).text == ELSEWHERE
    assert await table.bot.services.tables.archive.table(1) == before


async def test_a_moderator_of_one_channel_closes_no_table_in_another(
    table: Table, dan: simcord.MemberActor
) -> None:
    await gather(table, 2)
    other = table.guild.create_text_channel("other")
    await table.env.settle()
    override(table, other, dan, allow=MODERATING)
    await table.env.settle()
    refused = table.told(await dan.slash(other, "game table end", table=1))
    assert refused.text.startswith("You\u2019re not playing at this table, but")
    override(table, table.channel, dan, allow=MODERATING)
    await table.env.settle()
    asked = table.told(await dan.slash(other, "game table end", table=1))
    assert "!end" in asked.actions


async def test_a_table_in_a_channel_one_cannot_see_is_not_told_of(
    table: Table, dan: simcord.MemberActor
) -> None:
    await gather(table, 2)
    other = table.guild.create_text_channel("other")
    await table.env.settle()
    shown = table.told(await dan.slash(other, "game record export", table=1))
    assert shown.text.startswith("The game file of table 1")
    override(table, table.channel, dan, deny=discord.Permissions(view_channel=True))
    await table.env.settle()
    listed = table.told(await dan.slash(other, "game list"))
    assert listed.text == "No open tables on this server yet. Start one with `/game new`."
    for command in ("record export", "table end"):
        assert table.told(await dan.slash(other, f"game {command}", table=1)).text == ELSEWHERE
    assert (await table.bot.services.tables.archive.table(1)).record.status is TableStatus.RUNNING


async def test_table_in_a_private_thread_is_for_those_who_sit_at_it_or_manage_threads(
    table: Table, dan: simcord.MemberActor
) -> None:
    await gather(table, 2)
    ann, _, cleo, _ = table.people
    channel = table.client.get_channel(table.channel.id)
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="secret")
    assert thread.is_private()
    before = await table.bot.services.tables.archive.table(1)
    await table.bot.services.database.tables.change(1, before.version, Change(channel_id=thread.id))
    override(table, table.channel, cleo, allow=discord.Permissions(manage_threads=True))
    await table.env.settle()
    assert table.told(await table.slash(dan, "game record export", table=1)).text == ELSEWHERE
    assert "table 1" not in table.told(await table.slash(dan, "game list")).text
    for person in (ann, cleo):
        told = table.told(await table.slash(person, "game record export", table=1))
        assert told.text == "The game file of table 1, before the first move."
