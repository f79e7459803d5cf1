"""What the options of a game are called."""

from __future__ import annotations

import pytest

from bot.presenters.phrases import option_name, option_names
from bot.words.words import Words

WORDS = Words("en")


@pytest.mark.parametrize("name", ["standard", "rows", "space"])
def test_deck_goes_by_the_name_of_its_file(name: str) -> None:
    assert option_name("sanfrancisco", name, WORDS) == name


def test_names_with_commas_can_be_told_apart() -> None:
    said = option_names("pointcity", ["easy", "hard"], WORDS)
    assert said == "Easy automaton, when you play alone; Hard automaton, when you play alone"
