"""A hint by button and by command is for one person alone and leaves the table as it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.behaviour.table import gather

if TYPE_CHECKING:
    import simcord

    from tests.behaviour.table import Table


@pytest.mark.parametrize("game", ["sanfrancisco", "pointcity", "tickettoride"])
async def test_hint_is_told_to_one_person_alone(table: Table, game: str) -> None:
    await gather(table, 2, game)
    ann = table.mover if game != "tickettoride" else table.people[0]
    if game == "sanfrancisco":
        await table.say(ann, "draw")
    before = table.post
    told = table.told(await table.slash(ann, "game hint"))
    first, best, *_ = told.text.splitlines()
    assert first == "Hint 1 of 3"
    assert best.startswith("Best: **")
    assert (table.post.id, table.post.text) == (before.id, before.text)
    panel = table.told(await table.press(ann, "!panel"))
    for post in (before, panel):
        if post is panel or "!hint" in post.actions:
            again = table.told(await table.press(ann, "!hint", post))
            assert again.text == told.text


async def test_who_is_not_to_act_gets_no_hint(table: Table, ann: simcord.MemberActor) -> None:
    await gather(table, 2)
    ben = next(person for person in table.people[:2] if person is not table.mover)
    told = table.told(await table.press(ben, "!hint"))
    assert told.text.startswith("It\u2019s")
    assert "Hint" not in told.text
