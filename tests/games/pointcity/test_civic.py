"""Civic buildings and the tokens they bring."""

from __future__ import annotations

from tests.games.pointcity.table import (
    after,
    in_rows,
    lying,
    offered,
    play,
    position,
    seen,
    told,
)

CIVIC = """
    c15      c16      industry ecology
    economy  energy   ecology  community
    industry ecology  energy   economy
    ecology  industry economy  energy
"""
"""c15 costs three economy, c16 three community."""
RICH = "economy economy economy community community community"
PAY = "pay economy economy economy"


def test_a_civic_building_brings_a_token_at_once():
    state = position(f"city 1 hand {RICH}", in_rows(CIVIC), "pile c1 c3 c4")
    state, events = play(state, "take a1 a2", PAY)
    assert offered(state) == [f"token {number}" for number in range(1, 11)]
    assert told(events)[-1] == "built 1 c15"
    state, events = play(state, "token 7")
    assert [token.id for token in state.cities[0].tokens] == [7]
    assert [token.id for token in state.tokens] == [1, 2, 3, 4, 5, 6, 8, 9, 10]
    assert told(events)[0] == "token-taken 1 7 9"
    assert state.seat == 2


def test_the_market_is_refilled_after_the_token():
    state = after(position(f"city 1 hand {RICH}", in_rows(CIVIC)), "take a1 a2", PAY)
    assert len(lying(state)) == 14
    assert len(lying(after(state, "token 1"))) == 16


def test_two_civic_buildings_bring_two_tokens_one_after_the_other():
    state = position(f"city 1 hand {RICH}", in_rows(CIVIC))
    state = after(state, "take a1 b1", f"{PAY} community community community")
    assert seen(state).owed == 2
    state = after(state, "token 7")
    assert (state.seat, state.owed) == (1, 1)
    assert "token 7" not in offered(state)
    state = after(state, "token 3")
    assert state.seat == 2
    assert [token.id for token in state.cities[0].tokens] == [7, 3]


def test_a_token_may_not_be_declined():
    state = after(position(f"city 1 hand {RICH}", in_rows(CIVIC)), "take a1 a2", PAY)
    assert all(action.startswith("token") for action in offered(state))


def test_no_token_is_taken_when_none_is_left():
    state = position(f"city 1 hand {RICH}", in_rows(CIVIC), "tokens")
    state, events = play(state, "take a1 a2", PAY)
    assert state.seat == 2
    assert "token-none 1 1" in told(events)


def test_the_last_token_goes_to_the_first_of_two_civic_buildings():
    state = position(f"city 1 hand {RICH}", in_rows(CIVIC), "tokens 9")
    state, events = play(state, "take a1 b1", f"{PAY} community community community")
    assert told(events)[-1] == "token-none 1 1"
    assert offered(state) == ["token 9"]
    assert after(state, "token 9").seat == 2


def test_a_civic_building_gives_neither_points_nor_a_resource():
    state = after(position(f"city 1 hand {RICH}", in_rows(CIVIC)), "take a1 a2", PAY, "token 9")
    city = seen(state).cities[0]
    assert (city.printed, city.permanent) == (0, (0, 0, 0, 0, 0))


def test_everybody_sees_what_a_token_would_be_worth_to_each():
    state = position("city 1 built c3 hand ingenuity ingenuity", "city 2 hand", "tokens 2 7 8")
    worth = [each.worth for each in seen(state).tokens]
    assert worth == [(10, 10), (8, 0), (4, 0)]
