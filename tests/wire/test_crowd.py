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
    from tests.wire.server import Loopback


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
