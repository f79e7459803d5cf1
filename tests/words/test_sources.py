"""A translation is looked at again whenever its English text changes."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from tests.words.sources import TRANSLATED, digest, english, recorded, renewed, stale


def message(text: str) -> Message:
    """Return the message that a line of a catalogue says."""
    entry = FluentParser().parse_entry(text)
    assert isinstance(entry, Message)
    return entry


@pytest.mark.parametrize("language", TRANSLATED)
def test_no_translation_is_older_than_its_english_text(language: str) -> None:
    old = stale(recorded(language), english())
    assert not old, (
        f"bot/locales/{language}: look at these translations again, then record them with "
        f"python -m tests.words.sources {' '.join(old)}"
    )


def test_hash_changes_with_words_and_placeholders_but_not_with_comments() -> None:
    told = digest(message("told = { $player } takes a card."))
    assert told == digest(message("# $player: a name\ntold = { $player } takes a card."))
    assert told != digest(message("told = { $player } takes the card."))
    assert told != digest(message("told = { $other } takes a card."))


def test_changed_new_and_gone_texts_are_stale_until_they_are_recorded() -> None:
    made_from = {"same": "1", "changed": "2", "gone": "3"}
    texts = {"same": "1", "changed": "5", "new": "4"}
    assert stale(made_from, texts) == ["changed", "gone", "new"]
    assert stale(renewed(made_from, texts, ["changed"]), texts) == ["gone", "new"]
    assert renewed(made_from, texts, stale(made_from, texts)) == texts
