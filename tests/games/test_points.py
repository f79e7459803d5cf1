"""Points: whole numbers of halves, written as the shortest decimal."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.record import format_points, parse_points


@pytest.mark.parametrize(
    ("halves", "text"),
    [(19, "9.5"), (16, "8"), (0, "0"), (1, "0.5"), (-1, "-0.5"), (-2, "-1"), (-3, "-1.5")],
)
def test_the_shortest_decimal(halves: int, text: str):
    assert format_points(halves) == text
    assert parse_points(text) == halves


@given(st.integers(-(10**6), 10**6))
def test_every_number_of_halves_survives_the_round_trip(halves: int):
    assert parse_points(format_points(halves)) == halves


@pytest.mark.parametrize("text", ["", "8.0", "08", "8,5", ".5", "-0", "+1", "9.25", "1e3", " 8"])
def test_anything_else_is_refused(text: str):
    with pytest.raises(ValueError, match="not points"):
        parse_points(text)
