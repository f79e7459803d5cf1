"""Whoever acts where Discord takes no posts is told so, although no permission is missing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from structlog.testing import capture_logs

from bot.words.words import Words
from tests.behaviour.own_threads import go_to_thread, threads
from tests.behaviour.seats import close
from tests.behaviour.seen import Seen
from tests.behaviour.table import gather

if TYPE_CHECKING:
    import simcord
    from structlog.typing import EventDict

    from tests.behaviour.table import Table

WHY = [(403, 50001, "access"), (403, 160005, "locked"), (400, 200000, "filter"), (403, 1, "other")]

FOR_NOW = [(429, 30046), (400, 30046), (503, 0)]
PAUSE = 300
"""Seconds after which everything that has failed in a test has been tried again."""


def refuse(table: Table, status: int, code: int) -> None:
    path = f"/channels/{table.channel.id}/messages*"
    for method in ("POST", "PATCH"):
        table.env.inject_error(method, path, status=status, code=code, times=None)


def said(why: str) -> str:
    return Words().say("post-refused", why=why)


@pytest.mark.parametrize(("status", "code", "why"), WHY)
async def test_everybody_who_acts_is_told(
    table: Table, ann: simcord.MemberActor, status: int, code: int, why: str
) -> None:
    refuse(table, status, code)
    ben = table.people[1]
    acts: tuple[tuple[simcord.MemberActor, str, dict[str, Any]], ...] = (
        (ann, "game new", {"game": "sanfrancisco"}),
        (ben, "game join", {}),
        (ann, "game start", {"first": ann}),
        (ann, "sf draw", {}),
        (ann, "sf place", {"column": "1"}),
    )
    for person, command, options in acts:
        answered = await table.slash(person, command, **options)
        assert table.told(answered).text == said(why), command
    assert table.posts() == []


async def test_whoever_presses_is_told_until_it_is_taken(
    table: Table, ann: simcord.MemberActor
) -> None:
    await gather(table, 2)
    await table.press(ann, "draw")
    board = table.post
    refuse(table, 403, 160005)
    pressed = await table.press(ann, "place 1", board)
    assert table.told(pressed).text == said("locked")
    table.env.backend.faults.clear()
    back = await table.slash(ann, "game board")
    assert "draw" in table.post.actions
    assert said("locked") not in table.told(back).text
    moved = await table.press(table.people[1], "draw")
    assert moved.followups == []


async def test_nobody_is_told_of_what_is_only_late(table: Table, ann: simcord.MemberActor) -> None:
    await gather(table, 2)
    for method in ("POST", "PATCH"):
        table.env.inject_error(
            method, f"/channels/{table.channel.id}/messages*", status=503, times=None
        )
    moved = await table.press(ann, "draw")
    assert moved.acknowledged
    assert moved.followups == []


async def test_who_only_looks_is_told_nothing(table: Table, ann: simcord.MemberActor) -> None:
    await gather(table, 2)
    refuse(table, 403, 50001)
    dan = table.people[3]
    await table.press(ann, "draw")
    assert table.told(await table.slash(dan, "game state")).text != said("access")


@pytest.mark.parametrize(("status", "code"), [(403, 50001), (400, 30046), (429, 30046)])
async def test_next_turn_is_announced_though_the_last_post_takes_no_edit(
    table: Table, ann: simcord.MemberActor, status: int, code: int
) -> None:
    await gather(table, 2)
    await table.press(ann, "draw")
    path = f"/channels/{table.channel.id}/messages/{table.post.id}"
    table.env.inject_error("PATCH", path, status=status, code=code, times=None)
    moved = await table.press(ann, "place 1")
    assert table.mover is table.people[1]
    assert "draw" in table.post.actions
    assert moved.followups == []


def fail(table: Table, status: int, code: int) -> Seen:
    """Let the newest post take no edit; return it."""
    path = f"/channels/{table.channel.id}/messages/{table.post.id}"
    table.env.inject_error("PATCH", path, status=status, code=code, times=None)
    return table.post


async def recovered(table: Table, post: Seen) -> Seen:
    """Let posts take edits again, and what is to be tried again be tried; return the post then."""
    assert now(table, post).actions == post.actions
    table.env.backend.faults.clear()
    await table.env.advance_time(PAUSE)
    edited = now(table, post)
    assert edited.actions == {}
    return edited


def now(table: Table, post: Seen) -> Seen:
    return Seen(table.env, table.channel.id, post.id)


@pytest.mark.parametrize(("status", "code"), FOR_NOW)
@pytest.mark.parametrize("pictures", ["newest", "all"])
async def test_next_turn_waits_for_no_edit_of_the_last_post_which_is_edited_when_it_can_be(
    table: Table, ann: simcord.MemberActor, status: int, code: int, pictures: str
) -> None:
    await table.slash(ann, "game new", game="sanfrancisco", pictures=pictures)
    await table.press(table.people[1], "!join")
    await table.slash(ann, "game start", first=ann)
    await table.press(ann, "draw")
    last = fail(table, status, code)
    await table.say(ann, "place 1")
    assert table.mover is table.people[1]
    await table.say(table.people[1], "draw")
    assert last.actions
    last = await recovered(table, last)
    assert "Ann" in last.text
    assert len(last.pictures) == (pictures == "all")
    assert "place 1" in table.post.actions


async def test_game_that_is_taken_back_meanwhile_tells_what_is_left_of_it(
    table: Table, ann: simcord.MemberActor
) -> None:
    await gather(table, 2)
    await table.press(ann, "draw")
    last = fail(table, 503, 0)
    await table.say(ann, "place 1")
    await table.slash(ann, "game undo")
    await table.slash(ann, "game undo")
    await recovered(table, last)


@pytest.mark.parametrize(("status", "code"), FOR_NOW)
async def test_first_turn_waits_for_no_edit_of_the_lobby_which_is_edited_when_it_can_be(
    table: Table, ann: simcord.MemberActor, status: int, code: int
) -> None:
    await table.slash(ann, "game new", game="sanfrancisco")
    await table.press(table.people[1], "!join")
    lobby = fail(table, status, code)
    await table.slash(ann, "game start", first=ann)
    assert table.mover is ann
    lobby = await recovered(table, lobby)
    assert "The game is on!" in lobby.text


async def test_thread_waits_for_no_edit_of_the_lobby_which_is_edited_when_it_can_be(
    table: Table, ann: simcord.MemberActor
) -> None:
    await table.slash(ann, "game new", game="sanfrancisco", place="thread")
    await table.press(table.people[1], "!join")
    lobby = fail(table, 429, 30046)
    await table.slash(ann, "game start", first=ann)
    (thread,) = threads(table)
    lobby = await recovered(table, lobby)
    assert f"<#{thread.id}>" in lobby.text
    await go_to_thread(table)
    assert "draw" in table.post.actions


async def test_table_opens_again_without_an_edit_of_the_closed_post_which_follows(
    table: Table, ann: simcord.MemberActor
) -> None:
    await gather(table, 2)
    await close(table, ann)
    closed = fail(table, 429, 30046)
    await table.slash(ann, "game table resume")
    (agree,) = [action for action in table.post.actions if action.startswith("!agree")]
    await table.press(table.people[1], agree)
    assert "draw" in table.post.actions
    closed = await recovered(table, closed)
    assert "[board]" in closed.text


async def test_table_is_closed_without_an_edit_of_the_last_turn_which_follows(
    table: Table, ann: simcord.MemberActor
) -> None:
    await gather(table, 2)
    await table.press(ann, "draw")
    last = fail(table, 429, 30046)
    await close(table, ann)
    assert any("!reopen" in post.actions for post in table.posts())
    last = await recovered(table, last)
    assert last.pictures


async def test_new_question_waits_for_no_edit_of_the_last_one_which_is_edited_when_it_can_be(
    table: Table, ann: simcord.MemberActor
) -> None:
    await gather(table, 2)
    board = table.post
    await table.slash(ann, "game table pause")
    last = fail(table, 429, 30046)
    await table.press(ann, "draw", board)
    await table.slash(ann, "game table pause")
    assert table.post.id != last.id
    assert table.post.actions.keys() == last.actions.keys()
    await recovered(table, last)


async def test_first_turn_is_announced_though_the_lobby_takes_no_edit(
    table: Table, ann: simcord.MemberActor
) -> None:
    await table.slash(ann, "game new", game="sanfrancisco")
    await table.press(table.people[1], "!join")
    path = f"/channels/{table.channel.id}/messages/{table.post.id}"
    table.env.inject_error("PATCH", path, status=403, code=50001, times=None)
    await table.slash(ann, "game start", first=ann)
    assert table.mover is ann
    assert "draw" in table.post.actions


async def test_new_question_is_asked_though_the_last_one_takes_no_edit(
    table: Table, ann: simcord.MemberActor
) -> None:
    await gather(table, 2)
    ben = table.people[1]
    board = table.post
    await table.slash(ann, "game table pause")
    path = f"/channels/{table.channel.id}/messages/{table.post.id}"
    table.env.inject_error("PATCH", path, status=403, code=50001, times=None)
    await table.press(ann, "draw", board)
    pings = len(table.pings)
    await table.slash(ann, "game table pause")
    assert table.pings[pings:] == [frozenset({ben.id})]


def spoil(table: Table, *methods: str) -> None:
    """Let Discord find every post malformed."""
    for method in methods:
        path = f"/channels/{table.channel.id}/messages*"
        table.env.inject_error(method, path, status=400, code=50035, times=None)


def reference(logs: list[EventDict]) -> str:
    """Return the id in the log of the one post that Discord refuses."""
    (found,) = {each["reference"] for each in logs if "reference" in each}
    return found


async def test_post_that_discord_finds_malformed_is_the_bots_fault_and_the_last_one_says_so(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor
) -> None:
    await gather(table, 2)
    await table.press(ann, "draw")
    last = table.post
    spoil(table, "POST")
    with capture_logs() as logs:
        pressed = await table.press(ann, "place 1", last)
    code = reference(logs)
    assert table.told(pressed).text == Words().say("post-unfit", id=code)
    assert table.post.id == last.id
    assert table.post.text == Words().say("table-unshown", table="1", id=code)
    await table.press(ben, "draw")
    await table.press(ben, "place 1")
    assert table.post.text.startswith("Table 1 can")
    assert "draw" in table.post.actions
    back = (await recovered(table, table.post)).id
    assert (back, table.mover) == (last.id, ann)


async def test_post_whose_controls_are_malformed_too_keeps_the_panel(
    table: Table, ann: simcord.MemberActor
) -> None:
    await gather(table, 2)
    path = f"/channels/{table.channel.id}/messages/{table.post.id}"
    table.env.inject_error("PATCH", path, status=400, code=50035, times=2)
    await table.say(ann, "draw")
    assert table.post.text.startswith("Table 1 can")
    assert table.post.actions.keys() == {"!panel"}


async def test_last_post_acts_where_it_is_legal_while_discord_finds_each_newer_one_malformed(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor
) -> None:
    await gather(table, 2)
    last = table.post
    spoil(table, "POST", "PATCH")
    await table.say(ann, "draw")
    await table.say(ann, "place 1")
    assert now(table, last).written == last.written
    answered = await table.press(ann, "draw", last)
    assert table.told(answered).text.startswith("It\u2019s")
    await table.press(ben, "draw", last)
    table.env.backend.faults.clear()
    await table.slash(ben, "game board")
    assert "place 1" in table.post.actions


async def test_older_posts_do_not_act_while_discord_finds_each_newer_one_malformed(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor
) -> None:
    await gather(table, 2)
    older = fail(table, 503, 0)
    await table.say(ann, "draw")
    await table.say(ann, "place 1")
    assert table.mover is ben
    spoil(table, "POST", "PATCH")
    await table.say(ben, "draw")
    await table.say(ben, "place 1")
    answered = await table.press(ann, "draw", older)
    assert table.told(answered).text == Words().say("stale-action")
