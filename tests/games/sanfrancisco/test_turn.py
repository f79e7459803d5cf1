"""Action A, action B, contracts, refusing and the end of a turn."""

from __future__ import annotations

import random

import pytest

from bot.games.sanfrancisco import GAME
from bot.games.sanfrancisco.cards import ROWS
from bot.games.sanfrancisco.state import City, Phase
from tests.games.sanfrancisco.table import after, cards, offered, play, position, told

FULL_BLUE = "city 1 blue c08 c09 c10 c14 c15"


def test_a_foundation_placed_in_a_column_takes_a_token():
    """Worked example 1."""
    state, events = play(position("seats 3", "pile c46"), "draw", "place 2")
    assert state.columns == ((), cards("c46"), ())
    assert state.tokens == 7
    assert told(events) == [
        "drawn 1 c46",
        "placed 1 c46 2 1",
        "token-laid 1 c46 2 7",
        "turn 2",
    ]


def test_a_card_without_foundation_takes_no_token():
    assert after(position("pile c08"), "draw", "place 1").tokens == 6


@pytest.mark.parametrize(("seats", "tokens"), [(2, 6), (3, 8), (4, 10)])
def test_foundation_tokens_by_number_of_players(seats: int, tokens: int):
    assert GAME.start(_setup(seats)).tokens == tokens


def test_start_is_empty_but_for_the_deck():
    state = GAME.start(_setup(3))
    assert state.cities == (City(),) * 3
    assert state.columns == ((), (), ())
    assert state.supply == (3,) * 6
    assert len(state.pile) == 87
    assert offered(state) == ["draw"]


def test_the_card_turned_over_may_go_in_any_column():
    state = after(position("column 1 c08", "pile c21"), "draw")
    assert offered(state) == ["place 1", "place 2", "place 3"]


def test_one_contract_takes_a_column_of_two_and_a_second_contract_but_not_a_column_of_one():
    """Worked example 2."""
    state = position("city 1 contracts 1", "column 1 c08 c21", "column 2 c36", "pile c51")
    assert offered(state) == ["draw", "finalize 1"]
    state = after(state, "finalize 1")
    assert state.taken == cards("c08 c21")
    assert state.cities[0].contracts == 2


def test_when_everybody_holds_a_contract_each_discards_one():
    """Worked example 3."""
    state = position(
        "seats 3", "city 2 contracts 1", "city 3 contracts 1", "column 1 c08", "pile c51"
    )
    state, events = play(state, "finalize 1")
    assert [each.contracts for each in state.cities] == [0, 0, 0]
    assert told(events) == ["finalized 1 1 1 1 c08", "contracts-discarded 0"]


def test_an_empty_column_cannot_be_taken():
    assert "finalize 3" not in offered(position("column 1 c08", "column 2 c21"))


def test_taken_cards_are_built_or_refused_in_any_order():
    state = after(position("column 1 c08 c80"), "finalize 1")
    assert offered(state) == [
        "build c08",
        *(f"build c80 {row}" for row in ROWS),
        "refuse c08",
        "refuse c80",
        "done",
    ]


def test_a_card_goes_on_the_leftmost_empty_space_of_its_row():
    state = after(position("city 1 blue c08", "taken 1 c09"), "build c09")
    assert state.cities[0].rows[0] == position("city 1 blue c08 c09").cities[0].rows[0]


def test_a_universal_card_goes_in_any_row_with_a_space():
    state = position(FULL_BLUE, "taken 1 c80")
    assert offered(state)[:4] == [f"build c80 {row}" for row in ROWS[1:]]
    assert (
        after(state, "build c80 green").cities[0].rows[4]
        == position("city 1 green c80").cities[0].rows[4]
    )


def test_refused_cards_and_their_tokens_leave_the_game():
    state, events = play(position("taken 1 c01 c08", "tokens 3"), "refuse c01")
    assert state.box == cards("c01")
    assert state.tokens == 3
    assert told(events) == ["refused 1 c01"]


