"""The gateway: identify, heartbeats, events, resumes and outages, for every shard by itself."""

from __future__ import annotations

import asyncio
import itertools
import json
from contextlib import suppress
from dataclasses import dataclass, field
from enum import IntEnum
from typing import TYPE_CHECKING, Any

import msgspec
from aiohttp import WSMsgType, web

from tests.wire.sessions import ENDING, Session
from tests.wire.starts import Starts
from tests.wire.world import Json, shard_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tests.wire.server import Loopback

HEARTBEAT_MS = 41_250
AUTHENTICATION_FAILED, INVALID_SHARD, SHARDING_REQUIRED = 4004, 4010, 4011


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
    """The event streams of all sessions. Frames are plain text, which discord.py accepts.

    Nothing keeps two processes from one shard: both get every event. `identifies` are those that
    have begun a session, `hasty` the shards that came too soon, `resumed` those that went on.
    `events` is all that has happened, whoever heard of it.
    """

    discord: Loopback
    starts: Starts = field(default_factory=Starts)
    sessions: list[Session] = field(default_factory=list[Session])
    events: list[tuple[str, Any]] = field(default_factory=list[tuple[str, Any]])
    identifies: list[Json] = field(default_factory=list[Json])
    hasty: list[int] = field(default_factory=list[int])
    resumed: list[int] = field(default_factory=list[int])
    advice: int = 1
    """How many shards Discord recommends."""
    least: int = 1
    """How many shards Discord requires."""
    session_life: float = 180.0
    """How long a session without a connection can be resumed, in seconds."""
    greeted: int = 0
    """How many connections there have been."""
    refuses: bool = False
    """Nobody can connect."""
    declines: int = 0
    """How many attempts to connect are answered as if there were no gateway here."""
    resume_url: str = ""
    """The address that READY names to go on with a session; empty: the usual one."""
    garbled: set[int] = field(default_factory=set[int])
    """Shards whose next READY cannot be read."""
    held: dict[int, asyncio.Event] = field(default_factory=dict[int, asyncio.Event])
    """Shards whose IDENTIFY waits until something is set."""
    _numbers: itertools.count[int] = field(default_factory=lambda: itertools.count(1))

    def url(self, process: str = "") -> str:
        """Return the address to which a process connects."""
        return self.discord.address(process).replace("http", "ws", 1) + "/gateway"

    @property
    def connected(self) -> bool:
        """Whether a bot listens."""
        return any(each.socket for each in self.sessions)

    @property
    def resumes(self) -> int:
        """How many times a session has been resumed."""
        return len(self.resumed)

    def shards_of(self, process: str) -> list[int]:
        """Return the shards on which a process listens."""
        mine = [each for each in self.sessions if each.process == process]
        return sorted(each.shard for each in mine if each.socket)

    async def dispatch(self, name: str, data: Any) -> None:
        """Send an event to every session of its shard, or keep it for one that resumes."""
        self.events.append((name, data))
        for session in tuple(self.sessions):
            if session.hears(name, data):
                await self._tell(session, name, data)
        await self.discord.notify()

    async def drop(
        self, code: int = 4000, *, shard: int | None = None, process: str | None = None
    ) -> None:
        """Close connections, all or those of a shard or a process; with code 4000 bots resume."""
        for session in self._those(shard, process):
            if socket := session.lose():
                await socket.close(code=code)

    async def forget(self, *, shard: int | None = None) -> None:
        """Close connections and forget their sessions: nothing that happens now is replayed."""
        for session in self._those(shard):
            self.sessions.remove(session)
            if socket := session.lose():
                await socket.close(code=4000)

    async def invalidate(self, *, shard: int | None = None) -> None:
        """Tell bots that their sessions are invalid, so that they must identify anew."""
        for session in self._those(shard):
            self.sessions.remove(session)
            if socket := session.lose():
                await self._send(socket, Op.INVALID_SESSION, data=False)

    def tidy(self) -> None:
        """Forget all events, so that the rig stays quick; what is missed now is not replayed."""
        self.events.clear()
        for session in self.sessions:
            session.events[:] = [("", None)] * len(session.events)

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Speak to one connection until it ends."""
        process = request.match_info.get("process", "")
        if self.refuses or process in self.discord.barred:
            raise web.HTTPServiceUnavailable
        if self.declines:
            self.declines -= 1
            return web.Response(text="no gateway")
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        self.greeted += 1
        await self._send(socket, Op.HELLO, {"heartbeat_interval": HEARTBEAT_MS})
        await self.discord.notify()
        async for frame in socket:
            if frame.type is WSMsgType.TEXT:
                message = msgspec.json.decode(frame.data)
                await self._receive(socket, process, Op(message["op"]), message["d"])
        for session in tuple(self.sessions):
            if session.socket is socket:
                session.lose()
                if socket.close_code in ENDING:
                    self.sessions.remove(session)
        await self.discord.notify()
        return socket

    async def _receive(
        self, socket: web.WebSocketResponse, process: str, op: Op, data: Any
    ) -> None:
        match op:
            case Op.HEARTBEAT:
                await self._send(socket, Op.HEARTBEAT_ACK)
            case Op.IDENTIFY | Op.RESUME if not self.discord.accepts(data["token"]):
                await socket.close(code=AUTHENTICATION_FAILED)
            case Op.IDENTIFY:
                await self._identify(socket, process, data)
            case Op.RESUME:
                await self._resume(socket, process, data)
            case _:
                return

    async def _identify(self, socket: web.WebSocketResponse, process: str, data: Json) -> None:
        shard, count = data.get("shard") or (0, 1)
        if not 0 <= shard < count:
            await socket.close(code=INVALID_SHARD)
            return
        if shard in self.held:
            await self.held[shard].wait()
        if count < self.least:
            await socket.close(code=SHARDING_REQUIRED)
            return
        if not self.starts.spend():
            await self._reset_token(socket)
            return
        if not self.starts.passes(shard):
            self.hasty.append(shard)
            await self._send(socket, Op.INVALID_SESSION, data=False)
            return
        self._bury()
        session = Session(f"session-{next(self._numbers)}", process, shard, count, socket)
        self.sessions.append(session)
        self.identifies.append(data)
        worlds = [
            each
            for each in self.discord.worlds
            if each.joined and shard_of(each.id, count) == shard
        ]
        bot = self.discord.world.bot
        ready = {
            "v": 10,
            "user": bot.user(),
            "session_id": session.id,
            "resume_gateway_url": self.resume_url or self.url(process),
            "guilds": [{"id": str(world.id), "unavailable": True} for world in worlds],
            "application": {"id": str(bot.id), "flags": 0},
            "private_channels": [],
            **({"shard": [shard, count]} if data.get("shard") else {}),
        }
        if shard in self.garbled:
            self.garbled.remove(shard)
            ready = {"v": 10}
        await self._tell(session, "READY", ready)
        for world in worlds:
            await self._tell(session, "GUILD_CREATE", world.guild_payload())
        await self.discord.notify()

    async def _reset_token(self, socket: web.WebSocketResponse) -> None:
        """End all sessions and take the token away, as Discord does once the budget is used up."""
        self.discord.revoked = True
        await socket.close(code=AUTHENTICATION_FAILED)
        await self.drop(AUTHENTICATION_FAILED)
        self.sessions.clear()
        await self.discord.notify()

    async def _resume(self, socket: web.WebSocketResponse, process: str, data: Json) -> None:
        self._bury()
        known = (each for each in self.sessions if each.id == data["session_id"])
        session = next(known, None)
        if session is None:
            await self._send(socket, Op.INVALID_SESSION, data=False)
            return
        self.resumed.append(session.shard)
        before = session.lose()
        # Another process may take a session over.
        session.process = process
        sequence: int = data["seq"]
        while sequence < len(session.events):
            sequence += 1
            await self._event(socket, session, sequence)
        session.socket = socket
        if before is not None:
            await before.close(code=4000)
        await self._tell(session, "RESUMED", {})
        await self.discord.notify()

    def _bury(self) -> None:
        """Forget the sessions whose time is over."""
        self.sessions = [each for each in self.sessions if each.lives(self.session_life)]

    def _those(self, shard: int | None, process: str | None = None) -> Iterable[Session]:
        return [
            each
            for each in self.sessions
            if shard in (None, each.shard) and process in (None, each.process)
        ]

    async def _tell(self, session: Session, name: str, data: Any) -> None:
        session.events.append((name, data))
        if session.socket is not None:
            await self._event(session.socket, session, len(session.events))

    async def _event(self, socket: web.WebSocketResponse, session: Session, sequence: int) -> None:
        name, data = session.events[sequence - 1]
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
        # Nobody may be there any more.
        with suppress(ConnectionResetError):
            await socket.send_str(_text(frame))


def _text(frame: Json) -> str:
    try:
        return msgspec.json.encode(frame).decode()
    except UnicodeEncodeError:
        # Half a character, which JSON can hold all the same.
        return json.dumps(frame)
