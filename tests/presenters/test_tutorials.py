"""The tutorials of the games on offer: positions that are possible, actions that are legal."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING, Any

import pytest

from bot.games import GAMES
from bot.games.position import read_position
from bot.presenters import PRESENTERS
from bot.presenters.phrases import points_words
from bot.presenters.tutorial import END, READER, about, farewell, is_taught, position_text
from tests.presenters.shown import EVERY_WORDS
from tests.registry import PRESENTERS as ALL

if TYPE_CHECKING:
    from bot.presenters.tutorial import TutorialStep

TAUGHT = [game for game, each in PRESENTERS.items() if each.tutorial]
STEPS = [(game, step) for game, each in PRESENTERS.items() for step in each.tutorial]
FEWEST, MOST = 8, 12
"""How many steps a person follows in one go."""


def state_of(game: str, name: str) -> Any:
    """The state of a position of a tutorial."""
    found, state = read_position(position_text(game, name), GAMES)
    assert found is GAMES[game]
    return state


@pytest.mark.parametrize("game", TAUGHT)
def test_a_tutorial_is_short_and_has_a_position_for_each_step(game: str) -> None:
    names = [step.name for step in PRESENTERS[game].tutorial]
    assert FEWEST <= len(names) <= MOST
    assert len({*names, END}) == len(names) + 1
    there = files(f"bot.presenters.{game}").joinpath("positions").iterdir()
    assert {each.name for each in there} == {f"{name}.txt" for name in (*names, END)}
    for words in EVERY_WORDS:
        assert about(game, words).startswith(f"**{words.say(f'game-{game}')}:**")


def test_a_game_is_offered_to_be_learnt_if_it_has_a_tutorial() -> None:
    for words in EVERY_WORDS:
        assert [game for game in ALL if is_taught(game, words)] == TAUGHT


@pytest.mark.parametrize(("game", "step"), STEPS, ids=[f"{g}-{step.name}" for g, step in STEPS])
def test_what_a_step_expects_is_legal_for_its_reader(game: str, step: TutorialStep) -> None:
    rules, state = GAMES[game], state_of(game, step.name)
    assert READER in rules.to_act(state)
    assert rules.result(state) is None
    legal = {rules.format(each) for each in rules.legal_actions(state) if each.seat == READER}
    assert set(step.expected) <= legal
    for action in step.expected:
        rules.apply(state, rules.parse(READER, action))


@pytest.mark.parametrize("game", TAUGHT)
def test_a_tutorial_ends_with_a_game_that_its_reader_has_won(game: str) -> None:
    result = GAMES[game].result(state_of(game, END))
    assert result is not None
    assert result.winners == (READER,)
    for words in EVERY_WORDS:
        told = farewell(PRESENTERS[game].group, words)
        assert all(points_words(halves) in told for halves in result.points)
