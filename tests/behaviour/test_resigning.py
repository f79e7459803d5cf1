"""Somebody gives up their seat in the middle of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from storage.records import TableStatus
from tests.behaviour.seats import board, press, record, resign, told_to_all
from tests.behaviour.table import gather

if TYPE_CHECKING:
    import simcord

    from tests.behaviour.table import Table


async def test_all_are_told_who_resigns_and_what_follows(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor
) -> None:
    await gather(table, 3)
    pings = len(table.pings)
    told = await resign(table, ben)
    assert told.text == "You\u2019ve left the game at table 1."
    assert told_to_all(table, "\u2068Ben\u2069 resigns. The computer plays seat 2 from now on.")
    assert [ping for ping in table.pings[pings:] if ping] == [{ann.id, table.people[2].id}]
    news = next(post for post in table.posts() if "resigns" in post.text)
    assert table.labels(news) == ["Log", "Replay"]
    assert (await record(table)).status is TableStatus.RUNNING


async def test_computer_plays_the_turn_of_whoever_resigns_in_it(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor
) -> None:
    await gather(table, 3)
    await table.press(ann, "draw")
    await resign(table, ann)
    await table.env.advance_time(60)
    assert table.mover is ben
    assert "draw" in board(table).actions


async def test_host_who_resigns_leaves_the_table_to_the_next(
    table: Table, ann: simcord.MemberActor
) -> None:
    await gather(table, 3)
    await resign(table, ann)
    assert told_to_all(table, "\u2068Ann\u2069 resigns")
    assert told_to_all(table, "\u2068Ben\u2069 is the host now.")


async def test_other_one_wins_when_one_of_two_resigns(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor
) -> None:
    await gather(table, 2)
    question = table.told(await table.slash(ben, "game seat resign"))
    assert "The game ends and \u2068Ann\u2069 wins." in question.text
    pings = len(table.pings)
    told = await press(table, ben, "resign", question)
    assert (told.id, told.actions) == (question.id, {})
    assert (await record(table)).status is TableStatus.ENDED
    assert [ping for ping in table.pings[pings:] if ping] == [{ann.id}]
    told = table.told(await table.slash(ben, "stats", member=table.people[0]))
    assert "Games: 1 · won: 1" in told.text


@pytest.mark.parametrize("pictures", ["newest", "all"])
async def test_one_post_tells_a_resignation_that_ends_the_game(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor, pictures: str
) -> None:
    await table.slash(ann, "game new", game="tickettoride", pictures=pictures)
    await table.press(ben, "!join")
    await table.slash(ann, "game start")
    before = len(table.posts())
    await resign(table, ben)
    told = [post for post in table.posts() if "resign" in post.text]
    assert [post.id for post in told] == [table.post.id]
    assert len(table.posts()) == before + 1
    assert "\u2068Ben\u2069 resigned, so \u2068Ann\u2069 wins." in table.post.text
    assert table.labels(table.post) == [
        "My tickets",
        "Log",
        "Replay",
        "Review",
        "Rematch",
        "Game file",
        "Reopen",
    ]


async def test_nobody_resigns_by_mistake(table: Table, ben: simcord.MemberActor) -> None:
    await gather(table, 3)
    question = table.told(await table.slash(ben, "game seat resign"))
    assert (await press(table, ben, "play-on", question)).text == "You keep your seat."
    told = table.told(await table.slash(table.people[3], "game seat resign"))
    assert told.text.startswith("You\u2019re not playing at this table, but")


async def test_whoever_resigned_can_be_forgotten(table: Table, ben: simcord.MemberActor) -> None:
    await gather(table, 3)
    refused = table.told(await table.slash(ben, "me forget"))
    assert "give up your seat with `/game seat resign`" in refused.text
    await resign(table, ben)
    question = table.told(await table.slash(ben, "me forget"))
    await press(table, ben, "forget", question)
    assert ben.id not in {
        seat.user_id for seat in await table.bot.services.database.tables.seats(1)
    }
