"""All players together pause a table; any of them lets it go on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.behaviour.deadlines import DAY, HOUR, UP, WAIT, board, clocked, deadline, questions
from tests.behaviour.table import gather

if TYPE_CHECKING:
    import simcord

    from tests.behaviour.table import Table


async def pause(table: Table, players: int = 2) -> None:
    """Let everybody agree to a pause."""
    host, *guests = table.people[:players]
    await table.slash(host, "game table pause")
    question = table.post
    for guest in guests:
        await table.press(guest, f"!agree {host.id} pause", question)


async def test_pause_needs_everybody_and_shows_on_the_post(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor
):
    await clocked(table)
    await table.slash(ann, "game table pause")
    question = table.post
    assert question.text.startswith(f"<@{ben.id}>\n")
    assert question.text.endswith("Agreed so far: \u2068Ann\u2069.")
    await table.press(ben, f"!agree {ann.id} pause", question)
    shown = board(table)
    assert "**This table is paused.**" in shown.text
    assert "Deadline" not in shown.text
    assert "draw" not in shown.actions
    assert "!resume" in shown.actions


async def test_answer_to_a_question_deleted_meanwhile_is_told_to_all(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor
):
    await clocked(table)
    await table.slash(ann, "game table pause")
    question = table.post
    table.send(ben, question, question.actions[f"!agree {ann.id} pause"])
    del table.env.backend.messages[table.channel.id][question.id]
    await table.env.settle()
    assert "!resume" in board(table).actions
    assert table.post.text.startswith("Everyone agreed: table 1 is paused.")


async def test_paused_table_shows_no_actions_to_whoever_looks(
    table: Table, ann: simcord.MemberActor
):
    await clocked(table)
    await pause(table)
    told = table.told(await table.slash(ann, "game board"))
    assert "**This table is paused.**" in told.text
    assert "draw" not in told.actions
    assert (
        "paused, \u2068Ann\u2069\u2019s turn"
        in table.told(await table.slash(ann, "game list")).text
    )


async def test_one_no_and_there_is_no_pause(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor
):
    await clocked(table)
    await table.slash(ann, "game table pause")
    await table.press(ben, f"!decline {ann.id} pause")
    assert table.post.text.endswith("wants to keep playing, so there\u2019s no pause.")
    assert "draw" in board(table).actions


async def test_who_plays_alone_has_a_pause_at_once(table: Table, ann: simcord.MemberActor):
    await clocked(table, 1, computers="1")
    told = table.told(await table.slash(ann, "game table pause"))
    assert told.text == "Table 1 is paused. Resume it with `/game table resume`."
    assert "!resume" in board(table).actions


async def test_nothing_comes_from_a_paused_table(table: Table, ann: simcord.MemberActor):
    await clocked(table)
    await table.slash(ann, "game table settings", reminders=8)
    await pause(table)
    posts = len(table.posts())
    await table.env.advance_time(30 * DAY)
    assert len(table.posts()) == posts


@pytest.mark.parametrize("command", ["sf draw", "game undo", "game table pause"])
async def test_nobody_acts_at_a_paused_table(table: Table, ann: simcord.MemberActor, command: str):
    await clocked(table)
    await pause(table)
    told = table.told(await table.slash(ann, command))
    assert told.text == (
        "This table is paused. Any player can resume it with `/game table resume`."
    )


async def test_old_button_is_refused_at_a_paused_table(table: Table, ann: simcord.MemberActor):
    await clocked(table)
    shown = board(table)
    custom_id = shown.actions["draw"]
    await pause(table)
    result = table.send(ann, shown, custom_id)
    await table.env.settle()
    assert "This table is paused." in table.told(result).text


async def test_paused_table_goes_on_with_what_was_left(table: Table, ben: simcord.MemberActor):
    await clocked(table)
    before = deadline(table)
    await table.env.advance_time(5 * HOUR)
    await pause(table)
    await table.env.advance_time(40 * DAY)
    pings = len(table.pings)
    await table.press(ben, "!resume", board(table))
    assert "resumed table 1. It\u2019s \u2068Ann\u2069\u2019s turn." in table.post.text
    assert deadline(table) == before + 40 * DAY
    assert "draw" in board(table).actions
    assert not any(table.pings[pings:])
    await table.env.advance_time(UP - 5 * HOUR)
    assert len(questions(table)) == 1


async def test_table_is_resumed_by_command(table: Table, dan: simcord.MemberActor):
    await clocked(table)
    await pause(table)
    told = table.told(await table.slash(dan, "game table resume"))
    assert "You\u2019re not playing at this table, but" in told.text
    await table.slash(table.people[1], "game table resume")
    assert "draw" in board(table).actions


async def test_second_click_on_resume_is_told_that_it_goes_on(
    table: Table, ann: simcord.MemberActor
):
    await clocked(table)
    await pause(table)
    shown = board(table)
    custom_id = shown.actions["!resume"]
    first, second = table.send(ann, shown, custom_id), table.send(ann, shown, custom_id)
    await table.env.settle()
    texts = sorted(table.told(result).text for result in (first, second))
    assert texts[0].startswith("Table 1 isn\u2019t paused.")
    assert "resumed table 1" in texts[1]


async def test_question_is_stale_in_a_pause_and_comes_again_after_it(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor
):
    await clocked(table)
    await table.env.advance_time(UP)
    question, custom_id = table.post, table.post.actions[WAIT]
    await pause(table)
    assert questions(table) == []
    result = table.send(ben, question, custom_id)
    await table.env.advance_time(9 * DAY)
    assert "This table is paused." in table.told(result).text
    assert questions(table) == []
    await table.slash(ann, "game table resume")
    await table.env.settle()
    assert len(questions(table)) == 1


async def test_pause_outlasts_the_bot(table: Table, ann: simcord.MemberActor):
    await clocked(table)
    await pause(table)
    await table.restart()
    await table.env.advance_time(9 * DAY)
    assert questions(table) == []
    await table.slash(ann, "game table resume")
    assert "draw" in board(table).actions


@pytest.mark.parametrize("first", ["decline", "agree"])
async def test_of_two_answers_in_one_moment_the_no_ends_the_question(
    table: Table, first: str
) -> None:
    await gather(table, 3)
    ann, ben, cleo, *_ = table.people
    await table.slash(ann, "game table pause")
    question = table.post
    second = "agree" if first == "decline" else "decline"
    for person, answer in ((ben, first), (cleo, second)):
        table.send(person, question, question.actions[f"!{answer} {ann.id} pause"])
    await table.env.settle()
    left = next(post for post in table.posts() if post.id == question.id)
    assert "wants to keep playing" in left.text
    assert left.actions == {}
    here = await table.bot.services.tables.archive.table_in(table.channel.id)
    assert not here.record.paused_at
