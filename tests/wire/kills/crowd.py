"""Several processes on one database, which come to grief in turn while people play."""

from __future__ import annotations

import asyncio
import signal
import sys
from collections import Counter
from contextlib import AsyncExitStack
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any

from tests.wire.actor import Actor
from tests.wire.kills.blows import BLOWS
from tests.wire.kills.gate import line_to
from tests.wire.kills.ledger import Ledger
from tests.wire.kills.outcome import Outcome
from tests.wire.kills.people import Party
from tests.wire.kills.run import GAMES
from tests.wire.process import BotProcess
from tests.wire.seams import AWAITED, LEASE, QUICK
from tests.wire.world import Channel, World, shard_of, snowflake_on

if TYPE_CHECKING:
    from pathlib import Path

    from storage.location import Server
    from tests.postgres import PostgresServer
    from tests.wire.kills.gate import Line
    from tests.wire.server import Loopback

SHARDS = 12
EVENTS = ("kill", "stop", "pause", "cut", "more")
"""What happens to a process; *more*: another one comes for a while."""
ON_LINES = ("cut", "mute")
"""What happens to the line from a process to its database while people go on."""
AWAITS = 2.0
"""Seconds that processes wait for a server that blows befall."""
TOGETHER = 0.4
"""How often a process is killed as well when a blow befalls the server."""
SHORT, LONG = 0.2, 2.0
"""How long it lasts, in parts of the time after which others take over from a process."""
UNREACHABLE = ("cannot be reached", "cannot be written")
"""What a process says of the database when it ends for want of it."""
LOOK = 0.001
"""Seconds between two looks at the database, for each table: the rig shares the machine."""
CLICKS = 24
"""How many tables are pressed at once: what is over waits at the bot, which promises an answer."""
LATE = 20.0
"""Seconds after which nothing comes of a press: a bot looks for its database for 10."""
MOST_PRESSES = 20
"""How many presses there are at most between two events."""


@dataclass(frozen=True)
class ShardLife:
    """How the bot lives on one shard."""

    crowd: Crowd
    shard: int

    @property
    def runs(self) -> bool:
        """Whether a process that can work hears of the shard."""
        return self.crowd.serves(self.shard)

    @property
    def blind(self) -> bool:
        """Whether something happens to the server of the database."""
        return self.crowd.blind

    @property
    def kills(self) -> int:
        """How often something has happened, or a process has begun with the shard."""
        begun = self.crowd.discord.gateway.identifies
        happened = self.crowd.events.total() + self.crowd.over
        return happened + sum(each["shard"][0] == self.shard for each in begun)


@dataclass
class Member:
    """A process, and its line to the database."""

    process: BotProcess
    line: Line
    well: bool = True


