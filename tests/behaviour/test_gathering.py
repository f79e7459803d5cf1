"""What the post that gathers players says of those still to come."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.behaviour.table import Table

ALONE = "Waiting for 1 more player."
ENOUGH = "\u2068Ann\u2069 can start now, or wait for more players."
FULL = "All seats are taken. \u2068Ann\u2069 can start the game!"


@pytest.mark.parametrize(("guests", "said"), [(0, ALONE), (1, ENOUGH), (2, FULL)])
async def test_the_lobby_says_whom_it_waits_for(table: Table, guests: int, said: str) -> None:
    host, *others = table.people
    await table.slash(host, "game new", game="sanfrancisco", seats=3)
    for guest in others[:guests]:
        await table.press(guest, "!join")
    assert said in table.post.text.split("\n")


async def lobby_of_three(table: Table) -> None:
    ann, ben, cleo, _ = table.people
    await table.slash(ann, "game new", game="sanfrancisco")
    for guest in (ben, cleo):
        await table.press(guest, "!join")


async def seated(table: Table) -> list[str]:
    return [seat.name for seat in await table.bot.services.database.tables.seats(1)]


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("game start", {}),
        ("game seat computers", {"computers": "1"}),
        ("game table settings", {"reminders": 8}),
        ("game table settings", {"clock": 8}),
    ],
)
async def test_when_the_host_has_left_the_server_the_next_player_is_the_host(
    table: Table, command: str, options: dict[str, int]
) -> None:
    await lobby_of_three(table)
    ann, ben, cleo, _ = table.people
    refused = table.told(await table.slash(cleo, command, **options)).text
    assert "\u2068Ann\u2069" in refused
    table.guild.remove_member(ann)
    await table.slash(ben, command, **options)
    here = await table.bot.services.tables.archive.table(1)
    assert here.record.host_id == ben.id
    assert [seat.name for seat in here.people] == ["Ben", "Cleo"]
    refused = table.told(await table.slash(cleo, "game seat computers", computers="0")).text
    assert "\u2068Ann\u2069" not in refused


async def test_the_next_host_kicks_and_closes(table: Table) -> None:
    await lobby_of_three(table)
    ann, ben, cleo, _ = table.people
    table.guild.remove_member(ann)
    await table.slash(ben, "game seat kick", member=cleo)
    assert await seated(table) == ["Ben"]
    asked = table.told(await table.slash(ben, "game table end"))
    await table.press(ben, "!end", asked)
    assert await table.bot.services.database.tables.open_in(table.channel.id) is None


async def test_whoever_is_last_closes_without_asking_those_who_left(table: Table) -> None:
    await lobby_of_three(table)
    ann, ben, cleo, _ = table.people
    table.guild.remove_member(ann)
    table.guild.remove_member(ben)
    asked = table.told(await table.slash(cleo, "game table end"))
    assert "!end" in asked.actions
    assert await seated(table) == ["Cleo"]


@pytest.mark.parametrize("press", [False, True])
async def test_a_game_starts_without_those_who_have_left(table: Table, press: bool) -> None:
    await lobby_of_three(table)
    ann, _, cleo, _ = table.people
    table.guild.remove_member(cleo)
    if press:
        await table.press(ann, "!start")
    else:
        await table.slash(ann, "game start")
    assert await seated(table) == ["Ann", "Ben"]
    assert "draw" in table.post.actions


async def test_nobody_loses_a_seat_while_discord_does_not_answer(table: Table) -> None:
    await lobby_of_three(table)
    ann, ben, *_ = table.people
    table.guild.remove_member(ann)
    table.env.inject_error("GET", "/guilds/*/members/*", status=503, times=None)
    refused = table.told(await table.slash(ben, "game start")).text
    assert "\u2068Ann\u2069" in refused
    assert await seated(table) == ["Ann", "Ben", "Cleo"]
