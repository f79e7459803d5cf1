"""Stands between a bot and its server, and cuts the connection where a test says."""

from __future__ import annotations

import asyncio
import tempfile
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from storage.location import Server

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

SOCKET = ".s.PGSQL.5432"


class Proxy:
    """Passes on what a bot and its server say.

    Attributes
    ----------
    cut_before, cut_after
        What the bot says when it is cut off: before the server hears it, or once the server has
        answered it. It happens once.
    held
        What the server hears only once this is set, when the bot is already cut off.
    """

    def __init__(self, location: Server, folder: Path) -> None:
        self.cut_before = b""
        self.cut_after = b""
        self.held: asyncio.Event | None = None
        self._server = Path(location.url.rpartition("host=")[2]) / SOCKET
        self.location = Server(
            location.url.replace(str(self._server.parent), str(folder)), location.name
        )

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, here = await asyncio.open_unix_connection(str(self._server))
        answers = asyncio.create_task(self._pass(there, writer))
        try:
            while said := await reader.read(65536):
                if self.cut_before and self.cut_before in said:
                    self.cut_before = b""
                    if self.held is not None:
                        answers.cancel()
                        writer.transport.abort()
                        await self.held.wait()
                        here.write(said)
                        await there.read(65536)
                    return
                if self.cut_after and self.cut_after in said:
                    self.cut_after = b""
                    answers.cancel()
                    await asyncio.wait((answers,))
                    here.write(said)
                    await there.read(65536)
                    return
                here.write(said)
        finally:
            answers.cancel()
            writer.transport.abort()
            here.transport.abort()

    @staticmethod
    async def _pass(there: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            while said := await there.read(65536):
                writer.write(said)
        writer.close()


@asynccontextmanager
async def standing_before(location: Server) -> AsyncGenerator[Proxy]:
    """Let a proxy stand before a server."""
    with tempfile.TemporaryDirectory(prefix="cc-", dir="/tmp") as folder:
        proxy = Proxy(location, Path(folder))
        async with await asyncio.start_unix_server(proxy.serve, f"{folder}/{SOCKET}"):
            yield proxy
