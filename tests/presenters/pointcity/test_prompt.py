"""A post says whose turn it is and what can be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.pointcity.table import QUIET, after, giving, in_rows, position
from tests.presenters.pointcity.shown import (
    PRESENTER,
    SEATS,
    TIMES,
    mover_view,
    people,
    sampled_shown,
    scene_of,
)
from tests.presenters.shown import EVERY_WORDS, LONG_NAMES, WORDS, players

if TYPE_CHECKING:
    from bot.games.pointcity.state import State

OTHERS = """
         economy  industry ecology
    economy  c9       ecology  community
    industry ecology  c11      economy
    ecology  industry economy  c15
"""
UNPAYABLE = "c8 c9 c11 c15 c16 c25 " + " ".join(f"c{number}" for number in range(151, 161))
EITHER = "Take two neighbouring cards (press one of them first) or two cards from the deck."
LAST = (
    "Take two neighbouring cards (press one of them first). The deck is empty: this is "
    "the final turn."
)


def awaited(state: State) -> list[str]:
    view = mover_view(state)
    return PRESENTER.awaited(PRESENTER.read(view, WORDS, players(people(view)))).split("\n")


@pytest.mark.parametrize(
    ("market", "deck", "said", "short"),
    [
        (
            f"c1 {OTHERS}",
            10,
            EITHER,
            "Take two cards.",
        ),
        (
            f"c1 {OTHERS}",
            0,
            LAST,
            "Take two from the market.",
        ),
        (
            UNPAYABLE,
            10,
            "You can\u2019t afford any pair in the market. Take two cards from the deck.",
            "Take two from the deck.",
        ),
        (
            UNPAYABLE,
            0,
            "The deck is empty and you can\u2019t afford any pair. End your turn.",
            "End the turn.",
        ),
    ],
)
def test_what_can_be_taken(market: str, deck: int, said: str, short: str) -> None:
    state = position("city 1 hand", in_rows(market), f"left {deck}")
    assert awaited(state)[1] == said
    assert scene_of(state).turn.prompt == short


def test_a_turn_is_counted() -> None:
    assert awaited(position(in_rows(QUIET), "left 66"))[0] == (
        "It\u2019s **Ann**\u2019s turn (seat 1 of 2, turn 1 of 17)."
    )


def test_a_card_that_can_be_turned_over_is_mentioned() -> None:
    assert awaited(position(in_rows(QUIET)))[1].endswith("You may flip one card first.")


def test_a_bill_says_the_cost_what_is_covered_and_the_payment_proposed() -> None:
    owner = f"city 1 built {giving('community')} hand community ingenuity"
    state = after(position(owner, in_rows(f"c2 {OTHERS}")), "take a1 b1")
    assert awaited(state)[1:] == [
        f"Pay for Hydro plant (energy, 1 point). Cost: community {TIMES}2.",
        (
            "Permanent resources cover community. Still to pay: community. Suggested "
            "payment: community."
        ),
    ]


def test_a_token_that_is_due_is_mentioned_and_a_second_one_too() -> None:
    market = f"c9 c25 {' '.join(OTHERS.replace('c9', 'energy').split()[1:])}"
    hand = "ecology ecology ecology industry industry industry"
    state = position(f"city 1 hand {hand}", in_rows(market))
    state = after(state, "take a1 b1", f"pay {hand}")
    assert awaited(state)[1] == "Take a civic token, and then another one."
    assert awaited(after(state, "token 1"))[1] == "Take a civic token."


def test_a_player_alone_is_told_what_the_automaton_does_next() -> None:
    assert awaited(position("level hard", in_rows(QUIET), "left 66")) == [
        "It\u2019s **Ann**\u2019s turn (turn 1 of 17).",
        f"{EITHER} You may flip one card first.",
        "Next, the automaton takes a2 and a3.",
    ]


@pytest.mark.parametrize("seats", SEATS)
def test_what_is_awaited_fits_a_reminder(seats: int) -> None:
    for shown in sampled_shown(seats):
        for words in EVERY_WORDS:
            seated = players(people(shown.view), LONG_NAMES)
            assert 1 <= len(PRESENTER.awaited(PRESENTER.read(shown.view, words, seated))) <= 1500
