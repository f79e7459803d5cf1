"""When time is up the others decide what becomes of the seat."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from bot.chat.jobs.handlers import handlers
from bot.chat.jobs.votes import AGAIN
from bot.tables.schedule.clocks import CLOCK
from bot.words.words import Words
from storage.records import NewDue
from tests.behaviour.deadlines import (
    COMPUTER,
    DAY,
    END,
    HOUR,
    PACE,
    STAND_IN,
    UP,
    WAIT,
    board,
    clocked,
    deadline,
    questions,
)
from tests.behaviour.reminding import turn
from tests.behaviour.seats import close

if TYPE_CHECKING:
    import simcord

    from tests.behaviour.table import Table


async def test_others_are_asked_in_one_message_when_time_is_up(table: Table):
    await clocked(table, 3)
    _, ben, cleo, _ = table.people
    await table.env.advance_time(UP - 1)
    assert questions(table) == []
    pings = len(table.pings)
    await table.env.advance_time(1)
    (question,) = questions(table)
    assert "\u2068Ann\u2069 has run out of time" in question.text
    assert "2 matching votes decide" in question.text
    assert table.pings[pings:] == [{ben.id, cleo.id}]
    await table.env.advance_time(3 * DAY)
    assert len(questions(table)) == 1


async def test_who_plays_in_time_is_not_asked_about(table: Table, ann: simcord.MemberActor):
    await clocked(table)
    await table.env.advance_time(UP - 600)
    await turn(table, ann)
    await table.env.advance_time(HOUR)
    assert questions(table) == []


async def test_waiting_asks_again_when_the_time_of_one_turn_is_up(
    table: Table, ben: simcord.MemberActor
):
    await clocked(table)
    await table.env.advance_time(UP)
    pings = len(table.pings)
    await table.press(ben, WAIT)
    assert "gets 8 hours more" in table.post.text
    assert not table.post.actions
    assert "no reserve left." in board(table).text
    assert deadline(table) == int(table.env.now().timestamp()) + PACE * HOUR
    assert table.pings[pings:] == []
    await table.env.advance_time(PACE * HOUR - 1)
    assert questions(table) == []
    await table.env.advance_time(1)
    assert len(questions(table)) == 1


async def test_computer_gets_the_seat_when_the_others_want_it(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor
):
    await clocked(table)
    await table.env.advance_time(UP)
    question = table.post
    await table.press(ben, COMPUTER)
    settled = next(post for post in table.posts() if post.id == question.id)
    assert "the computer takes over" in settled.text
    assert settled.text.endswith("\u2068Ben\u2069 is the host now.")
    here = await table.bot.services.tables.archive.table_in(table.channel.id)
    assert here.seats[0].computer
    told = table.told(await table.slash(ann, "sf draw"))
    assert "You\u2019re not playing at this table, but" in told.text


async def test_stand_in_takes_the_seat_and_is_pinged_once(
    table: Table, ben: simcord.MemberActor, dan: simcord.MemberActor
):
    await clocked(table)
    await table.env.advance_time(UP)
    await table.press(ben, STAND_IN)
    question = table.post
    pings = len(table.pings)
    told = table.told(await table.press(ben, "!take late 1", question))
    assert "You already have a seat at this table." in told.text
    await table.press(dan, "!take late 1", question)
    settled = next(post for post in table.posts() if post.id == question.id)
    assert "\u2068Dan\u2069 takes over from \u2068Ann\u2069" in settled.text
    assert settled.text.endswith("\u2068Ben\u2069 is the host now.")
    told = {table.people[0].id, ben.id}
    assert sorted(table.pings[pings:], key=len) == [{dan.id}, told]
    await turn(table, dan)
    assert table.mover is ben


async def test_table_is_closed_when_the_others_want_it(table: Table, ben: simcord.MemberActor):
    await clocked(table)
    await table.env.advance_time(UP)
    await table.press(ben, END)
    here = await table.bot.services.tables.archive.table_in(table.channel.id)
    assert here.record.status == "ended"
    await table.env.advance_time(9 * DAY)
    assert questions(table) == []


async def test_votes_are_counted_and_can_change(table: Table, ben: simcord.MemberActor):
    await clocked(table, 4)
    _, _, cleo, dan = table.people
    await table.env.advance_time(UP)
    for person, choice in ((ben, END), (cleo, COMPUTER), (dan, STAND_IN)):
        await table.press(person, choice)
    counts = re.findall(r"\*\* \((\d)\)", table.post.text)
    assert counts == ["0", "1", "1", "1"]
    await table.press(dan, WAIT)
    await table.press(ben, WAIT)
    assert "gets 8 hours more" in table.post.text


async def test_seat_is_not_free_any_more_once_a_vote_has_changed(
    table: Table, ben: simcord.MemberActor
):
    await clocked(table, 3)
    cleo = table.people[2]
    await table.env.advance_time(UP)
    await table.press(ben, STAND_IN)
    assert "!take late 1" not in table.post.actions
    await table.press(cleo, STAND_IN)
    assert "!take late 1" in table.post.actions
    await table.press(ben, WAIT)
    assert "!take late 1" not in table.post.actions


async def test_only_the_others_decide(
    table: Table, ann: simcord.MemberActor, dan: simcord.MemberActor
):
    await clocked(table)
    await table.env.advance_time(UP)
    told = table.told(await table.press(ann, WAIT))
    assert told.text.startswith("Only the other players vote on this.")
    told = table.told(await table.press(dan, WAIT))
    assert told.text.startswith("You\u2019re not playing at this table, but")
    assert len(questions(table)) == 1


async def test_two_clicks_on_one_choice_count_once(table: Table, ben: simcord.MemberActor):
    await clocked(table)
    await table.env.advance_time(UP)
    question = table.post
    for _ in range(2):
        table.send(ben, question, question.actions[WAIT])
    await table.env.settle()
    here = await table.bot.services.tables.archive.table_in(table.channel.id)
    assert here.record.turn_at == int(table.env.now().timestamp()) * 1000
    (settled,) = (post for post in table.posts() if post.id == question.id)
    assert settled.text == "Table 1 waits: \u2068Ann\u2069 gets 8 hours more."


async def test_late_player_who_passes_the_turn_settles_the_question(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor
):
    await clocked(table)
    await table.env.advance_time(UP)
    question, custom_id = table.post, table.post.actions[END]
    await turn(table, ann)
    (over,) = [post for post in table.posts() if post.id == question.id]
    assert (over.text.startswith("This vote is over"), over.actions) == (True, {})
    result = table.send(ben, question, custom_id)
    await table.env.advance_time(60)
    assert table.told(result).text.startswith("This vote is over")
    assert questions(table) == []
    await table.env.advance_time(2 * AGAIN / 1000)
    assert questions(table) == []


async def test_late_player_who_only_begins_is_asked_about_again(
    table: Table, ann: simcord.MemberActor
):
    await clocked(table)
    await table.env.advance_time(UP)
    await table.env.advance_time(600)
    await table.say(ann, "draw")
    await table.env.advance_time(AGAIN / 1000 - 1)
    assert questions(table) == []
    await table.env.advance_time(600)
    assert len(questions(table)) == 1
    await table.env.advance_time(DAY)
    assert len(questions(table)) == 1


async def test_nobody_is_asked_where_nobody_else_plays(table: Table):
    await clocked(table, 1, computers="1")
    await table.env.advance_time(9 * DAY)
    assert questions(table) == []


async def test_whoever_sits_down_later_is_asked_about_one_who_is_late_still(
    table: Table, ann: simcord.MemberActor, dan: simcord.MemberActor
):
    await clocked(table, 1, computers="1")
    await table.env.advance_time(UP + HOUR)
    offer = table.told(await table.slash(ann, "game seat substitute", member=dan, player=2))
    await table.press(dan, next(each for each in offer.actions if "accept" in each), offer)
    assert questions(table) == []
    await table.env.advance_time(DAY)
    assert len(questions(table)) == 1
    assert table.pings[-1] == {dan.id}


async def test_bot_that_stopped_when_time_was_up_asks_once(table: Table):
    await clocked(table)
    await table.env.advance_time(UP - 1)
    await table.close()
    await table.env.advance_time(DAY)
    await table.restart()
    await table.env.advance_time(1)
    assert len(questions(table)) == 1
    await table.restart()
    await table.env.advance_time(DAY)
    assert len(questions(table)) == 1


async def test_question_outlasts_the_bot(table: Table, ben: simcord.MemberActor):
    await clocked(table)
    await table.env.advance_time(UP)
    await table.restart()
    await table.press(ben, WAIT)
    assert "gets 8 hours more" in table.post.text


async def test_question_discord_does_not_take_is_sent_a_little_later(table: Table):
    await clocked(table)
    path = f"/channels/{table.channel.id}/messages"
    table.env.inject_error("POST", path, status=503, times=2)
    await table.env.advance_time(UP + HOUR)
    assert len(questions(table)) == 1


async def test_others_wait_for_a_member_who_has_left_as_for_one_who_is_late(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor
):
    await clocked(table)
    table.guild.remove_member(ann)
    await table.env.advance_time(UP)
    (question,) = questions(table)
    assert "\u2068Ann\u2069 has left this server." in question.text
    await table.press(ben, "!vote gone 1 wait")
    assert deadline(table) == int(table.env.now().timestamp()) + PACE * HOUR
    assert questions(table) == []
    await table.env.advance_time(PACE * HOUR)
    assert len(questions(table)) == 1
    await table.env.advance_time(DAY)
    assert len(questions(table)) == 1


async def test_who_comes_back_late_is_asked_about_as_late(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor
):
    await clocked(table)
    table.guild.remove_member(ann)
    await table.env.advance_time(UP)
    table.guild.add_member(ann.user)
    await table.env.advance_time(3 * AGAIN / 1000)
    newest = questions(table)[-1]
    assert "\u2068Ann\u2069 has run out of time" in newest.text
    await table.press(ben, WAIT, newest)
    assert deadline(table) == int(table.env.now().timestamp()) + PACE * HOUR


async def test_nobody_is_asked_about_time_at_a_table_that_rests(table: Table):
    await clocked(table)
    ann, ben, *_ = table.people
    await table.slash(ann, "game table pause")
    await table.press(ben, f"!agree {ann.id} pause")
    ask = handlers(table.bot.services)[CLOCK]
    row = await table.bot.services.database.due.add(1, NewDue(CLOCK, payload="0"))
    assert await ask(row) is None
    await close(table, ann)
    assert await ask(row) is None
    assert questions(table) == []


async def test_a_press_on_a_settled_question_is_answered(table: Table, ben: simcord.MemberActor):
    await clocked(table, 3)
    await table.env.advance_time(UP)
    (question,) = questions(table)
    custom_id = question.actions[WAIT]
    await table.press(table.people[0], "draw", board(table))
    for _ in range(2):
        pressed = table.send(ben, question, custom_id)
        await table.env.settle()
        assert table.told(pressed).text == Words().say("vote-stale")
        await table.env.advance_time(60)
