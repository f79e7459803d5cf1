"""Figures of many games: intervals, spreads, columns."""

from __future__ import annotations

import pytest

from bot.cli.tally import WIDEST, block, share_of, spread_of, wilson


@pytest.mark.parametrize(
    ("count", "number", "interval"),
    [
        (50, 100, "40% to 60%"),
        (180, 200, "85% to 93%"),
        (0, 10, "0% to 28%"),
        (10, 10, "72% to 100%"),
        (0.5, 1, "5% to 95%"),
    ],
)
def test_an_interval_is_that_of_wilsons_score(count: float, number: int, interval: str):
    assert str(wilson(count, number)) == interval


def test_a_share_has_its_count_and_its_interval():
    assert share_of(7.5, 10) == ("7.5", "75.0%", "44% to 92%")


def test_a_spread_names_mean_deviation_and_tenths():
    assert spread_of([*range(11)]) == ("5.00", "3.16", "0", "1", "5", "9", "10")
    assert spread_of([2.5]) == ("2.50", "0.00", "2.5", "2.5", "2.5", "2.5", "2.5")


def test_columns_are_as_wide_as_what_is_in_them():
    assert block(("end", "games"), [("foundations", "1000000"), ("board", "2")]) == (
        "end                   games\nfoundations         1000000\nboard                     2"
    )


def test_a_long_name_is_cut():
    _, row = block(("", ""), [("a" * 99, "1")]).splitlines()
    assert row.split() == ["a" * WIDEST, "1"]
