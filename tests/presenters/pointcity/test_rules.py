"""The rules by topic, every ruling among them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.presenters.pointcity.teaching import TOPICS
from tests.presenters.pointcity.shown import PRESENTER
from tests.presenters.shown import EVERY_WORDS, WORDS, language_of

if TYPE_CHECKING:
    from bot.words.words import Words

RULINGS = {
    "goal": ["the starting ingenuity card"],
    "turn": ["your turn ends automatically"],
    "flip": ["also before taking from the deck, and on the last turn"],
    "paying": [
        "two buildings taken in one turn are paid for together",
        "without any unnecessary card",
        "saves ingenuity cards first, then double cards, and then uses as few cards as possible",
    ],
    "civic": ["one token after the other", "you must take a token"],
    "end": ["afford any pair on the last turn"],
    "alone": ["resource cards count as unspent", "the two leftmost tokens"],
}
"""What the rulebook leaves open, by the topic that decides it."""
MARKS = {"en": "Our ruling", "pl": "Doprecyzowanie", "it": "Chiarimento"}


def test_every_ruling_is_marked_and_stands_in_its_topic() -> None:
    for topic in TOPICS:
        rulings = RULINGS.get(topic, [])
        lines = PRESENTER.rules(topic, WORDS).split("\n")
        marked = [line for line in lines if line.startswith("- **Our ruling:** ")]
        assert len(marked) == len(rulings), topic
        for ruling, line in zip(rulings, marked, strict=True):
            assert ruling in line


@pytest.mark.parametrize("words", EVERY_WORDS, ids=language_of)
def test_every_language_has_as_many_rulings(words: Words) -> None:
    for topic in TOPICS:
        text = PRESENTER.rules(topic, words)
        assert text.count(f"- **{MARKS[words.language]}:** ") == len(RULINGS.get(topic, []))


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


def test_a_topic_of_an_older_message_shows_the_first() -> None:
    assert PRESENTER.rules("renamed", WORDS) == PRESENTER.rules("goal", WORDS)
