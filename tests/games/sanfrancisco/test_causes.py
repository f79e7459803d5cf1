"""What an action of San Francisco is said to bring about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.sanfrancisco import GAME
from bot.games.sanfrancisco.computer.causes import Causes
from bot.games.sanfrancisco.computer.search import Planner
from tests.games.sanfrancisco.table import position

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.games.errors import Value
    from bot.games.sanfrancisco.state import State


def causes(state: State, notation: str, *, spoilt: bool = False) -> dict[str, Mapping[str, Value]]:
    """Return what an action brings about, or what it spoils: the values by code."""
    planner = Planner(state)
    action = GAME.parse(state.seat, notation)
    (thought,) = planner.thoughts([action])
    found = Causes(planner.table).of(thought)
    return {
        each.code: each.values for each in found if (each.halves < 0 if spoilt else each.halves > 0)
    }


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


def test_only_taking_a_column_costs_a_contract():
    state = position("column 1 c08 c09", "column 2 c10 c14", "pile c36")
    assert "no-contract" in causes(state, "finalize 1", spoilt=True)
    assert "no-contract" not in {**causes(state, "draw"), **causes(state, "draw", spoilt=True)}
    built = position("taken 1 c08", "city 1 contracts 1")
    for notation in ("build c08", "refuse c08"):
        assert "no-contract" not in causes(built, notation, spoilt=True)


def test_a_column_that_frees_a_rival_of_a_contract_is_told():
    held = position("column 1 c08 c09", "city 1", "city 2 contracts 1", "pile c36")
    assert causes(held, "finalize 1", spoilt=True)["freed"] == {"rival": 2}
    free = position("column 1 c08 c09", "pile c36")
    assert "freed" not in causes(free, "finalize 1", spoilt=True)
    three = position("seats 3", "column 1 c08 c09", "city 2 contracts 1", "city 3 contracts 1")
    assert "freed-all" in causes(three, "finalize 1", spoilt=True)


def test_a_column_that_a_rival_may_not_take_can_wait():
    state = position("column 2 c08 c09", "city 1", "city 2 contracts 2", "pile c36")
    assert causes(state, "draw")["waits"] == {"rival": 2, "column": 2}
    assert "waits" not in causes(position("column 2 c08 c09", "pile c36"), "draw")
    three = "seats 3", "column 2 c08 c09", "city 2 contracts 2", "city 3 contracts 2", "pile c36"
    assert causes(position(*three), "draw")["waits-all"] == {"column": 2}


def test_a_place_that_leaves_the_next_player_less_is_told():
    state = position("column 1 c08 c09", "turned c10", "pile c36")
    assert causes(state, "place 2")["less"] == {"rival": 2}
    assert "less" not in causes(state, "place 1")
