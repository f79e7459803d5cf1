"""The rules by topic, every ruling among them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.presenters.sanfrancisco.teaching import TOPICS
from tests.presenters.sanfrancisco.shown import PRESENTER
from tests.presenters.shown import EVERY_WORDS, WORDS, language_of

if TYPE_CHECKING:
    from bot.words.words import Words

RULINGS = {
    "turn": ["the first player is drawn at random"],
    "building": [
        "the foundation token of a refused foundation leaves the game",
        "cards that no longer fit in any row are refused automatically",
        "your turn ends automatically",
    ],
    "bonuses": [
        "a kind that has no place on your board",
        "you get no bonus for that district, now or later",
        "neither printed tracks nor a tracks token",
        "use the contract-discard token between choosing a bonus and putting it on your board",
    ],
    "end": [
        "a board is full with 25 cards, bonus cards included",
        "the card that fills the board still has its full effect",
    ],
    "ties": ["an empty space counts 0", "they come in turn order after that player"],
}
"""What the rulebook leaves open, by the topic that decides it."""


def test_every_ruling_is_marked_and_stands_in_its_topic() -> None:
    for topic in TOPICS:
        rulings = RULINGS.get(topic, [])
        lines = PRESENTER.rules(topic, WORDS).split("\n")
        marked = [line for line in lines if line.startswith("- **Our ruling:** ")]
        assert len(marked) == len(rulings)
        for ruling, line in zip(rulings, marked, strict=True):
            assert ruling in line


@pytest.mark.parametrize("words", EVERY_WORDS, ids=language_of)
def test_topics_have_titles_and_fit_a_message(words: Words) -> None:
    options = PRESENTER.topics(words)
    assert [option.action for option in options] == list(TOPICS)
    assert len(options) <= 25
    for option in options:
        text = PRESENTER.rules(option.action, words)
        assert text.startswith(f"### {option.label}\n")
        assert len(text) <= 3500
        assert "  " not in text


def test_the_deck_is_called_a_reconstruction() -> None:
    assert "reconstruction" in PRESENTER.rules("deck", WORDS)


def test_a_topic_of_an_older_message_shows_the_first() -> None:
    assert PRESENTER.rules("renamed", WORDS) == PRESENTER.rules("goal", WORDS)
