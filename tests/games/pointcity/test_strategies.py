"""The player of simulated games that takes what brings most."""

from __future__ import annotations

from random import Random

from bot.games import GAMES
from bot.games.pointcity.computer.strengths import buyer
from tests.games.positions import in_turn

GAME = GAMES["pointcity"]


def test_buyer_wins_against_a_player_who_chooses_at_random():
    winners: list[tuple[int, ...]] = []
    for seed in range(3):
        rng = Random(seed)
        state = GAME.start(GAME.setup(2, "easy", rng, 1))
        while turn := in_turn(GAME, state):
            view = GAME.view(state, turn)
            action = buyer(view, rng) if turn == 2 else rng.choice(view.legal)
            state, _ = GAME.apply(state, action)
        result = GAME.result(state)
        assert result is not None
        winners.append(result.winners)
    assert winners == [(2,)] * 3
