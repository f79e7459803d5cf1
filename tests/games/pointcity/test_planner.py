"""The computer player of Point City: it knows no more than its seat, and beats the others."""

from __future__ import annotations

from random import Random

import pytest
from msgspec import structs

from bot.cli.strategies import strategies_of
from bot.games import GAMES
from bot.games.pointcity.evaluation import evaluate
from bot.games.pointcity.strategies import planner
from tests.games.positions import in_turn, play

GAME = GAMES["pointcity"]


def won(against: str, seed: int) -> bool:
    """Return whether the planner wins a game of two, each deal from both seats."""
    rng, seat = Random(seed), 1 + seed % 2
    other = strategies_of(GAME)[against]
    state = GAME.start(GAME.setup(2, GAME.options()[0], Random(seed // 2)))
    while turn := in_turn(GAME, state):
        view = GAME.view(state, turn)
        state, _ = GAME.apply(state, (planner if turn == seat else other)(view, rng))
    result = GAME.result(state)
    assert result is not None
    return seat in result.winners


def test_planner_wins_against_chance_and_more_often_than_not_against_the_buyer():
    assert all(won("random", seed) for seed in range(4))
    assert sum(won("buyer", seed) for seed in range(16)) > 8


@pytest.mark.parametrize("seed", range(3))
def test_positions_that_look_the_same_to_a_seat_lead_to_the_same_choice(seed: int):
    rng = Random(seed)
    for step in [*play("pointcity", 2, seed)][10:-1:40]:
        view = GAME.view(step.after, in_turn(GAME, step.after))
        twin = GAME.sample(view, rng)
        assert GAME.view(twin, view.seat) == view
        assert planner(view, Random(5)) == planner(GAME.view(twin, view.seat), Random(5))


def test_a_finished_game_is_worth_its_points():
    *_, last = play("pointcity", 3, 1)
    state = last.after
    scores = GAME.scores(state)
    assert [evaluate(state, seat) for seat in (1, 2, 3)] == [
        points - max(each for at, each in enumerate(scores) if at != seat)
        for seat, points in enumerate(scores)
    ]


def test_a_permanent_symbol_is_worth_more_the_longer_the_game_goes_on():
    worths: list[float] = []
    for cards in (100, 12):
        state = next(
            each.after
            for each in play("pointcity", 2, 4)
            if 0 < each.after.deck < cards and any(city.buildings for city in each.after.cities)
        )
        city = next(each for each in state.cities if each.buildings)
        seat = state.cities.index(city) + 1
        bare = structs.replace(city, buildings=())
        cities = tuple(bare if each is city else each for each in state.cities)
        printed = 2 * sum(each.points for each in city.buildings)
        gain = evaluate(state, seat) - evaluate(structs.replace(state, cities=cities), seat)
        worths.append((gain - printed) / len(city.buildings))
    early, late = worths
    assert early > late >= 0
