"""The prompt says what can be done, and nothing that is not so."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.games.tickettoride.cards import Card
from tests.games.tickettoride.table import after
from tests.presenters.tickettoride.shown import middle, screen

NO_FERRY = "can\u2019t take a ferry"


@pytest.mark.parametrize("lies_there", [False, True])
def test_ferries_are_named_for_the_second_card_only_if_one_lies_in_the_row(
    lies_there: bool,
) -> None:
    state = after(middle(), "take 1")
    card = Card.FERRY if lies_there else Card.RED
    text = screen(replace(state, row=(card, *[Card.RED] * 4))).text
    assert "second card" in text
    assert (NO_FERRY in text) is lies_there
