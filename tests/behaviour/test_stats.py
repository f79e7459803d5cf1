"""Statistics of a server and of its members."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.behaviour.table import finish, to_last_action

if TYPE_CHECKING:
    from tests.behaviour.table import Table


async def test_server_lists_its_players_best_first(table: Table) -> None:
    await finish(table, "sanfrancisco/foundations-2p-1.txt")
    told = table.told(await table.slash(table.people[3], "stats"))
    assert told.text.startswith("**San Francisco on this server** · one game finished\n")
    assert "Favourite bonus: " in told.text
    _, ranking = told.text.split("\n\n")
    first, second = ranking.splitlines()
    assert first.startswith("1\\. \u2068Ann\u2069 · rating 1,")
    assert first.endswith("games: 1, won: 1")
    assert "Ben" in second
    assert second.endswith("games: 1, won: 0")


async def test_games_are_offered_by_their_titles(table: Table) -> None:
    offered = await table.people[0].autocomplete(table.channel, "stats", "game", "poi")
    assert [(each["name"], each["value"]) for each in offered] == [("Point City", "pointcity")]


async def test_equal_ratings_share_a_place(table: Table) -> None:
    await finish(table, "sanfrancisco/foundations-3p-2.txt")
    told = table.told(await table.slash(table.people[3], "stats"))
    places = [line.split(" ·")[0] for line in told.text.splitlines()[-3:]]
    assert places == ["1\\. \u2068Ben\u2069", "1\\. \u2068Cleo\u2069", "3\\. \u2068Ann\u2069"]


async def test_member_has_games_wins_points_and_a_rating(table: Table) -> None:
    await finish(table, "sanfrancisco/foundations-2p-1.txt")
    ann = table.people[0]
    told = table.told(await table.slash(ann, "stats", member=ann))
    lines = told.text.splitlines()
    assert lines[:2] == ["**\u2068Ann\u2069** · San Francisco", "Games: 1 · won: 1"]
    assert any(line.startswith("Average points: ") for line in lines)
    assert lines[-1].endswith(", place 1 of 2")


async def test_who_wants_no_rating_has_none_and_is_on_no_list(table: Table) -> None:
    await finish(table, "sanfrancisco/foundations-2p-1.txt")
    ann = table.people[0]
    told = table.told(await table.slash(ann, "me settings", rated=False))
    assert "- Rating: not shown." in told.text
    server = table.told(await table.slash(ann, "stats"))
    assert "Ann" not in server.text
    assert server.text.splitlines()[-1].startswith("1\\. \u2068Ben\u2069")
    own = table.told(await table.slash(ann, "stats", member=ann))
    assert "Games: 1 · won: 1" in own.text
    assert "Rating" not in own.text


async def test_game_that_is_not_over_does_not_count(table: Table) -> None:
    await to_last_action(table, "sanfrancisco/foundations-2p-1.txt")
    ann = table.people[0]
    server = table.told(await table.slash(ann, "stats"))
    assert server.text.endswith("No finished games yet. Statistics appear after the first one.")
    own = table.told(await table.slash(ann, "stats", member=ann))
    assert own.text.endswith("hasn\u2019t finished a game on this server yet.")


async def test_unknown_game_is_refused(table: Table) -> None:
    told = table.told(await table.slash(table.people[0], "stats", game="chess"))
    assert told.text.startswith("\u201c\u2068chess\u2069\u201d isn\u2019t possible for `game`.")
