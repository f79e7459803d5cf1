"""The bonuses: when one is due, which can be taken, what each does."""

from __future__ import annotations

import pytest

from bot.games.sanfrancisco.cards import ROWS, Bonus
from bot.games.sanfrancisco.state import Ending, Phase
from tests.games.sanfrancisco.table import (
    after,
    cards,
    cars,
    offered,
    play,
    position,
    skyscrapers,
    standing_on,
    told,
    worth,
)

SECOND = {
    "blue": ("c05", "c06", "plus2"),
    "grey": ("c25", "c28", "card4"),
    "orange": ("c41", "c43", "depot"),
    "yellow": ("c56", "c58", "points"),
    "green": ("c70", "c73", "discard"),
}
"""By district: a card with the first symbol, one with the second, the bonus they bring."""
FULL_BUT_GREY = (
    "blue c08 c09 c10 c14 c15 orange c36 c37 c38 c44 c43 "
    "yellow c51 c52 c53 c59 c60 green c64 c65 c66 c67 c75"
)
NEARLY_FULL = f"city 1 {FULL_BUT_GREY} grey c25 c21 c22 c23"
"""All but the last space of the grey row, which has one symbol."""


@pytest.mark.parametrize(
    ("district", "first", "second", "bonus"), [(d, *t) for d, t in SECOND.items()]
)
def test_the_second_symbol_in_a_row_offers_its_bonus_or_the_tracks_token(
    district: str, first: str, second: str, bonus: str
):
    """Worked example 7, for every district."""
    state, events = play(
        position(f"city 1 {district} {first}", f"taken 1 {second}"), f"build {second}"
    )
    assert offered(state) == [f"bonus {bonus}", "bonus tracks"]
    assert f"bonus-owed 1 {district}" in told(events)


def test_the_first_and_the_third_symbol_offer_nothing():
    assert after(position("taken 1 c25"), "build c25").seat == 2
    own = "city 1 grey c25 c28 bonus tracks"
    assert after(position(own, "taken 1 c26"), "build c26").seat == 2


def test_a_universal_card_counts_for_the_row_it_lies_in():
    state = position("city 1 grey c25", "taken 1 c83")
    assert offered(after(state, "build c83 grey")) == ["bonus card4", "bonus tracks"]
    assert after(state, "build c83 blue").seat == 2


def test_the_universal_card_worth_four_goes_in_any_row_with_a_space():
    own = "city 1 blue c08 c09 c10 c14 c15 grey c25"
    state = after(position(own, "taken 1 c28"), "build c28", "bonus card4")
    assert offered(state) == [f"put {row}" for row in ROWS[1:]]
    state, events = play(state, "put orange")
    assert worth(state, "orange1") == 4
    assert state.supply == (3, 2, 3, 3, 3, 3)
    assert state.cities[0].bonuses[1] is Bonus.CARD4
    assert told(events) == ["built 1 card4 orange1", "turn 2"]


def test_a_bonus_card_lets_skyscrapers_rise_and_completes_districts():
    own = "city 1 grey c25 orange c31 yellow c53"
    state = after(position(own, "taken 1 c28"), "build c28", "bonus card4", "put orange")
    assert skyscrapers(state) == {"orange1"}
    own = "city 1 blue c08 c09 c10 c14 grey c25"
    state = after(position(own, "taken 1 c28"), "build c28", "bonus card4", "put blue")
    assert state.completions == (1, 0, 0, 0, 0)


def test_the_depot_card_is_in_the_network_and_connects():
    own = "city 1 blue c11 orange c41"
    state = after(position(own, "taken 1 c43"), "build c43", "bonus depot", "put grey")
    assert cars(state) == {"grey1", "blue1"}


def test_the_depot_card_wakes_a_square_whose_neighbour_rises():
    own = "city 1 blue c10 grey c29 c20 c17 orange c41 c44 c38"
    state, events = play(position(own, "taken 1 c45"), "build c45", "bonus depot", "put blue")
    assert worth(state, "grey2") == 4
    assert told(events)[-6:] == [
        "built 1 depot blue2",
        "connected 1 depot blue2",
        "square-woke 1 c20 grey2",
        "skyscraper 1 c17 grey3 7 7",
        "medal 1 0 1",
        "turn 2",
    ]


def test_the_plus2_token_goes_on_any_card_and_lifts_its_value():
    own = "city 1 blue c05 grey c20"
    state = after(position(own, "taken 1 c06"), "build c06", "bonus plus2")
    assert offered(state) == ["put blue1", "put blue2", "put grey1"]
    state, events = play(state, "put blue1")
    assert worth(state, "blue1") == 4
    assert told(events) == ["token-put 1 plus2 c05 blue1", "turn 2"]


def test_several_plus2_tokens_may_lie_on_one_card():
    own = "city 1 blue c05+"
    state = after(position(own, "taken 1 c06"), "build c06", "bonus plus2", "put blue1")
    assert worth(state, "blue1") == 6


def test_a_square_keeps_its_own_value_beside_a_plus2_token():
    own = "city 1 blue c05 grey c20"
    asleep = after(position(own, "taken 1 c06"), "build c06", "bonus plus2", "put grey1")
    assert worth(asleep, "grey1") == 2
    own = "city 1 blue c05 grey c20 orange c33@"
    awake = after(position(own, "taken 1 c06"), "build c06", "bonus plus2", "put grey1")
    assert worth(awake, "grey1") == 6


