"""A bot that is killed again and again while people play, and what became of their presses."""

from __future__ import annotations

import asyncio
import sys
from random import Random
from typing import TYPE_CHECKING

from tests.wire.actor import Actor
from tests.wire.faults import Fault
from tests.wire.kills.ledger import Ledger
from tests.wire.kills.outcome import Outcome
from tests.wire.kills.people import Life, Party
from tests.wire.process import BotProcess

if TYPE_CHECKING:
    from pathlib import Path

    from storage.location import Server
    from tests.wire.server import Loopback

GAMES = (("sanfrancisco", 3), ("pointcity", 2), ("tickettoride", 2), ("sanfrancisco", 2))
"""What is played, a table each, and by how many."""
ANSWER, POST, EDIT = "POST /interactions", r"POST /channels/\d+/messages", "PATCH /channels"
MOST_PRESSES = 8
"""How many presses there are at most before a moment to kill at is waited for."""
PRESS_MS, START_MS = 40, 250
"""The longest time from a press, and from a start, to a kill."""


class Run:
    """A bot, people at several tables, and a hand that kills the bot."""

    def __init__(
        self, discord: Loopback, folder: Path, seed: int, server: Server | None = None
    ) -> None:
        self._discord = discord
        self._rng = Random(seed)
        self._bot = BotProcess(discord, folder, forked=True, server=server)
        self._ledger = Ledger(server or self._bot.database)
        self._life = Life()
        self._parties: list[Party] = []
        self._outcome = Outcome()
        self._over = False

    async def play(self, kills: int, *, closed: bool) -> Outcome:
        """Kill the bot so many times; return what came of it once all tables have gone on.

        Parameters
        ----------
        closed
            Whether the bot may not read the history of half of the channels.

        Raises
        ------
        ExceptionGroup
            So many tables are stuck that no moment for a kill comes.
        """
        people = [Actor(self._discord, person) for person in self._discord.world.people]
        # All acknowledgements come in time: late ones have tests of their own.
        self._discord.ack_window = 60.0
        try:
            await self._begin()
            async with asyncio.TaskGroup() as tasks:
                for number, (game, count) in enumerate(GAMES):
                    channel = await self._discord.create_channel(f"table {number}")
                    party = Party(
                        self._discord,
                        channel,
                        tuple(people[:count]),
                        game,
                        Random(self._rng.random()),
                        self._ledger,
                        self._life,
                        closed=closed and bool(number % 2),
                    )
                    self._parties.append(party)
                    tasks.create_task(party.play(lambda: self._over))
                await self._kill_often(kills)
            for party in self._parties:
                self._outcome.judge(party, self._ledger)
            assert await self._bot.stop() == 0
            self._outcome.faults = len(self._faults())
        finally:
            self._ledger.close()
            await self._bot.kill()
        return self._outcome

    def _faults(self) -> list[str]:
        """Return what is wrong with the database that the bot has left, and with its log."""
        self._ledger.close()
        found = [*self._ledger.faults(), *filter(None, (party.stuck for party in self._parties))]
        if "Traceback" in self._bot.log:
            found.append(self._bot.log)
        sys.stdout.writelines(f"{fault}\n" for fault in found)
        return found

    async def _begin(self) -> None:
        await self._bot.start()
        self._life.runs = True
        self._outcome.starts += 1
        await self._discord.notify()

    async def _kill_often(self, kills: int) -> None:
        moments = (self._after_a_press, self._at_a_request, self._at_a_request)
        while self._outcome.kills < kills:
            presses = self._presses() + self._rng.randrange(MOST_PRESSES)
            await self._discord.until(lambda: self._presses() >= presses)  # noqa: B023
            await self._rng.choice(moments)()
            await self._kill()
            if self._outcome.kills < kills and self._rng.random() < 0.2:
                await self._bot.launch()
                await asyncio.sleep(self._rng.uniform(0, START_MS) / 1000)
                await self._kill()
            await self._begin()
        self._over = True
        await self._discord.notify()

    async def _kill(self) -> None:
        self._life.runs = False
        self._life.kills += 1
        self._outcome.kills += 1
        await self._bot.kill()
        self._ledger.close()
        self._discord.faults.clear()
        await self._discord.notify()

    async def _after_a_press(self) -> None:
        presses = self._presses()
        await self._discord.until(lambda: self._presses() > presses)
        await asyncio.sleep(self._rng.uniform(0, PRESS_MS) / 1000)

    async def _at_a_request(self) -> None:
        """Wait for an answer, a post or an edit that Discord has not seen yet, or that it has."""
        pattern, late = self._rng.choice((ANSWER, POST, EDIT)), self._rng.random() < 0.5
        fault = Fault(pattern, hold=True, late=late)
        self._discord.faults.add(fault)
        await self._discord.until(lambda: not fault.times)

    def _presses(self) -> int:
        return sum(len(party.clicks) for party in self._parties)
