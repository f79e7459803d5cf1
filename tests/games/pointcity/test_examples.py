"""The worked examples of the digest of the rules."""

from __future__ import annotations

from random import Random

from bot.games.pointcity import GAME
from bot.games.pointcity.cards import RESOURCES
from bot.games.pointcity.scoring import worth
from tests.games.pointcity.table import (
    QUIET,
    TOKENS,
    after,
    giving,
    in_rows,
    lying,
    offered,
    play,
    position,
    told,
)

MIXED = """
    c3       c1       industry ecology
    economy  energy   ecology  community
    industry ecology  energy   economy
    ecology  industry economy  energy
"""
"""Building c3 costs energy and community, c1 economy and ecology."""


def test_two_buildings_are_paid_from_one_pool_and_a_permanent_resource_counts_once():
    # c32 and c45 cost energy and community each; one of the two energy is permanent.
    market = MIXED.replace("c3 ", "c32").replace("c1 ", "c45")
    state = position(
        f"city 1 built {giving('energy')} hand energy community community", in_rows(market)
    )
    paid, events = play(state, "take a1 b1", "pay energy community community")
    assert offered(after(state, "take a1 b1")) == ["pay energy community community"]
    assert "paid 1 energy community community energy" in told(events)
    assert not paid.cities[0].hand
    assert [each.id for each in paid.cities[0].buildings[1:]] == ["c32", "c45"]


def test_a_resource_taken_this_turn_pays_for_the_building_taken_with_it():
    state = position("city 1 hand economy", in_rows(MIXED.replace("c3 ", "ecology")))
    assert "take a1 b1" in offered(state)
    state = after(state, "take a1 b1")
    assert offered(state) == ["pay economy ecology"]


def test_a_pair_of_which_one_building_cannot_be_paid_is_not_offered():
    state = position("city 1 hand energy community", in_rows(MIXED))
    takes = offered(state, "take")
    assert "take a1 b1" not in takes
    assert "take a1 a2" in takes


def test_a_column_with_only_resources_allows_a_flip():
    # Row 1 and columns a and b have a building: column c and d and rows 2 to 4 do not.
    flips = offered(position("city 1 hand", in_rows(MIXED)), "flip")
    assert flips == [
        f"flip {space}"
        for space in "c1 d1 a2 b2 c2 d2 a3 b3 c3 d3 a4 b4 c4 d4".split()  # noqa: SIM905
    ]


def test_a_line_with_a_building_allows_no_flip():
    market = """
        c3       economy  industry ecology
        economy  c1       ecology  community
        industry ecology  c2       economy
        ecology  industry economy  c4
    """
    assert offered(position("city 1 hand", in_rows(market)), "flip") == []


def test_spaces_are_refilled_in_reading_order_with_the_other_side_up():
    state = position("city 1 hand energy community", in_rows(MIXED), "pile c60 c59")
    state, events = play(state, "take a1 a2", "pay energy community")
    # a1 held a building, so c60 lies there resource side up; a2 held a resource.
    assert (lying(state)["a1"], lying(state)["a2"]) == ("community", "c59")
    assert told(events)[-2:] == ["refilled 1 a1 a2 community c59 64", "turn 2"]


def test_the_example_of_the_rulebook_comes_to_48():
    symbols = (4, 2, 3, 2, 0)
    assert [resource.value for resource in RESOURCES][:4] == [
        "economy",
        "energy",
        "ecology",
        "community",
    ]
    tokens = [TOKENS[number] for number in (8, 20, 5, 7)]
    points = [worth(token, symbols, 2) // 2 for token in tokens]
    assert points == [8, 6, 6, 4]
    assert 24 + sum(points) == 48


def test_the_example_of_the_rulebook_on_a_sheet():
    gives = giving("economy*4 energy*2 ecology*3 community*2")
    own = f"city 1 built {gives} hand ingenuity ingenuity tokens 8 20 5 7"
    lines = GAME.sheet(position(own, in_rows(QUIET)))
    assert [(line.code, line.points[0] // 2) for line in lines[1:]] == [
        ("token", 8),
        ("token", 6),
        ("token", 6),
        ("token", 4),
    ]
    assert lines[0].points[0] == 2 * sum(
        card.building.points
        for card in GAME.deck.cards
        if card.building is not None and card.building.id in gives.split()
    )


def test_the_automaton_takes_where_its_markers_cross_and_below():
    state = GAME.start(GAME.setup(1, "easy", Random(4)))
    spaces: list[str] = []
    for _ in range(5):
        state, events = play(state, "take deck")
        spaces += [
            str(event.values["spaces"])
            for event in events
            if event.code == "taken" and event.seat == 2
        ]
    assert spaces == ["a2 a3", "b3 b4", "c4 c1", "d1 d2", "a2 a3"]


def test_on_the_last_turn_only_the_market_can_be_taken_from():
    state = position("turn 2", in_rows(QUIET), "left 0")
    assert "take deck" not in offered(state)
    assert "end" not in offered(state)
    state, events = play(state, "take a1 b1")
    assert len(lying(state)) == 14
    assert told(events)[-1] == "ended 2 market"
    assert offered(state) == []


def test_sixteen_cards_are_left_when_the_last_turn_takes_none():
    market = " ".join(f"c{number}" for number in (*range(129, 135), *range(151, 161)))
    state = position("turn 2", "city 2 hand", in_rows(market), "left 0")
    assert offered(state) == ["end"]
    state, events = play(state, "end")
    assert len(lying(state)) == 16
    assert told(events) == ["nothing-taken 2", "ended 2 market"]