def test_the_plus2_token_lets_a_skyscraper_rise_and_moves_the_medal():
    own = "city 1 blue c12 grey c16 c29"
    state, events = play(position(own, "taken 1 c13"), "build c13", "bonus plus2", "put blue1")
    assert skyscrapers(state) == {"grey1"}
    assert state.medal == 1
    assert told(events)[-3:] == ["skyscraper 1 c16 grey1 7 7", "medal 1 0 1", "turn 2"]


def test_a_plus2_token_on_a_foundation_lets_the_one_beside_it_rise_and_not_its_own():
    own = "city 1 blue c12 grey c16 c17 c23 orange c38"
    state = after(position(own, "taken 1 c13"), "build c13", "bonus plus2", "put grey1")
    assert skyscrapers(state) == {"grey2"}


def test_the_tracks_token_goes_on_any_card_without_tracks():
    own = "city 1 grey c25 c27 c24~ green c63@"
    state = after(position(own, "taken 1 c28"), "build c28", "bonus tracks")
    assert offered(state) == ["put grey1", "put grey4", "put green1"]


def test_the_tracks_token_connects_its_card_and_what_lies_beyond():
    own = "city 1 grey c25 yellow c54 green c64"
    state, events = play(position(own, "taken 1 c28"), "build c28", "bonus tracks", "put green1")
    assert cars(state) == {"green1", "yellow1"}
    assert standing_on(state, "green1").rails
    assert told(events)[-4:] == [
        "token-put 1 tracks c64 green1",
        "connected 1 c64 green1",
        "connected 1 c54 yellow1",
        "turn 2",
    ]


def test_the_tracks_token_can_wake_a_square_and_raise_a_skyscraper():
    own = "city 1 grey c25 orange c38 yellow c49 c46 green c64 c67"
    state = after(position(own, "taken 1 c28"), "build c28", "bonus tracks", "put green1")
    assert worth(state, "yellow1") == 4
    assert skyscrapers(state) == {"yellow2"}


def test_the_points_token_is_kept():
    state, events = play(position("city 1 yellow c56", "taken 1 c58"), "build c58", "bonus points")
    assert state.cities[0].bonuses[3] is Bonus.POINTS
    assert told(events)[-2:] == ["bonus-taken 1 yellow points", "turn 2"]


def test_a_discard_token_won_may_be_spent_on_the_contract_just_taken():
    own = "city 1 green c70 contracts 1"
    state = after(position(own, "taken 1 c73"), "build c73", "bonus discard")
    assert offered(state) == ["done", "discard 1"]
    assert after(state, "discard 1").cities[0].contracts == 0


def test_the_discard_token_may_be_spent_before_a_bonus_is_chosen_but_not_before_it_is_put():
    own = "city 1 grey c25 contracts 1 discard"
    state = after(position(own, "taken 1 c28"), "build c28")
    assert offered(state) == ["bonus card4", "bonus tracks", "discard 1"]
    assert offered(after(state, "bonus card4")) == [f"put {row}" for row in ROWS]
    assert offered(after(state, "discard 1")) == ["bonus card4", "bonus tracks"]


def test_a_kind_that_is_gone_cannot_be_taken():
    state = position("city 1 grey c25", "taken 1 c28", "supply card4 0")
    assert offered(after(state, "build c28")) == ["bonus tracks"]


def test_where_no_kind_is_left_there_is_no_bonus_then_or_later():
    state = position("city 1 grey c25", "taken 1 c28 c26", "supply card4 0 tracks 0")
    state, events = play(state, "build c28")
    assert state.phase is Phase.BUILDING
    assert state.cities[0].bonuses[1] is Bonus.NOTHING
    assert told(events)[-1] == "bonus-none 1 grey"
    assert after(state, "build c26").seat == 2


def test_a_bonus_card_that_no_row_can_take_cannot_be_chosen():
    state = after(position(NEARLY_FULL, "taken 1 c28"), "build c28")
    assert offered(state) == ["bonus tracks"]


def test_a_tracks_token_with_no_card_to_go_on_cannot_be_chosen():
    own = "city 1 blue c13"
    state = after(position(own, "taken 1 c84"), "build c84 blue")
    assert offered(state) == ["bonus plus2"]


def test_the_card_that_fills_the_board_still_brings_its_bonus():
    state = after(position(NEARLY_FULL, "taken 1 c28 c29"), "build c28")
    assert state.phase is Phase.BONUS
    state = after(state, "bonus tracks", "put green1")
    assert (state.phase, state.ending, state.seat) == (Phase.OVER, Ending.BOARD, 1)


def test_a_board_filled_where_no_kind_can_be_taken_ends_the_game_at_once():
    state, events = play(position(NEARLY_FULL, "taken 1 c28", "supply tracks 0"), "build c28")
    assert told(events)[-2:] == ["bonus-none 1 grey", "ended 1 board"]
    assert state.cities[0].bonuses[1] is Bonus.NOTHING


def test_a_bonus_card_can_fill_the_board():
    own = f"city 1 {FULL_BUT_GREY} grey c25 c21 c22"
    state = after(position(own, "taken 1 c28"), "build c28", "bonus card4", "put grey")
    assert state.ending is Ending.BOARD


def test_cards_without_room_are_refused_before_the_bonus_is_chosen():
    own = "city 1 grey c25 c21 c22 c23"
    state, events = play(position(own, "taken 1 c28 c29 c08"), "build c28")
    assert (state.phase, state.taken) == (Phase.BONUS, cards("c08"))
    assert told(events)[-2:] == ["bonus-owed 1 grey", "no-room 1 c29"]


def test_a_bonus_between_two_cards_leaves_the_rest_to_build():
    state = after(
        position("city 1 grey c25", "taken 1 c28 c08"), "build c28", "bonus card4", "put blue"
    )
    assert offered(state) == ["build c08", "refuse c08", "done"]
