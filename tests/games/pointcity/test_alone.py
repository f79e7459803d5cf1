"""The game of one player against the automaton."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from bot.games.game import TURN
from bot.games.pointcity import GAME
from bot.games.pointcity.state import Level
from tests.games.pointcity.table import after, hand, in_rows, lying, play, position, seen, told

if TYPE_CHECKING:
    from bot.games.pointcity.state import State

MARKET = """
    energy   economy  industry ecology
    {}       energy   ecology  community
    {}       ecology  energy   economy
    ecology  industry economy  energy
"""


def alone(first: str = "economy", second: str = "industry", *lines: str) -> State:
    """Return a position in which the automaton takes what lies on a2 and a3 first."""
    return position("level easy", in_rows(MARKET.format(first, second)), *lines)


def test_the_automaton_has_no_card_at_first_and_the_player_begins():
    state = GAME.start(GAME.setup(1, "hard", Random(1)))
    assert [len(city.hand) for city in state.cities] == [1, 0]
    assert (state.seat, state.level) == (1, Level.HARD)
    assert [city.automaton for city in seen(state).cities] == [False, True]


def test_with_more_players_there_is_no_automaton_whatever_the_level():
    state = GAME.start(GAME.setup(2, "hard", Random(1)))
    assert (state.level, len(state.cities)) == (None, 2)
    assert seen(state).markers is None


def test_the_automaton_acts_within_the_action_that_ends_the_turn():
    state, events = play(alone(), "take c3 d3")
    assert told(events)[2:3] == ["taken 2 a2 a3 economy industry"]
    assert hand(state, 2) == ["economy", "industry"]
    assert events[-1].code == TURN
    assert (state.seat, events[-1].seat) == (1, 1)


def test_the_market_is_refilled_before_and_after_the_automaton():
    _, events = play(alone(), "take a3 a4")
    codes = [(event.code, event.seat) for event in events]
    assert codes == [
        ("taken", 1),
        ("refilled", 1),
        ("taken", 2),
        ("built", 2),
        ("refilled", 2),
        ("turn", 1),
    ]


def test_after_a_take_from_the_deck_the_automaton_still_takes_from_the_market():
    _, events = play(alone(), "take deck")
    codes = [(event.code, event.seat) for event in events]
    assert codes == [("taken-from-deck", 1), ("taken", 2), ("refilled", 2), ("turn", 1)]


def test_the_automaton_pays_nothing_for_a_building():
    state, events = play(alone("c1", "c3"), "take c3 d3")
    assert [each.id for each in state.cities[1].buildings] == ["c1", "c3"]
    assert hand(state, 2) == []
    assert told(events)[3:5] == ["built 2 c1", "built 2 c3"]


def test_a_civic_building_gives_the_automaton_the_leftmost_token():
    state, events = play(alone("c15"), "take c3 d3")
    assert [token.id for token in state.cities[1].tokens] == [1]
    assert "token-taken 2 1 9" in told(events)


def test_two_civic_buildings_give_it_the_two_leftmost():
    state = after(alone("c15", "c16"), "take c3 d3")
    assert [token.id for token in state.cities[1].tokens] == [1, 2]
    assert next(token.id for token in state.tokens) == 3


def test_without_a_token_left_it_takes_none():
    state, events = play(alone("c15", "industry", "tokens"), "take c3 d3")
    assert state.cities[1].tokens == ()
    assert "token-none 2 1" in told(events)


def test_everybody_sees_where_the_markers_stand():
    state = alone()
    assert seen(state).markers == (4, 8)
    assert seen(after(state, "take c3 d3")).markers == (9, 13)


def test_below_the_last_row_comes_the_first():
    # After two turns of each the markers stand at c4.
    assert seen(alone("economy", "industry", "left 58")).markers == (14, 2)


def test_the_game_ends_after_the_automatons_last_turn():
    state, events = play(alone("economy", "industry", "left 2"), "take c3 d3")
    assert told(events)[-1] == "ended 2 market"
    assert len(lying(state)) == 14
    result = GAME.result(state)
    assert result is not None
    assert (result.ending, result.seat, len(result.points)) == ("market", 2, 2)
    assert seen(state).markers is None


def test_the_player_has_seventeen_turns():
    state = GAME.start(GAME.setup(1, "easy", Random(2)))
    turns = 0
    while not state.ending:
        assert seen(state).round == turns + 1
        state = after(state, "take deck")
        turns += 1
    assert turns == 17


@pytest.mark.parametrize("seat", [None, 1, 2])
def test_nobody_may_act_for_the_automaton(seat: int | None):
    assert {action.seat for action in GAME.view(alone(), seat).legal} == (
        set() if seat == 2 else {1}
    )
