"""Positions of Point City with one right answer, which the computer players find."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from bot.games.pointcity import GAME
from tests.games.pointcity.table import QUIET, giving, in_rows, position, seen

if TYPE_CHECKING:
    from bot.games.pointcity.state import State

BEST = ("medium", "hard")
LAST = "left 0"
"""The deck is empty: it is the last turn of all."""


def chosen(strength: str, state: State) -> str:
    action: Any = GAME.strategies[strength](seen(state, state.seat), Random(3))
    return GAME.format(action)


def market(*swaps: str) -> str:
    """Return the lines of a market of resources with other cards on some spaces, as ``b2 c14``."""
    words: list[str] = [*QUIET.split()]
    for swap in swaps:
        space, card = swap.split()
        words["abcd".index(space[0]) + 4 * (int(space[1]) - 1)] = card
    return in_rows(" ".join(words))


CASES: dict[str, tuple[str, tuple[str, ...]]] = {
    "the last turn takes the pair with the most points": (
        "take b1 b2",
        (
            LAST,
            "turn 1 flipped",
            "city 1 hand economy2 economy2 energy2 energy2 ecology2 ecology2",
            # 8 points, 9, and 7; for 12 there is too little ecology.
            market("a1 c33", "b1 c98", "b2 c112", "c2 c134", "d4 c101"),
        ),
    ),
    "the last turn builds a civic building for a token that is worth more than points": (
        "take a1 b1",
        (
            LAST,
            "turn 1 flipped",
            f"city 1 built {giving('economy*4')} hand energy energy energy",
            market("a1 c11", "c3 c33"),
            "tokens 2 8",
        ),
    ),
    "the last turn builds for points rather than for a token worth less": (
        "take b3",
        (
            LAST,
            "turn 1 flipped",
            f"city 1 built {giving('economy*2')} hand energy energy energy",
            market("a1 c11", "b3 c33"),
            "tokens 7 10",
        ),
    ),
    "the token worth most": (
        "token 8",
        (
            "turn 1 flipped",
            "left 10",
            "owed 1",
            f"city 1 built {giving('economy*5 ecology')} hand",
            in_rows(QUIET.replace("energy", "-resource", 1).replace("economy", "-building", 1)),
            "tokens 2 3 8 9 12",
        ),
    ),
    "the token for what is missing, on the last turn": (
        "token 6",
        (
            LAST,
            "turn 1 flipped",
            "owed 1",
            f"city 1 built {giving('economy*3')} hand",
            in_rows(QUIET.replace("energy", "-resource", 1).replace("economy", "-building", 1)),
            "tokens 3 4 5 6 8",
        ),
    ),
    "the token for ingenuity cards, with many of them": (
        "token 7",
        (
            LAST,
            "turn 1 flipped",
            "owed 1",
            f"city 1 built {giving('economy*2 energy')} hand {' '.join(['ingenuity/2'] * 4)}",
            in_rows(QUIET.replace("energy", "-resource", 1).replace("economy", "-building", 1)),
            "tokens 2 3 7 8 15",
        ),
    ),
    "a card with one symbol pays for one, none of two": (
        "pay economy energy",
        (
            "turn 1 flipped",
            "left 40",
            "taken c33",
            "city 1 hand economy economy2 energy energy2 ingenuity/0",
            in_rows(QUIET.replace("energy", "-resource", 1).replace("economy", "-building", 1)),
        ),
    ),
    "ingenuity cards that bring points are not paid": (
        "pay economy2 energy2",
        (
            LAST,
            "turn 1 flipped",
            "taken c33",
            "city 1 hand economy2 energy2 ingenuity/0 ingenuity/2 tokens 7",
            in_rows(QUIET.replace("energy", "-resource", 1).replace("economy", "-building", 1)),
        ),
    ),
    "a resource taken pays for the building beside it": (
        "take a1 b1",
        (
            LAST,
            "turn 1 flipped",
            "city 1 hand community2 community2",
            # c67 costs two community and an industry, which only a1 brings.
            market("a1 industry", "b1 c67", "d4 energy", "a3 energy", "d1 economy"),
        ),
    ),
    "early a building with a permanent resource, not two cards": (
        "take c2",
        (
            "turn 1 flipped",
            "city 1 hand economy industry",
            market("c2 c10", "d2 ecology2"),
        ),
    ),
    "two permanent resources, not one": (
        "take c2 d2",
        (
            "turn 1 flipped",
            "city 1 hand economy2 industry community economy",
            market("c2 c10", "d2 c13", "a4 c61"),
        ),
    ),
    "two tokens, not one and a resource": (
        "take c2 c3",
        (
            LAST,
            "turn 1 flipped",
            "city 1 hand industry industry industry ecology ecology ecology",
            market("c2 c8", "c3 c9", "a1 c25"),
            "tokens 2 3",
        ),
    ),
    "a flip where nothing else can bring a point": (
        "flip",
        (
            LAST,
            "city 1 hand economy2 economy2 energy2 energy2 ecology2 community2 industry2 industry2",
            in_rows(QUIET),
        ),
    ),
}


@pytest.mark.parametrize("strength", BEST)
@pytest.mark.parametrize("case", CASES)
def test_it_finds(case: str, strength: str):
    right, lines = CASES[case]
    assert_among(right, chosen(strength, position(*lines)))


def assert_among(right: str, found: str) -> None:
    """Check a choice; a take may be told by the one space that it must have, a flip by no space."""
    if right.startswith("pay"):
        assert found == right
    else:
        assert {*right.split()} <= {*found.split()}


def test_hard_takes_what_the_other_would_build_on_the_last_turn():
    state = position(
        "left 2",
        "turn 1 flipped",
        "city 1 hand economy2 economy2 ecology2 ecology2 energy2 energy2 community2 community2",
        "city 2 hand economy2 economy2 ecology2 ecology2",
        # Buildings of 7 points in two corners; only the second can be paid by both.
        market("a1 c131", "d4 c130"),
    )
    assert_among("take a1", chosen("medium", state))
    assert_among("take d4", chosen("hard", state))
