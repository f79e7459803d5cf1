"""Nothing is lost or happens twice, whatever happens to processes that share a database."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.wire.kills.crowd import Crowd
from tests.wire.seams import QUICK

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from storage.location import Server
    from tests.postgres import PostgresServer
    from tests.wire.server import Loopback

SEEDS = range(1, 6)
SOAKED = (60, 24, 12)
"""The seeds of the blows to a server in `--soak`, and the events, tables and servers with each."""


@pytest.mark.parametrize(
    "size",
    # Sixty tables leave processes little of two cores: a sign of life may be late.
    [(12, 6, 6, QUICK), pytest.param((200, 60, 24, 2 * QUICK), marks=pytest.mark.soak)],
    ids=["12 events", "200 events"],
)
async def test_processes_that_are_killed_stopped_paused_and_cut_off_keep_their_promises(
    discord: Loopback,
    tmp_path: Path,
    record_property: Callable[..., None],
    postgres_location: Server,
    size: tuple[int, int, int, float],
) -> None:
    events, tables, servers, lasts = size
    crowd = Crowd(
        discord,
        tmp_path,
        postgres_location,
        seed=0,
        tables=tables,
        servers=servers,
        lasts=lasts,
    )
    outcome = await crowd.play(events)
    record_property("kills", ["several processes", outcome.counts])
    assert outcome.broken == {}


@pytest.mark.soak
@pytest.mark.parametrize("seed", SEEDS)
async def test_nobody_is_left_without_a_word_whatever_befalls_the_server(
    discord: Loopback,
    tmp_path: Path,
    record_property: Callable[..., None],
    postgres: PostgresServer,
    seed: int,
) -> None:
    events, tables, servers = SOAKED
    location = postgres.lend()
    crowd = Crowd(
        discord,
        tmp_path,
        location,
        seed=seed,
        tables=tables,
        servers=servers,
        struck=postgres,
    )
    outcome = await crowd.play(events)
    record_property("kills", ["blows to the server", outcome.counts])
    assert outcome.broken == {}
    postgres.take_back(location)
