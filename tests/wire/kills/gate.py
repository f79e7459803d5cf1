"""Stands between a process of the bot and its database, and cuts it off for a while."""

from __future__ import annotations

import asyncio
import tempfile
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from storage.location import Server

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable

SOCKET = ".s.PGSQL.5432"


class Line:
    """Passes on what a process and the server say, until it is cut."""

    def __init__(self, location: Server, folder: str) -> None:
        there = location.url.rpartition("host=")[2]
        url = location.url.replace(there, folder)
        self.location = Server(url, url)
        self._server = f"{there}/{SOCKET}"
        self._open: set[asyncio.StreamWriter] = set()
        self._cut = self._mute = False

    def cut(self) -> None:
        """End all connections, and let nobody through."""
        self._cut = True
        for writer in self._open:
            writer.transport.abort()

    def mute(self) -> None:
        """Let the server hear everything, and nobody hear what it answers, until it is cut."""
        self._mute = True

    def mend(self) -> None:
        """Let everybody through again."""
        self._cut = self._mute = False

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Serve one connection."""
        if self._cut:
            writer.transport.abort()
            return
        try:
            there, here = await asyncio.open_unix_connection(self._server)
        except OSError:
            # The server is away.
            writer.transport.abort()
            return
        self._open |= {writer, here}
        try:
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(_pass(reader, here, lambda: False))
                tasks.create_task(_pass(there, writer, lambda: self._mute))
        finally:
            self._open -= {writer, here}
            writer.transport.abort()
            here.transport.abort()


async def _pass(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, muted: Callable[[], bool]
) -> None:
    with suppress(ConnectionError):
        while said := await reader.read(65536):
            if not muted():
                writer.write(said)
    writer.close()


@asynccontextmanager
async def line_to(location: Server) -> AsyncGenerator[Line]:
    """Let a process reach a server over a line of its own."""
    with tempfile.TemporaryDirectory(prefix="cc-", dir="/tmp") as folder:
        line = Line(location, folder)
        serving = await asyncio.start_unix_server(line.serve, str(Path(folder, SOCKET)))
        async with serving:
            yield line
            line.cut()
