"""What buttons say is short enough for a phone, in every language and with the longest names."""

from __future__ import annotations

import itertools

import pytest

from bot.chat.posts.public import LONGEST_ON_BUTTON
from bot.games.judging import STRENGTHS
from bot.presenters import PRESENTERS
from bot.presenters.labels import LONGEST_LABEL
from bot.words.words import Words, languages
from tests.words.catalogue import Parts, messages

COUNTS = (0, 1, 2, 5, 22, 25)
"""Numbers that choose every form of every language, the longest among them."""
NUMBERS = ("column", "cards", "count", "number")
NAME = "W" * LONGEST_ON_BUTTON


@pytest.mark.parametrize("language", languages())
def test_a_label_of_the_table_fits_a_phone(language: str) -> None:
    words = Words(language)
    keys = [key for key in messages(language) if key.startswith("button-")]
    zooms = [
        f"{each.group}-zoom-{part}" for each in PRESENTERS.values() for part in ("own", "shared")
    ]
    for key in (*keys, *zooms):
        variables = Parts(messages(language)[key]).variables
        assert variables <= {"player", "strength"}, f"{key} takes what this test does not know"
        for strength in STRENGTHS:
            label = words.say(key, player=NAME, strength=strength) if variables else words.say(key)
            assert len(label) <= LONGEST_LABEL, label


@pytest.mark.parametrize("language", languages())
def test_a_label_of_a_game_that_takes_only_numbers_fits_a_phone(language: str) -> None:
    words = Words(language)
    held = 0
    for key, message in messages(language).items():
        variables = sorted(Parts(message).variables)
        if "-button-" not in key or not set(variables) <= set(NUMBERS):
            continue
        held += 1
        for counts in itertools.product(COUNTS, repeat=len(variables)):
            label = words.say(key, **dict(zip(variables, counts, strict=True)))
            assert len(label) <= LONGEST_LABEL, label
    assert held >= len(PRESENTERS)
