"""What an option can be while it is typed: what fits exactly comes first."""

from __future__ import annotations

from typing import Literal
from unicodedata import normalize

import pytest

from bot.chat.commands.choosing import MOST, Entry, choices, chosen
from bot.chat.messages.answers import Told
from tests.presenters.shown import WORDS

COLUMNS = [
    Entry("Column 1, 2 cards", "1"),
    Entry("Column 2, 3 cards", "2"),
    Entry("Column 3, 1 card", "3"),
]
CARDS = [
    Entry("Grey 4, bonus", "c21"),
    Entry("Grey 4", "c22"),
    Entry("Universal 14", "c84"),
    Entry("Orange 1", "c04"),
]
ZONES = [Entry(name, name) for name in ("America/New_York", "Africa/Porto-Novo", "Europe/Rome")]


def offered(entries: list[Entry[str]], typed: str) -> list[str]:
    return [choice.value for choice in choices(entries, typed)]


@pytest.mark.parametrize("typed", ["2", " 2 ", "column 2", "COLUMN 2", "Column 2, 3 cards"])
def test_what_is_typed_exactly_comes_first(typed: str) -> None:
    assert offered(COLUMNS, typed)[0] == "2"


def test_a_number_typed_for_numbers_means_no_other_number() -> None:
    assert offered(COLUMNS[:1], "2") == []
    tens = [Entry(f"Token {number}", str(number)) for number in (10, 21, 1, 12)]
    assert offered(tens, "1") == ["1", "10", "12"]


def test_a_label_comes_before_those_that_begin_with_it() -> None:
    assert offered(CARDS, "grey 4") == ["c22", "c21"]


def test_a_whole_word_comes_before_a_part_of_one() -> None:
    assert offered(CARDS, "4") == ["c21", "c22", "c84"]
    assert offered(CARDS, "1") == ["c04", "c84"]


def test_words_may_be_typed_without_what_stands_between_them() -> None:
    routes = [Entry("Pier 39 - Sunset, red", "r1"), Entry("Sunset - Richmond, red", "r2")]
    assert offered(routes, "sunset rich") == ["r2"]
    assert offered(routes, "39 sun") == ["r1"]


@pytest.mark.parametrize("form", ["NFC", "NFD"])
@pytest.mark.parametrize(
    ("label", "typed"),
    [
        ("Żółta 3", "zolta"),
        ("Żółta 3", "żółta"),
        ("Zieleń: łąka", "laka"),
        ("Perché no", "perche"),
        ("Fisherman\u2019s Wharf", "fisherman's"),
        ("Fisherman's Wharf", "fisherman\u2019s"),
        ("Lombard Street - Pier 39", "lombard street \u2013 pier"),
        ("Presidio \u2013 Sunset", "presidio - s"),
    ],
)
def test_accents_and_signs_may_be_typed_as_the_keyboard_has_them(
    label: str, typed: str, form: Literal["NFC", "NFD"]
) -> None:
    assert offered([Entry(label, "x")], normalize(form, typed)) == ["x"]
    assert chosen([Entry(label, "x")], normalize(form, label), "card", WORDS) == "x"


def test_a_value_comes_before_a_label_that_holds_it() -> None:
    entries = [Entry("blue 3 on space 1", "blue1"), Entry("Space 3", "blue 3")]
    assert offered(entries, "blue 3") == ["blue 3", "blue1"]


@pytest.mark.parametrize(
    ("typed", "zone"),
    [("new york", "America/New_York"), ("rome", "Europe/Rome"), ("new_york", "America/New_York")],
)
def test_blanks_and_underscores_are_alike(typed: str, zone: str) -> None:
    assert offered(ZONES, typed) == [zone]


def test_everything_is_offered_in_its_order_before_a_letter() -> None:
    many = [Entry(f"Card {number}", f"c{number}") for number in range(40)]
    assert offered(many, "") == [f"c{number}" for number in range(MOST)]


def test_a_label_too_long_is_cut() -> None:
    [choice] = choices([Entry("x" * 101, "x")], "x")
    assert choice.name == "x" * 99 + "…"


@pytest.mark.parametrize("typed", ["c22", "C22", "grey 4"])
def test_a_value_or_a_label_is_taken(typed: str) -> None:
    assert chosen(CARDS, typed, "card", WORDS) == "c22"


def test_a_wrong_value_is_told_with_what_is_possible() -> None:
    with pytest.raises(Told) as told:
        chosen([Entry("1. Ann*", 1), Entry("2. Bo", 2)], "9", "player", WORDS)
    assert told.value.text == (
        "“\u20689\u2069” isn\u2019t possible for `player`. You can choose: 1. Ann\\*; 2. Bo."
    )
