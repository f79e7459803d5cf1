"""What the page keeps from start to start: its address, and how far its time has come."""

from __future__ import annotations

import secrets
import socket
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated

import msgspec

if TYPE_CHECKING:
    from pathlib import Path

PORT = 8717
"""The port of the page, where nobody else has it."""
TRIES = 20
"""How many ports are tried, from the usual one on."""


class _Kept(msgspec.Struct):
    """The content of the file."""

    key: Annotated[str, msgspec.Meta(min_length=32)]
    time: datetime


class PageMemory:
    """The key in the address of the page, and the latest time there, kept in a file.

    Parameters
    ----------
    path
        The file; one that is missing or of no use is made anew.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._kept = _read(path) or _Kept(secrets.token_urlsafe(32), datetime.now(UTC))

    @property
    def key(self) -> str:
        """The secret at the end of the address."""
        return self._kept.key

    @property
    def time(self) -> datetime:
        """The time at which the club opens: now, or later if it was later there last time."""
        return max(self._kept.time, datetime.now(UTC))

    def keep(self, time: datetime) -> None:
        """Write the key and the time there.

        Raises
        ------
        OSError
            When the file cannot be written.
        """
        self._kept.time = time
        draft = self._path.with_name(f"{self._path.name}.new")
        draft.touch(mode=0o600)
        draft.write_bytes(msgspec.json.encode(self._kept))
        draft.replace(self._path)


def free_port(wanted: int | None) -> tuple[int, list[str]]:
    """Return the port that the page gets, and a sentence if it is not the usual one.

    Parameters
    ----------
    wanted
        The port; 0: any free one; None: the usual one, or the next that is free.

    Raises
    ------
    OSError
        When it is taken.
    """
    if wanted is not None:
        if not _is_free(wanted):
            raise OSError(f"Port {wanted} cannot be used; choose another with --port.")
        return wanted, []
    for port in range(PORT, PORT + TRIES):
        if _is_free(port):
            notice = f"Port {PORT} is taken, so the page is at {port} this time."
            return port, [notice] if port != PORT else []
    raise OSError(
        f"The ports {PORT} to {PORT + TRIES - 1} are all taken; choose another with --port."
    )


def _is_free(port: int) -> bool:
    try:
        socket.create_server(("127.0.0.1", port)).close()
    except OSError:
        return False
    return True


def _read(path: Path) -> _Kept | None:
    try:
        kept = msgspec.json.decode(path.read_bytes(), type=_Kept)
    except (OSError, msgspec.DecodeError):
        return None
    return kept if kept.time.tzinfo else None
