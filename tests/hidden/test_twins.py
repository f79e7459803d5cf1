"""The proof: two games that look the same to somebody show that somebody the same."""

from __future__ import annotations

import pytest

from tests.games.positions import mostly_soaked, tables
from tests.hidden.proof import prove_panels, prove_public_output, prove_samples

every_table = pytest.mark.parametrize(("name", "seats"), tables())


@every_table
async def test_equal_public_views_give_equal_public_output(name: str, seats: int, soak: bool):
    assert await prove_public_output(name, seats, soak=soak)


@pytest.mark.parametrize(("name", "seats"), mostly_soaked(1))
async def test_equal_views_of_a_seat_give_it_equal_panels(name: str, seats: int, soak: bool):
    assert await prove_panels(name, seats, soak=soak)


@pytest.mark.parametrize(("name", "seats"), mostly_soaked(2))
async def test_a_position_dealt_anew_looks_the_same(name: str, seats: int, soak: bool):
    await prove_samples(name, seats, soak=soak)
