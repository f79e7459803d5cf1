"""Majorities, ties and the other lines of the sum."""

from __future__ import annotations

import pytest

from bot.games.sanfrancisco import GAME
from bot.games.sanfrancisco.cards import Colour
from bot.games.sanfrancisco.scoring import Tie, Tiebreak, majorities
from tests.games.sanfrancisco.table import position

BLUE, GREEN, NETWORK = 0, 4, 5


def test_three_players_tied_two_of_them_parted_by_the_row_below():
    """Worked example 8."""
    state = position(
        "seats 3",
        "city 1 blue c10 c08 grey c29",
        "city 2 blue c09 c14",
        "city 3 blue c12 card4 grey c23",
    )
    blue = majorities(state)[BLUE]
    assert blue.sums == (7, 7, 7)
    assert blue.ranking == (2, 3, 1)
    assert blue.points == (0, 4, 2)
    assert blue.ties == (
        Tie(Tiebreak.OWN_ROW, 2, 3, Colour.BLUE, 1, 4, 3),
        Tie(Tiebreak.ROW_BELOW, 3, 1, Colour.GREY, 1, 3, 2),
    )


def test_four_players_tied_in_cable_cars_parted_by_the_third_column():
    """Worked example 9."""
    state = position(
        "seats 4",
        "turn 3",
        "city 1 green c68@ c69@ c64 c71@",
        "city 2 green c72@ c82@ c84@",
        "city 3 green c63@ c78@ c65 c85@",
        "city 4 green c66~@ c67~@ c70 c73 c62@",
    )
    network = majorities(state)[NETWORK]
    assert network.sums == (3, 3, 3, 3)
    assert network.ranking == (2, 3, 1, 4)
    assert network.points == (0, 5, 2, -2)
    assert network.ties == (
        Tie(Tiebreak.COLUMN, 2, 3, None, 3, 1, 0),
        Tie(Tiebreak.ENDER, 3, 1),
        Tie(Tiebreak.COLUMN, 1, 4, None, 4, 1, 0),
    )


def test_a_tie_nothing_parts_goes_to_the_seat_soonest_after_the_game_ender():
    """Worked example 10: seat 3 ends the game and is not among the tied 1, 2 and 4."""
    state = position("seats 4", "turn 3", "city 1 blue c10", "city 2 blue c12", "city 4 blue c14")
    blue = majorities(state)[BLUE]
    assert blue.ranking == (4, 1, 2, 3)
    assert blue.points == (2, 0, -2, 4)
    assert blue.ties == (Tie(Tiebreak.NEAREST, 4, 1), Tie(Tiebreak.NEAREST, 1, 2))


def test_a_tie_nothing_parts_goes_to_the_game_ender_among_the_tied():
    state = position("seats 3", "turn 2")
    blue = majorities(state)[BLUE]
    assert blue.ranking == (2, 3, 1)
    assert blue.ties == (Tie(Tiebreak.ENDER, 2, 3), Tie(Tiebreak.NEAREST, 3, 1))


def test_below_the_bottom_row_comes_the_top_one():
    state = position("city 1 green c64", "city 2 blue c15 green c65")
    green = majorities(state)[GREEN]
    assert green.ranking == (2, 1)
    assert green.ties == (Tie(Tiebreak.ROW_BELOW, 2, 1, Colour.BLUE, 1, 2, 0),)


def test_further_rows_are_compared_space_by_space_and_never_by_their_sum():
    state = position("city 1 blue c08 grey c23 c22 c21", "city 2 blue c09 grey card4")
    assert majorities(state)[BLUE].ranking == (2, 1)


def test_an_empty_space_counts_nothing_in_a_tie():
    """A foundation of value 0 and an empty space are the same."""
    state = position("city 1 blue c08 grey c16 orange c44", "city 2 blue c09 orange c38")
    tie = majorities(state)[BLUE].ties[0]
    assert (tie.ahead, tie.row, tie.space, tie.higher, tie.lower) == (2, Colour.ORANGE, 1, 3, 2)


def test_values_in_ties_are_those_now():
    state = position("city 1 blue c15+ c10", "city 2 blue c12 c08")
    assert majorities(state)[BLUE].ranking == (1, 2)


def test_a_sum_of_nothing_is_ranked_like_any_other():
    state = position("seats 4", "city 1 blue c08", "city 2 blue c10", "city 4 blue c15")
    assert majorities(state)[BLUE].points == (4, 2, -2, 0)


@pytest.mark.parametrize(
    ("seats", "district", "network"),
    [
        (2, (4, 0), (5, 0)),
        (3, (4, 2, 0), (5, 2, 0)),
        (4, (4, 2, 0, -2), (5, 2, 0, -2)),
    ],
)
def test_advantage_tokens_by_number_of_players(
    seats: int, district: tuple[int, ...], network: tuple[int, ...]
):
    ranked = majorities(position(f"seats {seats}"))
    assert ranked[BLUE].points == district
    assert ranked[NETWORK].points == network


def test_every_line_of_the_sum():
    own = "city 1 blue c01! c02! orange completed yellow bonus points green bonus discard medal"
    state = position("turn 2", own, "city 2 blue completed")
    lines = {line.code: line.points for line in GAME.sheet(state)[5:]}
    assert lines == {
        "cable-cars": (0, 5),
        "skyscrapers": (4, 0),
        "medal": (2, 0),
        "points-tokens": (3, 0),
        "completion-tokens": (2, 2),
    }
    assert [line.values for line in GAME.sheet(state)[:5]] == [
        {"district": colour} for colour in ("blue", "grey", "orange", "yellow", "green")
    ]


def test_points_now_are_reckoned_as_if_this_turn_ended_the_game():
    assert GAME.scores(position("turn 1")) == (25, 0)
    assert GAME.scores(position("turn 2")) == (0, 25)
