"""What can be done in one way only needs no decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.sanfrancisco import GAME
from tests.games.positions import in_turn
from tests.games.sanfrancisco.table import after, position

if TYPE_CHECKING:
    from bot.games.sanfrancisco.state import State

BUT_GREEN = (
    "city 1 blue c05 c06 c08 c09 c10 grey c21 c22 c23 c24 c25 "
    "orange c36 c37 c38 c39 c40 yellow c51 c52 c53 c54 c55"
)


def routine(state: State) -> list[str]:
    actions = GAME.routine(GAME.view(state, in_turn(GAME, state) or None))
    return [GAME.format(action) for action in actions]


def test_coloured_cards_go_in_the_order_they_lie() -> None:
    state = position("taken 1 c36 c79 c08")
    assert routine(state) == ["build c36", "build c08"]
    assert routine(after(state, "build c36")) == ["build c08"]


def test_a_universal_card_waits_for_a_decision() -> None:
    assert routine(position("taken 1 c79")) == []


def test_a_universal_card_with_one_row_left_needs_none() -> None:
    assert routine(position(BUT_GREEN, "taken 1 c79")) == ["build c79 green"]


def test_a_universal_card_whose_last_row_fills_up_on_the_way_is_not_built_unasked() -> None:
    full = BUT_GREEN.replace(" c40", "")
    state = position(full, "taken 1 c79 c40 c64")
    assert routine(state) == ["build c40", "build c64"]
    assert routine(after(state, "build c40")) == ["build c79 green", "build c64"]


def test_cards_that_compete_for_the_last_space_need_a_decision() -> None:
    state = position("city 1 grey c21 c22 c23 c24", "taken 1 c25 c30 c36 c08")
    assert routine(state) == ["build c36", "build c08"]


def test_a_bonus_that_is_due_comes_first() -> None:
    assert routine(after(position("city 1 grey c25", "taken 1 c28 c36"), "build c28")) == []


def test_a_bonus_on_the_way_comes_before_the_rest() -> None:
    state = position("city 1 grey c25", "taken 1 c36 c28 c08")
    assert routine(state) == ["build c36", "build c28"]


def test_drawing_and_placing_are_decisions() -> None:
    state = position("pile c36")
    assert routine(state) == []
    assert routine(after(state, "draw")) == []


def test_another_seat_has_no_routine() -> None:
    assert GAME.routine(GAME.view(position("taken 1 c36"), 2)) == ()
