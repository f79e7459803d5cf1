"""Which letters belong together, and in what order parts of a line lie."""

from __future__ import annotations

import pytest

from render.text.scripts import (
    clusters,
    in_order,
    isolated,
    joiners_where_they_join,
    needs_shaping,
    starts_leftward,
)


def laid(text: str, *, leftward: bool = False) -> list[str]:
    return [part.text for part in in_order(text, leftward=leftward)]


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("Ana", ["Ana"]),
        ("Ana דוד Bo", ["Ana ", "דוד", " Bo"]),
        ("דוד 12", ["דוד", " 12"]),
        ("דוד 12 מרים", [" מרים", "12", "דוד "]),
        ("", []),
    ],
)
def test_a_line_from_the_left_keeps_its_parts_from_the_left(text: str, parts: list[str]) -> None:
    assert laid(text) == parts


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("דוד", ["דוד"]),
        ("דוד Ana 12 Bo", ["Ana 12 Bo", "דוד "]),
        ("דוד 1.5 מרים", [" מרים", "1.5", "דוד "]),
        ("12 דוד", [" דוד", "12"]),
    ],
)
def test_a_line_from_the_right_has_its_parts_from_the_right(text: str, parts: list[str]) -> None:
    assert laid(text, leftward=True) == parts


def test_an_isolated_name_has_an_order_of_its_own() -> None:
    name = isolated("דוד Ana")
    assert laid(f"{name} 2, {name}") == ["Ana", "דוד ", " 2, ", "Ana", "דוד "]
    assert isolated("Ana 2") == "Ana 2"


def test_the_first_letter_with_a_direction_sets_that_of_a_name() -> None:
    assert starts_leftward("12 (דוד) Ana")
    assert not starts_leftward("12 Ana דוד")
    assert not starts_leftward("12")


def test_marks_and_joiners_stay_with_their_letter() -> None:
    assert clusters("ที่") == ("ที่",)
    assert clusters("x\u0302y") == ("x\u0302", "y")
    assert clusters("می\u200cخ") == ("م", "ی\u200c", "خ")


def test_joiners_stay_only_inside_words_of_joining_scripts() -> None:
    assert joiners_where_they_join("می\u200cخ") == "می\u200cخ"
    assert joiners_where_they_join("A\u200dn\u200ca\u200d") == "Ana"


@pytest.mark.parametrize(
    ("cluster", "shaped"),
    [("A", False), ("山", False), ("م", True), ("क", True), ("x\u0302", True)],
)
def test_letters_that_join_or_stack_need_shaping(cluster: str, shaped: bool) -> None:
    assert needs_shaping(cluster) is shaped
