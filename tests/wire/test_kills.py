"""Nothing is lost and nothing happens twice, whenever the process is killed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.wire.kills.run import Run

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from storage.location import Server
    from tests.postgres import PostgresServer
    from tests.wire.server import Loopback

KILLS = 25
"""The kills of each kind in `make test`."""
SOAKED = range(1, 5)
SOAKED_KILLS = 125
"""The seeds of each kind in `--soak`, and the kills with each: 1,000 in all."""
KINDS = {True: "nonces remembered", False: "nonces forgotten"}
"""Whether Discord remembers nonces. Where it does, the bot may not read the history of half of the
channels: there nonces alone keep a post from being sent twice, elsewhere the history alone."""


@pytest.mark.parametrize("remembers", KINDS)
async def test_bot_that_is_killed_again_and_again_keeps_its_promises(
    discord: Loopback, tmp_path: Path, record_property: Callable[..., None], remembers: bool
) -> None:
    await kill_often(discord, tmp_path, record_property, remembers, 0, KILLS)


@pytest.mark.parametrize("kills", [8, pytest.param(SOAKED_KILLS, marks=pytest.mark.soak)])
async def test_bot_on_a_server_that_is_killed_keeps_its_promises(
    discord: Loopback,
    tmp_path: Path,
    record_property: Callable[..., None],
    postgres: PostgresServer,
    kills: int,
) -> None:
    location = postgres.lend()
    await kill_often(discord, tmp_path, record_property, True, 0, kills, location)
    postgres.take_back(location)


@pytest.mark.soak
@pytest.mark.parametrize("seed", SOAKED)
@pytest.mark.parametrize("remembers", KINDS)
async def test_bot_that_is_killed_a_thousand_times_keeps_its_promises(
    discord: Loopback,
    tmp_path: Path,
    record_property: Callable[..., None],
    remembers: bool,
    seed: int,
) -> None:
    await kill_often(discord, tmp_path, record_property, remembers, seed, SOAKED_KILLS)


async def kill_often(
    discord: Loopback,
    folder: Path,
    record_property: Callable[..., None],
    remembers: bool,
    seed: int,
    kills: int,
    server: Server | None = None,
) -> None:
    """Kill a bot at random moments and count what comes of it, for the table at the end."""
    discord.remembers = remembers
    outcome = await Run(discord, folder, seed, server).play(kills, closed=remembers)
    record_property("kills", [KINDS[remembers], outcome.counts])
    assert outcome.broken == {}
