"""Whatever keeps the bot from Discord is said in one sentence."""

from __future__ import annotations

from argparse import Namespace
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING
from unittest.mock import Mock

import discord
import msgspec
import pytest
from aiohttp import web
from discord.http import Route

from bot.chat.gateway.starts import StartsUsedUp
from bot.chat.painter import Painter
from bot.cli import run
from bot.cli.connecting import explain_connection, is_refused_for_good
from bot.cli.startup import WRONG
from render import paint

if TYPE_CHECKING:
    import asyncio
    from collections.abc import AsyncGenerator, Awaitable, Callable
    from pathlib import Path

    from bot.settings import Settings

    Answer = Callable[[web.Request], Awaitable[web.StreamResponse]]

PAGE = "<!DOCTYPE html><html><body><h1>Error 1015</h1>You are being rate limited</body></html>"
DIRECTLY = "let the bot reach https://discord.com directly."


def page(status: int, **headers: str) -> Answer:
    async def answer(_: web.Request) -> web.StreamResponse:
        return web.Response(status=status, text=PAGE, content_type="text/html", headers=headers)

    return answer


def refused(status: int, code: int) -> Answer:
    async def answer(_: web.Request) -> web.StreamResponse:
        body = msgspec.json.encode({"message": "No", "code": code})
        return web.Response(status=status, body=body, content_type="application/json")

    return answer


async def hang_up(request: web.Request) -> web.StreamResponse:
    assert request.transport is not None
    request.transport.close()
    return web.Response()


def no_json(status: int) -> Answer:
    async def answer(_: web.Request) -> web.StreamResponse:
        return web.Response(status=status, body=b"{", content_type="application/json")

    return answer


@asynccontextmanager
async def paints_nothing(*_: object) -> AsyncGenerator[Painter]:
    yield Painter(paint)


@pytest.mark.parametrize(
    ("code", "said"),
    [
        (4004, "Discord refuses the token"),
        (4010, "in more shards (4010)"),
        (4011, "leave CABLE_CAR_SHARDS empty"),
        (4012, "update the bot"),
        (4013, "update the bot"),
        (4014, "update the bot"),
        (4999, "Discord has closed the connection (4999); wait a minute"),
    ],
)
def test_every_code_with_which_discord_closes_is_said(code: int, said: str) -> None:
    closed = discord.ConnectionClosed(Mock(close_code=code), shard_id=None, code=code)
    assert said in explain_connection(closed)
    assert is_refused_for_good(closed) == (code != 4999)


def test_refused_intents_and_long_limits_are_said() -> None:
    assert "update the bot" in explain_connection(discord.PrivilegedIntentsRequired(None))
    assert is_refused_for_good(discord.PrivilegedIntentsRequired(None))
    assert "wait 2 minutes" in explain_connection(discord.RateLimited(61.0))
    assert "(TimeoutError)" in explain_connection(TimeoutError())


def test_starts_that_are_used_up_are_said() -> None:
    assert explain_connection(StartsUsedUp(16, 3, 7_200)) == (
        "Discord lets the bot begin 3 more connections, and it needs 16; wait 120 minutes before"
        " the next start, and let nothing restart the bot meanwhile."
    )


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        (page(429), "wait an hour before the next start, and let nothing restart the bot"),
        (page(429, **{"Retry-After": "1830"}), "wait 31 minutes before the next start"),
        (page(403), f"refuses the connection (403 Forbidden); {DIRECTLY}"),
        (page(407), f"refuses the connection (407 Proxy Authentication Required); {DIRECTLY}"),
        (page(200), f"answers in its place; {DIRECTLY}"),
        (page(503), "Discord has a fault of its own (503 Service Unavailable); wait until"),
        (no_json(200), f"answers in its place; {DIRECTLY}"),
        (hang_up, "Discord cannot be reached (Server disconnected); check the network"),
        (refused(401, 0), "Discord refuses the token; copy it anew"),
        (refused(403, 40001), "Discord refuses the bot (403 Forbidden, error 40001)"),
    ],
)
def test_login_that_fails_is_said_in_one_sentence(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    answer: Answer,
    said: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("CABLE_CAR_TOKEN", "very.secret.token")
    monkeypatch.setenv("CABLE_CAR_DATABASE", str(tmp_path / "bot.sqlite3"))
    serve = run._serve  # pyright: ignore[reportPrivateUsage]

    async def before_this_server(settings: Settings, stopping: asyncio.Event) -> None:
        application = web.Application()
        application.router.add_route("*", "/{path:.*}", answer)
        runner = web.AppRunner(application, shutdown_timeout=0.1)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        host, port = runner.addresses[0][:2]
        monkeypatch.setattr(Route, "BASE", f"http://{host}:{port}")
        try:
            await serve(settings, stopping)
        finally:
            await runner.cleanup()

    monkeypatch.setattr(run, "_serve", before_this_server)
    monkeypatch.setattr(run, "open_painter", paints_nothing)
    monkeypatch.setattr(run, "set_up_logging", Mock())
    assert run.run(Namespace()) == (WRONG if "the token" in said else 1)
    complaint = capsys.readouterr().err.splitlines()[-1]
    assert said in complaint
    assert "<" not in complaint
    assert "secret" not in complaint
