"""Every reason of the rules to refuse has its sentence."""

from __future__ import annotations

import ast
import itertools
import random
import re
from importlib.resources import files
from typing import TYPE_CHECKING

import pytest

from bot.games.errors import BadNotation, GameError
from bot.games.sanfrancisco import GAME
from tests.games.positions import in_turn, sampled
from tests.games.sanfrancisco.table import after, position
from tests.games.sanfrancisco.universe import universe
from tests.presenters.sanfrancisco.shown import PRESENTER
from tests.presenters.shown import EVERY_WORDS, WORDS

if TYPE_CHECKING:
    from bot.games.sanfrancisco.state import State

_STARTUP = {"deck-name-twice"}
"""Refusals whoever starts the bot reads, and no player."""
_RAISED = {"GameError", "IllegalAction", "BadNotation"}


def codes() -> set[str]:
    """Return the reasons the rules give, read from their source."""
    found: set[str] = set()
    for module in ("refusals", "rulebook", "text/notation"):
        source = files("bot.games.sanfrancisco").joinpath(f"{module}.py").read_text("utf-8")
        tree = ast.parse(source)
        literals = {
            node.value
            for node in ast.walk(tree)
            if isinstance(node, ast.Constant) and isinstance(node.value, str)
        }
        raised = {
            node.args[0].value
            for node in ast.walk(tree)
            if isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id in _RAISED
            and isinstance(node.args[0], ast.Constant)
        }
        found |= {str(code) for code in raised}
        if module == "refusals":
            # Some codes are chosen first and raised then: there, every word with a dash is one.
            found |= {text for text in literals if "-" in text and " " not in text}
    return found - _STARTUP


def test_the_rules_give_reasons() -> None:
    assert {"column-too-short", "row-full", "nothing-taken", "not-an-action"} <= codes()


@pytest.mark.parametrize("code", sorted(codes()))
def test_every_reason_has_words(code: str) -> None:
    assert WORDS.has(f"sf-refused-{code}")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whatever_is_refused_is_explained_in_full_sentences(seats: int) -> None:
    reasons: set[str] = set()
    every_words = itertools.cycle(EVERY_WORDS)
    for step, words in zip(sampled("sanfrancisco", seats, 60), every_words, strict=False):
        legal = {GAME.format(action) for action in GAME.legal_actions(step.after)}
        view = GAME.view(step.after, in_turn(GAME, step.after) or None)
        for text in universe(step.after):
            if text not in legal:
                with pytest.raises(GameError) as refused:
                    GAME.apply(step.after, GAME.parse(in_turn(GAME, step.after) or 1, text))
                sentence = PRESENTER.refusal(refused.value, words, view)
                assert sentence[0].isupper()
                assert sentence.endswith(".")
                assert len(sentence) <= 200
                assert not re.search(r"\bc\d\d\b", sentence)
                reasons.add(refused.value.code)
    assert len(reasons) >= 12


def why(state: State, notation: str, seat: int = 1) -> str:
    with pytest.raises(GameError) as refused:
        GAME.apply(state, GAME.parse(seat, notation))
    return PRESENTER.refusal(refused.value, WORDS)


def test_a_column_too_short_says_how_many_cards_it_needs() -> None:
    state = position("city 1 contracts 1", "column 1 c08", "pile c36")
    assert why(state, "finalize 1") == (
        "You have 1 contract, so you need a column of at least 2 cards, and column 1 has "
        "1. Take another, or draw a card."
    )


def test_the_wrong_seat_is_told_whose_turn_it_is() -> None:
    state = position("pile c36")
    assert why(state, "draw", seat=2) == ("Seat 1 is to move now. Wait for your turn.")


def test_a_bonus_owed_comes_first() -> None:
    state = after(position("city 1 grey c25", "taken 1 c28 c36"), "build c28")
    assert why(state, "build c36") == ("First choose your bonus for the grey district.")


def test_what_is_no_action_is_not_repeated() -> None:
    error = BadNotation("not-an-action", text="@everyone **dance**")
    assert PRESENTER.refusal(error, WORDS) == (
        "That isn\u2019t a move in San Francisco. Pick one of the suggestions, or press a button."
    )


@pytest.mark.parametrize(
    ("seats", "option", "first", "sentence"),
    [
        (5, "standard", None, "San Francisco is for 2 to 4 players, not 5."),
        (3, "missing", None, "There\u2019s no such deck here."),
        (3, "standard", 4, "There\u2019s no seat 4 at this table."),
    ],
)
def test_a_table_that_cannot_start(
    seats: int, option: str, first: int | None, sentence: str
) -> None:
    with pytest.raises(GameError) as refused:
        GAME.setup(seats, option, random.Random(1), first)
    assert PRESENTER.refusal(refused.value, WORDS).startswith(sentence)
