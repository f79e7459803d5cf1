"""What one more card in a row would bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.games.sanfrancisco import GAME
from bot.games.sanfrancisco.cards import ROWS, Bonus, Colour
from bot.games.sanfrancisco.prospects import NextSpace, asleep, lacking_connection, prospects
from tests.games.positions import sampled
from tests.games.sanfrancisco.table import after, position, seen

if TYPE_CHECKING:
    from bot.games.sanfrancisco.prospects import Prospect
    from bot.games.sanfrancisco.state import State

FOUR_BLUE = "c08 c09 c10 c14"


def row(state: State, colour: str, seat: int = 1) -> Prospect:
    return prospects(GAME.view(state, None), seat)[ROWS.index(Colour(colour))]


def test_the_completion_token_takes_as_many_cards_as_the_row_has_spaces():
    state = position(f"city 1 blue {FOUR_BLUE}")
    assert row(state, "blue").completing == 1
    assert row(state, "blue", 2).completing == 5


def test_a_completion_token_that_is_gone_cannot_be_had():
    state = position(f"city 1 blue {FOUR_BLUE}", "city 2 blue completed")
    assert row(state, "blue").completing == 0


def test_a_full_row_has_no_next_card():
    full = row(position(f"city 1 blue {FOUR_BLUE} c15", "city 2 blue c12"), "blue")
    assert (full.space, full.completing, full.symbols) == (None, 0, 0)


def test_the_second_symbol_brings_the_bonus():
    state = position("city 1 grey c25")
    assert row(state, "grey").symbols == 1
    assert row(state, "grey", 2).symbols == 2
    assert row(state, "grey").bonuses == (Bonus.CARD4, Bonus.TRACKS)


def test_a_settled_bonus_comes_no_more():
    state = position("city 1 grey c25 c28 bonus tracks")
    assert row(state, "grey").symbols == 0


def test_two_symbols_in_one_space_are_out_of_reach():
    assert row(position(f"city 1 blue {FOUR_BLUE}"), "blue").symbols == 0


def test_kinds_that_are_gone_are_no_prospect():
    state = position("city 1 grey c25", "supply card4 0 tracks 1")
    assert row(state, "grey").bonuses == (Bonus.TRACKS,)


def test_the_next_space_tells_what_a_foundation_a_square_and_tracks_would_be_there():
    own = "city 1 blue c08 c09 grey c21 orange c36 c33@"
    state = position(own)
    assert row(state, "grey").space == NextSpace(2, 8, 4, connects=True)
    assert row(state, "blue").space == NextSpace(3, 4, 0, connects=False)


def test_tracks_in_the_bottom_row_reach_a_printed_depot_that_wakes_no_square():
    assert row(position(), "green").space == NextSpace(1, 0, 0, connects=True)


def test_passing_takes_more_than_the_difference_where_the_tie_is_lost():
    state = position("city 1 blue c10", "city 2 blue c08 c12")
    assert (row(state, "blue").rival, row(state, "blue").passing) == (2, 5)


def test_passing_takes_the_difference_where_the_tie_is_won():
    state = position("city 1 blue c08", "city 2 blue c10 c12")
    assert (row(state, "blue").rival, row(state, "blue").passing) == (2, 2)


def test_the_first_has_nobody_to_pass_and_the_second_behind():
    state = position("seats 3", "city 1 blue c08", "city 2 blue c15", "city 3 blue c10")
    assert (row(state, "blue").rival, row(state, "blue").passing) == (3, 0)
    assert (row(state, "blue", 2).rival, row(state, "blue", 3).rival) == (3, 1)


def test_a_full_row_passes_nobody():
    state = position("city 1 blue c05 c06 c07 c13 c15", f"city 2 blue {FOUR_BLUE} c12")
    assert (row(state, "blue").rival, row(state, "blue").passing) == (2, None)


@pytest.mark.parametrize(
    ("card", "passes"), [("c06", False), ("c07", False), ("c14", True), ("c09", True)]
)
def test_a_card_passes_exactly_when_it_is_worth_enough(card: str, passes: bool):
    state = position("city 1 blue c10 c15", "city 2 blue c08 c12", f"taken 1 {card}")
    assert row(state, "blue").passing == 3
    ranking = GAME.view(after(state, f"build {card}"), None).majorities[0].ranking
    assert ranking == ((1, 2) if passes else (2, 1))


def test_a_square_sleeps_beside_no_car_whatever_lies_on_it():
    state = position("city 1 grey c19++@ c20 orange c34 c33@")
    grey, orange = seen(state).rows[1:3]
    assert [asleep(spot) for spot in grey] == [True, False]
    assert [asleep(spot) for spot in orange] == [False, False]


def test_tracks_without_a_car_lack_their_connection():
    state = position("city 1 blue c11 c08 c09~ green c64 c68@")
    rows = seen(state).rows
    assert [lacking_connection(spot) for spot in rows[0]] == [True, False, True]
    assert [lacking_connection(spot) for spot in rows[4]] == [False, False]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_prospects_agree_with_every_position(seats: int):
    for step in sampled("sanfrancisco", seats, 60):
        view = GAME.view(step.after, None)
        for each in view.cities:
            for index, prospect in enumerate(prospects(view, each.seat)):
                room = 5 - len(each.rows[index])
                ranking = view.majorities[index].ranking
                assert (prospect.space is None) == (room == 0)
                assert prospect.completing in (0, room)
                assert prospect.symbols <= room
                assert prospect.rival != each.seat
                assert (prospect.passing == 0) == (ranking[0] == each.seat)
