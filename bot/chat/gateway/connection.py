"""Keeps a connection to Discord's gateway open: goes on with its session, or begins another one.

discord.py's own loop tries the address of a lost session for ever, lets up to 17 minutes pass
between two attempts, and begins sessions that do not last as fast as it may.
"""

from __future__ import annotations

import asyncio
import time
from random import SystemRandom
from typing import TYPE_CHECKING, Any, NamedTuple

import aiohttp
import discord
import structlog
from discord.gateway import DiscordWebSocket, ReconnectWebSocket

from storage.errors import StorageError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    import yarl

log = structlog.get_logger()

OPENING = 15.0
"""Seconds that a connection has to open which goes on with a session."""
BEGINNING = 60.0
"""Seconds that one has which begins a session; it waits for its turn meanwhile."""
TRIES = 3
"""Attempts to go on with a session; after that a new one is begun at the usual address."""
STEADY = 60.0
"""Seconds after which a connection that ends was no failure."""
LONGEST_PAUSE = 60.0
"""The most seconds between two attempts to connect."""
LASTING = 300.0
"""Seconds after which a session that ends has lasted."""
FIRST_REST = 5.0
"""Seconds after two sessions in a row that did not last; doubled for each further one."""
LONGEST_REST = 900.0
"""The most of those seconds: less than a hundred of a day's 1,000 starts go in a day."""
WAIT = 1.0
"""Seconds until a session is begun that could not begin for want of the database."""
_NO_FAULT = 1_000
"""Discord closes with this code for no reason that it tells."""
_INTENTS = 4_014
"""Discord closes with this code when it does not grant the intents."""
_NETWORK = (
    OSError,
    TimeoutError,
    aiohttp.ClientError,
    discord.HTTPException,
    discord.GatewayNotFound,
)


class GatewaySession(NamedTuple):
    """What Discord needs to go on with a session: its id, the last event, the address."""

    id: str
    sequence: int
    gateway: yarl.URL


class Patience:
    """Says how long to wait for the next attempt, from what became of those before.

    Parameters
    ----------
    spread
        Returns a factor from 0.5 to 1, so that shards do not come together.
    """

    def __init__(self, spread: Callable[[], float]) -> None:
        self._spread = spread
        self._failed = 0
        """Connections in a row that did not open, or ended soon."""
        self._missed = 0
        """Those of them that were to go on with one session and did not open."""
        self._brief = 0
        """Sessions in a row that did not last."""

    def missed(self, *, resuming: bool) -> None:
        """Note that a connection did not open."""
        self._failed += 1
        self._missed += resuming

    def begins(self) -> None:
        """Note that a session is begun, in place of any other."""
        self._missed = 0
        self._brief += 1

    def resumed(self) -> None:
        """Note that an event of a session has come over a further connection."""
        self._missed = 0

    def ended(self, seconds: float) -> None:
        """Note that an open connection has ended after so long."""
        self._failed = self._failed + 1 if seconds < STEADY else 0

    def lasted(self) -> None:
        """Note that the session which has ended was a good one."""
        self._brief = 0

    @property
    def gives_up(self) -> bool:
        """Whether a session's address has not answered often enough."""
        return self._missed >= TRIES

    @property
    def pause(self) -> float:
        """The seconds until the next attempt of any kind."""
        return self._growing(1.0, self._failed, LONGEST_PAUSE)

    @property
    def rest(self) -> float:
        """The seconds until the next session is begun."""
        return self._growing(FIRST_REST, self._brief - 1, LONGEST_REST)

    def _growing(self, first: float, times: int, most: float) -> float:
        return min(first * 2 ** min(times - 1, 20), most) * self._spread() if times > 0 else 0.0


