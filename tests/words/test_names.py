from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.words.names import LONGEST, has_ink, plain_name, safe_name

ISOLATED = ("\u2068", "\u2069")


def inside(name: str) -> str:
    shown = safe_name(name)
    assert (shown[0], shown[-1]) == ISOLATED
    return shown[1:-1]


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ann", "Ann"),
        ("**Bo**", r"\*\*Bo\*\*"),
        ("<@123>", r"\<\@123\>"),
        ("@everyone", "\\@\u200beveryone"),
        ("https://a.b", r"https\:\/\/a.b"),
        ("[a](b)", r"\[a\]\(b\)"),
        ("# big", r"\# big"),
        ("1. one", "1. one"),
        ("\\*a*", r"\\\*a\*"),
        ("||no||", r"\|\|no\|\|"),
        ("`code`", r"\`code\`"),
        ("\u202eevil", "evil"),
        ("a\nb", "a b"),
        ("   ", "?"),
        ("\u200e\u200f", "?"),
        ("שלום", "שלום"),
    ],
)
def test_nothing_in_a_name_takes_effect(name: str, shown: str) -> None:
    assert inside(name) == shown


BLANK = (
    *("\u00ad", "\u034f", "\u115f", "\u1160", "\u17b4", "\u180e", "\u2000", "\u200b", "\u200d"),
    *(
        "\u2060",
        "\u2800",
        "\u3000",
        "\u3164",
        "\ufe0f",
        "\ufeff",
        "\uffa0",
        "\U0001d159",
        "\U000e0020",
    ),
)


@pytest.mark.parametrize("blank", BLANK, ids=ascii)
def test_name_without_ink_is_none(blank: str) -> None:
    assert not has_ink(blank * 3)
    assert plain_name(blank * 3) == "?"
    assert has_ink(f"{blank}a{blank}")


def test_name_of_emoji_stays() -> None:
    assert plain_name("🚋" * 32) == "🚋" * 32


@given(st.text(max_size=60))
def test_any_name_is_short_one_line_and_never_a_mention(name: str) -> None:
    plain, shown = plain_name(name), safe_name(name)
    assert 1 <= len(plain) <= LONGEST
    assert "\n" not in shown
    assert "<@" not in shown
    assert "@everyone" not in shown


@given(st.text(max_size=60))
def test_direction_marks_stay_outside(name: str) -> None:
    assert not set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069") & set(inside(name))
