"""Why an action is refused: one code a reason, and what it names."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.games.errors import IllegalAction
from bot.games.pointcity import GAME
from bot.games.pointcity.actions import Flip, Take, TakeDeck
from tests.games.pointcity.table import QUIET, after, in_rows, position

if TYPE_CHECKING:
    from bot.games.errors import Value
    from bot.games.pointcity.actions import Action
    from bot.games.pointcity.state import State

MIXED = """
    c3       economy  industry ecology
    economy  c1       ecology  community
    industry ecology  c15      economy
    ecology  industry economy  c16
"""
START = position("city 1 hand energy energy2 community", in_rows(MIXED))
POOR = position("city 1 hand energy", in_rows(MIXED))
HANDY = position("city 1 hand ingenuity", in_rows(MIXED))
FLAT = position(in_rows(QUIET))
PAYING = after(START, "take a1 b1")
LAST = position(in_rows(QUIET), "left 0")
TOKEN = after(
    position("city 1 hand economy economy economy", in_rows(MIXED.replace("c3 ", "c34"))),
    "take a1 a2",
    "pay economy economy economy",
)
OVER = after(LAST, "take a1 b1")


@pytest.mark.parametrize(
    ("state", "notation", "code", "values"),
    [
        (OVER, "take a1 b1", "game-over", {}),
        (START, "flip a1", "building-already", {"space": "a1"}),
        (START, "flip b1", "lines-have-buildings", {"space": "b1"}),
        (after(FLAT, "flip a1"), "flip b1", "flipped-already", {}),
        (START, "take a1 c1", "not-adjacent", {"first": "a1", "second": "c1"}),
        (START, "take a1 a1", "not-adjacent", {"first": "a1", "second": "a1"}),
        (START, "take d1 a2", "not-adjacent", {"first": "d1", "second": "a2"}),
        (START, "take b1 a1", "spaces-turned-round", {"first": "a1", "second": "b1"}),
        (POOR, "take a1 b1", "cannot-pay", {"first": "a1", "second": "b1", "lacking": 1}),
        (HANDY, "take a1 b1", "cannot-pay", {"first": "a1", "second": "b1", "lacking": 1}),
        (START, "pay", "nothing-to-pay", {}),
        (START, "token 1", "no-token-owed", {}),
        (START, "end", "deck-not-empty", {}),
        (LAST, "take deck", "deck-empty", {}),
        (LAST, "end", "pair-can-be-paid", {}),
        (PAYING, "flip c1", "pay-first", {"cards": "c3"}),
        (PAYING, "take c1 d1", "pay-first", {"cards": "c3"}),
        (PAYING, "take deck", "pay-first", {"cards": "c3"}),
        (PAYING, "token 1", "pay-first", {"cards": "c3"}),
        (PAYING, "end", "pay-first", {"cards": "c3"}),
        (PAYING, "pay energy", "paid-too-little", {"lacking": 1}),
        (PAYING, "pay", "paid-too-little", {"lacking": 2}),
        (
            PAYING,
            "pay energy energy community",
            "cards-not-held",
            {"face": "energy", "count": 2, "held": 1},
        ),
        (PAYING, "pay ingenuity", "cards-not-held", {"face": "ingenuity", "count": 1, "held": 0}),
        (PAYING, "pay community energy", "cards-out-of-order", {}),
        (PAYING, "pay energy energy2 community", "paid-too-much", {}),
        (PAYING, "pay economy energy community", "paid-too-much", {}),
        (TOKEN, "take deck", "token-first", {"tokens": 1}),
        (TOKEN, "pay", "token-first", {"tokens": 1}),
        (TOKEN, "token 22", "token-gone", {"token": 22}),
    ],
)
def test_the_reason_of_a_refusal(state: State, notation: str, code: str, values: dict[str, Value]):
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(state, GAME.parse(state.seat, notation))
    assert (caught.value.code, caught.value.values) == (code, values)


def test_another_seat_is_told_whose_turn_it_is():
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(START, TakeDeck(2))
    assert (caught.value.code, caught.value.values) == ("not-your-turn", {"seat": 1})


@pytest.mark.parametrize("action", [Flip(1, "e1"), Take(1, "a1", "a9"), Take(1, "", "a1")])
def test_what_no_notation_can_say_is_refused_as_well(action: Action):
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(START, action)
    assert caught.value.code == "no-such-space"
