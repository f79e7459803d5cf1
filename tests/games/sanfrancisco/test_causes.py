"""What an action of San Francisco is said to bring about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.sanfrancisco import GAME
from bot.games.sanfrancisco.causes import Causes
from bot.games.sanfrancisco.planning import Planner
from tests.games.sanfrancisco.table import position

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.games.errors import Value
    from bot.games.sanfrancisco.state import State


def causes(state: State, notation: str) -> dict[str, Mapping[str, Value]]:
    """Return what an action brings about: the values by code."""
    planner = Planner(state)
    action = GAME.parse(state.seat, notation)
    (thought,) = planner.thoughts([action])
    found = Causes(planner.table).of(thought)
    return {each.code: each.values for each in found if each.halves > 0}


def test_a_card_takes_the_lead_of_a_district_from_whom_had_it():
    state = position("taken 1 c08", "city 1", "city 2 blue c10")
    assert causes(state, "build c08")["lead"] == {"rival": 2, "colour": "blue"}
    assert "lead" not in causes(state, "refuse c08")


def test_a_district_nobody_has_begun_is_led_without_a_loser():
    found = causes(position("taken 1 c08"), "build c08")
    assert found["lead-open"] == {"colour": "blue"}
    assert "lead" not in found


def test_a_square_beside_a_cable_car_is_told():
    # The tracks of green join the depot below; the square above stands beside that car.
    state = position("taken 1 c50", "city 1 green c62@")
    assert causes(state, "build c50")["square"] == {"colour": "yellow"}
    assert "square" not in causes(position("taken 1 c50"), "build c50")


def test_a_full_row_is_told_and_one_that_is_nearly_full():
    four = position("taken 1 c15", "city 1 blue c08 c09 c10 c14")
    assert causes(four, "build c15")["complete"] == {"colour": "blue"}
    three = position("taken 1 c14", "city 1 blue c08 c09 c10")
    assert causes(three, "build c14")["completing"] == {"colour": "blue", "count": 1}


def test_what_a_rival_could_take_next_is_told_of_whoever_takes_it():
    state = position("column 2 c08 c09", "city 2 blue c10")
    assert causes(state, "finalize 2")["takes-from"] == {"rival": 2, "column": 2}
    held = position("column 2 c08 c09", "city 1", "city 2 contracts 2")
    assert "takes-from" not in causes(held, "finalize 2")


def test_a_rival_whose_contracts_bar_every_column_is_told_of():
    state = position("column 1 c08", "turned c09", "city 2 contracts 2")
    assert causes(state, "place 2")["shut"] == {"rival": 2}
    assert "shut" not in causes(position("column 1 c08 c10 c14", "turned c09"), "place 2")
