"""Whoever acts where Discord takes no posts is told so, although no permission is missing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.words.words import Words
from tests.behaviour.table import gather

if TYPE_CHECKING:
    import simcord

    from tests.behaviour.table import Table

WHY = [(403, 50001, "access"), (403, 160005, "locked"), (400, 200000, "filter"), (403, 1, "other")]


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
