"""Whoever comes in a crowd is promised an answer, and gets the same one in the same place."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack, asynccontextmanager
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import discord
import pytest

from bot.chat.painter import Painter
from bot.chat.traffic import admission
from tests.behaviour.table import finish, gather

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Awaitable, Callable, Coroutine

    import simcord

    from render import Scene
    from tests.behaviour.table import Seen, Table

    Late = Callable[
        [Coroutine[Any, Any, simcord.InteractionResult]],
        Awaitable[simcord.InteractionResult],
    ]

BELOW = "Done. The answer is below, where everyone can see it."


@asynccontextmanager
async def crowd(table: Table) -> AsyncGenerator[None]:
    """Fill every place with interactions that are still being carried out."""
    async with AsyncExitStack() as places:
        for _ in range(admission.AT_ONCE):
            other: Any = SimpleNamespace(extras={})
            await places.enter_async_context(table.bot.admission.admitted(other))
        yield


@pytest.fixture
def late(table: Table, monkeypatch: pytest.MonkeyPatch) -> Late:
    """Let an interaction come into a crowd that is gone once the answer has been promised."""
    promised = asyncio.Event()

    class Watched(admission.LatePromise):
        async def send(self) -> None:
            await super().send()
            promised.set()

    monkeypatch.setattr(admission, "LatePromise", Watched)
    monkeypatch.setattr(admission, "CROWD", 0)

    async def carry_out(
        act: Coroutine[Any, Any, simcord.InteractionResult],
    ) -> simcord.InteractionResult:
        async with crowd(table):
            acting = asyncio.create_task(act)
            await promised.wait()
        return await acting

    return carry_out


def last(table: Table) -> Seen:
    return table.posts()[-1]


async def test_a_move_needs_no_more_answer_than_its_post(table: Table, late: Late) -> None:
    await gather(table, 2)
    done = await late(table.press(table.mover, "draw"))
    assert done.followups == []
    assert "place 1" in table.post.actions


async def test_a_refusal_is_told_in_private(table: Table, late: Late) -> None:
    await gather(table, 2)
    done = await late(table.press(table.people[1], "draw"))
    assert "turn" in table.told(done).text
    assert table.whispers(table.people[1])[-1].id == table.told(done).id


async def test_post_that_many_answer_is_changed_in_its_place(table: Table, late: Late) -> None:
    await gather(table, 3)
    ann, ben = table.people[:2]
    await table.slash(ann, "game table pause")
    asked, posts, whispers = last(table), len(table.posts()), len(table.whispers(ben))
    await late(table.press(ben, f"!agree {ann.id} pause"))
    assert len(table.posts()) == posts
    assert ", \u2068Ben\u2069." in last(table).text
    assert last(table).id == asked.id
    assert len(table.whispers(ben)) == whispers


async def test_post_that_many_answer_comes_anew_where_it_is_gone(
    table: Table, late: Late, monkeypatch: pytest.MonkeyPatch
) -> None:
    await gather(table, 3)
    ann, ben = table.people[:2]
    await table.slash(ann, "game table pause")
    asked = last(table)

    response: Any = SimpleNamespace(status=403, reason="Forbidden")

    async def refuse(*_: object, **__: object) -> None:
        raise discord.Forbidden(response, {"code": 50_001, "message": "Missing Access"})

    monkeypatch.setattr(discord.Message, "edit", refuse)
    await late(table.press(ben, f"!agree {ann.id} pause"))
    assert ", \u2068Ben\u2069." in last(table).text
    assert last(table).id > asked.id
    assert table.whispers(ben)[-1].text == BELOW


async def test_step_in_a_panel_takes_the_place_of_the_panel(table: Table, late: Late) -> None:
    await gather(table, 2)
    mover = table.mover
    await table.press(mover, "!panel")
    panel = table.whispers(mover)[-1]
    await late(table.press(mover, "draw", panel))
    then = table.whispers(mover)[-1]
    assert panel.id not in {each.id for each in table.whispers(mover)}
    assert "place 1" in then.actions


async def test_a_public_answer_to_a_command_is_public(table: Table, late: Late) -> None:
    await gather(table, 2)
    ann, ben = table.people[:2]
    await table.slash(ann, "game table pause")
    await table.press(ben, f"!agree {ann.id} pause")
    posts = len(table.posts())
    await late(table.slash(ann, "game table resume"))
    assert "resumed table 1" in "".join(each.text for each in table.posts()[posts:])
    assert table.whispers(ann)[-1].text == BELOW


@pytest.mark.parametrize("everybody", [False, True])
async def test_a_film_is_shown_to_whom_it_was_asked_for(
    table: Table, late: Late, *, everybody: bool
) -> None:
    await finish(table)
    ann, posts = table.people[0], len(table.posts())
    await late(table.slash(ann, "game record replay", everybody=everybody))
    shown = table.posts()[-1] if everybody else table.whispers(ann)[-1]
    assert len(shown.pictures) == 1
    assert len(table.posts()) == posts + everybody


async def test_a_film_asked_for_by_button_leaves_the_post_as_it_is(
    table: Table, late: Late
) -> None:
    await finish(table)
    dan, before = table.people[3], last(table).text
    await late(table.press(dan, "!replay"))
    assert last(table).text == before
    assert len(table.whispers(dan)[-1].pictures) == 1


async def test_who_is_answered_keeps_nobody_waiting_until_their_post_is_out(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await gather(table, 2)
    delivering, gate = asyncio.Event(), asyncio.Event()
    paint = Painter.paint

    async def paint_late(self: Painter, scene: Scene) -> bytes:
        delivering.set()
        await gate.wait()
        return await paint(self, scene)

    monkeypatch.setattr(Painter, "paint", paint_late)
    drawing = asyncio.create_task(table.press(table.mover, "draw"))
    await delivering.wait()
    # All places are free beside it: nobody would let go of one that it held.
    async with asyncio.timeout(5), crowd(table):
        pass
    gate.set()
    await drawing
    assert "place 1" in table.post.actions
