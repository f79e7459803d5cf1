"""What the post that gathers players says of those still to come."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    import simcord

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


async def test_the_host_is_told_that_all_seats_are_taken(table: Table) -> None:
    ann, ben, cleo, _ = table.people
    await table.slash(ann, "game new", game="sanfrancisco", seats=3)
    await table.press(ben, "!join")
    lobby, pings = table.post, len(table.pings)
    await table.press(cleo, "!join")
    assert [ping for ping in table.pings[pings:] if ping] == [{ann.id}]
    assert table.post.text.startswith(f"<@{ann.id}>\n**San Francisco** · table 1")
    moved = next(post for post in table.posts() if post.id == lobby.id)
    assert moved.text.endswith("table 1 is waiting further down in this channel.")
    await table.press(ann, "!start")
    assert "draw" in table.post.actions
    assert [post.text.count("The game is on!") for post in table.posts()].count(1) == 1


async def test_a_host_who_fills_the_seats_with_computers_is_not_told(table: Table) -> None:
    ann, *_ = table.people
    await table.slash(ann, "game new", game="sanfrancisco", seats=2)
    lobby = table.post
    await table.press(ann, "!computers easy")
    assert table.post.id == lobby.id
    assert not any(table.pings)


async def test_the_host_of_a_full_table_is_told_once_after_a_restart(table: Table) -> None:
    ann, ben, *_ = table.people
    await table.slash(ann, "game new", game="sanfrancisco", seats=2)
    await table.press(ben, "!join")
    await table.restart()
    await table.slash(ann, "game table settings", reminders=8)
    assert [ping for ping in table.pings if ann.id in ping] == [{ann.id}]


@pytest.mark.parametrize("thread", [False, True])
async def test_only_who_can_close_the_table_here_is_told_to_close_it(
    table: Table, thread: bool
) -> None:
    ann, ben, cleo, dan = table.people
    options = {"game": "pointcity"} | ({"place": "thread"} if thread else {})

    async def refused(person: simcord.MemberActor) -> str:
        return table.told(await table.slash(person, "game new", **options)).text

    await table.slash(ann, "game new", game="sanfrancisco", seats=3)
    assert "close this one first with `/game table end`" in await refused(ann)
    assert "Join it with `/game join`" in await refused(dan)
    for guest in (ben, cleo):
        await table.press(guest, "!join")
    assert "make a thread" in await refused(ben)
    assert "make a thread" in await refused(dan)
    await table.press(ann, "!start")
    for person in (ann, ben, dan):
        told = await refused(person)
        assert told.startswith("There\u2019s already a table in this channel")
        assert "close" not in told
        assert "make a thread" in told
