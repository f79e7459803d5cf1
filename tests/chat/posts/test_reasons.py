"""A hint says why in nearly every position, and hardly ever by figures alone."""

from __future__ import annotations

from random import Random

import pytest

from bot.games.computer.lookahead import choose
from bot.games.judging import differences, foremost
from tests.games.positions import in_turn
from tests.registry import GAMES

EVERY, MOST = 6, 12
"""Every so many choices of a game a hint is asked for, and so many hints at most."""


@pytest.mark.parametrize("name", ["sanfrancisco", "pointcity", "tickettoride"])
def test_a_hint_nearly_always_has_a_reason_in_the_words_of_the_game(name: str) -> None:
    game, rng = GAMES[name], Random(7)
    assert game.judge is not None
    state = game.start(game.setup(2, game.options()[0], rng))
    choices, found = 0, list[list[str]]()
    while (seat := in_turn(game, state)) and len(found) < MOST:
        view = game.view(state, seat)
        choices += len(view.legal) > 1
        if len(view.legal) > 1 and choices % EVERY == 0:
            best, *others = game.judge.weigh(view, Random(1))
            worse = next((each for each in others if round(each.lead - best.lead) < 0), None)
            causes = foremost(best) if worse is None else differences(best, worse)
            if others:
                found.append([each.code for each in causes])
        state, _ = game.apply(state, choose(game, view, "easy", rng))
        while chance := game.chance(state, rng):
            state, _ = game.apply(state, chance)
    assert len(found) >= 6
    assert sum(not codes for codes in found) <= 1
    assert sum(any(code.startswith(".") for code in codes) for codes in found) <= len(found) / 3
