"""What is random at the start, and what is refused there."""

from __future__ import annotations

import random

import pytest

from bot.games.errors import GameError
from bot.games.sanfrancisco import GAME


def test_the_order_is_the_whole_deck_shuffled():
    setup = GAME.setup(2, "standard", random.Random(3))
    deck = GAME.decks["standard"].cards
    assert setup.order != deck
    assert sorted(setup.order, key=lambda card: card.id) == list(deck)


def test_the_first_seat_is_drawn_unless_named():
    drawn = {GAME.setup(3, "standard", random.Random(seed)).first for seed in range(30)}
    assert drawn == {1, 2, 3}
    named = [GAME.setup(3, "standard", random.Random(1), first=seat).first for seat in (1, 2, 3)]
    assert named == [1, 2, 3]
    assert GAME.start(GAME.setup(3, "standard", random.Random(1), first=2)).seat == 2


@pytest.mark.parametrize(
    ("seats", "option", "first", "code"),
    [
        (1, "standard", None, "seats-out-of-range"),
        (5, "standard", None, "seats-out-of-range"),
        (2, "none", None, "option-unknown"),
        (2, "standard", 3, "first-out-of-range"),
        (2, "standard", 0, "first-out-of-range"),
    ],
)
def test_what_the_game_has_not(seats: int, option: str, first: int | None, code: str):
    with pytest.raises(GameError) as caught:
        GAME.setup(seats, option, random.Random(1), first)
    assert caught.value.code == code
