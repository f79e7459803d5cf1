"""One request and its answer, whatever carried them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec
from aiohttp import BodyPartReader, web

if TYPE_CHECKING:
    from collections.abc import Mapping


@dataclass(frozen=True)
class Upload:
    """A file as it was sent."""

    filename: str
    content: bytes


@dataclass(frozen=True)
class Request:
    """A request to the REST server; `path` is without ``/api/v10``.

    `process` is the name of the process that sent it, empty for one without a name.
    """

    method: str
    path: str
    body: Any
    uploads: Mapping[str, Upload]
    query: Mapping[str, str]
    token: str | None
    process: str = ""

    def __str__(self) -> str:
        return f"{self.method} {self.path}"


@dataclass(frozen=True)
class Reply:
    """An answer; without a body it is 204."""

    body: Any = None
    status: int = 200


async def read(request: web.Request) -> Request:
    """Return the request with its JSON, and its files when it is a form."""
    uploads: dict[str, Upload] = {}
    body: Any = None
    if request.content_type.startswith("multipart/"):
        async for part in await request.multipart():
            if not isinstance(part, BodyPartReader) or part.name is None:
                continue
            content = bytes(await part.read())
            if part.name == "payload_json":
                body = msgspec.json.decode(content)
            else:
                uploads[part.name] = Upload(part.filename or "", content)
    elif request.can_read_body:
        body = msgspec.json.decode(await request.read())
    return Request(
        request.method,
        "/" + request.match_info["path"],
        body,
        uploads,
        dict(request.query),
        request.headers.get("Authorization"),
        request.match_info.get("process", ""),
    )


def write(reply: Reply, headers: Mapping[str, str] | None = None) -> web.Response:
    """Return the response; discord.py compares the content type literally."""
    if reply.body is None:
        return web.Response(status=204, headers=headers)
    return web.Response(
        body=msgspec.json.encode(reply.body),
        status=reply.status,
        headers={"Content-Type": "application/json", **(headers or {})},
    )
