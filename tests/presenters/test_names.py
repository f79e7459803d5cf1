"""What players are called in the sentences of a picture."""

from __future__ import annotations

import pytest

from bot.games.game import View
from bot.presenters.reading import Player, Reading
from bot.words.words import Words
from render import can_shape


def painted(name: str) -> str:
    view = View(seat=None, to_act=(), mover=1, legal=(), scores=(0, 0), result=None)
    return Reading(view, Words(), (Player(2, name, name),)).painted_name(2)


@pytest.mark.parametrize("name", ["Ann", "Жанна", "Zażółć Gęśl"])
def test_a_name_is_painted_as_it_is(name: str) -> None:
    assert painted(name) == name


@pytest.mark.skipif(not can_shape(), reason="Pillow cannot shape scripts here")
def test_a_name_from_the_right_is_isolated_from_what_follows() -> None:
    assert painted("דוד 2") == "\u2068דוד 2\u2069"  # noqa: RUF001


def test_a_long_name_is_cut() -> None:
    assert painted("Bartholomew Featherstone") == "Bartholomew Fea…"


@pytest.mark.parametrize("name", ["", "😀", "ভাস্কর"])
def test_who_has_no_name_that_can_be_painted_goes_by_the_seat(name: str) -> None:
    assert painted(name) == "Player 2"
