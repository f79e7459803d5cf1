"""A bare client of the gateway, which says what a test tells it to and notes what it hears."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Self

import aiohttp
import msgspec

from tests.wire.gateway import Op
from tests.wire.server import PATIENCE

if TYPE_CHECKING:
    from types import TracebackType

    from tests.wire.server import Loopback
    from tests.wire.world import Json


class Listener:
    """One connection.

    `events` are those it has heard, with names and numbers; `session` is the id of its own, and
    `code` the code with which it was closed.
    """

    def __init__(self, discord: Loopback) -> None:
        self._discord = discord
        self._client = aiohttp.ClientSession()
        self._socket: aiohttp.ClientWebSocketResponse | None = None
        self.events: list[tuple[str, Any]] = []
        self.sequence = 0
        self.session = ""
        self.code: int | None = None

    async def __aenter__(self) -> Self:
        self._socket = await self._client.ws_connect(self._discord.gateway.url())
        assert (await self._next())["op"] == Op.HELLO
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.leave(4000)

    async def leave(self, code: int) -> None:
        """Close the connection."""
        assert self._socket is not None
        await self._socket.close(code=code)
        await self._client.close()

    async def identify(self, shard: int = 0, count: int = 1, *, token: str | None = None) -> bool:
        """Begin a session; return False if it is refused."""
        data = {"token": token or self._discord.token, "shard": [shard, count]}
        return await self._enter(Op.IDENTIFY, data, "READY")

    async def resume(self, session: str, sequence: int) -> bool:
        """Go on with a session; return False if it is refused."""
        data = {"token": self._discord.token, "session_id": session, "seq": sequence}
        return await self._enter(Op.RESUME, data, "RESUMED")

    async def hear(self, name: str) -> Any:
        """Listen until an event comes, and return its data."""
        while True:
            frame = await self._next()
            if frame["op"] == Op.DISPATCH:
                self.events.append((frame["t"], frame["d"]))
                self.sequence = frame["s"]
                if frame["t"] == name:
                    return frame["d"]

    @property
    def numbers(self) -> list[int]:
        """The numbers of the test's own events among those it has heard."""
        return [data["number"] for name, data in self.events if name == "NUMBERED"]

    async def _enter(self, op: Op, data: Json, name: str) -> bool:
        assert self._socket is not None
        await self._socket.send_str(msgspec.json.encode({"op": op, "d": data}).decode())
        try:
            found = await self.hear(name)
        except EOFError:
            return False
        self.session = found.get("session_id", self.session)
        return True

    async def _next(self) -> Json:
        """Return the next frame; raise `EOFError` if there is none or the session is invalid."""
        assert self._socket is not None
        async with asyncio.timeout(PATIENCE):
            frame = await self._socket.receive()
        if frame.type is not aiohttp.WSMsgType.TEXT:
            self.code = self._socket.close_code
            raise EOFError
        message: Json = msgspec.json.decode(frame.data)
        if message["op"] == Op.INVALID_SESSION:
            assert message["d"] is False
            raise EOFError
        return message
