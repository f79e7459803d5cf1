"""Every reason of the rules to refuse has its sentence."""

from __future__ import annotations

import ast
import itertools
import random
from importlib.resources import files
from typing import TYPE_CHECKING

import pytest

from bot.games.errors import BadNotation, GameError
from bot.games.pointcity import GAME
from tests.games.pointcity.table import QUIET, after, in_rows, position
from tests.games.pointcity.universe import universe
from tests.games.positions import in_turn, sampled
from tests.presenters.pointcity.shown import PRESENTER, SEATS
from tests.presenters.shown import EVERY_WORDS, WORDS

if TYPE_CHECKING:
    from bot.games.pointcity.state import State

_RAISED = {"GameError", "IllegalAction", "BadNotation"}
_CHOSEN = {
    "nothing-to-pay",
    "no-token-owed",
    "not-an-action",
    "one-card",
    "deck-and-market",
}
"""Codes that are chosen first and raised then."""


def codes() -> set[str]:
    """Return the reasons the rules give, read from their source."""
    found = set(_CHOSEN)
    for module in ("refusals", "rulebook", "text/notation", "market"):
        source = files("bot.games.pointcity").joinpath(f"{module}.py").read_text("utf-8")
        found |= {
            str(node.args[0].value)
            for node in ast.walk(ast.parse(source))
            if isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id in _RAISED
            and isinstance(node.args[0], ast.Constant)
        }
        found |= {
            str(node.value)
            for call in ast.walk(ast.parse(source))
            if isinstance(call, ast.Call)
            and isinstance(call.func, ast.Name)
            and call.func.id in _RAISED
            for node in ast.walk(call.args[0])
            if isinstance(node, ast.Constant)
        }
    return found


def test_the_rules_give_reasons() -> None:
    assert {"cannot-pay", "deck-not-empty", "pair-can-be-paid", "not-an-action"} <= codes()


@pytest.mark.parametrize("code", sorted(codes()))
def test_every_reason_has_words(code: str) -> None:
    assert WORDS.has(f"pc-refused-{code}")


@pytest.mark.parametrize("seats", SEATS)
def test_whatever_is_refused_is_explained_in_full_sentences(seats: int) -> None:
    reasons: set[str] = set()
    every_words = itertools.cycle(EVERY_WORDS)
    for step, words in zip(sampled("pointcity", seats, 40), every_words, strict=False):
        legal = {GAME.format(action) for action in GAME.legal_actions(step.after)}
        for text in universe(step.after):
            if text not in legal:
                with pytest.raises(GameError) as refused:
                    GAME.apply(step.after, GAME.parse(in_turn(GAME, step.after) or 1, text))
                sentence = PRESENTER.refusal(refused.value, words)
                assert sentence[0].isupper()
                assert sentence.endswith(".")
                assert len(sentence) <= 200
                reasons.add(refused.value.code)
    assert len(reasons) >= 8


def why(state: State, notation: str, seat: int = 1) -> str:
    with pytest.raises(GameError) as refused:
        GAME.apply(state, GAME.parse(seat, notation))
    return PRESENTER.refusal(refused.value, WORDS)


OTHERS = """
         economy  industry ecology
    economy  c9       ecology  community
    industry ecology  c11      economy
    ecology  industry economy  c15
"""


def test_a_pair_that_cannot_be_paid_says_how_much_is_lacking() -> None:
    state = position("city 1 hand community", in_rows(f"c2 {OTHERS}"))
    assert why(state, "take a1 b1") == (
        "You\u2019re 1 resource short for a1 and b1 together. Choose another pair."
    )


def test_what_is_due_comes_first() -> None:
    state = after(
        position("city 1 hand community2 ingenuity", in_rows(f"c2 {OTHERS}")), "take a1 b1"
    )
    assert why(state, "take deck") == (
        "You\u2019ve already taken your cards. Pay for the buildings first."
    )
    assert why(state, "pay ingenuity") == (
        "That\u2019s 1 resource short. Pick one of the suggested payments."
    )


def test_the_wrong_seat_is_told_whose_turn_it_is() -> None:
    assert why(position(in_rows(QUIET)), "take deck", seat=2) == (
        "Seat 1 is to move now. Wait for your turn."
    )


def test_what_is_no_action_is_not_repeated() -> None:
    error = BadNotation("not-an-action", text="@everyone **dance**")
    assert PRESENTER.refusal(error, WORDS) == (
        "That isn\u2019t a move in Point City. Pick one of the suggestions, or press a button."
    )


@pytest.mark.parametrize(
    ("seats", "option", "first", "sentence"),
    [
        (5, "easy", None, "Point City is for 1 to 4 players, not 5."),
        (1, "brutal", None, "There\u2019s no such level."),
        (3, "easy", 4, "There\u2019s no seat 4 at this table."),
    ],
)
def test_a_table_that_cannot_start(
    seats: int, option: str, first: int | None, sentence: str
) -> None:
    with pytest.raises(GameError) as refused:
        GAME.setup(seats, option, random.Random(1), first)
    assert PRESENTER.refusal(refused.value, WORDS).startswith(sentence)
