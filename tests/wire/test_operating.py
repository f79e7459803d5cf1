"""Whoever runs the bot sees how it is: by metrics, by `bot health`, by systemd and in its log."""

from __future__ import annotations

import asyncio
import json
import os
import re
import socket
import sys
from contextlib import closing, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import pytest_asyncio
from prometheus_client.parser import text_string_to_metric_families

from bot.monitoring.exposition import HOST
from bot.monitoring.pulse import diagnose, pulse_file
from storage.session import system_time
from tests.monitoring.test_exposition import free_port, scrape
from tests.wire.faults import Fault
from tests.wire.process import ROOT, BotProcess
from tests.wire.server import PATIENCE
from tests.wire.table import TableSeen, start

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from tests.wire.actor import Actor
    from tests.wire.server import Loopback
    from tests.wire.world import Channel

PORT = free_port()
WELL = "The bot is well."
LISTENS = "0A"
"""The state of a socket that listens, in the tables of the system."""
SETTINGS = {
    "CABLE_CAR_METRICS": str(PORT),
    "CABLE_CAR_LOG_FORMAT": "json",
    "LOOPBACK_HASTE": "1",
}


@pytest.fixture
def seen(discord: Loopback, games: Channel) -> TableSeen:
    return TableSeen(discord, games)


@pytest_asyncio.fixture
async def manager(tmp_path: Path) -> AsyncIterator[socket.socket]:
    """The socket of the service manager, for which `Operated` has its address."""
    with closing(socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)) as bound:
        bound.bind(f"\0{tmp_path.name}-{os.getpid()}")
        bound.setblocking(False)
        yield bound


@pytest_asyncio.fixture
async def bot(
    discord: Loopback, tmp_path: Path, manager: socket.socket
) -> AsyncIterator[BotProcess]:
    """The bot under systemd, with all there is to see of it."""
    watched = {
        "NOTIFY_SOCKET": f"@{tmp_path.name}-{os.getpid()}",
        "WATCHDOG_USEC": "200000",
    }
    process = BotProcess(discord, tmp_path, SETTINGS | watched, forked=True)
    await process.start()
    yield process
    await process.kill()
    sys.stdout.write(process.log)


async def health(bot: BotProcess) -> tuple[int, str]:
    """Return the exit status of `python -m bot health`, and what it says."""
    asked = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "bot", "health"),
        cwd=bot.folder,
        env={"PYTHONPATH": str(ROOT), "CABLE_CAR_DATABASE": str(bot.database)},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    said, _ = await asked.communicate()
    return await asked.wait(), said.decode().strip()


async def until_told(bot: BotProcess, status: int, told: str) -> None:
    """Ask for the health until it is said to be so."""
    found: tuple[int, str] | None = None
    try:
        async with asyncio.timeout(PATIENCE):
            while found is None or found[0] != status or told not in found[1]:
                # Asked without a process, it is known much sooner.
                while told not in (diagnose(bot.database, system_time()) or WELL):  # noqa: ASYNC110
                    await asyncio.sleep(0.01)
                found = await health(bot)
    except TimeoutError:
        raise AssertionError(f"{told!r} is not told, but {found}") from None
    assert found[1].endswith(".")
    assert "\n" not in found[1]


async def metrics() -> dict[str, float]:
    """Return what a scrape shows, by name and the values of labels, with blanks between them."""
    families = text_string_to_metric_families(await scrape(PORT))
    return {
        " ".join((sample.name, *sample.labels.values())): sample.value
        for family in families
        for sample in family.samples
    }


async def told(manager: socket.socket, notice: str) -> None:
    """Wait until systemd is told something."""
    loop = asyncio.get_running_loop()
    async with asyncio.timeout(PATIENCE):
        while (await loop.sock_recv(manager, 100)).decode() != notice:
            pass


async def test_a_scrape_shows_what_was_played(
    bot: BotProcess, seen: TableSeen, ann: Actor, bob: Actor
) -> None:
    await start(seen, ann, bob)
    await seen.press(ann, "draw")
    await ann.slash(seen.channel, "sf draw")
    await seen.press(ann, "place 1")
    await seen.offers("draw")
    shown: dict[str, float] = {}
    # What has come of an interaction is known when all is done that follows from it.
    async with asyncio.timeout(PATIENCE):
        while (
            shown.get("cable_car_interactions_total press answered") != 3
            or shown["cable_car_interactions_total command answered"] != 2
            or shown["cable_car_outbox_posts waiting"]
            or not shown["cable_car_event_loop_lag_seconds_count"]
        ):
            shown = await metrics()
    assert shown["cable_car_interactions_total command refused"] == 1
    assert shown["cable_car_interactions_total command unanswered"] == 0
    assert shown["cable_car_answer_seconds_count stored"] == 5
    assert shown["cable_car_answer_seconds_count answered"] == 6
    assert shown["cable_car_posts_total sent"] == shown["cable_car_post_seconds_count"] >= 4
    assert shown["cable_car_render_seconds_count"] >= 2
    assert shown["cable_car_gateway_connected"] == 1
    assert shown["cable_car_outbox_posts waiting"] == 0
    assert shown["cable_car_tables running"] == 1
    assert shown["cable_car_database_readable"] == 1


