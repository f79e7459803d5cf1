"""The notation: every action has one text, and every text at most one action."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.errors import BadNotation
from bot.games.sanfrancisco import GAME
from bot.games.sanfrancisco.actions import (
    Build,
    Choose,
    Discard,
    Done,
    Draw,
    Finalize,
    Place,
    Put,
    Refuse,
)
from bot.games.sanfrancisco.cards import Bonus, Colour

if TYPE_CHECKING:
    from bot.games.sanfrancisco.actions import Action


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("draw", Draw(2)),
        ("place 2", Place(2, 2)),
        ("finalize 1", Finalize(2, 1)),
        ("build c14", Build(2, "c14")),
        ("build c80 grey", Build(2, "c80", Colour.GREY)),
        ("refuse c87", Refuse(2, "c87")),
        ("done", Done(2)),
        ("bonus plus2", Choose(2, Bonus.PLUS2)),
        ("bonus card4", Choose(2, Bonus.CARD4)),
        ("bonus depot", Choose(2, Bonus.DEPOT)),
        ("bonus points", Choose(2, Bonus.POINTS)),
        ("bonus discard", Choose(2, Bonus.DISCARD)),
        ("bonus tracks", Choose(2, Bonus.TRACKS)),
        ("put grey3", Put(2, Colour.GREY, 3)),
        ("put grey", Put(2, Colour.GREY)),
        ("discard 2", Discard(2, 2)),
    ],
)
def test_each_action_and_its_text(text: str, action: Action):
    assert GAME.parse(2, text) == action
    assert GAME.format(action) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        " draw",
        "draw ",
        "draw\n",
        "Draw",
        "place",
        "place 0",
        "place 4",
        "place  2",
        "place\u00a02",
        "place \u0662",
        "finalize 1 2",
        "build",
        "build c1",
        "build c00",
        "build c88",
        "build c14 black",
        "build card4 grey",
        "build C14",
        "refuse c80 grey",
        "bonus nothing",
        "bonus",
        "put grey0",
        "put grey6",
        "put grey 3",
        "put black",
        "discard 0",
        "discard 3",
        "done now",
        "2 draw",
    ],
)
def test_anything_else_is_no_action(text: str):
    with pytest.raises(BadNotation) as caught:
        GAME.parse(1, text)
    assert (caught.value.code, caught.value.values) == ("not-an-action", {"text": text})


@given(st.text(alphabet="abcdefghiklmnoprstuwy 0123456789c", max_size=18))
def test_what_can_be_read_is_written_the_same(text: str):
    try:
        action = GAME.parse(3, text)
    except BadNotation:
        return
    assert GAME.format(action) == text
