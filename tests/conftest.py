"""Fixtures of the tests that run over every game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

from tests.games.positions import SAMPLED, play, sampled, tables

if TYPE_CHECKING:
    from tests.games.positions import Step

settings.register_profile("unhurried", deadline=None)
settings.load_profile("unhurried")

CHUNKS = 6
"""Into how many tests the work over one table is cut, so that two cores can share it."""
SOAKED_GAMES = 100
"""The games of each table whose every position is checked by `--soak`."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--soak", action="store_true", help="check every position of many games, not samples"
    )


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if {"table", "chunk"} <= set(metafunc.fixturenames):
        cases = [(table, chunk) for table in tables() for chunk in range(CHUNKS)]
        ids = [f"{name}-{seats}-{chunk}" for (name, seats), chunk in cases]
        metafunc.parametrize(("table", "chunk"), cases, ids=ids)


@pytest.fixture
def steps(table: tuple[str, int], chunk: int, request: pytest.FixtureRequest) -> list[Step]:
    """Return this chunk's share of the sampled steps, or of every step with `--soak`."""
    name, seats = table
    if request.config.getoption("--soak", default=False):
        seeds = range(chunk, SOAKED_GAMES, CHUNKS)
        return [step for seed in seeds for step in play(name, seats, seed)]
    return list(sampled(name, seats, SAMPLED // len(tables()))[chunk::CHUNKS])
