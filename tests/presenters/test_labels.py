"""Labels hold verb and place, and as many effects as there is room for."""

from __future__ import annotations

from bot.presenters.labels import Clause, label

EFFECTS = (Clause("+1", 1), Clause("skyscraper", 3, "rises"), Clause("bonus", 2))


def test_effects_stand_in_their_order_behind_a_colon() -> None:
    assert label(["Build in blue"], EFFECTS) == "Build in blue: +1, skyscraper, bonus"


def test_without_effects_there_is_no_colon() -> None:
    assert label(["Build in blue"]) == "Build in blue"


def test_the_least_important_is_said_shorter_and_then_left_out() -> None:
    assert label(["Build in blue"], EFFECTS, 32) == "Build in blue: +1, rises, bonus"
    assert label(["Build in blue"], EFFECTS, 27) == "Build in blue: +1, bonus"
    assert label(["Build in blue"], EFFECTS, 18) == "Build in blue: +1"


def test_a_shorter_start_makes_room_for_an_effect() -> None:
    starts = ["Build foundation in blue", "Foundation in blue"]
    assert label(starts, EFFECTS, 24) == "Foundation in blue: +1"
    assert label(starts, (), 24) == "Build foundation in blue"
    assert label(starts, EFFECTS, 18) == "Foundation in blue"
    assert label(starts, EFFECTS, 10) == "Foundatio…"


def test_effects_can_stand_in_brackets() -> None:
    told = label(["Take"], EFFECTS, 38, lambda start, effects: f"{start} ({effects})")
    assert told == "Take (+1, skyscraper, bonus)"
