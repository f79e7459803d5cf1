"""Shows an operator the bot's state: its health, systemd's watchdog, and metrics if wanted."""

from __future__ import annotations

from contextlib import AsyncExitStack, asynccontextmanager
from typing import TYPE_CHECKING

from bot.chat.app import now
from bot.chat.gateway.events import is_connected
from bot.monitoring.probe import BLOCKED
from bot.monitoring.pulse import beating, pulse_file
from bot.monitoring.systemd import STOPPING, Notifier, supervised
from storage.errors import StorageError

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable, Iterable

    from bot.chat.app import CableCar
    from storage.backlog import Waiting

PATIENCE = 60.0
"""Seconds without a connection to Discord after which something is wrong."""
STUCK = 300.0
"""Seconds after which something is wrong with a post that Discord could take."""


@asynccontextmanager
async def operated(bot: CableCar, port: int | None) -> AsyncGenerator[Callable[[], object]]:
    """Let the bot be watched meanwhile; yield a function that announces its end.

    Parameters
    ----------
    port
        Where its metrics are shown on this machine; None: nothing is measured.
    """
    notifier = Notifier()
    examination = Examination(bot)
    async with AsyncExitStack() as stack:
        if port is not None:
            # Nobody else pays for what it imports.
            from bot.cli.measuring import measured  # noqa: PLC0415

            await stack.enter_async_context(measured(bot, port))
        file = pulse_file(bot.services.database.location)
        await stack.enter_async_context(beating(file, examination))
        await stack.enter_async_context(supervised(notifier, bot.wait_until_ready))
        yield lambda: notifier.tell(STOPPING)


class Examination:
    """Says in one sentence what is wrong with a running bot."""

    def __init__(self, bot: CableCar) -> None:
        self._bot = bot
        self._begun = self._looked = now()
        self._connected: dict[int, int] = {}

    async def __call__(self) -> str:
        """Return the sentence, or nothing if all is well."""
        time = now()
        self._look(time)
        try:
            database = self._bot.services.database
            owed = await database.backlog.owed(database.leases.holding.share)
        except StorageError as error:
            return str(error)
        return (
            self._bot.life.fault
            or self._starts()
            or self._gateway(time)
            or self._outbox(time, owed)
        )

    def _look(self, time: int) -> None:
        """Note when each shard was connected last; those that wait for their turn do not count."""
        here = {shard.number for shard in self._bot.shards}
        self._connected = {
            number: seen for number, seen in self._connected.items() if number in here
        }
        for shard in self._bot.shards:
            if is_connected(shard):
                self._connected[shard.number] = time
            elif shard.begun:
                self._connected.setdefault(shard.number, self._looked)
        self._looked = time

    def _starts(self) -> str:
        budget = self._bot.keeper.budget
        if not budget.held:
            return ""
        shards = ", ".join(map(str, sorted(budget.held)))
        return (
            f"Discord lets the bot begin only {budget.left} more connections today, and those are"
            f" kept for a start; waiting: shard {shards}. Find “session did not last” in the log."
        )

    def _gateway(self, time: int) -> str:
        leases = self._bot.services.database.leases
        if leases.shared and not leases.holding.shards:
            # It waits to take over what another process runs.
            return ""
        seconds = (time - min(self._connected.values(), default=self._begun)) / 1000
        if seconds < PATIENCE:
            return ""
        lost = [
            str(number)
            for number, seen in self._connected.items()
            if time - seen >= PATIENCE * 1000
        ]
        count = len(self._bot.shards)
        noun = "shard" if len(lost) == 1 else "shards"
        which = f" on {noun} {', '.join(lost)} of {count}" if count > 1 and lost else ""
        return (
            f"The bot has had no connection to Discord{which} for {seconds:.0f} seconds; check the"
            " network and https://discordstatus.com."
        )

    def _outbox(self, time: int, owed: Iterable[Waiting]) -> str:
        failures = self._bot.outbox.failures
        ages = [
            # Nothing could be sent while the bot was down.
            (time - max(table.since, self._begun)) / 1000
            for table in owed
            if failures.get(table.table_id) not in BLOCKED
        ]
        stuck = [age for age in ages if age >= STUCK]
        if not stuck:
            return ""
        return (
            f"Discord has not taken posts that were owed to it {max(stuck):.0f} seconds ago; find"
            " “post not delivered” in the log, and look at https://discordstatus.com."
        )
