"""What a card built sets off: network, squares, skyscrapers, medal, completion."""

from __future__ import annotations

import pytest

from tests.games.sanfrancisco.table import (
    after,
    cars,
    play,
    position,
    seen,
    skyscrapers,
    told,
    worth,
)


def test_tracks_beside_a_printed_depot_carry_a_cable_car():
    assert cars(after(position("taken 1 c68"), "build c68")) == {"green1"}


def test_tracks_away_from_every_depot_carry_none():
    assert cars(after(position("taken 1 c54"), "build c54")) == set()


def test_a_card_without_tracks_carries_none():
    assert cars(after(position("taken 1 c64"), "build c64")) == set()


def test_older_tracks_join_through_a_new_card_beneath_them():
    """Worked example 4."""
    own = "city 1 yellow c54 c55"
    state, events = play(position(own, "taken 1 c68"), "build c68")
    assert cars(state) == {"green1", "yellow1", "yellow2"}
    assert told(events)[1:4] == [
        "connected 1 c68 green1",
        "connected 1 c54 yellow1",
        "connected 1 c55 yellow2",
    ]


def test_a_depot_card_is_in_the_network_wherever_it_lies():
    assert cars(after(position("taken 1 c03"), "build c03")) == {"blue1"}


def test_a_depot_card_connects_the_tracks_around_it():
    own = "city 1 blue c11 grey c21 c26"
    assert cars(after(position(own, "taken 1 c03"), "build c03")) == {"blue1", "blue2", "grey2"}


def test_cards_do_not_touch_at_their_corners():
    own = "city 1 grey c21 c26"
    assert cars(after(position(own, "taken 1 c03"), "build c03")) == {"blue1"}


def test_a_square_is_worth_four_next_to_a_cable_car_and_nothing_otherwise():
    own = "city 1 grey c20"
    state = position(own, "taken 1 c03 c08")
    assert worth(after(state, "build c08"), "grey1") == 0
    state, events = play(state, "build c03")
    assert worth(state, "grey1") == 4
    assert "square-woke 1 c20 grey1" in told(events)


def test_a_square_built_beside_a_cable_car_is_worth_four_at_once():
    state, events = play(position("city 1 blue c03@", "taken 1 c20"), "build c20")
    assert worth(state, "grey1") == 4
    assert not any(line.startswith("square-woke") for line in told(events))


def test_a_square_with_tracks_joins_the_network_that_wakes_it():
    state = after(position("city 1 orange c33@", "taken 1 c50"), "build c50")
    assert cars(state) == {"orange1", "yellow1"}
    assert worth(state, "yellow1") == 4


def test_the_own_cable_car_of_a_square_does_not_count():
    assert worth(position("city 1 yellow c50@", "taken 1 c08"), "yellow1") == 0


def test_a_depot_card_wakes_a_square_whose_neighbour_rises():
    """Worked example 5."""
    own = "city 1 blue c08 grey c21 c20 c17 orange c44 c45 c38"
    state, events = play(position(own, "taken 1 c03"), "build c03")
    assert worth(state, "grey2") == 4
    assert skyscrapers(state) == {"grey3"}
    assert told(events) == [
        "built 1 c03 blue2",
        "connected 1 c03 blue2",
        "square-woke 1 c20 grey2",
        "skyscraper 1 c17 grey3 7 7",
        "medal 1 0 1",
        "turn 2",
    ]


def test_a_waterfront_anywhere_lets_a_foundation_with_six_rise():
    """Worked example 6."""
    own = "city 1 grey c23 orange c31 c38"
    state = position(own, "taken 1 c06 c15")
    assert skyscrapers(after(state, "build c15")) == set()
    assert seen(state).rows[2][0].neighbours == 6
    state = after(state, "build c06")
    assert skyscrapers(state) == {"orange1"}
    assert seen(state).required == 6


def test_a_foundation_with_seven_rises():
    own = "city 1 grey c21 orange c31"
    assert skyscrapers(after(position(own, "taken 1 c38"), "build c38")) == {"orange1"}


def test_a_foundation_rises_at_once_where_the_sum_is_there_already():
    own = "city 1 grey c21 yellow c53"
    assert skyscrapers(after(position(own, "taken 1 c31"), "build c31")) == {"orange1"}


def test_several_skyscrapers_can_rise_at_once():
    own = "city 1 blue c01 c10 orange c31 c38"
    state, events = play(position(own, "taken 1 c21"), "build c21")
    assert skyscrapers(state) == {"blue1", "orange1"}
    assert [line for line in told(events) if line.startswith("medal")] == ["medal 1 0 2"]


def test_a_foundation_counts_its_plus2_for_its_neighbours_but_not_for_itself():
    own = "city 1 grey c16+ c17 c22"
    state = position(own, "taken 1 c08")
    assert worth(state, "grey1") == 2
    assert seen(state).rows[1][0].neighbours == 0
    assert seen(state).rows[1][1].neighbours == 6


def test_the_first_skyscraper_takes_the_medal():
    own = "city 1 grey c21 orange c31"
    state, events = play(position(own, "taken 1 c38"), "build c38")
    assert state.medal == 1
    assert "medal 1 0 1" in told(events)


def test_as_many_skyscrapers_as_the_holder_do_not_take_the_medal():
    own = "city 1 grey c21 orange c31"
    other = "city 2 blue c01!"
    assert after(position(own, f"{other} medal", "taken 1 c38"), "build c38").medal == 2


def test_more_skyscrapers_than_the_holder_take_the_medal():
    own = "city 1 blue c02! grey c21 orange c31"
    other = "city 2 blue c01!"
    state, events = play(position(own, f"{other} medal", "taken 1 c38"), "build c38")
    assert state.medal == 1
    assert "medal 1 2 2" in told(events)


def test_the_holder_keeps_the_medal_without_a_word():
    own = "city 1 blue c02! grey c21 orange c31"
    state, events = play(position(f"{own} medal", "taken 1 c38"), "build c38")
    assert state.medal == 1
    assert not any(line.startswith("medal") for line in told(events))


@pytest.mark.parametrize("fifth", ["c15", "c81 blue"])
def test_the_first_with_five_cards_in_a_district_takes_its_completion_token(fifth: str):
    own = "city 1 blue c08 c09 c10 c14"
    state, events = play(position(own, f"taken 1 {fifth.split(maxsplit=1)[0]}"), f"build {fifth}")
    assert state.completions == (1, 0, 0, 0, 0)
    assert "completed 1 blue" in told(events)


def test_the_second_with_five_cards_gets_nothing():
    own = "city 1 blue c08 c09 c10 c14"
    state = after(position(own, "city 2 blue completed", "taken 1 c15"), "build c15")
    assert state.completions == (2, 0, 0, 0, 0)
