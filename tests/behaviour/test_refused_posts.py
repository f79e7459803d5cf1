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
    board = table.post
    refuse(table, 403, 160005)
    pressed = await table.press(ann, "draw", board)
    assert table.told(pressed).text == said("locked")
    table.env.backend.faults.clear()
    back = await table.slash(ann, "game board")
    assert "place 1" in table.post.actions
    assert said("locked") not in table.told(back).text
    moved = await table.press(ann, "place 1")
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
