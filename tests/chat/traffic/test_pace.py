"""Requests wait their turn, so that all processes together send no more than Discord allows."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest
import pytest_asyncio
from aiohttp import ClientSession, web
from discord.http import Route
from yarl import URL

from bot.chat.traffic.pace import SECOND, Pace, is_counted
from storage.leases import Holding
from tests.clock import Clock, settle

if TYPE_CHECKING:
    from collections.abc import AsyncIterator


class Paced:
    """A pace of 4 requests a second, and what has gone through when, in seconds.

    `holding` is what the process holds of 4 shards, at first all of them.
    """

    def __init__(self) -> None:
        self.clock = Clock()
        self.holding = Holding(4, frozenset(range(4)))
        self.pace = Pace(4, lambda: self.holding, self.clock, self.clock.sleep)
        self.sent: list[tuple[int, float]] = []

    def hold(self, shards: int) -> None:
        self.holding = Holding(4, frozenset(range(shards)), 4)

    def ask(self, *requests: int) -> list[asyncio.Task[None]]:
        """Begin requests in this order."""
        return [asyncio.create_task(self._send(number)) for number in requests]

    async def _send(self, number: int) -> None:
        await self.pace.enter()
        self.sent.append((number, round(self.clock.time - 100.0, 6)))


def _at(seconds: float, *requests: int) -> list[tuple[int, float]]:
    return [(each, round(seconds, 6)) for each in requests]


@pytest.fixture
def paced() -> Paced:
    return Paced()


async def test_requests_go_in_their_order_as_many_in_any_second_as_are_allowed(
    paced: Paced,
) -> None:
    paced.ask(0, 1)
    await settle()
    paced.clock.time += 0.5
    paced.ask(*range(2, 10))
    await paced.clock.run()
    assert paced.sent == [
        *(*_at(0.0, 0, 1), *_at(0.5, 2, 3)),
        *(*_at(SECOND, 4, 5), *_at(SECOND + 0.5, 6, 7)),
        *_at(2 * SECOND, 8, 9),
    ]


@pytest.mark.parametrize(("held", "most"), [(4, 4), (3, 3), (1, 1)])
async def test_a_process_sends_the_part_that_its_shards_are(
    paced: Paced, held: int, most: int
) -> None:
    paced.hold(held)
    paced.ask(*range(8))
    await paced.clock.run()
    assert paced.sent == [(each, round(each // most * SECOND, 6)) for each in range(8)]


async def test_a_part_of_less_than_one_request_a_second_is_one_in_several() -> None:
    clock = Clock()
    pace = Pace(2, lambda: Holding(8, frozenset({5})), clock, clock.sleep)
    sent: list[float] = []
    for _ in range(3):
        waiting = asyncio.create_task(pace.enter())
        await clock.run()
        await waiting
        sent.append(clock.time - 100.0)
    assert sent == pytest.approx([0.0, 4 * SECOND, 8 * SECOND])


async def test_shards_that_come_and_go_change_the_part_of_those_that_wait(paced: Paced) -> None:
    paced.hold(1)
    paced.ask(*range(7))
    await settle()
    paced.hold(4)
    await paced.clock.run()
    assert paced.sent == [*_at(0.0, 0), *_at(1.0, 1, 2, 3), *_at(SECOND, 4), *_at(1 + SECOND, 5, 6)]


async def test_a_request_that_is_given_up_keeps_nobody_back(paced: Paced) -> None:
    paced.hold(1)
    tasks = paced.ask(*range(4))
    await settle()
    tasks[1].cancel()
    tasks[2].cancel()
    await paced.clock.run()
    assert paced.sent == [*_at(0.0, 0), *_at(SECOND, 3)]


async def test_what_waits_when_all_shards_are_lost_goes_on_at_once_to_be_refused(
    paced: Paced,
) -> None:
    paced.pace.pause(1000.0)
    paced.ask(*range(9))
    await settle()
    assert paced.sent == []
    paced.hold(0)
    await paced.clock.run()
    assert {seconds for _, seconds in paced.sent} == {1.0}


async def test_a_pause_holds_everything_back_and_the_longest_counts(paced: Paced) -> None:
    paced.pace.pause(30.0)
    paced.pace.pause(5.0)
    paced.ask(*range(5))
    await paced.clock.run()
    assert paced.sent == [*_at(30.0, 0, 1, 2, 3), *_at(30.0 + SECOND, 4)]


@pytest.mark.parametrize(
    ("url", "counted"),
    [
        (f"{Route.BASE}/channels/5/messages?limit=9", True),
        (f"{Route.BASE}/users/@me", True),
        (f"{Route.BASE}/interactions/5/token/callback", False),
        (f"{Route.BASE}/webhooks/5/token/messages/@original", False),
        ("wss://gateway.discord.gg/?v=10", False),
        ("https://cdn.discordapp.com/attachments/5/board.png", False),
    ],
)
def test_answers_to_interactions_and_what_is_not_asked_of_the_api_do_not_count(
    url: str, counted: bool
) -> None:
    assert is_counted(URL(url)) is counted


class Sending:
    """A session that keeps to a pace, and a server that gives each request the same answer."""

    def __init__(self, session: ClientSession, base: str) -> None:
        self.session = session
        self.base = base
        self.status = 200
        self.headers: dict[str, str] = {}
        self.asked: list[str] = []

    async def answer(self, request: web.Request) -> web.Response:
        self.asked.append(request.path)
        return web.Response(status=self.status, headers=self.headers)

    async def send(self, path: str) -> None:
        async with self.session.get(self.base + path):
            pass


@pytest_asyncio.fixture
async def sending(paced: Paced, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Sending]:
    application = web.Application()
    runner = web.AppRunner(application, access_log=None)
    async with ClientSession(trace_configs=[paced.pace.trace()]) as session:
        found = Sending(session, "")
        application.router.add_get("/{path:.*}", found.answer)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        host, port = runner.addresses[0][:2]
        found.base = f"http://{host}:{port}"
        monkeypatch.setattr(Route, "BASE", found.base)
        yield found
        await runner.cleanup()


GLOBAL, SCOPE = {"X-RateLimit-Global": "true"}, {"X-RateLimit-Scope": "global"}
AFTER = {"Retry-After": "3"}


@pytest.mark.parametrize(
    ("status", "headers", "seconds"),
    [
        (429, GLOBAL | AFTER, 3.0),
        (429, SCOPE | AFTER, 3.0),
        (429, GLOBAL | {"Retry-After": "soon"}, SECOND),
        (429, {"X-RateLimit-Scope": "user"} | AFTER, 0.0),
        (200, GLOBAL | AFTER, 0.0),
    ],
)
async def test_what_one_connection_is_told_of_all_requests_holds_for_all(
    paced: Paced, sending: Sending, status: int, headers: dict[str, str], seconds: float
) -> None:
    sending.status, sending.headers = status, headers
    await sending.send("/channels/5")
    paced.ask(0)
    await paced.clock.run()
    assert paced.sent == _at(seconds, 0)


async def test_an_answer_neither_waits_nor_holds_others_back(
    paced: Paced, sending: Sending
) -> None:
    sending.status, sending.headers = 429, GLOBAL | AFTER
    await sending.send("/webhooks/5/token")
    paced.ask(*range(5))
    await settle()
    assert paced.sent == _at(0.0, 0, 1, 2, 3)
    await sending.send("/interactions/5/token/callback")
    waiting = asyncio.create_task(sending.send("/channels/5"))
    await paced.clock.run()
    await waiting
    assert sending.asked == ["/webhooks/5/token", "/interactions/5/token/callback", "/channels/5"]
    assert paced.clock.time == 100.0 + SECOND
