"""Notation: one short text for each action, and nothing else is one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.errors import BadNotation
from bot.games.pointcity import GAME
from bot.games.pointcity.actions import End, Flip, Pay, Take, TakeDeck, TakeToken
from bot.games.pointcity.cards import FACES, SPACES, Face

if TYPE_CHECKING:
    from bot.games.pointcity.actions import Action

ACTIONS = [
    (Flip(2, "b2"), "flip b2"),
    (Take(2, "b2", "b3"), "take b2 b3"),
    (TakeDeck(2), "take deck"),
    (
        Pay(2, (Face.ENERGY, Face.ENERGY2, Face.INGENUITY)),
        "pay energy energy2 ingenuity",
    ),
    (Pay(2), "pay"),
    (TakeToken(2, 7), "token 7"),
    (TakeToken(2, 22), "token 22"),
    (End(2), "end"),
]


@pytest.mark.parametrize(("action", "text"), ACTIONS)
def test_each_action_has_its_text(action: Action, text: str):
    assert GAME.format(action) == text
    assert GAME.parse(2, text) == action


@pytest.mark.parametrize(
    "text",
    [
        "",
        "flip",
        "flip e1",
        "flip a0",
        "flip a5",
        "flip A1",
        "take a1",
        "take a1 b1 ",
        "take a1  b1",
        "take deck deck",
        "pay wood",
        "pay ingenuity2",
        "pay energy3",
        "pay  energy",
        "pay ",
        "token",
        "token 0",
        "token 07",
        "token 23",
        "token \u0667",
        "end turn",
        "End",
        "take a1 b1\n",
    ],
)
def test_anything_else_is_no_action(text: str):
    with pytest.raises(BadNotation) as caught:
        GAME.parse(1, text)
    assert caught.value.values == {"text": text}


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("take a1", "one-card"),
        ("take a1 deck", "deck-and-market"),
        ("take deck a1", "deck-and-market"),
        ("take e1", "not-an-action"),
        ("take", "not-an-action"),
    ],
)
def test_half_a_take_is_told_apart(text: str, code: str):
    with pytest.raises(BadNotation) as caught:
        GAME.parse(1, text)
    assert caught.value.code == code


@given(st.lists(st.sampled_from(FACES), max_size=14), st.integers(1, 4))
def test_payments_survive_the_round_trip(cards: list[Face], seat: int):
    action = Pay(seat, tuple(cards))
    assert GAME.parse(seat, GAME.format(action)) == action


@given(st.sampled_from(SPACES), st.sampled_from(SPACES))
def test_takes_survive_the_round_trip(first: str, second: str):
    assert GAME.parse(1, GAME.format(Take(1, first, second))) == Take(1, first, second)


@given(st.text(alphabet="abcdefgilmnopstuvy 0123456789", max_size=24))
def test_what_can_be_read_is_written_the_same(text: str):
    try:
        action = GAME.parse(3, text)
    except BadNotation:
        return
    assert GAME.format(action) == text
