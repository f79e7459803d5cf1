"""One person plays a game alone that has somebody of its own to play against."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.behaviour.table import gather

if TYPE_CHECKING:
    import simcord

    from tests.behaviour.table import Table

GAME = "pointcity"


async def take_two_of_the_deck(table: Table, person: simcord.MemberActor) -> None:
    """Press the button of the deck and, in the private answer, that it is meant."""
    asked = table.told(await table.press(person, "!pick deck"))
    await table.press(person, "take deck", asked)


async def test_options_are_offered_in_words(table: Table, ann: simcord.MemberActor) -> None:
    asked = {"game": GAME}
    offered = await ann.autocomplete(table.channel, "game new", "option", "", **asked)
    assert [(choice["value"], choice["name"]) for choice in offered] == [
        ("easy", "Easy automaton, when you play alone"),
        ("medium", "Medium automaton, when you play alone"),
        ("hard", "Hard automaton, when you play alone"),
    ]
    found = await ann.autocomplete(table.channel, "game new", "option", "med", **asked)
    assert [choice["value"] for choice in found] == ["medium"]


async def test_a_table_says_its_option_in_words(table: Table, ann: simcord.MemberActor) -> None:
    await table.slash(ann, "game new", game=GAME, option="hard")
    assert table.post.text.startswith(
        "**Point City** · table 1\n"
        "Take two cards a turn, pay with resources, "
        "and build the city that\u2019s worth the most.\n"
        "1 to 4 players who like to plan · 17 turns each: half an hour live, "
        "or days at your own pace · Hard automaton, when you play alone\n\n"
    )


async def test_nobody_is_waited_for_where_no_seat_is_free(
    table: Table, ann: simcord.MemberActor
) -> None:
    told = table.told(await table.slash(ann, "game new", game=GAME, seats=1)).text
    assert told == (
        "Table 1 is open and every seat is taken. Press **Start** under its message to begin."
    )


async def test_an_option_there_is_not_is_refused_with_the_names_of_those_there_are(
    table: Table, ann: simcord.MemberActor
) -> None:
    refused = await table.slash(ann, "game new", game=GAME, option="brutal")
    assert table.told(refused).text == (
        "\u201c\u2068brutal\u2069\u201d isn\u2019t possible for `option`. You can choose: Easy "
        "automaton, when you play alone; Medium automaton, when you play alone; Hard "
        "automaton, when you play alone."
    )


async def test_the_automaton_has_a_city_to_look_at(table: Table, ann: simcord.MemberActor) -> None:
    await gather(table, 1, GAME)
    own = table.told(await table.slash(ann, "game board", player=1))
    assert own.text.startswith("### City of **\u2068Ann\u2069**\n")
    assert list(own.actions) == ["!city 2", "!offer", "!panel"]
    other = table.told(await table.press(ann, "!city 2", own))
    assert other.text.startswith("### City of the automaton\n")
    assert table.labels(other) == ["My city", "Market", "My turn"]
    offered = await ann.autocomplete(table.channel, "game board", "player", "")
    assert [choice["name"] for choice in offered] == ["1. Ann", "2. Automaton"]
    page = table.told(await table.slash(ann, "game state", page=3))
    assert page.text.startswith("### City of the automaton\n")


async def test_the_automaton_acts_within_the_turn_of_the_player(
    table: Table, ann: simcord.MemberActor
) -> None:
    await gather(table, 1, GAME)
    told = table.told(await table.slash(ann, "pc take", first="b1", second="a1")).text
    assert told.startswith("You take a1 ")
    assert "**Automaton** takes a2 " in told
    assert "Turn 2 of 17" in table.post.text


async def test_before_anything_is_played_there_is_nothing_to_take_back(
    table: Table, ann: simcord.MemberActor
) -> None:
    await gather(table, 1, GAME)
    told = table.told(await table.slash(ann, "game undo")).text
    assert told == "Nobody has made a move yet, so there\u2019s nothing to undo."


async def test_each_turn_is_posted_below_what_was_said_and_notifies_nobody(
    table: Table, ann: simcord.MemberActor
) -> None:
    await gather(table, 1, GAME)
    notified = len(table.pings)
    await take_two_of_the_deck(table, ann)
    await take_two_of_the_deck(table, ann)
    *_, first, second, now = table.posts()
    assert [(len(post.pictures), list(post.actions)) for post in (first, second)] == [(0, [])] * 2
    assert len(now.pictures) == 1
    assert table.pings[notified:] == [frozenset()] * 2
    assert "Turn 3 of 17" in table.post.text


async def test_commands_are_understood_as_a_telephone_writes_them(
    table: Table, ann: simcord.MemberActor
) -> None:
    await gather(table, 1, GAME)
    offered = await ann.autocomplete(table.channel, "pc take", "second", "B", first="A1")
    assert [choice["value"] for choice in offered] == ["b1"]
    told = table.told(await table.slash(ann, "pc take", first="A1", second="B1 ")).text
    assert told.startswith("You take a1 ")


async def test_a_pair_is_chosen_card_by_card_and_only_by_whose_turn_it_is(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor
) -> None:
    await gather(table, 2, GAME)
    refused = await table.press(ben, "!pick b2")
    assert table.told(refused).text == (
        "It\u2019s \u2068Ann\u2069\u2019s turn. Wait for the next message."
    )
    picked = await table.press(ann, "!pick b2")
    assert picked.ephemeral
    seen = table.told(picked)
    assert seen.text.startswith("**b2** ")
    assert list(seen.actions) == ["take b1 b2", "take a2 b2", "take b2 c2", "take b2 b3", "flip b2"]
    await table.press(ann, "take b2 c2", seen)
    assert table.mover is ben