class Crowd:
    """Processes, people at tables on several servers, and a hand that disturbs the processes.

    Parameters
    ----------
    tables, servers
        How many there are.
    lasts
        The seconds after which others take over from a process that shows no sign of life.
    struck
        The server of the database if blows are to befall it, and the lines to it, too.
    """

    def __init__(
        self,
        discord: Loopback,
        folder: Path,
        server: Server,
        *,
        seed: int,
        tables: int,
        servers: int,
        processes: int = 3,
        lasts: float = QUICK,
        struck: PostgresServer | None = None,
    ) -> None:
        self.discord = discord
        self.blind = False
        self.events: Counter[str] = Counter()
        self.over = 0
        self._folder = folder
        self._server = server
        self._struck = struck
        self._rng = Random(seed)
        self._ledger = Ledger(server)
        self._tables = tables
        self._lasts = lasts
        self._turns = asyncio.Semaphore(CLICKS)
        self._processes = processes
        self._members: list[Member] = []
        self._parties: list[Party] = []
        self._over = False
        people, first = discord.world.people, snowflake_on(0, SHARDS)
        discord.worlds[:] = [
            World(people, [Channel(f"quay-{number}")], id=first + (number << 22))
            for number in range(servers)
        ]

    def serves(self, shard: int) -> bool:
        """Return whether a process that can work hears of a shard."""
        gateway = self.discord.gateway
        return any(
            each.well and shard in gateway.shards_of(each.process.name) for each in self._members
        )

    async def play(self, events: int) -> Outcome:
        """Let so many things happen; return what came of it once all tables have gone on."""
        self.discord.ack_window = 60.0
        outcome = Outcome()
        async with AsyncExitStack() as stack:
            stack.push_async_callback(self._end)
            for _ in range(self._processes):
                await self._start(await self._new(stack))
            await self._shared_out()
            spare = await self._new(stack)
            async with asyncio.TaskGroup() as tasks:
                for number in range(self._tables):
                    tasks.create_task((await self._party(number)).play(lambda: self._over))
                while self.events.total() < events:
                    await self._some_presses()
                    await self._disturb(spare)
                await self._shared_out()
                self._over = True
                await self.discord.notify()
            for party in self._parties:
                outcome.judge(party, self._ledger)
            for member in self._members:
                if member.process.runs:
                    await self._stop(member)
            outcome.kills, outcome.starts = events, len(self.discord.gateway.identifies)
            outcome.faults = len(self._faults())
        return outcome

    async def _new(self, stack: AsyncExitStack) -> Member:
        name = f"bot{len(self._members)}"
        (self._folder / name).mkdir()
        line = await stack.enter_async_context(line_to(self._server))
        process = BotProcess(
            self.discord,
            self._folder / name,
            {
                "CABLE_CAR_SHARDS": str(SHARDS),
                LEASE: str(self._lasts),
                **({AWAITED: str(AWAITS)} if self._struck else {}),
            },
            forked=True,
            name=name,
            server=line.location,
        )
        self._members.append(Member(process, line))
        return self._members[-1]

    async def _party(self, number: int) -> Party:
        world = self.discord.worlds[number % len(self.discord.worlds)]
        game, count = GAMES[number % len(GAMES)]
        channel = await self.discord.create_channel(f"table {number}", world)
        people = [Actor(self.discord, person) for person in world.people[:count]]
        life = ShardLife(self, shard_of(world.id, SHARDS))
        party = Party(
            self.discord,
            channel,
            tuple(people),
            game,
            Random(self._rng.random()),
            self._ledger,
            life,
            every=self._tables * LOOK,
            turns=self._turns,
            late=LATE,
        )
        self._parties.append(party)
        return party

    async def _start(self, member: Member) -> None:
        await member.process.launch()
        member.well = True

    @staticmethod
    async def _stop(member: Member) -> None:
        """Stop a process, which ends in good order unless it has hardly begun."""
        if member.process.runs:
            status = await member.process.stop()
            # It may have been about to end by itself: it had no database when it began.
            fine = (
                0,
                -signal.SIGTERM,
                *([1] if any(said in member.process.log for said in UNREACHABLE) else []),
            )
            assert status in fine, f"{member.process.name} ended with {status}"

    async def _shared_out(self) -> None:
        """Wait until each shard is run, and run once."""

        def shared() -> bool:
            gateway = self.discord.gateway
            found = [gateway.shards_of(each.process.name) for each in self._members]
            return sorted(number for shards in found for number in shards) == [*range(SHARDS)]

        await self.discord.until(shared)

    async def _some_presses(self) -> None:
        enough = self._presses() + self._rng.randrange(MOST_PRESSES)
        await self.discord.until(lambda: self._presses() >= enough)

    def _presses(self) -> int:
        return sum(len(party.clicks) for party in self._parties)

    async def _disturb(self, spare: Member) -> None:
        """Let one thing happen to a process for a while."""
        event = self._rng.choice((*EVENTS, *ON_LINES, *BLOWS, *BLOWS) if self._struck else EVENTS)
        member = spare if event == "more" else self._rng.choice(self._members[: self._processes])
        seconds = self._rng.uniform(SHORT, LONG) * self._lasts
        if member is not spare and not member.process.runs:
            # It has ended by itself, as it could not reach the database when it began.
            await self._start(member)
        self.events[event] += 1
        # People go on who cannot know what goes on behind the bot.
        member.well = bool(self._struck) and event in (*ON_LINES, *BLOWS)
        await self.discord.notify()
        if event in BLOWS:
            await self._strike(event, member, seconds)
        else:
            await self._happen(event, member, seconds)
        member.well = True
        # Whoever waits for what was lost may go on.
        self.over += 1
        await self.discord.notify()

    async def _happen(self, event: str, member: Member, seconds: float) -> None:
        match event:
            case "kill":
                await member.process.kill()
                await asyncio.sleep(seconds)
                await self._start(member)
            case "stop":
                await self._stop(member)
                await asyncio.sleep(seconds)
                await self._start(member)
            case "pause":
                await member.process.pause()
                await asyncio.sleep(seconds)
                member.process.go_on()
            case "cut":
                member.line.cut()
                await asyncio.sleep(seconds)
                member.line.mend()
            case "mute":
                member.line.mute()
                await asyncio.sleep(seconds)
                member.line.cut()
                member.line.mend()
            case _:
                await self._start(member)
                await asyncio.sleep(seconds)
                await self._stop(member)

    async def _strike(self, event: str, member: Member, seconds: float) -> None:
        """Let a blow befall the server, and now and then kill a process meanwhile."""
        assert self._struck is not None
        kills = self._rng.random() < TOGETHER
        before = self._rng.uniform(0, seconds)
        self._ledger.close()
        self.blind = True
        async with BLOWS[event](self._struck, self._server):
            await asyncio.sleep(before)
            if kills:
                await member.process.kill()
            await asyncio.sleep(seconds - before)
        self.blind = False
        if kills:
            await self._start(member)

    def _faults(self) -> list[str]:
        """Return what is wrong with the database that the bots have left, and with their logs."""
        found = [*self._ledger.faults(), *filter(None, (party.stuck for party in self._parties))]
        found += [each.process.log for each in self._members if "Traceback" in each.process.log]
        sys.stdout.writelines(f"{fault}\n" for fault in found)
        return found

    async def _end(self, *_: Any) -> None:
        self._ledger.close()
        for member in self._members:
            await member.process.kill()
            sys.stdout.write(f"{member.process.name}\n{member.process.log}\n")
