"""The start: how many cards and tokens are in, where they lie, what is random."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from bot.games.errors import GameError
from bot.games.pointcity import GAME
from tests.games.pointcity.table import hand, seen


@pytest.mark.parametrize(
    ("seats", "tiers", "tokens"),
    [
        (1, (40, 24, 18), 10),
        (2, (40, 24, 18), 10),
        (3, (52, 36, 28), 12),
        (4, (64, 48, 38), 14),
    ],
)
def test_so_many_cards_and_tokens_are_in(seats: int, tiers: tuple[int, ...], tokens: int):
    setup = GAME.setup(seats, "easy", Random(1))
    in_order = [card.tier for card in setup.order]
    assert in_order == sorted(in_order)
    assert tuple(Counter(in_order)[tier] for tier in (1, 2, 3)) == tiers
    assert len(setup.removed) == 160 - sum(tiers)
    assert len(setup.tokens) == len(set(setup.tokens)) == tokens


def test_every_card_is_in_or_removed():
    setup = GAME.setup(3, "easy", Random(1))
    assert {*setup.order, *setup.removed} == set(GAME.deck.cards)


def test_the_tokens_in_are_drawn():
    drawn = [GAME.setup(2, "easy", Random(seed)).tokens for seed in range(30)]
    assert {token for tokens in drawn for token in tokens} == set(GAME.deck.tokens)
    assert len(set(drawn)) == 30


def test_the_market_is_dealt_resource_side_up_in_reading_order():
    setup = GAME.setup(2, "easy", Random(1))
    view = seen(GAME.start(setup))
    faces = [spot.card.face for spot in view.market if spot is not None]
    assert faces == [card.face for card in setup.order[:16]]
    assert {spot.side for spot in view.market if spot is not None} == {"resource"}
    assert view.top is not None
    assert view.top.face is setup.order[16].face
    assert view.deck == 66


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_gets_one_ingenuity_card(seats: int):
    state = GAME.start(GAME.setup(seats, "easy", Random(1)))
    assert [hand(state, seat) for seat in range(1, seats + 1)] == [["ingenuity"]] * seats


def test_the_first_player_is_drawn_or_named():
    drawn = {GAME.setup(3, "easy", Random(seed)).first for seed in range(30)}
    assert drawn == {1, 2, 3}
    assert GAME.setup(3, "easy", Random(1), 2).first == 2


def test_the_levels_are_the_options_and_easy_is_the_first():
    assert GAME.options() == ("easy", "medium", "hard")
    assert GAME.setup(1, "medium", Random(1)).level == "medium"
    assert GAME.setup(2, "medium", Random(1)).level is None


@pytest.mark.parametrize(
    ("seats", "option", "first", "code"),
    [
        (0, "easy", None, "seats-out-of-range"),
        (5, "easy", None, "seats-out-of-range"),
        (2, "brutal", None, "option-unknown"),
        (1, "easy", 2, "first-out-of-range"),
        (2, "easy", 0, "first-out-of-range"),
    ],
)
def test_there_is_no_other_setup(seats: int, option: str, first: int | None, code: str):
    with pytest.raises(GameError) as caught:
        GAME.setup(seats, option, Random(1), first)
    assert caught.value.code == code
