"""What statistics are told of a game of San Francisco: which cards and tokens were taken."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from bot.games.sanfrancisco import GAME
from tests.games.sanfrancisco.table import position

if TYPE_CHECKING:
    from bot.games.sanfrancisco.state import State

STATE = position(
    "city 1 grey c21 c16! bonus card4 green c64 depot medal",
    "city 2 blue c06 completed contracts 1",
    "column 3 c36",
    "box c40",
)


def told(state: State, kind: str) -> list[tuple[str, int]]:
    return [(each.name, each.seat) for each in GAME.pieces(state) if each.kind == kind]


def test_cards_turned_over_come_with_the_seat_that_built_them():
    cards = [(name.split()[0], seat) for name, seat in told(STATE, "card")]
    assert cards == [("c06", 2), ("c16", 1), ("c21", 1), ("c36", 0), ("c40", 0), ("c64", 1)]
    assert Counter(told(STATE, "colour of a card")) == Counter(
        {("blue", 2): 1, ("grey", 1): 2, ("orange", 0): 2, ("green", 1): 1}
    )


def test_marks_of_cards_are_counted_one_by_one():
    marks = told(STATE, "mark of a card")
    assert ("foundation", 1) in marks
    assert sum(name.startswith("value") for name, _ in marks) == 5


def test_skyscrapers_are_told_of_each_foundation_built():
    assert told(STATE, "skyscraper") == [("in grey", 1)]
    without = position("city 1 grey c21 c16")
    assert told(without, "skyscraper") == [("in grey", 0)]


def test_tokens_come_with_the_seat_that_has_them():
    assert ("blue", 2) in told(STATE, "completion token")
    assert told(STATE, "medal") == [("medal", 1)]
    bonuses = Counter(told(STATE, "bonus"))
    assert bonuses["card4", 1] == 1
    assert bonuses["card4", 0] == 2
    assert sum(bonuses.values()) == 18


def test_a_discard_token_is_spent_or_kept():
    kept = position("city 1 green c64 bonus discard discard")
    spent = position("city 1 green c64 bonus discard")
    assert told(kept, "contract-discard token") == [("spent", 0)]
    assert told(spent, "contract-discard token") == [("spent", 1)]
