"""The same people play the same game once more."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.behaviour.table import finish

if TYPE_CHECKING:
    from tests.behaviour.seen import Seen
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


async def test_a_rematch_waits_for_those_it_has_asked_and_asks_once_more(table: Table) -> None:
    await finish(table, "sanfrancisco/foundations-3p-1.txt")
    ann, ben, cleo, _ = table.people
    await table.press(ben, "!rematch")
    lobby, pings = table.post, len(table.pings)
    await table.press(cleo, "!join")
    told = table.told(await table.press(ben, "!start"))
    assert told.text == (
        "\u2068Ann\u2069 haven\u2019t answered yet. The invitation has been sent once more; "
        "press **Start** again to begin without them."
    )
    assert [ping for ping in table.pings[pings:] if ping] == [{ann.id}]
    assert table.post.id != lobby.id
    assert table.post.text.startswith(f"<@{ann.id}>\n\u2068Ben\u2069 would like a rematch.")
    moved = next(post for post in table.posts() if post.id == lobby.id)
    assert "further down in this channel" in moved.text
    assert moved.actions == {}
    await table.press(ben, "!start")
    assert "draw" in table.post.actions
    assert [ping for ping in table.pings[pings:] if ann.id in ping] == [{ann.id}]


async def test_the_second_press_of_a_double_click_starts_no_rematch(table: Table) -> None:
    await finish(table, "sanfrancisco/foundations-3p-1.txt")
    _, ben, cleo, _ = table.people
    await table.press(ben, "!rematch")
    await table.press(cleo, "!join")
    lobby = table.post
    for _ in range(2):
        table.send(ben, lobby, lobby.actions["!start"])
    await table.env.settle()
    assert "!start" in table.post.actions


async def test_a_rematch_starts_at_once_when_all_have_come(table: Table) -> None:
    await finish(table)
    ann, ben, *_ = table.people
    await table.press(ben, "!rematch")
    await table.press(ann, "!join")
    await table.press(ben, "!start")
    assert "draw" in table.post.actions


@pytest.mark.parametrize("way", ["button", "command"])
async def test_a_rematch_never_begins_alone_unasked(table: Table, way: str) -> None:
    await finish(table, "pointcity/market-2p-1.txt")
    ann, ben, *_ = table.people
    await table.press(ben, "!rematch")

    async def start() -> Seen:
        button = way == "button"
        asked = table.press(ben, "!start") if button else table.slash(ben, "game start")
        return table.told(await asked)

    assert "haven\u2019t answered yet" in (await start()).text
    told = await start()
    assert told.text == "Nobody else has joined table 2. Do you want to play alone?"
    assert "!start" in table.post.actions
    await table.press(ben, "!start alone", told)
    assert "!join" not in table.post.actions
    assert (await table.bot.services.tables.archive.table(2)).record.setup is not None
    assert ann.id not in table.pings[-1]
