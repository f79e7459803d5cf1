"""What buildings and civic tokens are called."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING

import pytest

from bot.games.pointcity import GAME
from bot.games.pointcity.cards import TokenKind
from bot.presenters.pointcity.reading import NAMES, PointCityReading
from tests.games.pointcity.table import building
from tests.presenters.shown import EVERY_WORDS, WORDS, language_of

if TYPE_CHECKING:
    from bot.words.words import Words

START = GAME.view(GAME.start(GAME.setup(2, GAME.options()[0], Random(1))), None)
BUILDINGS = [card.building for card in GAME.deck.cards if card.building is not None]


@pytest.mark.parametrize("words", EVERY_WORDS, ids=language_of)
def test_buildings_that_bring_the_same_share_ten_names_of_their_own(words: Words) -> None:
    names: dict[str, set[str]] = {}
    reading = PointCityReading(START, words)
    for each in BUILDINGS:
        names.setdefault(reading.building_name(each), set()).add(str(each.gives or each.kind))
    assert all(len(brought) == 1 for brought in names.values())
    groups = Counter(next(iter(brought)) for brought in names.values())
    assert all(8 <= count <= NAMES for count in groups.values())
    assert len(groups) == 7


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("c1", "Wind farm (energy)"),
        ("c2", "Hydro plant (energy, 1 point)"),
        ("c129", "Monument (5 points)"),
        ("c9", "Registry office (civic)"),
    ],
)
def test_a_building_says_what_it_brings(card: str, words: str) -> None:
    assert PointCityReading(START, WORDS).building(building(card)) == words


@pytest.mark.parametrize("words", EVERY_WORDS, ids=language_of)
def test_the_words_of_a_civic_token_are_those_of_the_token(words: Words) -> None:
    reading = PointCityReading(START, words)
    texts = [reading.token(token.id) for token in GAME.deck.tokens]
    assert len(set(texts)) == len(texts)
    for token, text in zip(GAME.deck.tokens, texts, strict=True):
        assert text.startswith(f"{token.points} ")
        if len(token.resources) in (1, 2):
            stems = [words.say("pc-resource", resource=each.value)[:5] for each in token.resources]
            assert all(stem in text for stem in stems), text
        if words.language == "en" and token.kind is TokenKind.TYPE:
            assert f"{token.at_least} or more" in text
