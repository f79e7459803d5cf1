from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.chat.messages.ids import (
    LONGEST,
    Press,
    button_id,
    decode,
    packed,
    select_id,
    unpacked,
)
from bot.tables.model import Step

ACTIONS = st.text(
    st.characters(min_codepoint=32, max_codepoint=126, exclude_characters="*+"),
    min_size=1,
    max_size=60,
)


@given(st.integers(0, 10**9), st.integers(0, 10**9), ACTIONS.filter(lambda a: a[-2:] != ":?"))
def test_button_says_what_it_does(table: int, version: int, action: str) -> None:
    custom_id = button_id(table, version, action)
    assert len(custom_id) <= LONGEST
    assert decode(custom_id, []) == Press(table, version, action)


@given(st.lists(st.sampled_from(["a", "aa", "b2", "b"]), min_size=1, max_size=12))
def test_words_that_repeat_are_told_apart(words: list[str]) -> None:
    action = " ".join(words)
    assert decode(button_id(1, 1, action), []) == Press(1, 1, action)


def test_word_that_repeats_stands_once() -> None:
    action = "pay " + " ".join(["community"] * 14)
    assert button_id(99999, 99999, action) == "t:99999:99999:pay community*14"
    assert decode(select_id(1, 2, "payments"), [packed(action)]) == Press(1, 2, action)


def test_of_a_word_that_begins_like_the_one_before_stands_the_rest() -> None:
    action = "pay economy economy2 energy2 energy2"
    assert packed(action) == "pay economy +2 energy2*2"
    assert decode(button_id(1, 2, action), []) == Press(1, 2, action)


@pytest.mark.parametrize(
    ("step", "at"), [(Step(3, 1), "~3.1"), (Step(3, 1, 2), "~3.1.2"), (Step(17, 0, 30), "~17.0.30")]
)
def test_button_of_a_panel_is_for_a_step(step: Step, at: str) -> None:
    custom_id = button_id(5, step, "draw")
    assert custom_id == f"t:5:{at}:draw"
    assert decode(custom_id, []) == Press(5, step, "draw")


def test_select_does_what_is_chosen() -> None:
    assert decode(select_id(5, 12, "cards"), ["put grey3"]) == Press(5, 12, "put grey3")


@pytest.mark.parametrize(
    ("custom_id", "values"),
    [
        ("", []),
        ("draw", []),
        ("t:5:draw", []),
        ("t:x:1:draw", []),
        ("t:5:1:", []),
        ("t:5:1:dräw", []),
        ("t:5:1:draw\n", []),
        ("t:-5:1:draw", []),
        (f"t:{'9' * 40}:1:draw", []),
        ("t:5:1:cards:?", []),
        ("t:5:1:cards:?", ["a", "b"]),
    ],
)
def test_what_cannot_be_decoded_is_nothing(custom_id: str, values: list[str]) -> None:
    assert decode(custom_id, values) is None


def test_id_too_long_is_refused() -> None:
    with pytest.raises(ValueError, match="101 characters"):
        button_id(1, 1, "x" * 95)


@pytest.mark.parametrize(
    ("action", "is_command"), [("draw", False), ("!join", True), ("build c80 grey", False)]
)
def test_table_commands_are_told_from_notation(action: str, is_command: bool) -> None:
    assert Press(1, 1, action).is_command is is_command


def test_table_command_has_a_name_and_the_rest() -> None:
    assert Press(1, 1, "!rules sanfrancisco scoring").command == ("rules", "sanfrancisco scoring")


def test_typed_text_that_asks_for_megabytes_stays_as_it_is() -> None:
    text = "pay " + " ".join(["+energy*99"] * 60)
    assert unpacked(text) == text


@pytest.mark.parametrize(
    "word", [" +*99", " +x*99", " x*99", " +xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx*99"]
)
@pytest.mark.parametrize("length", [400, 401, 6_000])
def test_typed_text_cannot_multiply_without_end(word: str, length: int) -> None:
    for head in ("pay ", "pay " + "x" * 200, "x" * 3_000):
        text = (head + word * length)[:length]
        assert len(unpacked(text)) <= 10_000
