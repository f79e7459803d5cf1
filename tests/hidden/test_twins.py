"""The proof: two games that look the same to somebody show that somebody the same."""

from __future__ import annotations

import pytest

from tests.hidden.proof import prove_panels, prove_public_output, prove_samples
from tests.tiny.registered import GAMES

TABLES = [
    (name, seats)
    for name, game in GAMES.items()
    for seats in range(game.seats[0], game.seats[1] + 1)
]
every_table = pytest.mark.parametrize(("name", "seats"), TABLES)


@every_table
async def test_equal_public_views_give_equal_public_output(name: str, seats: int):
    assert await prove_public_output(name, seats)


@every_table
async def test_equal_views_of_a_seat_give_it_equal_panels(name: str, seats: int):
    assert await prove_panels(name, seats)


@every_table
async def test_a_position_dealt_anew_looks_the_same(name: str, seats: int):
    await prove_samples(name, seats)
