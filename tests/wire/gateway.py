"""The gateway: identify, heartbeats, events, resumes and outages."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from enum import IntEnum
from typing import TYPE_CHECKING, Any

import msgspec
from aiohttp import WSMsgType, web

from tests.wire.world import Json

if TYPE_CHECKING:
    from tests.wire.server import Loopback

HEARTBEAT_MS, AUTHENTICATION_FAILED = 41_250, 4004


class Op(IntEnum):
    """What a frame is."""

    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    RESUME = 6
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


@dataclass
class Gateway:
    """The event stream of one session. Its frames are plain text, which discord.py accepts."""

    discord: Loopback
    session: str = "session-1"
    sockets: list[web.WebSocketResponse] = field(default_factory=list[web.WebSocketResponse])
    events: list[tuple[str, Any]] = field(default_factory=list[tuple[str, Any]])
    identifies: list[Json] = field(default_factory=list[Json])
    resumes: int = 0
    refuses: bool = False
    """Nobody can connect."""

    @property
    def url(self) -> str:
        """The address a client connects to."""
        return self.discord.base.replace("http", "ws", 1) + "/gateway"

    @property
    def connected(self) -> bool:
        """Whether a bot listens."""
        return bool(self.sockets)

    async def dispatch(self, name: str, data: Any) -> None:
        """Send an event to the bot, and keep it for a bot that resumes."""
        self.events.append((name, data))
        for socket in tuple(self.sockets):
            await self._event(socket, len(self.events))
        await self.discord.notify()

    async def drop(self, code: int = 4000) -> None:
        """Close the connection; with code 4000 the bot resumes."""
        while self.sockets:
            await self.sockets.pop().close(code=code)

    async def forget(self) -> None:
        """Close the connection and forget the session: nothing that happens now is replayed."""
        self.session = f"session-{len(self.events)}"
        await self.drop()

    async def invalidate(self) -> None:
        """Tell the bot that its session is invalid, so that it must identify anew."""
        self.session = f"session-{len(self.events)}"
        for socket in tuple(self.sockets):
            self.sockets.remove(socket)
            await self._send(socket, Op.INVALID_SESSION, data=False)

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Speak to one connection until it ends."""
        if self.refuses:
            raise web.HTTPServiceUnavailable
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await self._send(socket, Op.HELLO, {"heartbeat_interval": HEARTBEAT_MS})
        async for frame in socket:
            if frame.type is WSMsgType.TEXT:
                message = msgspec.json.decode(frame.data)
                await self._receive(socket, Op(message["op"]), message["d"])
        if socket in self.sockets:
            self.sockets.remove(socket)
        await self.discord.notify()
        return socket

    async def _receive(self, socket: web.WebSocketResponse, op: Op, data: Any) -> None:
        match op:
            case Op.HEARTBEAT:
                await self._send(socket, Op.HEARTBEAT_ACK)
            case Op.IDENTIFY if data["token"] != self.discord.token:
                await socket.close(code=AUTHENTICATION_FAILED)
            case Op.IDENTIFY:
                await self._identify(socket, data)
            case Op.RESUME if data["session_id"] != self.session:
                await self._send(socket, Op.INVALID_SESSION, data=False)
            case Op.RESUME:
                await self._resume(socket, data["seq"])
            case _:
                return

    async def _identify(self, socket: web.WebSocketResponse, data: Json) -> None:
        world = self.discord.world
        self.identifies.append(data)
        self.sockets.append(socket)
        await self.dispatch(
            "READY",
            {
                "v": 10,
                "user": world.bot.user(),
                "session_id": self.session,
                "resume_gateway_url": self.url,
                "guilds": [{"id": str(world.id), "unavailable": True}],
                "application": {"id": str(world.bot.id), "flags": 0},
                "private_channels": [],
                "shard": data.get("shard"),
            },
        )
        await self.dispatch("GUILD_CREATE", world.guild_payload())

    async def _resume(self, socket: web.WebSocketResponse, seen: int) -> None:
        self.resumes += 1
        for sequence in range(seen + 1, len(self.events) + 1):
            await self._event(socket, sequence)
        self.sockets.append(socket)
        await self.dispatch("RESUMED", {})

    async def _event(self, socket: web.WebSocketResponse, sequence: int) -> None:
        name, data = self.events[sequence - 1]
        await self._send(socket, Op.DISPATCH, data, name, sequence)

    async def _send(
        self,
        socket: web.WebSocketResponse,
        op: Op,
        data: Any = None,
        name: str | None = None,
        sequence: int | None = None,
    ) -> None:
        frame = {"op": int(op), "d": data, "t": name, "s": sequence}
        await socket.send_str(_text(frame))


def _text(frame: Json) -> str:
    try:
        return msgspec.json.encode(frame).decode()
    except UnicodeEncodeError:
        # Half a character, which JSON can hold all the same.
        return json.dumps(frame)
