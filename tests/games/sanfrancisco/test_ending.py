"""The two ways the game ends, and who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from bot.games.sanfrancisco import GAME
from bot.games.sanfrancisco.state import Ending, Phase
from tests.games.sanfrancisco.table import (
    after,
    building,
    cards,
    city,
    offered,
    play,
    table,
    told,
)

if TYPE_CHECKING:
    from bot.games.sanfrancisco.state import City, State

LAST_SPACE = {
    "blue": "c08 c09 c10 c14",
    "grey": "c21 c22 c23 c24 c29",
    "orange": "c36 c37 c38 c44 c80",
    "yellow": "c51 c52 c53 c59 c60",
    "green": "c64 c65 c66 c67 c75",
}


def test_the_last_foundation_token_ends_the_game_at_once():
    state, events = play(table(city(), city(), pile="c01 c08", tokens=1), "draw", "place 3")
    assert (state.phase, state.ending, state.seat) == (Phase.OVER, Ending.FOUNDATIONS, 1)
    assert offered(state) == []
    assert GAME.to_act(state) == ()
    assert told(events)[-1] == "ended 1 foundations"


def test_the_last_token_but_one_does_not_end_the_game():
    assert after(table(city(), city(), pile="c01", tokens=2), "draw", "place 3").seat == 2


def test_a_full_board_ends_the_game_and_the_rest_goes_to_the_box():
    state, events = play(building(city(LAST_SPACE), "c15 c81"), "build c15")
    assert (state.phase, state.ending, state.seat) == (Phase.OVER, Ending.BOARD, 1)
    assert state.box == cards("c81")
    assert told(events) == [
        "built 1 c15 blue5",
        "completed 1 blue",
        "no-room 1 c81",
        "ended 1 board",
    ]


def test_a_full_board_ends_the_game_even_with_a_discard_token_to_spend():
    own = replace(city(LAST_SPACE), discard=True, contracts=2)
    assert after(building(own, "c15"), "build c15").ending is Ending.BOARD


def test_the_last_card_still_raises_skyscrapers():
    own = city({**LAST_SPACE, "blue": "c08 c09 c10 c01"})
    state, events = play(building(own, "c15"), "build c15")
    assert "skyscraper 1 c01 blue4 8 7" in told(events)
    assert state.ending is Ending.BOARD


def test_most_points_win():
    state = _over(city({"blue": "c08"}), city())
    assert GAME.scores(state) == (4 * 5 + 5, 0)
    result = GAME.result(state)
    assert result is not None
    assert (result.ending, result.seat, result.winners) == ("foundations", 1, (1,))


def test_equal_points_go_to_the_most_cable_cars():
    own = city({"blue": "c08", "grey": "c21", "orange": "c36", "yellow": "c51"})
    other = city({"green": "c64 c68@"}, bonuses={"yellow": "points"})
    # Four districts against one, the cable cars, a 1½-point token and two completion tokens.
    result = GAME.result(_over(own, other, completions=(0, 0, 0, 2, 2)))
    assert result is not None
    assert result.points == (16, 16)
    assert (result.winners, result.tiebreak) == ((2,), "cable-cars")


def test_equal_points_and_cable_cars_share_the_win():
    own = city({"blue": "c08", "grey": "c21", "orange": "c36"})
    other = city({"yellow": "c51", "green": "c64"}, bonuses={"yellow": "points"})
    # Three districts and three completion tokens against two districts, the cable cars (none on
    # either board: they go to the game-ender), a 1½-point token and the medal.
    state = _over(own, other, completions=(1, 1, 1, 0, 0), medal=2, seat=2)
    result = GAME.result(state)
    assert result is not None
    assert result.points == (18, 18)
    assert (result.winners, result.tiebreak) == ((1, 2), "")


def test_those_with_the_most_cable_cars_among_equal_points_share_the_win():
    one = city({"blue": "c08", "grey": "c21", "orange": "c36"})
    two = city({"green": "c68@"}, bonuses={"yellow": "points"})
    three = city({"yellow": "c52", "green": "c69@"})
    result = GAME.result(_over(one, two, three, completions=(1, 1, 2, 2, 0)))
    assert result is not None
    assert result.points == (16, 16, 16)
    assert (result.winners, result.tiebreak) == ((2, 3), "cable-cars")


def test_a_running_game_has_no_result():
    assert GAME.result(table(city(), city())) is None


def _over(*cities: City, **fields: Any) -> State:
    state = table(*cities, **fields)
    return replace(state, phase=Phase.OVER, ending=Ending.FOUNDATIONS)
