"""Whatever is wrong with a running bot is said in one sentence, and nothing else is."""

from __future__ import annotations

from collections import Counter
from operator import attrgetter
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest
import pytest_asyncio

from bot.chat.gateway.starts import Budget
from bot.chat.painter import Painter
from bot.cli import measuring, operating
from bot.cli.measuring import measured, read
from bot.cli.operating import PATIENCE, STUCK, Examination
from bot.monitoring.probe import SILENT, Delivered
from storage.errors import StorageFailed
from storage.records import NewDue, TableStatus
from tests.behaviour.table import opened
from tests.databases import new_database
from tests.monitoring.test_exposition import free_port, scrape
from tests.quick import sketch
from tests.storage.samples import StoppedClock, lobby

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from storage import Database

CLOCK = StoppedClock()


class Bot:
    """What is looked at of a bot."""

    def __init__(self, database: Database) -> None:
        self.services = SimpleNamespace(database=database)
        self.life = SimpleNamespace(fault="")
        self.outbox = SimpleNamespace(failures=dict[int, Delivered]())
        self.agenda = SimpleNamespace(kinds=("ring",))
        self.latency = 0.05
        self.keeper = SimpleNamespace(budget=Budget())
        self.shards = [SimpleNamespace(number=0, begun=True, connected=True)]

    @property
    def connected(self) -> bool:
        """Whether its first shard is."""
        return self.shards[0].connected

    @connected.setter
    def connected(self, connected: bool) -> None:
        self.shards[0].connected = connected


@pytest_asyncio.fixture
async def bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Any]:
    for module in (operating, measuring):
        monkeypatch.setattr(module, "now", CLOCK)
        monkeypatch.setattr(module, "is_connected", attrgetter("connected"))
    async with await new_database(tmp_path / "bot.sqlite3", now=CLOCK) as database:
        yield Bot(database)


def pass_time(seconds: float) -> None:
    CLOCK.now += round(seconds * 1000)


async def test_a_bot_that_is_well_has_no_fault(bot: Any) -> None:
    await bot.services.database.tables.create(lobby())
    assert await Examination(bot)() == ""


async def test_a_shard_that_spares_the_last_starts_is_a_fault(bot: Any) -> None:
    budget = bot.keeper.budget
    budget.left = 44
    assert await Examination(bot)() == ""
    budget.held |= {3, 1}
    fault = await Examination(bot)()
    assert "only 44 more connections" in fault
    assert "shard 1, 3" in fault


async def test_a_lost_connection_is_a_fault_after_a_while(bot: Any) -> None:
    examine = Examination(bot)
    bot.connected = False
    pass_time(PATIENCE - 1)
    assert await examine() == ""
    pass_time(1)
    assert await examine() == (
        "The bot has had no connection to Discord for 60 seconds; check the network and"
        " https://discordstatus.com."
    )
    bot.connected = True
    assert await examine() == ""
    bot.connected = False
    pass_time(PATIENCE - 1)
    assert await examine() == ""


async def test_each_shard_that_has_begun_to_connect_must_be_connected(bot: Any) -> None:
    bot.shards += [
        SimpleNamespace(number=number, begun=False, connected=False) for number in (1, 2, 3)
    ]
    examine = Examination(bot)
    pass_time(PATIENCE * 2)
    assert await examine() == ""
    assert (await read(bot)).connected
    for shard in bot.shards[1:3]:
        shard.begun = True
    assert not (await read(bot)).connected
    pass_time(PATIENCE - 1)
    assert await examine() == ""
    pass_time(1)
    assert await examine() == (
        "The bot has had no connection to Discord on shards 1, 2 of 4 for 60 seconds; check"
        " the network and https://discordstatus.com."
    )
    for shard in bot.shards[1:3]:
        shard.connected = True
    assert await examine() == ""
    assert (await read(bot)).connected


async def test_posts_that_do_not_get_out_are_a_fault_after_a_while(bot: Any) -> None:
    table = await bot.services.database.tables.create(lobby(1))
    examine = Examination(bot)
    # Tried without success, or being tried for so long.
    for failures in ({}, {table.id: Delivered.FAILED}):
        bot.outbox.failures = failures
        pass_time(STUCK / 2)
    found = await examine()
    assert found.startswith(
        "Discord has not taken posts that were owed to it 300 seconds ago; find"
    )
    (owed,) = await bot.services.database.outbox.of_table(table.id)
    await bot.services.database.outbox.settle([owed.id])
    assert await examine() == ""


@pytest.mark.parametrize("why", [Delivered.REFUSED, Delivered.BROKEN])
async def test_one_table_that_cannot_be_shown_says_nothing_about_the_bot(
    bot: Any, why: Delivered
) -> None:
    table = await bot.services.database.tables.create(lobby())
    examine = Examination(bot)
    bot.outbox.failures = {table.id: why}
    pass_time(STUCK * 2)
    assert await examine() == ""


async def test_time_in_which_the_bot_was_down_does_not_count(bot: Any) -> None:
    await bot.services.database.tables.create(lobby())
    pass_time(STUCK * 2)
    examine = Examination(bot)
    assert await examine() == ""
    pass_time(STUCK)
    assert await examine() != ""


async def test_a_database_that_takes_or_gives_nothing_is_a_fault(
    bot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    examine = Examination(bot)
    bot.life.fault = "The database failed (disk full)."
    assert await examine() == "The database failed (disk full)."
    monkeypatch.setattr(bot.services.database.backlog, "owed", broken)
    assert (await examine()).startswith("The database failed (no disk)")


async def broken(*_: Any) -> None:
    raise StorageFailed("no disk")


async def test_a_reading_tells_what_waits_and_why(bot: Any) -> None:
    database: Database = bot.services.database
    begin = CLOCK.now
    tables = [await database.tables.create(lobby(channel)) for channel in (1, 2, 3)]
    await database.due.add(tables[0].id, NewDue("ring", 1_000))
    bot.outbox.failures = {tables[1].id: Delivered.REFUSED, tables[2].id: Delivered.FAILED}
    pass_time(61)
    await database.outbox.add(tables[2].id, "board")
    found = await read(bot)
    assert found.load is not None
    assert found.load.posts == {"waiting": (3, 61.0), "refused": (1, 61.0), "broken": (0, 0.0)}
    assert (found.load.late, found.load.late_seconds) == (0, 0.0)
    assert set(found.load.tables) == {*TableStatus, "paused"}
    assert found.load.tables["gathering"] == 3
    pass_time(1)
    found = await read(bot)
    assert found.load is not None
    assert (found.load.late, found.load.late_seconds) == (1, (CLOCK.now - begin) / 1000 - 1)


async def test_a_reading_goes_without_a_database_that_fails(
    bot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot.services.database.backlog, "read", broken)
    assert await read(bot) == (True, 0.05, None, Counter(), None)


async def test_a_bot_is_measured_when_it_is_asked_for(tmp_path: Path) -> None:
    port = free_port()
    async with opened(tmp_path / "bot.sqlite3", painter=Painter(sketch)) as table:
        assert table.bot.keeper.probe is SILENT
        async with measured(table.bot, port):
            await table.slash(table.people[0], "game new", game="sanfrancisco")
            shown = await scrape(port)
    assert 'cable_car_interactions_total{kind="command",outcome="answered"} 1.0' in shown
    assert 'cable_car_tables{state="gathering"} 1.0' in shown