async def test_health_tells_that_all_is_well_until_the_bot_hangs_or_is_killed(
    bot: BotProcess,
) -> None:
    await until_told(bot, 0, WELL)
    await bot.pause()
    await until_told(bot, 1, "no sign of life")
    bot.go_on()
    await until_told(bot, 0, WELL)
    await bot.kill()
    await until_told(bot, 1, "no sign of life")


@pytest.mark.soak
async def test_health_tells_of_posts_that_discord_does_not_take(
    bot: BotProcess, discord: Loopback, seen: TableSeen, ann: Actor, bob: Actor
) -> None:
    await start(seen, ann, bob)
    await until_told(bot, 0, WELL)
    discord.faults.add(Fault("(POST|PATCH) /channels", 503, times=10_000))
    await ann.click(seen.post, seen.actions["draw"])
    await until_told(bot, 1, "has not taken posts")
    shown = await metrics()
    assert shown["cable_car_outbox_posts waiting"] == 1
    assert shown["cable_car_outbox_oldest_seconds waiting"] >= 1
    discord.faults.clear()


@pytest.mark.soak
async def test_health_tells_of_a_connection_that_is_lost(
    bot: BotProcess, discord: Loopback
) -> None:
    await until_told(bot, 0, WELL)
    discord.faults.add(Fault("GET /gateway", 503, times=10_000))
    discord.gateway.refuses = True
    await discord.gateway.drop()
    await until_told(bot, 1, "no connection to Discord")
    assert (await metrics())["cable_car_gateway_connected"] == 0
    discord.gateway.refuses = False
    discord.faults.clear()


async def test_systemd_is_told_from_the_beginning_to_the_end(
    bot: BotProcess, manager: socket.socket
) -> None:
    await told(manager, "READY=1")
    await told(manager, "WATCHDOG=1")
    stopping = asyncio.ensure_future(bot.stop())
    await told(manager, "STOPPING=1")
    assert await stopping == 0
    assert not pulse_file(bot.database).exists()


async def test_a_bot_that_hangs_lets_the_watchdog_starve(
    bot: BotProcess, manager: socket.socket
) -> None:
    await told(manager, "WATCHDOG=1")
    await bot.pause()
    with suppress(BlockingIOError):
        while True:
            manager.recv(100)
    with pytest.raises(TimeoutError):
        # Five times what it waits while the loop runs.
        async with asyncio.timeout(0.5):
            await asyncio.get_running_loop().sock_recv(manager, 100)
    bot.go_on()
    await told(manager, "WATCHDOG=1")


async def test_a_log_line_names_table_server_and_interaction_and_no_person(
    bot: BotProcess, discord: Loopback, seen: TableSeen, ann: Actor, bob: Actor
) -> None:
    await start(seen, ann, bob)
    await seen.press(ann, "draw")
    await ann.slash(seen.channel, "sf draw")
    discord.faults.add(Fault("POST /channels", 503, times=1))
    await seen.press(ann, "place 1")
    await seen.offers("draw")
    assert await bot.stop() == 0
    lines: list[dict[str, Any]] = [json.loads(line) for line in bot.log.splitlines()]
    ids = {"table": 1, "guild": str(discord.world.id)}
    (refused,) = (line for line in lines if line["event"] == "action refused")
    assert refused.items() >= ids.items()
    assert refused["interaction"] in {
        str(interaction.id) for interaction in discord.interactions.values()
    }
    failed = [line for line in lines if line["event"] == "post not delivered"]
    assert failed
    assert all(line.items() >= ids.items() for line in failed)
    assert not any("interaction" in line for line in failed)
    assert not re.search(r"\b(ann|bob)\b", bot.log, re.IGNORECASE)


async def test_a_second_process_shows_its_metrics_on_the_next_free_port(
    bot: BotProcess, discord: Loopback, tmp_path: Path
) -> None:
    folder = tmp_path / "second"
    folder.mkdir()
    second = BotProcess(discord, folder, SETTINGS, forked=True, name="second")
    await second.start()
    lines: list[dict[str, Any]] = [json.loads(line) for line in second.log.splitlines()]
    (told,) = (line for line in lines if line["event"] == "metrics are on the next free port")
    assert told["taken"] == PORT
    assert "cable_car_gateway_connected 1.0" in await scrape(told["port"])
    assert "cable_car_gateway_connected 1.0" in await scrape(PORT)
    assert await second.stop() == 0


@pytest.mark.parametrize("asked", [True, False])
async def test_only_who_asks_listens_and_only_to_this_machine(
    discord: Loopback, tmp_path: Path, asked: bool
) -> None:
    bot = BotProcess(discord, tmp_path, SETTINGS if asked else {}, forked=True)
    await bot.start()
    # In hexadecimal digits, the address in the order of its bytes in memory.
    here = f"{int.from_bytes(socket.inet_aton(HOST), sys.byteorder):08X}:{PORT:04X}"
    assert listening(bot.pid) == ({here} if asked else set())
    assert await bot.stop() == 0


def listening(pid: int) -> set[str]:
    """Return the addresses at which a process listens, as the system writes them."""
    opened = {str(link.readlink()) for link in Path(f"/proc/{pid}/fd").iterdir()}
    rows = [
        line.split()
        for name in ("tcp", "tcp6")
        for line in Path(f"/proc/{pid}/net/{name}").read_text(encoding="ascii").splitlines()[1:]
    ]
    return {row[1] for row in rows if row[3] == LISTENS and f"socket:[{row[9]}]" in opened}
