"""A clock tells when time is up."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from storage.records import Change
from tests.behaviour.deadlines import DAY, HOUR, PACE, board, clocked, deadline
from tests.behaviour.reminding import mail, reminders, turn

if TYPE_CHECKING:
    import simcord

    from tests.behaviour.table import Table


async def test_table_tells_its_clock_before_the_game(table: Table, ann: simcord.MemberActor):
    await table.slash(ann, "game new", game="sanfrancisco", clock=24)
    terms = "Clock: 24 hours per turn, then a reserve of 3 days for the whole game."
    assert table.post.text.endswith(terms)
    told = table.told(await table.slash(ann, "game table settings"))
    assert terms in told.text
    await table.slash(ann, "game table settings", clock=0)
    assert "Clock" not in table.post.text
    told = table.told(await table.slash(ann, "game table settings"))
    assert "Clock: none." in told.text


async def test_turn_tells_its_time_and_the_reserve(table: Table, ann: simcord.MemberActor):
    await clocked(table)
    begins = int(table.env.now().timestamp()) + PACE * HOUR
    clock = f"This turn: 8 hours. Reserve begins: <t:{begins}:R> · 24 hours left."
    assert clock in table.post.text.split("\n")
    await table.env.advance_time((PACE + 5) * HOUR)
    await table.say(ann, "draw")
    assert clock in board(table).text
    await table.say(ann, "place 1")
    await turn(table, table.people[1])
    begins = int(table.env.now().timestamp()) + PACE * HOUR
    assert f"Reserve begins: <t:{begins}:R> · 19 hours left." in table.post.text


async def test_all_who_choose_at_once_are_told_who_has_least_reserve(
    table: Table, ann: simcord.MemberActor
):
    await clocked(table, game="tickettoride")
    begins = int(table.env.now().timestamp()) + PACE * HOUR
    assert f"Reserve begins: <t:{begins}:R> · 24 hours left." in table.post.text
    here = await table.bot.services.tables.archive.table(1)
    poor = (here.seats[0], replace(here.seats[1], reserve=HOUR * 1000))
    await table.bot.services.database.tables.change(1, here.version, Change(seats=poor))
    await table.slash(ann, "game board")
    assert "the smallest has one hour left: \u2068Ben\u2069." in table.post.text


async def test_rule_of_the_clock_is_told_in_the_rules(table: Table, ann: simcord.MemberActor):
    await table.slash(ann, "game new", game="pointcity", clock=24)
    told = table.told(await table.slash(ann, "game rules", topic="clock"))
    assert "When that time is up, your reserve begins." in told.text
    assert "3 times as long as one turn" in told.text


async def test_reminder_tells_the_deadline(table: Table, ann: simcord.MemberActor):
    await clocked(table)
    await table.slash(ann, "game table settings", reminders=8)
    end = deadline(table)
    await table.env.advance_time(8 * HOUR)
    (reminder,) = reminders(table)
    begins = end - 3 * PACE * HOUR
    assert f"Reserve begins: <t:{begins}:R> · 24 hours left." in reminder.text


async def test_heads_up_tells_no_deadline_of_another_player(table: Table, ben: simcord.MemberActor):
    await table.slash(ben, "me settings", **{"heads-up": True})
    await clocked(table)
    (told,) = mail(table, ben)
    assert "You\u2019re next!" in told.text
    assert "eserve" not in told.text


async def test_another_clock_shows_on_the_post_of_the_turn(table: Table, ann: simcord.MemberActor):
    await clocked(table)
    await table.slash(ann, "game table settings", clock=48)
    assert deadline(table) == int(table.env.now().timestamp()) + 8 * DAY
    assert "This turn: 2 days." in table.post.text
    assert "6 days left" in table.post.text
    told = table.told(await table.slash(table.people[1], "game table settings", clock=8))
    assert "the host of this table" in told.text