def test_done_refuses_all_that_is_left():
    state, events = play(position("taken 1 c01 c08"), "done")
    assert state.box == cards("c01 c08")
    assert (state.seat, state.phase, state.taken) == (2, Phase.START, ())
    assert told(events) == ["refused 1 c01", "refused 1 c08", "turn 2"]


def test_done_is_possible_right_after_finalize():
    assert after(position("column 1 c08"), "finalize 1", "done").seat == 2


def test_taken_cards_without_room_are_refused_without_asking():
    state, events = play(position(FULL_BLUE, "column 1 c11 c21"), "finalize 1")
    assert state.taken == cards("c21")
    assert state.box == cards("c11")
    assert told(events) == ["finalized 1 1 2 1 c11 c21", "no-room 1 c11"]


def test_a_row_filled_on_the_way_leaves_no_room_for_the_next_card():
    own = "city 1 blue c08 c09 c10 c14"
    state, events = play(position(own, "taken 1 c15 c11 c21"), "build c15")
    assert state.taken == cards("c21")
    assert told(events)[-1] == "no-room 1 c11"


def test_a_take_without_any_room_ends_the_turn():
    state = after(position(FULL_BLUE, "column 1 c11"), "finalize 1")
    assert (state.seat, state.phase) == (2, Phase.START)


def test_the_turn_ends_by_itself_after_the_last_card():
    state, events = play(position("taken 1 c08"), "build c08")
    assert (state.seat, state.phase, state.column) == (2, Phase.START, 0)
    assert told(events)[-1] == "turn 2"


def test_the_turn_passes_around_the_table():
    assert after(position("seats 3", "turn 3", "pile c08"), "draw", "place 1").seat == 1


@pytest.mark.parametrize("contracts", [1, 2, 3])
def test_the_discard_token_is_spent_on_one_or_two_of_the_contracts_held(contracts: int):
    state = position(f"city 1 contracts {contracts} discard", "pile c08")
    counts = ["discard 1", "discard 2"][:contracts]
    assert offered(state) == ["draw", *counts]
    state = after(state, counts[-1])
    assert state.cities[0].contracts == contracts - len(counts)
    assert not state.cities[0].discard
    assert offered(state) == ["draw"]


def test_the_discard_token_without_a_contract_cannot_be_spent():
    assert offered(position("city 1 discard", "pile c08")) == ["draw"]


def test_the_discard_token_may_be_spent_before_the_card_turned_over_is_placed():
    state = after(position("city 1 contracts 1 discard", "pile c08"), "draw", "discard 1")
    assert offered(state) == ["place 1", "place 2", "place 3"]


def test_spending_the_discard_token_first_can_allow_a_column():
    own = "city 1 contracts 2 discard"
    state = after(position(own, "column 1 c08", "pile"), "discard 2")
    assert offered(state) == ["finalize 1"]


def test_the_discard_token_may_be_spent_while_building():
    state = after(position("city 1 contracts 1 discard", "taken 1 c08"), "discard 1")
    assert offered(state) == ["build c08", "refuse c08", "done"]


def test_after_the_last_card_an_unspent_discard_token_keeps_the_turn_open():
    state = after(position("city 1 contracts 2 discard", "taken 1 c08"), "build c08")
    assert state.seat == 1
    assert offered(state) == ["done", "discard 1", "discard 2"]
    assert after(state, "discard 1").seat == 2
    assert after(state, "done").seat == 2
    assert after(state, "done").cities[0].discard


def test_after_the_last_card_a_discard_token_without_a_contract_does_not_keep_the_turn_open():
    assert after(position("city 1 discard", "taken 1 c08"), "build c08").seat == 2


def test_placing_a_card_ends_the_turn_whatever_token_is_held():
    state = position("city 1 contracts 1 discard", "pile c08")
    assert after(state, "draw", "place 1").seat == 2


def _setup(seats: int):
    return GAME.setup(seats, "standard", random.Random(7))
