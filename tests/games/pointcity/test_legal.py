"""What is offered, against what the referee finds by trying everything."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING

import pytest

from bot.games.pointcity import GAME
from bot.games.pointcity.cards import Side
from bot.games.pointcity.state import Phase
from tests.games.pointcity.referee import ROWS, can_pay, flippable
from tests.games.pointcity.table import offered

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.games.pointcity.state import Spot, State


def positions(seats: int) -> Iterator[State]:
    """Return the positions of some random games in which a seat may take."""
    for seed in range(12):
        rng = Random(seed)
        state = GAME.start(GAME.setup(seats, "easy", rng))
        while legal := GAME.legal_actions(state):
            if state.phase is Phase.TAKE:
                yield state
            state, _ = GAME.apply(state, rng.choice(legal))


def spot(state: State, column: int, row: int) -> Spot:
    found = state.market[4 * row + column]
    assert found is not None
    return found


def payable(state: State, *spots: Spot) -> bool:
    """Return whether the seat in turn can take some cards together."""
    cost, more = Counter[str](), Counter[str]()
    for each in spots:
        if each.side is Side.RESOURCE:
            more[each.card.face.removesuffix("2")] += 2 if each.card.face.endswith("2") else 1
        elif each.card.building is not None:
            cost.update(dict(zip(ROWS, each.card.building.cost, strict=True)))
    return can_pay(state.cities[state.seat - 1], cost, more)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_exactly_the_lines_without_buildings_can_be_flipped(seats: int):
    for state in positions(seats):
        expected = set[str]() if state.flipped else flippable(state)
        assert {action.split()[1] for action in offered(state, "flip")} == expected


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_exactly_the_pairs_that_can_be_paid_are_offered_in_reading_order(seats: int):
    for state in positions(seats):
        expected: list[str] = []
        for row in range(4):
            for column in range(4):
                here = spot(state, column, row)
                name = f"{'abcd'[column]}{row + 1}"
                if column < 3 and payable(state, here, spot(state, column + 1, row)):
                    expected.append(f"take {name} {'abcd'[column + 1]}{row + 1}")
                if row < 3 and payable(state, here, spot(state, column, row + 1)):
                    expected.append(f"take {name} {'abcd'[column]}{row + 2}")
        takes = offered(state, "take")
        assert takes == [*expected, *(["take deck"] if state.pile else [])]
        assert (offered(state)[-1] == "end") == (not takes)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_whatever_can_be_taken_can_be_paid(seats: int):
    for state in positions(seats):
        for action in GAME.legal_actions(state):
            after, _ = GAME.apply(state, action)
            if after.phase is Phase.PAY:
                assert GAME.legal_actions(after)
