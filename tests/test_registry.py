"""Tests of a game are found by its name, and missed by it."""

from __future__ import annotations

import pytest

import render
from bot import games, presenters
from tests import registry
from tests.games.case import case_of
from tests.registry import GAMES, PRESENTERS, part_of


def test_every_game_is_shown_and_painted():
    assert set(GAMES) == set(PRESENTERS)
    assert set(games.GAMES) == set(presenters.PRESENTERS) == {art.game for art in render.ARTS}


def test_a_game_without_tests_is_named_with_the_module_it_lacks():
    with pytest.raises(LookupError, match=r"chess is .* no tests\.games\.chess\.case"):
        case_of("chess")


def test_a_fault_within_the_tests_of_a_game_is_no_lack_of_them(monkeypatch: pytest.MonkeyPatch):
    def import_module(name: str) -> None:
        raise ModuleNotFoundError("No module named 'bot.nothing'", name="bot.nothing")

    monkeypatch.setattr(registry, "import_module", import_module)
    with pytest.raises(ModuleNotFoundError, match=r"bot\.nothing"):
        part_of("sanfrancisco", "games", "case")


def test_a_game_may_have_its_tests_elsewhere(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(registry, "ELSEWHERE", {"chess": "tests.games.pointcity"})
    assert part_of("chess", "games", "case").CASE is case_of("pointcity")
