"""Fixtures of the tests that run over every game."""

from __future__ import annotations

import asyncio
import faulthandler
import gc
import os
from typing import TYPE_CHECKING

import pytest
import structlog
from hypothesis import settings

from render.surface.shelf import Shelf
from render.surface.sprites import STORE
from render.worker import ahead
from tests.games.case import case_of
from tests.games.positions import SAMPLED, Amount, play, sampled, tables
from tests.postgres import WANTED, PostgresServer, programs
from tests.wire.kills.outcome import table

if TYPE_CHECKING:
    from collections.abc import Generator
    from pathlib import Path

    from storage.location import Location, Server
    from tests.games.positions import Step

settings.register_profile("unhurried", deadline=None)
settings.load_profile("unhurried")

CHUNKS = 3
"""Into how many tests the work over one table is cut, so that two cores can share it."""
PLAYED = 50
"""`make test` plays one in so many of the random games of a case, `--soak` plays all."""
DRAWING = "tests/render/", "tests/presenters/"
"""The folders of the tests that paint many pictures."""
ROOM = 200 * 1024 * 1024
"""The most bytes of sprites that a process of tests keeps."""
SOAKED_GAMES = 100
"""The games of each table whose every position is checked by `--soak`."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--soak", action="store_true", help="play and check all games and positions, not samples"
    )


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "soak: run with --soak alone")
    # As the bot logs; with all values of a test's many frames a traceback takes seconds.
    renderer = structlog.dev.ConsoleRenderer(
        colors=False, exception_formatter=structlog.dev.plain_traceback
    )
    structlog.configure(processors=[structlog.processors.add_log_level, renderer])
    Amount.soaked = bool(config.getoption("--soak"))
    # Processes that draw go on although tests keep every core busy.
    ahead.NICENESS = 0
    # Nothing is drawn twice: tests show many times what a bot shows in a day.
    STORE.limit = ROOM
    STORE.restock(Shelf(ROOM))


def pytest_runtest_setup() -> None:
    # The end that pyproject.toml sets for every test: `--soak` has tests that take longer.
    if Amount.soaked:
        faulthandler.cancel_dump_traceback_later()


def pytest_collection_finish() -> None:
    # Thousands of tests live to the end: whoever looks for garbage need not look at them.
    gc.collect()
    gc.freeze()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("--soak"):
        left = [item for item in items if item.get_closest_marker("soak")]
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if not item.get_closest_marker("soak")]
    # The first half goes to the first process, so that sprites are drawn in one of them only.
    items.sort(key=lambda item: not item.nodeid.startswith(DRAWING))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print what came of killing the bot, summed up over all tests that did."""
    reports = [*terminalreporter.getreports("passed"), *terminalreporter.getreports("failed")]
    found = [value for each in reports for name, value in each.user_properties if name == "kills"]
    if found:
        terminalreporter.section("the bot killed at random moments")
        for line in table(found):
            terminalreporter.line(line)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if {"table", "chunk"} <= set(metafunc.fixturenames):
        cases = [(table, chunk) for table in tables() for chunk in range(CHUNKS)]
        ids = [f"{name}-{seats}-{chunk}" for (name, seats), chunk in cases]
        metafunc.parametrize(("table", "chunk"), cases, ids=ids)


@pytest.fixture(scope="session")
def postgres() -> Generator[PostgresServer]:
    """Start a server for this process of tests."""
    wanted = os.environ.get(WANTED)
    found = programs() if wanted != "none" else None
    if found is None:
        text = "PostgreSQL is not installed (apt install postgresql), so nothing is tried on it"
        if wanted == "required":
            pytest.fail(text)
        pytest.skip(text)
    server = PostgresServer(found)
    try:
        server.start()
        asyncio.run(server.make_template())
        yield server
    finally:
        server.close()


@pytest.fixture
def postgres_location(postgres: PostgresServer) -> Generator[Server]:
    """Return an empty database of today's schema on the server."""
    location = postgres.lend()
    yield location
    postgres.take_back(location)


@pytest.fixture(params=["sqlite", "postgres"])
def location(request: pytest.FixtureRequest, tmp_path: Path) -> Location:
    """Return where a database is to be, of each kind in turn."""
    if request.param == "sqlite":
        return tmp_path / "tables.sqlite3"
    return request.getfixturevalue("postgres_location")


@pytest.fixture
def soak() -> bool:
    """Return True if all is tried, not samples."""
    return Amount.soaked


@pytest.fixture
def steps(table: tuple[str, int], chunk: int, soak: bool) -> list[Step]:
    """Return this chunk's share of the sampled steps, or of every step with `--soak`."""
    name, seats = table
    if soak:
        seeds = range(chunk, SOAKED_GAMES, CHUNKS)
        return [step for seed in seeds for step in play(name, seats, seed)]
    return list(sampled(name, seats, SAMPLED // len(tables()))[chunk::CHUNKS])


@pytest.fixture
def seeds(table: tuple[str, int], chunk: int, soak: bool) -> range:
    """Return the seeds of this chunk's share of random games: some, or all with `--soak`."""
    games = case_of(table[0]).games
    if not soak:
        games //= PLAYED
    return range(chunk, games, CHUNKS)
