"""Lets a limited number of interactions be carried out at once, and promises late answers.

Discord gives up after three seconds, and tells the person that the interaction failed even if what
they did stands. So whoever waits too long is promised an answer in time. A promise shows that the
bot is thinking: only what is stored is acknowledged without a word. So Discord itself says that
nothing came if the process dies before it has answered.
"""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager
from typing import TYPE_CHECKING, Any

from bot.chat.traffic.sending import deliver_promise

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    import discord

LATE = 1.0
"""Seconds without an answer after which one is promised."""
AT_ONCE = 32
"""How many interactions are carried out at once: more would only wait for each other."""
CROWD = 32
"""How many may wait before further ones are promised an answer without waiting `LATE` seconds."""
PROMISES = 64
"""How many promises are sent at once, over as many connections."""
PATIENCE = 3.0
"""Seconds after which an interaction gives its place back: by then it waits for Discord."""


class Room:
    """Places for so much work at once. Work that lasts gives its place back, and goes on.

    So nothing that waits for Discord keeps others waiting.

    Parameters
    ----------
    places
        How many there are.
    patience
        Seconds after which a place is given back.
    """

    def __init__(self, places: int, patience: float) -> None:
        self._places = asyncio.Semaphore(places)
        self._patience = patience

    @property
    def full(self) -> bool:
        """Return whether the next work must wait for a place."""
        return self._places.locked()

    @asynccontextmanager
    async def entered(self) -> AsyncGenerator[ExitStack]:
        """Wait for a place; closing what is yielded gives it back early."""
        await self._places.acquire()
        with ExitStack() as place:
            place.callback(self._places.release)
            timer = asyncio.get_running_loop().call_later(self._patience, place.close)
            place.callback(timer.cancel)
            yield place


class Admission:
    """Admits interactions in the order in which they come, so many at once."""

    def __init__(self) -> None:
        self._room = Room(AT_ONCE, PATIENCE)
        self._lines = asyncio.Semaphore(PROMISES)
        self._waiting = 0

    @asynccontextmanager
    async def admitted(self, interaction: discord.Interaction[Any]) -> AsyncGenerator[ExitStack]:
        """Wait for a place; the answer is promised privately if it would come late.

        What answers it then is a message of its own, which takes the place of the promise.
        Closing what is yielded frees the place early, and an answer is promised all the same.
        """
        promise = interaction.extras[LatePromise] = LatePromise(interaction, self._lines)
        self._waiting += 1
        if self._room.full and self._waiting > CROWD:
            promise.start()
        try:
            async with AsyncExitStack() as stack:
                try:
                    place = await stack.enter_async_context(self._room.entered())
                finally:
                    self._waiting -= 1
                yield place
        finally:
            await promise.settle()


class LatePromise:
    """The promise of an answer to one interaction, made unless it is settled before."""

    def __init__(self, interaction: discord.Interaction[Any], lines: asyncio.Semaphore) -> None:
        self._interaction = interaction
        self._lines = lines
        self._sending: asyncio.Task[None] | None = None
        self._timer = asyncio.get_running_loop().call_later(LATE, self.start)
        self._underway = False
        self.made = False

    @property
    def left(self) -> float:
        """Return the seconds until it is made."""
        return self._timer.when() - asyncio.get_running_loop().time()

    def start(self) -> None:
        """Begin to send the promise."""
        self._timer.cancel()
        if self._sending is None:
            self._sending = asyncio.create_task(self.send(), name="late answer")

    async def send(self) -> None:
        """Send the promise unless there is an answer by then."""
        async with self._lines:
            if not self._interaction.response.is_done():
                self._underway = self.made = True
                defer = self._interaction.response.defer
                await deliver_promise(lambda: defer(ephemeral=True, thinking=True))

    async def settle(self) -> None:
        """Promise nothing from now on, and wait for a promise on its way."""
        self._timer.cancel()
        if self._sending is None:
            return
        if not self._underway:
            self._sending.cancel()
        await asyncio.wait((self._sending,))


async def settle(interaction: discord.Interaction[Any]) -> None:
    """Let no late promise cross the answer that is to be sent now."""
    promise = interaction.extras.get(LatePromise)
    if isinstance(promise, LatePromise):
        await promise.settle()


def time_left(interaction: discord.Interaction[Any]) -> float:
    """Return the seconds until an answer is promised; it is below 0 when that is overdue."""
    promise = interaction.extras.get(LatePromise)
    return promise.left if isinstance(promise, LatePromise) else LATE


def promised_late(interaction: discord.Interaction[Any]) -> bool:
    """Return whether the answer was promised because it was late, and so privately."""
    promise = interaction.extras.get(LatePromise)
    return isinstance(promise, LatePromise) and promise.made
