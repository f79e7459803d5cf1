"""Faults of the network and of Discord, to be met by the next requests that match."""

from __future__ import annotations

import asyncio
import math
import re
import socket
import struct
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from aiohttp import web

from tests.wire.exchange import Reply, write

if TYPE_CHECKING:
    from tests.wire.exchange import Request


@dataclass
class Fault:
    """What happens to the next `times` requests whose ``METHOD /path`` matches `pattern`.

    The request is answered with `status`, or the connection is reset when that is None. `late`
    carries the request out first: only the answer is lost. `hold` lets the bot wait for it until
    the faults are cleared. `half` sends half of the answer, then resets the connection. A 429 with
    `everywhere` is for all requests of the bot; its header tells whole seconds, as Discord's does.
    """

    pattern: str
    status: int | None = None
    code: int = 0
    times: int = 1
    retry_after: float = 0.0
    via: bool = True
    late: bool = False
    hold: bool = False
    half: bool = False
    everywhere: bool = False
    over: asyncio.Event = field(default_factory=asyncio.Event)

    def meets(self, request: Request) -> bool:
        """Return whether this request is to fail."""
        return self.times > 0 and re.search(self.pattern, str(request)) is not None

    async def answer(self, carrier: web.Request) -> web.Response:
        """Return the faulty answer.

        Raises
        ------
        ConnectionResetError
            The connection is gone, there is nobody to answer.
        """
        if self.hold:
            await self.over.wait()
        if self.half:
            await _send_half(carrier)
        if self.status is None:
            reset(carrier)
            raise ConnectionResetError
        body = {"message": f"fault {self.status}", "code": self.code}
        headers: dict[str, str] = {"Via": "1.1 loopback"} if self.via else {}
        if self.status == 429:
            body |= {"retry_after": self.retry_after, "global": self.everywhere}
            headers["Retry-After"] = str(math.ceil(self.retry_after))
            headers["X-RateLimit-Scope"] = "global" if self.everywhere else "user"
            if self.everywhere:
                headers["X-RateLimit-Global"] = "true"
        return write(Reply(body, self.status), headers)


@dataclass
class Faults:
    """The faults still to come."""

    waiting: list[Fault] = field(default_factory=list[Fault])

    def add(self, fault: Fault) -> None:
        """Let the next requests meet this fault."""
        self.waiting.append(fault)

    def take(self, request: Request) -> Fault | None:
        """Return the fault this request meets, counted down."""
        for fault in self.waiting:
            if fault.meets(request):
                fault.times -= 1
                return fault
        return None

    def clear(self) -> None:
        """Let everything work again; what was held is lost."""
        for fault in self.waiting:
            fault.over.set()
        self.waiting.clear()


async def _send_half(carrier: web.Request) -> None:
    body = b'{"id": "1", '
    response = web.StreamResponse(headers={"Content-Type": "application/json"})
    response.content_length = 2 * len(body)
    await response.prepare(carrier)
    await response.write(body)


def reset(carrier: web.Request) -> None:
    """Reset the connection, so that the other side sees errno 104 and not a polite end."""
    transport = carrier.transport
    if transport is None:
        return
    connection = transport.get_extra_info("socket")
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    transport.abort()
