"""A clock tells when time is up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.behaviour.deadlines import DAY, HOUR, PACE, UP, clocked, deadline
from tests.behaviour.reminding import mail, reminders, turn

if TYPE_CHECKING:
    import simcord

    from tests.behaviour.table import Table


async def test_table_tells_its_clock_before_the_game(table: Table, ann: simcord.MemberActor):
    await table.slash(ann, "game new", game="sanfrancisco", clock=24)
    terms = (
        "Clock: 24 hours per turn. Each player also has 3 days of extra time for the "
        "whole game, which is used first."
    )
    assert table.post.text.endswith(terms)
    told = table.told(await table.slash(ann, "game table settings"))
    assert terms in told.text
    await table.slash(ann, "game table settings", clock=0)
    assert "Clock" not in table.post.text
    told = table.told(await table.slash(ann, "game table settings"))
    assert "Clock: none." in told.text


async def test_turn_tells_its_deadline_and_the_reserve(table: Table, ann: simcord.MemberActor):
    await clocked(table)
    end = int(table.env.now().timestamp()) + UP
    assert f"Deadline: <t:{end}:R> (including 24 hours of extra time)." in table.post.text
    await table.env.advance_time(5 * HOUR)
    await table.say(ann, "draw")
    assert deadline(table) == end
    await table.say(ann, "place 1")
    await turn(table, table.people[1])
    end = int(table.env.now().timestamp()) + (PACE + 19) * HOUR
    assert f"Deadline: <t:{end}:R> (including 19 hours of extra time)." in table.post.text


async def test_reminder_tells_the_deadline(table: Table, ann: simcord.MemberActor):
    await clocked(table)
    await table.slash(ann, "game table settings", reminders=8)
    end = deadline(table)
    await table.env.advance_time(8 * HOUR)
    (reminder,) = reminders(table)
    assert f"Deadline: <t:{end}:R>" in reminder.text


async def test_heads_up_tells_no_deadline_of_another_player(table: Table, ben: simcord.MemberActor):
    await table.slash(ben, "me settings", **{"heads-up": True})
    await clocked(table)
    (told,) = mail(table, ben)
    assert "You\u2019re next!" in told.text
    assert "Deadline" not in told.text


async def test_another_clock_shows_on_the_post_of_the_turn(table: Table, ann: simcord.MemberActor):
    await clocked(table)
    await table.slash(ann, "game table settings", clock=48)
    assert deadline(table) == int(table.env.now().timestamp()) + 8 * DAY
    assert "(including 6 days of extra time)" in table.post.text
    told = table.told(await table.slash(table.people[1], "game table settings", clock=8))
    assert "the host of this table" in told.text
