"""A table is closed: with the others who play at it, or by a moderator, and all see by whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from storage.records import TableStatus
from tests.behaviour.seats import close, record
from tests.behaviour.table import gather

if TYPE_CHECKING:
    import simcord

    from tests.behaviour.table import Table


async def test_host_asks_the_others_before_a_game_is_closed(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor
) -> None:
    await gather(table, 2)
    asked = table.told(await table.slash(ann, "game table end"))
    assert asked.text == (
        "Others play at table 1 too, so it only closes if everyone agrees. "
        "To stop playing yourself, use `/game seat resign`."
    )
    assert list(asked.actions) == ["!ask end", "!keep"]
    await table.press(ann, "!ask end", asked)
    assert table.pings[-1] == {ben.id}
    assert (await record(table)).status is TableStatus.RUNNING
    await table.press(ben, f"!agree {ann.id} end")
    assert (await record(table)).status is TableStatus.ENDED


async def test_host_who_was_alone_when_asked_closes_no_game_of_others(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor
) -> None:
    await table.slash(ann, "game new", game="sanfrancisco")
    asked = table.told(await table.slash(ann, "game table end"))
    await table.press(ben, "!join")
    await table.press(ann, "!start")
    told = table.told(await table.press(ann, "!end", asked))
    assert told.text.startswith("Others play at this table too, so you can\u2019t close it alone.")
    assert (await record(table)).status is TableStatus.RUNNING


async def test_who_plays_against_computers_closes_the_game_alone(
    table: Table, ann: simcord.MemberActor
) -> None:
    await table.slash(ann, "game new", game="sanfrancisco", computers="2")
    await table.slash(ann, "game start", first=ann)
    await table.press(ann, "!end", table.told(await table.slash(ann, "game table end")))
    assert f"Closed by <@{ann.id}>." in table.post.text
    assert not table.pings[-1]


async def test_post_of_a_closed_game_says_by_whom_and_mentions_who_played(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor, dan: simcord.MemberActor
) -> None:
    await gather(table, 2)
    moderates = discord.Permissions(manage_messages=True).value
    allowed = Overwrite(dan.id, OverwriteType.MEMBER, moderates, 0)
    table.env.backend.set_overwrite(table.channel.id, allowed)
    await table.env.settle()
    pings = len(table.pings)
    await table.press(dan, "!end", table.told(await table.slash(dan, "game table end")))
    assert "was closed before the game was over." in table.post.text
    assert f"Closed by <@{dan.id}>." in table.post.text.split("\n")
    assert [ping for ping in table.pings[pings:] if ping] == [{ann.id, ben.id}]


async def test_post_of_a_table_closed_before_its_game_says_by_whom(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor
) -> None:
    await table.slash(ann, "game new", game="sanfrancisco")
    await table.press(ben, "!join")
    await close(table, ann)
    assert f"Closed by <@{ann.id}>." in table.post.text
