"""A game ends: who is told, the points by name, and what it does to ratings."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.behaviour.seats import resign
from tests.behaviour.table import finish, gather, to_last_action

if TYPE_CHECKING:
    import simcord

    from tests.behaviour.table import Table


async def test_all_but_who_ended_the_game_are_mentioned(table: Table) -> None:
    mover, last = await to_last_action(table, "sanfrancisco/foundations-3p-1.txt")
    pings = len(table.pings)
    await table.say(mover, last)
    others = frozenset(person.id for person in table.people[:3] if person != mover)
    assert [ping for ping in table.pings[pings:] if ping] == [others]
    assert "The game is over." in table.post.text
    assert f"<@{mover.id}>" not in table.post.text


async def test_who_looks_at_the_end_again_is_not_mentioned(table: Table) -> None:
    await finish(table)
    for person in table.people[:2]:
        told = table.told(await table.slash(person, "game board"))
        assert told.text.startswith("**The game is over.**")


async def test_the_score_sheet_stands_beside_the_final_picture_by_name(table: Table) -> None:
    await finish(table, "sanfrancisco/foundations-3p-1.txt")
    heads, *lines = table.post.text.split("```")[1].strip("\n").split("\n")
    assert heads.split()[1:] == ["Ann", "Ben", "Cleo"]
    assert lines[-1].startswith("Total")
    assert len(lines) > 5


async def test_the_end_tells_the_change_of_each_rating(
    table: Table, ann: simcord.MemberActor
) -> None:
    await finish(table, "sanfrancisco/foundations-2p-1.txt")
    change = (
        "Ratings: \u2068Ann\u2069 1,138 (+138, provisional) · "
        "\u2068Ben\u2069 927 (\u221273, provisional)."
    )
    assert change in table.post.text.split("\n")
    again = table.told(await table.slash(ann, "game board"))
    assert change in again.text.split("\n")
    told = table.told(await table.slash(ann, "stats", member=ann))
    assert "Rating: 1,138 (provisional: fewer than ten games), place 1 of 2" in told.text


async def test_who_wants_no_rating_is_told_none_at_the_end(
    table: Table, ann: simcord.MemberActor
) -> None:
    await table.slash(ann, "me settings", rated=False)
    await finish(table, "sanfrancisco/foundations-2p-1.txt")
    (line,) = [line for line in table.post.text.split("\n") if line.startswith("Ratings:")]
    assert "Ann" not in line
    assert "Ben" in line


async def test_a_game_alone_tells_no_ratings(table: Table) -> None:
    await finish(table, "pointcity/market-1p-hard-lost.txt")
    assert "Rating" not in table.post.text
    assert not table.pings[-1]


async def test_resigning_before_the_first_move_counts_less_than_losing(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor
) -> None:
    await gather(table, 2)
    await resign(table, ben)
    told = table.told(await table.slash(ann, "stats", member=ben))
    assert "Rating: 963 (provisional" in told.text
    told = table.told(await table.slash(ann, "stats", member=ann))
    assert "Rating: 1,069 (provisional" in told.text


async def test_a_resignation_that_ends_the_game_tells_the_change_of_each_rating(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor
) -> None:
    await gather(table, 2)
    await resign(table, ben)
    change = (
        "Ratings: \u2068Ann\u2069 1,069 (+69, provisional) \u00b7 "
        "\u2068Ben\u2069 963 (\u221237, provisional)."
    )
    assert change in table.post.text.split("\n")
    again = table.told(await table.slash(ann, "game board"))
    assert change in again.text.split("\n")


async def test_a_resignation_against_computers_tells_no_ratings(
    table: Table, ann: simcord.MemberActor
) -> None:
    await table.slash(ann, "game new", game="sanfrancisco", computers="1")
    await table.slash(ann, "game start", first=ann)
    await resign(table, ann)
    assert "resigned" in table.post.text
    assert "Rating" not in table.post.text


@pytest.mark.parametrize("name", ["sanfrancisco/foundations-2p-1", "tickettoride/trams-2p-1"])
async def test_who_looks_on_reads_whose_part_is_shown(
    table: Table, ann: simcord.MemberActor, dan: simcord.MemberActor, name: str
) -> None:
    said = "You\u2019re not playing at this table, so this shows **"
    await finish(table, f"{name}.txt")
    assert table.told(await table.press(dan, "!panel")).text.startswith(said)
    assert said not in table.told(await table.press(ann, "!panel")).text
