"""What the options of the slash commands offer, and how they may be spelled."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.chat.messages.ids import packed
from tests.games.pointcity.table import QUIET, after, giving, in_rows, position
from tests.presenters.pointcity.shown import (
    PRESENTER,
    SEATS,
    TIMES,
    legal,
    mover_view,
    sampled_shown,
)
from tests.presenters.shown import EVERY_WORDS, WORDS

if TYPE_CHECKING:
    from bot.games.pointcity.state import State
    from bot.games.pointcity.view import View
    from bot.words.words import Words

OTHERS = """
         economy  industry ecology
    economy  c9       ecology  community
    industry ecology  c11      economy
    ecology  industry economy  c15
"""


def offers(state: State, command: str, parameter: str, **given: str) -> list[tuple[str, str]]:
    found = PRESENTER.complete(PRESENTER.read(mover_view(state), WORDS), command, parameter, given)
    return [(option.action, option.label) for option in found]


def test_cards_that_can_be_turned_over() -> None:
    spaces = [value for value, _ in offers(position(in_rows(QUIET)), "flip", "space")]
    assert len(spaces) == 16
    assert offers(position("city 1 hand", in_rows(f"c1 {OTHERS}")), "flip", "space") == []


def test_cards_that_can_be_taken_and_the_deck() -> None:
    found = offers(position("city 1 hand", in_rows(f"c1 {OTHERS}"), "pile c3"), "take", "first")
    assert found[0] == ("b1", "b1 economy")
    assert found[-1] == ("deck", "The deck: economy, and the card below it")
    assert "a1" not in [value for value, _ in found]


def test_the_second_card_is_a_neighbour_of_the_first_that_can_be_paid() -> None:
    state = position("city 1 hand community community", in_rows(f"c2 {OTHERS}"))
    assert offers(state, "take", "second", first="b1") == [
        (
            "a1",
            (
                f"a1 Hydro plant (energy, 1 point; costs community {TIMES}2): "
                "+1, permanent energy, economy"
            ),
        ),
        ("c1", "c1 industry: economy, industry"),
    ]
    assert offers(state, "take", "second", first="deck") == []


def test_either_card_of_a_pair_may_be_named_first() -> None:
    assert PRESENTER.notation("take b1 a1") == "take a1 b1"
    assert PRESENTER.notation("take a2 a1") == "take a1 a2"
    assert PRESENTER.notation("take deck") == "take deck"
    assert PRESENTER.notation("take z9 a1") == "take z9 a1"


def test_payments_in_words_the_proposed_one_first() -> None:
    owner = "city 1 hand community community2 ingenuity"
    state = after(position(owner, in_rows(f"c2 {OTHERS}")), "take a1 b1")
    assert offers(state, "pay", "cards") == [
        ("community2", "Double community: +1, permanent energy"),
        ("community ingenuity", "Community, ingenuity: +1, permanent energy"),
    ]


def test_civic_tokens_with_their_words() -> None:
    owner = f"city 1 built {giving('economy')} hand ecology ecology ecology"
    state = after(
        position(owner, in_rows(f"c9 {OTHERS.replace('c9', 'energy')}")),
        "take a1 b1",
        "pay ecology ecology ecology",
    )
    assert offers(state, "token", "token")[7] == (
        "8",
        ("Token 8: 2 points for each permanent economy resource"),
    )


def commanded(view: View, words: Words) -> set[str]:
    """Return the notation of everything the commands lead to by what they offer."""
    found: set[str] = set()
    for command in PRESENTER.commands:
        if not any(parameter.required for parameter in command.parameters):
            found.add(command.name)
        first, *rest = [parameter.name for parameter in command.parameters] or [""]
        for option in PRESENTER.complete(PRESENTER.read(view, words), command.name, first, {}):
            assert len(option.label) <= 100
            assert 1 <= len(packed(option.action)) <= 100
            given = {first: option.action}
            seconds = [
                second.action
                for name in rest
                for second in PRESENTER.complete(
                    PRESENTER.read(view, words), command.name, name, given
                )
            ]
            found |= {f"{command.name} {option.action} {second}" for second in seconds} or {
                f"{command.name} {option.action}"
            }
    return {PRESENTER.notation(text) for text in found}


@pytest.mark.parametrize("seats", SEATS)
def test_whatever_is_legal_can_be_commanded(seats: int) -> None:
    for shown, words in zip(sampled_shown(seats), EVERY_WORDS * 99, strict=False):
        found = commanded(shown.view, words)
        assert legal(shown.view) <= found
        assert found - legal(shown.view) <= {"end", "pay"}
