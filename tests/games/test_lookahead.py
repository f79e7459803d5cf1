"""The computer player: it plays any game to its end, and better than who does not think."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from bot.games.computer import lookahead
from bot.games.computer.lookahead import looked_ahead
from tests.games.positions import in_turn, mostly_soaked
from tests.registry import GAMES

if TYPE_CHECKING:
    from bot.games.game import Action, AnyGame, Result

SANFRANCISCO = GAMES["sanfrancisco"]


def play(game: AnyGame, seats: int, computers: set[int], seed: int) -> Result:
    """Play a game, all other seats at random."""
    rng = Random(seed)
    state = game.start(game.setup(seats, game.options()[0], rng, 1))
    while turn := in_turn(game, state):
        view = game.view(state, turn)
        action = looked_ahead(game, view, rng) if turn in computers else rng.choice(view.legal)
        state, _ = game.apply(state, action)
        while chance := game.chance(state, rng):
            state, _ = game.apply(state, chance)
    result = game.result(state)
    assert result is not None
    return result


@pytest.mark.parametrize(("name", "seats"), mostly_soaked(0))
def test_computers_alone_play_a_game_to_its_end(
    name: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lookahead, "PLAYOUTS", lookahead.SAMPLES * lookahead.CANDIDATES)
    play(GAMES[name], seats, set(range(1, seats + 1)), seed=1)


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 4])
def test_computer_wins_against_players_who_choose_at_random(seats: int) -> None:
    winners = [play(SANFRANCISCO, seats, {seats}, seed).winners for seed in range(2)]
    assert winners == [(seats,)] * 2


def test_same_view_and_luck_lead_to_the_same_choice() -> None:
    state = SANFRANCISCO.start(SANFRANCISCO.setup(2, "standard", Random(3), 1))
    rng = Random(4)
    for _ in range(60):
        state, _ = SANFRANCISCO.apply(state, rng.choice(SANFRANCISCO.legal_actions(state)))
    view = SANFRANCISCO.view(state, in_turn(SANFRANCISCO, state))
    assert len({looked_ahead(SANFRANCISCO, view, Random(9)) for _ in range(3)}) == 1


class Counted:
    """A game that counts how often it scores and applies."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self.scored = 0
        self.applied = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def scores(self, state: Any) -> tuple[int, ...]:
        self.scored += 1
        return self._game.scores(state)

    def apply(self, state: Any, action: Action) -> Any:
        self.applied += 1
        return self._game.apply(state, action)


def test_work_of_a_choice_is_bounded() -> None:
    rng = Random(5)
    state = SANFRANCISCO.start(SANFRANCISCO.setup(4, "standard", rng, 1))
    while turn := in_turn(SANFRANCISCO, state):
        view = SANFRANCISCO.view(state, turn)
        state, _ = SANFRANCISCO.apply(state, rng.choice(view.legal))
        if rng.randrange(6):
            continue
        counted: Any = Counted(SANFRANCISCO)
        looked_ahead(counted, view, rng)
        bound = len(view.legal) + lookahead.LOOKS + lookahead.PLAYOUTS
        assert counted.scored <= bound
        assert counted.applied <= bound + lookahead.PLAYOUTS * lookahead.LONGEST


def test_of_very_many_actions_a_part_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lookahead, "SIGHTS", 4)
    state = SANFRANCISCO.start(SANFRANCISCO.setup(4, "standard", Random(5), 1))
    rng = Random(5)
    while len(SANFRANCISCO.legal_actions(state)) <= 2 * lookahead.SIGHTS:
        state, _ = SANFRANCISCO.apply(state, rng.choice(SANFRANCISCO.legal_actions(state)))
    counted: Any = Counted(SANFRANCISCO)
    view = SANFRANCISCO.view(state, in_turn(SANFRANCISCO, state))
    assert looked_ahead(counted, view, rng) in view.legal
    assert counted.scored <= lookahead.SIGHTS + lookahead.LOOKS + lookahead.PLAYOUTS
