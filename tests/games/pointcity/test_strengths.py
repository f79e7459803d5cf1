"""The strengths of computer players: they know no more than their seat, and beat the weaker."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import pytest

from bot.cli.playing import strategies_of
from bot.games.judging import STRENGTHS
from bot.games.pointcity import GAME
from bot.games.pointcity.computer import strengths
from bot.games.pointcity.computer.search import trials
from tests.games.positions import in_turn, play


def won(player: str, against: str, seed: int) -> bool:
    """Return whether a player wins a game of two, each deal from both seats."""
    rng, seat, known = Random(seed), 1 + seed % 2, strategies_of(GAME)
    state = GAME.start(GAME.setup(2, "easy", Random(seed // 2), 1))
    while turn := in_turn(GAME, state):
        action: Any = known[player if turn == seat else against](GAME.view(state, turn), rng)
        state, _ = GAME.apply(state, action)
    result = GAME.result(state)
    assert result is not None
    return result.winners == (seat,)


def test_easy_wins_against_chance_and_medium_against_easy():
    assert all(won("easy", "random", seed) for seed in range(2))
    assert sum(won("medium", "easy", seed) for seed in range(4, 9)) > 3


def test_hard_wins_against_easy_even_in_haste(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(strengths, "trials", partial(trials, effort=280))
    assert all(won("hard", "easy", seed) for seed in range(2))


@pytest.mark.soak
def test_each_strength_wins_against_the_one_below_and_the_best_against_the_others():
    for player, against, games, wins in (
        ("easy", "random", 20, 18),
        ("medium", "easy", 20, 13),
        ("medium", "buyer", 20, 14),
        ("hard", "medium", 20, 12),
        ("hard", "lookahead", 20, 17),
    ):
        assert sum(won(player, against, seed) for seed in range(games)) >= wins


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_positions_that_look_the_same_to_a_seat_lead_to_the_same_legal_choice(
    strength: str, seats: int, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(strengths, "trials", partial(trials, effort=700))
    rng, player = Random(seats), GAME.strategies[strength]
    for step in [*play("pointcity", seats, seats)][7:-1:30]:
        view = GAME.view(step.after, in_turn(GAME, step.after))
        twin = GAME.view(GAME.sample(view, rng), view.seat)
        assert twin == view
        chosen = player(view, Random(5))
        assert chosen in view.legal
        assert player(twin, Random(5)) == chosen
