"""The same people play the same game once more."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.behaviour.table import finish

if TYPE_CHECKING:
    from tests.behaviour.table import Table


@pytest.mark.parametrize("way", ["button", "command"])
async def test_rematch_asks_the_others_who_sit_down_by_joining(table: Table, way: str) -> None:
    await finish(table)
    ann, ben, *_ = table.people
    button = way == "button"
    asked = table.press(ben, "!rematch") if button else table.slash(ben, "game table rematch")
    told = table.told(await asked)
    assert told.text.startswith("Table 2 is open and you\u2019re the host.")
    lobby = table.post
    assert lobby.text.startswith(f"<@{ann.id}>\n\u2068Ben\u2069 would like a rematch.")
    assert "1. \u2068Ben\u2069 (host)" in lobby.text
    assert "Ann" not in lobby.text
    assert table.pings[-1] == {ann.id}
    await table.press(ann, "!join")
    assert (table.post.id, f"<@{ann.id}>" in table.post.text) == (lobby.id, False)
    await table.press(ben, "!start")
    assert "draw" in table.post.actions


async def test_second_rematch_finds_the_channel_taken(table: Table) -> None:
    await finish(table)
    ann, ben, *_ = table.people
    over = table.post
    await table.press(ben, "!rematch", over)
    told = table.told(await table.press(ann, "!rematch", over))
    assert told.text.startswith("There\u2019s already a table in this channel.")
