"""A connection is opened again soon; sessions that do not last use up no day's starts."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import aiohttp
import discord
import pytest
import yarl
from discord.gateway import ReconnectWebSocket

from bot.chat.gateway import connection
from bot.chat.gateway.connection import LONGEST_PAUSE, OPENING, TRIES, GatewayConnection, Patience
from storage.errors import StorageFailed
from tests.clock import Clock, settle

if TYPE_CHECKING:
    from collections.abc import Callable

DAY = 86_400.0
DEAD = "wss://dead.example"
USUAL = "wss://usual.example"


class Gateway:
    """Discord's side: what each attempt comes to, and how long each connection stays.

    Attributes
    ----------
    attempts
        When each connection was tried, and the session that it was to go on with.
    """

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.attempts: list[tuple[float, str]] = []
        self.refuses: Callable[[str], Exception | None] = lambda _: None
        self.stays = 10 * DAY
        self.ends: Callable[[], Exception] = lambda: ReconnectWebSocket(0)
        self.replays = True
        self.closed = False

    @property
    def begun(self) -> list[float]:
        """When sessions were begun."""
        return [time for time, session in self.attempts if not session]

    async def from_client(self, _: object, *, session: str = "", **known: Any) -> Socket:
        address = str(known.get("gateway", USUAL))
        error = self.refuses(address)
        self.attempts.append((self.clock.time, session))
        if error is not None:
            raise error
        return Socket(self, session, known.get("sequence", 0))


class Socket:
    """One connection, which ends after a time."""

    def __init__(self, gateway: Gateway, session: str, sequence: int) -> None:
        self._gateway = gateway
        self.session_id = session or f"session-{len(gateway.attempts)}"
        self.sequence = sequence + (gateway.replays or not session)
        self.gateway = yarl.URL(DEAD)
        self.open = False

    async def poll_event(self) -> None:
        await self._gateway.clock.sleep(self._gateway.stays)
        raise self._gateway.ends()


class Client:
    """The bot's side."""

    def __init__(self, gateway: Gateway, until: float) -> None:
        self.ws: Any = None
        self.closed = False
        self._gateway = gateway
        self._until = until

    def is_closed(self) -> bool:
        return self.closed or self._gateway.clock.time > self._until

    def dispatch(self, _: str) -> None: ...

    async def close(self) -> None:
        self.closed = True


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def gateway(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> Gateway:
    gateway = Gateway(clock)
    monkeypatch.setattr(connection, "DiscordWebSocket", gateway)
    return gateway


async def spared() -> None:
    """Wait for nothing: enough starts are left."""


async def lives(gateway: Gateway, seconds: float) -> None:
    """Let a client keep its connection for so long; raise what ends it."""
    client: Any = Client(gateway, gateway.clock.time + seconds)
    parts = spared, gateway.clock, gateway.clock.sleep, lambda: 1.0
    task = asyncio.create_task(GatewayConnection(client, 0, *parts).run())
    await gateway.clock.run()
    assert task.done()
    task.result()


def unreachable(address: str) -> Exception:
    return ConnectionRefusedError(111, address)


def no_gateway(address: str) -> Exception:
    info = aiohttp.RequestInfo(yarl.URL(address), "GET", None)  # type: ignore[arg-type]
    return aiohttp.WSServerHandshakeError(info, (), status=200, message="Invalid response status")


@pytest.mark.parametrize("error", [unreachable, no_gateway])
async def test_session_whose_address_is_dead_is_left_for_the_usual_address(
    gateway: Gateway, error: Callable[[str], Exception]
) -> None:
    gateway.stays = 1_000.0
    gateway.refuses = lambda address: error(address) if address == DEAD else None
    await lives(gateway, 2_000.0)
    first, *tried, anew = gateway.attempts[: TRIES + 2]
    assert [session for _, session in tried] == ["session-1"] * TRIES
    assert (first[1], anew[1]) == ("", "")
    assert anew[0] - tried[0][0] <= 60.0 - TRIES * OPENING


async def test_session_that_is_never_gone_on_with_is_left_too(gateway: Gateway) -> None:
    gateway.stays, gateway.replays = 0.0, False
    await lives(gateway, 30.0)
    sessions = [session for _, session in gateway.attempts]
    assert sessions[: TRIES + 2] == ["", *["session-1"] * TRIES, ""]


async def test_lasting_connection_that_is_lost_goes_on_at_once(gateway: Gateway) -> None:
    gateway.stays = 1_000.0
    await lives(gateway, 3_500.0)
    assert [time - 100.0 for time, _ in gateway.attempts] == [0.0, 1_000.0, 2_000.0, 3_000.0]
    assert len(gateway.begun) == 1


async def test_pauses_while_discord_is_away_are_a_minute_at_most(gateway: Gateway) -> None:
    gateway.stays = 1_000.0
    gateway.refuses = lambda address: unreachable(address) if gateway.clock.time > 500.0 else None
    await lives(gateway, 20_000.0)
    times = [time for time, _ in gateway.attempts][1:]
    pauses = [after - before for before, after in pairwise(times)]
    assert max(pauses) == LONGEST_PAUSE
    assert pauses == sorted(pauses)


async def test_first_connection_may_fail_as_any_other(gateway: Gateway) -> None:
    gateway.refuses = lambda address: no_gateway(address) if len(gateway.attempts) < 3 else None
    await lives(gateway, 30.0)
    assert [time - 100.0 for time in gateway.begun] == [0.0, 1.0, 3.0, 7.0]


@pytest.mark.parametrize("stays", [0.0, 5.0, 100.0, 250.0])
async def test_sessions_that_do_not_last_use_up_a_part_of_the_starts(
    gateway: Gateway, stays: float
) -> None:
    gateway.stays, gateway.ends = stays, lambda: ReconnectWebSocket(0, resume=False)
    await lives(gateway, DAY)
    assert 50 < len(gateway.begun) < 130
    # One that is lost for the first time is replaced at once.
    assert gateway.begun[1] - gateway.begun[0] == stays


async def test_sessions_that_last_are_replaced_at_once(gateway: Gateway) -> None:
    gateway.stays, gateway.ends = 400.0, lambda: ReconnectWebSocket(0, resume=False)
    await lives(gateway, 4_000.0)
    assert len(gateway.begun) == 11


async def test_event_that_cannot_be_read_costs_the_session_alone(gateway: Gateway) -> None:
    gateway.stays, gateway.ends = 400.0, lambda: KeyError("session_id")
    await lives(gateway, 500.0)
    assert len(gateway.begun) == 2


async def test_database_that_is_away_is_waited_for(gateway: Gateway) -> None:
    away = StorageFailed("away")
    gateway.refuses = lambda _: away if len(gateway.attempts) < 4 else None
    await lives(gateway, 30.0)
    assert [time - 100.0 for time in gateway.begun] == [0.0, 1.0, 2.0, 3.0, 4.0]


@pytest.mark.parametrize(
    ("code", "raised"),
    [(4004, discord.ConnectionClosed), (4014, discord.PrivilegedIntentsRequired)],
)
async def test_refusal_for_good_is_raised(
    gateway: Gateway, code: int, raised: type[Exception]
) -> None:
    socket: Any = None
    gateway.stays = 1.0
    gateway.ends = lambda: discord.ConnectionClosed(socket, shard_id=0, code=code)
    with pytest.raises(raised):
        await lives(gateway, 30.0)


async def test_connection_ends_at_once_when_it_is_cancelled(gateway: Gateway) -> None:
    client: Any = Client(gateway, 1e9)
    task = asyncio.create_task(GatewayConnection(client, 0, spared, gateway.clock).run())
    await settle()
    task.cancel()
    await settle()
    assert task.cancelled()


def test_pauses_differ_by_chance() -> None:
    patience = Patience(lambda: 0.5)
    patience.missed(resuming=False)
    patience.missed(resuming=False)
    assert patience.pause == 1.0
