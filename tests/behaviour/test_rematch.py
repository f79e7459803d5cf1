"""The same people play the same game once more."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.behaviour.table import finish

if TYPE_CHECKING:
    from tests.behaviour.table import Table


@pytest.mark.parametrize("way", ["button", "command"])
async def test_rematch_opens_a_table_for_the_same_people(table: Table, way: str) -> None:
    await finish(table)
    ann, ben, *_ = table.people
    button = way == "button"
    asked = table.press(ben, "!rematch") if button else table.slash(ben, "game rematch")
    told = table.told(await asked)
    assert told.text.startswith("Table 2 is open with the same people")
    assert "Ben\u2069 (host)" in table.post.text
    refused = table.told(await table.press(ann, "!start"))
    assert refused.text.startswith("Only \u2068Ben\u2069, the host")
    await table.press(ben, "!start")
    assert "draw" in table.post.actions


async def test_second_rematch_finds_the_channel_taken(table: Table) -> None:
    await finish(table)
    ann, ben, *_ = table.people
    over = table.post
    await table.press(ben, "!rematch", over)
    told = table.told(await table.press(ann, "!rematch", over))
    assert told.text.startswith("There\u2019s already a table in this channel.")
