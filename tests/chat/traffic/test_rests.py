"""A request has a time limit, and one that Discord puts off rests without holding others up."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

import discord
import pytest
import pytest_asyncio
from aiohttp import TraceConfig, web
from discord.http import HTTPClient, Route

from bot.chat.traffic import rests
from bot.chat.traffic.rests import Resting, Rests, limited, watch

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Mapping

ME = {"id": "1", "username": "cable-car", "discriminator": "0", "avatar": None}
REST = {"retry_after": 60.0, "global": False, "code": 30046}


class Asking:
    """A client of the library with rests, and a server that answers each path as it is told.

    A path that is not in `answers` is answered with 200; None as the answer: never.
    """

    def __init__(self) -> None:
        self.answers: dict[str, list[web.StreamResponse | None]] = {}
        self.asked: list[str] = []
        self.over = asyncio.Event()
        trace = TraceConfig()
        watch(trace)
        self.http = HTTPClient(asyncio.get_running_loop(), http_trace=trace)
        self.http.request = Rests().around(self.http.request)

    async def serve(self, request: web.Request) -> web.StreamResponse:
        self.asked.append(f"{request.method} {request.path}")
        waiting = self.answers.get(request.path)
        if not waiting:
            return said(ME)
        answer = waiting.pop(0)
        if answer is None:
            await self.over.wait()
            return said(ME)
        if isinstance(answer, web.Response):
            return answer
        answer.content_length = 100
        await answer.prepare(request)
        await answer.write(b"{")
        await self.over.wait()
        return answer

    async def post(self, channel: int) -> Any:
        return await self.http.request(Route("POST", f"/channels/{channel}/messages"), json={})

    async def edit(self, channel: int, message: int) -> Any:
        path = f"/channels/{channel}/messages/{message}"
        return await self.http.request(Route("PATCH", path), json={})


def said(body: object, status: int = 200, headers: Mapping[str, str] | None = None) -> web.Response:
    """Return an answer as Discord has it, whose type names no charset."""
    kind = {"Content-Type": "application/json"}
    return web.Response(
        body=json.dumps(body).encode(), status=status, headers=kind | dict(headers or {})
    )


def put_off(*, via: bool = True, **told: object) -> web.Response:
    headers = {"Retry-After": "60", "Via": "1.1 loopback"} if via else {"Retry-After": "60"}
    return said(REST | told, 429, headers)


@pytest_asyncio.fixture
async def asking(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Asking]:
    application, asking = web.Application(), Asking()
    application.router.add_route("*", "/{path:.*}", asking.serve)
    runner = web.AppRunner(application, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    host, port = runner.addresses[0][:2]
    monkeypatch.setattr(Route, "BASE", f"http://{host}:{port}")
    await asking.http.static_login("token")
    asking.asked.clear()
    yield asking
    await asking.http.close()
    asking.over.set()
    await runner.cleanup()


@pytest.mark.parametrize("answer", [None, web.StreamResponse()], ids=["no answer", "half of one"])
async def test_a_request_without_a_sign_of_life_is_given_up(
    asking: Asking, monkeypatch: pytest.MonkeyPatch, answer: web.StreamResponse | None
) -> None:
    monkeypatch.setattr(rests, "LIMIT", 0.1)
    asking.answers["/channels/5/messages"] = [answer]
    with pytest.raises(TimeoutError, match="no sign of Discord"):
        await asking.post(5)
    assert await asking.post(5) == ME


async def test_what_waits_until_it_is_sent_has_no_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rests, "LIMIT", 0.0)
    waiting = asyncio.Event()
    asyncio.get_running_loop().call_later(0.01, waiting.set)
    assert await limited(waiting.wait())


async def test_a_channel_that_takes_no_messages_rests_and_no_other(asking: Asking) -> None:
    asking.answers["/channels/5/messages"] = [put_off()]
    with pytest.raises(Resting) as told:
        await asking.post(5)
    assert told.value.seconds == 60.0
    with pytest.raises(Resting) as again:
        await asking.post(5)
    assert 0 < again.value.seconds <= 60.0
    await asking.post(6)
    await asking.edit(5, 7)
    assert asking.asked == [
        *("POST /channels/5/messages", "POST /channels/6/messages"),
        "PATCH /channels/5/messages/7",
    ]


async def test_a_message_that_takes_no_edit_rests_and_no_other(asking: Asking) -> None:
    asking.answers["/channels/5/messages/7"] = [put_off()]
    with pytest.raises(Resting):
        await asking.edit(5, 7)
    await asking.edit(5, 8)
    await asking.post(5)


async def test_a_rest_ends(asking: Asking, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rests, "SHORT", 0.0)
    asking.answers["/channels/5/messages"] = [put_off(retry_after=0.001)]
    with pytest.raises(Resting):
        await asking.post(5)
    await asyncio.sleep(0.002)
    assert await asking.post(5) == ME


async def test_a_short_rest_is_waited_for(asking: Asking) -> None:
    asking.answers["/channels/5/messages"] = [put_off(retry_after=0.001)]
    assert await asking.post(5) == ME
    assert len(asking.asked) == 2


async def test_a_limit_of_all_requests_is_no_rest_of_one(
    asking: Asking, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rests, "SHORT", 0.0)
    asking.answers["/channels/5/messages"] = [put_off(retry_after=0.001, **{"global": True})]
    assert await asking.post(5) == ME


@pytest.mark.parametrize(
    "answer",
    [put_off(via=False), web.Response(status=429, text="slow down", headers={"Via": "1.1 x"})],
    ids=["of a proxy", "that cannot be read"],
)
async def test_a_limit_that_is_not_told_by_discord_is_an_error(
    asking: Asking, answer: web.Response
) -> None:
    asking.answers["/channels/5/messages"] = [answer]
    with pytest.raises(discord.HTTPException):
        await asking.post(5)
