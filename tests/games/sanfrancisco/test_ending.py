"""The two ways the game ends, and who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.sanfrancisco import GAME
from bot.games.sanfrancisco.state import Ending, Phase
from tests.games.sanfrancisco.table import after, cards, offered, play, position, told

if TYPE_CHECKING:
    from bot.games.sanfrancisco.state import State

FULL_BUT_BLUE = (
    "grey c21 c22 c23 c24 c29 orange c36 c37 c38 c44 c80 "
    "yellow c51 c52 c53 c59 c60 green c64 c65 c66 c67 c75"
)
LAST_SPACE = f"city 1 blue c08 c09 c10 c14 {FULL_BUT_BLUE}"


def test_the_last_foundation_token_ends_the_game_at_once():
    state, events = play(position("tokens 1", "pile c01 c08"), "draw", "place 3")
    assert (state.phase, state.ending, state.seat) == (Phase.OVER, Ending.FOUNDATIONS, 1)
    assert offered(state) == []
    assert GAME.to_act(state) == ()
    assert told(events)[-1] == "ended 1 foundations"


def test_the_last_token_but_one_does_not_end_the_game():
    assert after(position("tokens 2", "pile c01"), "draw", "place 3").seat == 2


def test_a_full_board_ends_the_game_and_the_rest_goes_to_the_box():
    state, events = play(position(LAST_SPACE, "taken 1 c15 c81"), "build c15")
    assert (state.phase, state.ending, state.seat) == (Phase.OVER, Ending.BOARD, 1)
    assert state.box == cards("c81")
    assert told(events) == [
        "built 1 c15 blue5",
        "completed 1 blue",
        "no-room 1 c81",
        "ended 1 board",
    ]


def test_a_full_board_ends_the_game_even_with_a_discard_token_to_spend():
    own = f"{LAST_SPACE} contracts 2 discard"
    assert after(position(own, "taken 1 c15"), "build c15").ending is Ending.BOARD


def test_the_last_card_still_raises_skyscrapers():
    own = f"city 1 blue c08 c09 c10 c01 {FULL_BUT_BLUE}"
    state, events = play(position(own, "taken 1 c15"), "build c15")
    assert "skyscraper 1 c01 blue4 8 7" in told(events)
    assert state.ending is Ending.BOARD


def test_most_points_win():
    state = over("city 1 blue c08")
    assert GAME.scores(state) == (4 * 5 + 5, 0)
    result = GAME.result(state)
    assert result is not None
    assert (result.ending, result.seat, result.winners) == ("foundations", 1, (1,))


def test_equal_points_go_to_the_most_cable_cars():
    own = "city 1 blue c08 grey c21 orange c36 yellow c51"
    other = "city 2 yellow completed bonus points green c64 c68@ completed"
    # Four districts against one, the cable cars, a 1½-point token and two completion tokens.
    result = GAME.result(over(own, other))
    assert result is not None
    assert result.points == (16, 16)
    assert (result.winners, result.tiebreak) == ((2,), "cable-cars")


def test_equal_points_and_cable_cars_share_the_win():
    own = "city 1 blue c08 completed grey c21 completed orange c36 completed"
    other = "city 2 yellow c51 bonus points green c64 medal"
    # Three districts and three completion tokens against two districts, the cable cars (none on
    # either board: they go to the game-ender), a 1½-point token and the medal.
    state = over("turn 2", own, other)
    result = GAME.result(state)
    assert result is not None
    assert result.points == (18, 18)
    assert (result.winners, result.tiebreak) == ((1, 2), "")


def test_those_with_the_most_cable_cars_among_equal_points_share_the_win():
    one = "city 1 blue c08 completed grey c21 completed orange c36"
    two = "city 2 orange completed yellow completed bonus points green c68@"
    three = "city 3 yellow c52 green c69@"
    result = GAME.result(over("seats 3", one, two, three))
    assert result is not None
    assert result.points == (16, 16, 16)
    assert (result.winners, result.tiebreak) == ((2, 3), "cable-cars")


def test_a_running_game_has_no_result():
    assert GAME.result(position()) is None


def over(*lines: str) -> State:
    return position("end foundations", *lines)
