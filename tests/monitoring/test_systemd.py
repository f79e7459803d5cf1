"""systemd is told over its socket, by the event loop."""

from __future__ import annotations

import asyncio
import os
import secrets
import socket
import sys
import time
from contextlib import closing
from typing import TYPE_CHECKING

import pytest
from structlog.testing import capture_logs

from bot.monitoring.systemd import ALIVE, READY, STOPPING, Notifier, supervised

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="systemd is there on Linux alone")


@pytest.fixture(params=["path", "abstract"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "path":
        return str(tmp_path / "notify")
    return f"@cable-car-{secrets.token_hex(8)}"


@pytest.fixture
def manager(address: str) -> Iterator[socket.socket]:
    """The socket of the service manager."""
    with closing(socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)) as bound:
        bound.bind(address.replace("@", "\0", 1))
        bound.setblocking(False)
        yield bound


async def told(manager: socket.socket) -> str:
    loop = asyncio.get_running_loop()
    async with asyncio.timeout(20):
        return (await loop.sock_recv(manager, 100)).decode()


def told_so_far(manager: socket.socket) -> list[str]:
    found: list[str] = []
    while True:
        try:
            found.append(manager.recv(100).decode())
        except BlockingIOError:
            return found


async def test_ready_is_told_when_it_is_so_and_the_end_when_it_comes(
    address: str, manager: socket.socket
) -> None:
    notifier, ready = Notifier({"NOTIFY_SOCKET": address}), asyncio.Event()
    assert notifier.interval is None
    async with supervised(notifier, ready.wait):
        await asyncio.sleep(0)
        assert told_so_far(manager) == []
        ready.set()
        assert await told(manager) == READY
        notifier.tell(STOPPING)
        assert await told(manager) == STOPPING
    assert told_so_far(manager) == []


async def test_the_watchdog_hears_from_the_loop_until_it_hangs(
    address: str, manager: socket.socket
) -> None:
    environment = {"NOTIFY_SOCKET": address, "WATCHDOG_USEC": "20000"}
    notifier = Notifier(environment | {"WATCHDOG_PID": str(os.getpid())})
    assert notifier.interval == 0.01
    async with supervised(notifier, asyncio.Event().wait):
        # Before it is connected, too: systemd's patience begins with the process.
        for _ in range(3):
            assert await told(manager) == ALIVE
        told_so_far(manager)
        # Nothing else runs meanwhile: the loop hangs.
        time.sleep(0.05)  # noqa: ASYNC251
        assert told_so_far(manager) == []
        assert await told(manager) == ALIVE


@pytest.mark.parametrize(
    "more",
    [
        {},
        {"WATCHDOG_USEC": "0"},
        {"WATCHDOG_USEC": "soon"},
        {"WATCHDOG_USEC": "20000", "WATCHDOG_PID": "1"},
    ],
)
def test_a_watchdog_that_is_off_or_another_ones_is_not_fed(more: dict[str, str]) -> None:
    assert Notifier({"NOTIFY_SOCKET": "@x"} | more).interval is None


async def test_nothing_is_told_where_there_is_no_manager() -> None:
    notifier = Notifier({"WATCHDOG_USEC": "20000"})
    assert notifier.interval is None
    with capture_logs() as logged:
        notifier.tell(READY)
    assert logged == []


async def test_a_manager_that_is_gone_or_reads_nothing_stops_nobody(
    address: str, manager: socket.socket
) -> None:
    notifier = Notifier({"NOTIFY_SOCKET": address})
    with capture_logs() as logged:
        while notifier.tell(ALIVE):
            pass
        assert not notifier.tell(ALIVE)
        told_so_far(manager)
        assert notifier.tell(ALIVE)
        manager.close()
        assert not notifier.tell(ALIVE)
    assert [line["event"] for line in logged] == ["systemd not told"] * 2


async def test_ready_is_told_again_until_it_is_heard(
    address: str, manager: socket.socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.monitoring.systemd.AGAIN", 0.001)
    notifier = Notifier({"NOTIFY_SOCKET": address})
    while notifier.tell("X=1"):
        pass

    async def at_once() -> None:
        return None

    async with supervised(notifier, at_once):
        while await told(manager) != READY:
            pass
