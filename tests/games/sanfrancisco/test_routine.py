"""What can be done in one way only needs no decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.sanfrancisco import GAME
from tests.games.positions import in_turn
from tests.games.sanfrancisco.table import after, building, city, table

if TYPE_CHECKING:
    from bot.games.sanfrancisco.state import State

BUT_GREEN = {
    "blue": "c05 c06 c08 c09 c10",
    "grey": "c21 c22 c23 c24 c25",
    "orange": "c36 c37 c38 c39 c40",
    "yellow": "c51 c52 c53 c54 c55",
}


def routine(state: State) -> str:
    action = GAME.routine(GAME.view(state, in_turn(GAME, state) or None))
    return "" if action is None else GAME.format(action)


def test_coloured_cards_go_in_the_order_they_lie() -> None:
    state = building(city(), "c36 c79 c08")
    assert routine(state) == "build c36"
    assert routine(after(state, "build c36")) == "build c08"


def test_a_universal_card_waits_for_a_decision() -> None:
    assert routine(building(city(), "c79")) == ""


def test_a_universal_card_with_one_row_left_needs_none() -> None:
    assert routine(building(city(BUT_GREEN), "c79")) == "build c79 green"


def test_a_bonus_that_is_due_comes_first() -> None:
    assert routine(after(building(city({"grey": "c25"}), "c28 c36"), "build c28")) == ""


def test_drawing_and_placing_are_decisions() -> None:
    state = table(city(), city(), pile="c36")
    assert routine(state) == ""
    assert routine(after(state, "draw")) == ""


def test_another_seat_has_no_routine() -> None:
    assert GAME.routine(GAME.view(building(city(), "c36"), 2)) is None
