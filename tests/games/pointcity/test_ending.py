"""The end of the game: seventeen turns each, fourteen cards left."""

from __future__ import annotations

from random import Random

import pytest

from bot.games.pointcity import GAME
from tests.games.pointcity.table import (
    QUIET,
    after,
    in_rows,
    lying,
    offered,
    play,
    position,
    seen,
    told,
)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_seventeen_turns(seats: int):
    state = GAME.start(GAME.setup(seats, "easy", Random(seats), 2))
    turns = dict.fromkeys(range(1, seats + 1), 0)
    while not state.ending:
        turns[state.seat] += 1
        assert seen(state).round == turns[state.seat]
        pairs = [each for each in offered(state, "take") if each != "take deck"]
        state = after(state, "take deck" if state.deck else pairs[0])
        while not state.ending and state.phase != "take":
            state = after(state, offered(state)[0])
    assert set(turns.values()) == {17}
    assert state.seat == 1
    assert len(lying(state)) == 14


def test_the_turn_that_empties_the_deck_is_not_the_last():
    state = after(position(in_rows(QUIET), "left 2"), "take a1 b1")
    assert (state.deck, state.seat) == (0, 2)
    assert len(lying(state)) == 16
    assert seen(state).top is None


def test_a_building_is_paid_and_its_token_taken_on_the_last_turn_too():
    market = "c15 " + "energy economy industry ecology community " * 3
    own = "city 1 hand economy economy economy"
    state = position(own, in_rows(market), "left 0")
    state, events = play(state, "take a1 b1", "pay economy economy economy", "token 3")
    assert told(events)[-2:] == ["token-taken 1 3 9", "ended 1 market"]
    assert GAME.scores(state) == (14, 0)


def test_the_last_turn_ends_without_a_take_only_when_no_pair_can_be_paid():
    market = " ".join(f"c{number}" for number in (*range(129, 135), *range(151, 161)))
    assert offered(position("city 1 hand", in_rows(market), "left 0")) == ["end"]
    assert offered(position("city 1 hand", in_rows(market), "left 2")) == ["take deck"]
    market = market.replace("c129", "energy").replace("c130", "energy")
    assert offered(position("city 1 hand", in_rows(market), "left 0")) == ["take a1 b1"]


def test_a_finished_game_offers_nothing():
    state = after(position(in_rows(QUIET), "left 0"), "take a1 b1")
    assert offered(state) == []
    assert GAME.to_act(state) == ()
    assert seen(state, 1).legal == ()