class GatewayConnection:
    """One client's connection to the gateway.

    Parameters
    ----------
    number
        The shard.
    spare
        Waits until a further session may be begun without using up the day's last starts.
    """

    def __init__(
        self,
        client: discord.Client,
        number: int,
        spare: Callable[[], Awaitable[object]],
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
        spread: Callable[[], float] = lambda: SystemRandom().uniform(0.5, 1.0),
    ) -> None:
        self._client = client
        self._number = number
        self._spare = spare
        self._clock = clock
        self._sleep = sleep
        self._patience = Patience(spread)
        self._session: GatewaySession | None = None
        self._since = 0.0
        """When the session began."""
        self._begun = False

    async def run(self) -> None:
        """Hear of events until the client is closed.

        An event that cannot be read ends the session, and another one is begun.

        Raises
        ------
        discord.ConnectionClosed, discord.PrivilegedIntentsRequired
            When Discord refuses the bot for good.
        """
        while not self._client.is_closed():
            await self._wait()
            if socket := await self._open():
                await self._hear(socket)
            # A timeout of the libraries may have swallowed that this was cancelled.
            if (task := asyncio.current_task()) is not None and task.cancelling():
                raise asyncio.CancelledError

    async def _wait(self) -> None:
        """Wait until the next attempt; the first one is made at once."""
        if self._session is not None and self._patience.gives_up:
            self._drop()
        await self._sleep(self._patience.pause)
        if self._session is None and self._begun:
            await self._sleep(self._patience.rest)
            await self._spare()

    async def _open(self) -> DiscordWebSocket | None:
        """Open a connection and say who listens; return None if that fails."""
        session, resuming = self._session, self._session is not None
        known: dict[str, Any] = {}
        if session is not None:
            known = {
                "gateway": session.gateway,
                "session": session.id,
                "sequence": session.sequence,
                "resume": True,
            }
        try:
            async with asyncio.timeout(OPENING if resuming else BEGINNING):
                socket = await DiscordWebSocket.from_client(
                    self._client, initial=not self._begun, shard_id=self._number, **known
                )
        except StorageError as error:
            # Nobody can tell when it may begin.
            log.warning("shard waits for the database", shard=self._number, error=str(error))
            await self._sleep(WAIT)
            return None
        except (*_NETWORK, ReconnectWebSocket) as error:
            self._patience.missed(resuming=resuming)
            log.warning(
                "no connection to Discord", shard=self._number, resumes=resuming, error=_told(error)
            )
            return None
        except discord.ConnectionClosed as error:
            await self._refused(error)
            self._patience.missed(resuming=resuming)
            return None
        except Exception as error:
            self._patience.missed(resuming=resuming)
            log.exception("shard failed", shard=self._number, exc_info=error)
            return None
        self._client.ws = socket
        self._begun = True
        if not resuming:
            self._patience.begins()
            self._since = self._clock()
        return socket

    async def _hear(self, socket: DiscordWebSocket) -> None:
        opened, session, keeps = self._clock(), self._session, True
        try:
            while True:
                await socket.poll_event()
        except ReconnectWebSocket as error:
            keeps = error.resume
        except discord.ConnectionClosed as error:
            await self._refused(error)
        except _NETWORK as error:
            log.warning("connection to Discord lost", shard=self._number, error=_told(error))
        except Exception as error:
            keeps = False
            log.exception("shard failed", shard=self._number, exc_info=error)
        self._client.dispatch("disconnect")
        if socket.open:
            await socket.close()
        if session is not None and keeps and socket.sequence == session.sequence:
            self._patience.missed(resuming=True)
        elif keeps:
            self._patience.resumed()
            self._patience.ended(self._clock() - opened)
        if keeps and socket.session_id and socket.sequence is not None:
            self._session = GatewaySession(socket.session_id, socket.sequence, socket.gateway)
        else:
            self._drop()

    def _drop(self) -> None:
        """Forget the session: the next connection begins another one."""
        self._session = None
        seconds = self._clock() - self._since
        if seconds >= LASTING:
            self._patience.lasted()
        else:
            log.warning("session did not last", shard=self._number, seconds=round(seconds))

    async def _refused(self, error: discord.ConnectionClosed) -> None:
        """Raise what Discord refuses for good; return if the connection may be opened again."""
        if error.code == _INTENTS:
            raise discord.PrivilegedIntentsRequired(error.shard_id) from None
        if error.code != _NO_FAULT:
            await self._client.close()
            raise error


def _told(error: Exception) -> str:
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
