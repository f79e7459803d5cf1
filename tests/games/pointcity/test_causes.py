"""What an action of Point City is said to bring about."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from bot.games.pointcity import GAME
from bot.games.pointcity.computer.causes import Causes
from bot.games.pointcity.computer.deals import DealSight
from tests.games.pointcity.table import QUIET, in_rows, position

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.games.errors import Value
    from bot.games.pointcity.actions import Action

REST = " ".join(QUIET.split()[1:])


def causes(notation: str, *lines: str, first: str = "c2") -> dict[str, Mapping[str, Value]]:
    """Return what an action brings about with a building on a1: the values by code."""
    state = position(in_rows(f"{first} {REST}"), *lines)
    view = GAME.view(state, 1)
    found = Causes(view, DealSight(view)).of(GAME.parse(1, notation))
    return {each.code: each.values for each in found if each.halves > 0}


def test_a_permanent_resource_and_points_are_told():
    found = causes("take a1 b1", "city 1 hand community2")
    assert found["permanent"] == {"resource": "energy", "count": 1}
    assert found["points"] == {"halves": 2}


def test_a_building_that_a_rival_can_pay_for_is_told():
    able = ("city 1 hand community2", "city 2 hand community2")
    assert causes("take a1 b1", *able)["denies"] == {"rival": 2, "space": "a1"}
    assert "denies" not in causes("take a1 b1", "city 1 hand community2", "city 2 hand")


def test_cards_that_pay_for_a_building_next_turn_are_told():
    found = causes("take d2 c2", "city 1 hand community")
    assert found["pays"] == {"space": "a1"}
    assert "pays" not in causes("take b1 c1", "city 1 hand community2")


def test_a_payment_that_keeps_the_ingenuity_is_told():
    hand = "city 1 hand community2 ingenuity ingenuity"
    state = position(in_rows(f"c2 {REST}"), hand)
    state, _ = GAME.apply(state, GAME.parse(1, "take a1 b1"))
    view = GAME.view(state, 1)
    tell = Causes(view, DealSight(view))
    notations = [GAME.format(cast("Action", each)) for each in view.legal]
    ways = {each: [cause.code for cause in tell.of(GAME.parse(1, each))] for each in notations}
    assert [way for way, codes in ways.items() if "keeps" in codes]
    assert all("ingenuity" not in way for way, codes in ways.items() if "keeps" in codes)
