"""Sending an answer to Discord, again if need be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

import aiohttp
import discord
import stamina
import structlog

from bot.chat.traffic.course import note, reach
from bot.chat.traffic.rests import limited
from bot.chat.traffic.shards import is_closed
from bot.monitoring.probe import Outcome, Stage

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

log = structlog.get_logger()

ACKNOWLEDGED = 40060
"""Discord's code for an interaction that is answered already."""
_EXPIRED = {10062, 10015, ACKNOWLEDGED, 50027}
"""Discord's codes for an interaction that has expired, or is already answered."""
_RATE_LIMITED, _SERVER_ERROR = 429, 500
"""HTTP statuses for trying again: rate limited, and server errors from 500 on."""
ATTEMPTS = 3
"""The most attempts to send an answer."""
T = TypeVar("T")


async def deliver(
    send: Callable[[], Awaitable[T]], stage: Stage | None = Stage.ANSWERED
) -> T | None:
    """Send an answer and return what Discord returns; try again while Discord or the network fails.

    A lost answer is only logged and returns None: what the bot has done stands.

    Parameters
    ----------
    stage
        How far the interaction has come once Discord has taken it; None: the caller tells that.

    Raises
    ------
    discord.HTTPException
        When Discord refuses the answer as it is.
    """
    try:
        try:
            sent = await limited(send())
        except Exception as error:
            if not _passes(error):
                raise
            sent = await _send_again(send, error)
        if stage is not None:
            reach(stage)
    except RuntimeError as error:
        if not is_closed(error):
            raise
        note(Outcome.LOST)
        log.info("answer not delivered: the connection was closed")
    except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError) as error:
        late = _is_late(error)
        if not late and not _passes(error):
            raise
        note(Outcome.LATE if late else Outcome.LOST)
        log.warning("answer not delivered", late=late, error=str(error))
    else:
        return sent
    return None


async def deliver_promise(send: Callable[[], Awaitable[object]]) -> None:
    """Send the promise of an answer as `deliver` sends answers."""
    note(Outcome.DEFERRED)
    await deliver(send, Stage.PROMISED)


async def is_there(edit: Callable[[], Awaitable[Any]]) -> bool:
    """Deliver an edit as `deliver` does; return False if the message has been deleted."""

    async def attempt() -> bool:
        try:
            await edit()
        except discord.NotFound as error:
            if error.code in _EXPIRED:
                raise
            return False
        reach(Stage.ANSWERED)
        return True

    return await deliver(attempt, None) is not False


async def _send_again(send: Callable[[], Awaitable[T]], failure: Exception) -> T:
    async for attempt in stamina.retry_context(
        on=_passes, attempts=ATTEMPTS, wait_initial=0.2, wait_jitter=0.2
    ):
        with attempt:
            if attempt.num == 1:
                raise failure
            return await limited(send())
    raise failure


def _is_late(error: Exception) -> bool:
    """Return True if the answer has no place any more.

    The interaction has expired, the promised answer was dismissed, or the channel is gone.
    """
    expired = isinstance(error, discord.HTTPException) and error.code in _EXPIRED
    return expired or isinstance(error, discord.NotFound)


def _passes(error: Exception) -> bool:
    if isinstance(error, discord.HTTPException):
        return error.status == _RATE_LIMITED or error.status >= _SERVER_ERROR
    return isinstance(error, aiohttp.ClientError | OSError | TimeoutError)
