"""What a building of the market would bring each seat."""

from __future__ import annotations

from bot.games.pointcity import GAME
from bot.games.pointcity.prospects import Prospect, prospects
from tests.games.pointcity.table import QUIET, after, giving, in_rows, position

REST = " ".join(QUIET.split()[1:])


def first(building: str, *lines: str, seat: int = 1) -> Prospect | None:
    """Return the prospect of a building on a1."""
    state = position(in_rows(f"{building} {REST}"), *lines)
    return prospects(GAME.view(state, None), seat)[0]


def test_a_resource_card_has_no_prospect() -> None:
    assert prospects(GAME.view(position(in_rows(QUIET)), None), 1) == (None,) * 16


def test_a_building_brings_its_points_and_may_lack_symbols() -> None:
    assert first("c2") == Prospect(points=1, lacking=1), "everybody begins with ingenuity"
    assert first("c2", "city 1 hand community") == Prospect(points=1, lacking=1)
    assert first("c2", f"city 1 built {giving('community')} hand community2") == Prospect(1, 0)


def test_each_seat_has_prospects_of_its_own() -> None:
    assert first("c2", "city 1 hand community2", seat=2) == Prospect(points=1, lacking=1)


def test_a_symbol_counts_for_the_civic_tokens_held() -> None:
    held = "city 1 hand community2 tokens 11"
    assert first("c2", held) == Prospect(points=3, lacking=0), "2 for each energy"


def test_the_first_symbol_of_a_resource_costs_points_of_a_token_for_missing_ones() -> None:
    assert first("c2", "city 1 hand community2 tokens 6") == Prospect(points=1 - 4, lacking=0)


def test_ingenuity_that_pays_no_longer_counts_for_a_token() -> None:
    held = "city 1 hand community ingenuity tokens 7"
    assert first("c2", held) == Prospect(points=1 - 2, lacking=0)


def test_a_civic_building_brings_the_best_token_left() -> None:
    built = giving("economy*3")
    lines = (f"city 1 built {built} hand industry2 industry", "tokens 8 2")
    assert first("c8", *lines) == Prospect(points=6, lacking=0), "2 for each of 3 economy"
    assert first("c8", "city 1 hand industry2", "tokens") == Prospect(points=0, lacking=1)


def test_a_space_emptied_in_this_turn_has_no_prospect() -> None:
    state = after(position("city 1 hand community2", in_rows(f"c2 {REST}")), "take a1 b1")
    assert prospects(GAME.view(state, None), 1)[0] is None
