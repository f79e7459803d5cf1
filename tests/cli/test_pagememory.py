"""The page is where it was, and its time does not go back."""

from __future__ import annotations

import socket
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

import pytest

from bot.cli.pagememory import PORT, TRIES, PageMemory, free_port

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


@pytest.fixture
def take(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Take a port for the length of the test; all others of this machine are free."""
    taken: set[int] = set()

    def create_server(address: tuple[str, int]) -> socket.socket:
        if address[1] in taken:
            raise OSError(98, "Address already in use")
        return socket.socket()

    monkeypatch.setattr(socket, "create_server", create_server)
    return taken.add


def test_the_port_is_the_same_each_time(take: Callable[[int], None]) -> None:
    assert free_port(None) == free_port(None) == (PORT, [])


def test_a_port_that_is_taken_is_said_and_the_next_free_one_used(
    take: Callable[[int], None],
) -> None:
    take(PORT)
    take(PORT + 1)
    port, [said] = free_port(None)
    assert port == PORT + 2
    assert said == f"Port {PORT} is taken, so the page is at {PORT + 2} this time."


def test_a_port_that_is_asked_for_is_taken_or_refused(take: Callable[[int], None]) -> None:
    assert free_port(4000) == (4000, [])
    take(4000)
    with pytest.raises(OSError, match=r"Port 4000 cannot be used; choose another with --port\."):
        free_port(4000)


def test_no_free_port_is_one_sentence(take: Callable[[int], None]) -> None:
    for port in range(PORT, PORT + TRIES):
        take(port)
    with pytest.raises(OSError, match="are all taken; choose another with --port"):
        free_port(None)


def test_a_real_server_takes_its_port() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        taken = server.getsockname()[1]
        with pytest.raises(OSError, match=f"Port {taken} cannot be used"):
            free_port(taken)


def test_the_address_is_kept_and_for_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "play.page"
    memory = PageMemory(path)
    memory.keep(datetime.now(UTC))
    assert PageMemory(path).key == memory.key
    assert path.stat().st_mode & 0o077 == 0
    assert PageMemory(tmp_path / "other.page").key != memory.key


def test_time_goes_on_from_the_latest_there_was(tmp_path: Path) -> None:
    path = tmp_path / "play.page"
    ahead = datetime.now(UTC) + timedelta(days=30)
    PageMemory(path).keep(ahead)
    assert abs(PageMemory(path).time - ahead) < timedelta(seconds=1)
    PageMemory(path).keep(ahead - timedelta(days=60))
    assert abs(PageMemory(path).time - datetime.now(UTC)) < timedelta(minutes=1)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "no",
        '{"key": "short", "time": "2026-01-01T00:00:00Z"}',
        '{"key": "01234567890123456789012345678901", "time": 1e300}',
        '{"key": "01234567890123456789012345678901", "time": "2099-01-01T00:00:00"}',
    ],
)
def test_a_file_of_no_use_is_made_anew(tmp_path: Path, text: str) -> None:
    path = tmp_path / "play.page"
    path.write_text(text)
    memory = PageMemory(path)
    assert len(memory.key) >= 32
    assert abs(memory.time - datetime.now(UTC)) < timedelta(minutes=1)
