from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING
from unittest.mock import Mock

import discord
import pytest
from structlog.testing import capture_logs

from bot.chat.jobs import outbox
from bot.chat.jobs.outbox import AT_ONCE, FIRST_PAUSE, LONGEST_PAUSE, Outbox, pause_after
from bot.chat.traffic.rests import Resting
from bot.chat.traffic.shards import NotHere
from bot.monitoring.probe import Delivered, Probe
from storage.errors import StorageFailed
from storage.records import NewTable
from tests.databases import new_database

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path

    from storage import Database
    from storage.posts import Standing


def refusal(status: int) -> discord.HTTPException:
    return discord.HTTPException(Mock(status=status), {"code": 1, "message": "No"})


class Clock:
    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now


class Discord:
    """Takes deliveries, or refuses them while it is down."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.delivered: list[int] = []
        self.again: list[bool] = []
        self.tried = 0
        self.down = False
        self.recovers = False
        self.fault: Exception = ConnectionResetError()
        self.held: set[int] = set()
        self.gate, self.arrived, self.done = asyncio.Event(), asyncio.Event(), asyncio.Event()

    async def __call__(self, standing: Standing, again: bool) -> None:
        self.tried += 1
        (table_id,) = {row.table_id for row in standing.owed}
        self.again.append(again)
        if table_id in self.held:
            self.arrived.set()
            await self.gate.wait()
        if self.down:
            self.down = not self.recovers
            raise self.fault
        await self.database.outbox.settle(row.id for row in standing.owed)
        self.delivered.append(table_id)
        self.done.set()


class Post:
    """An outbox with a database of its own and a Discord that does as it is told."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self.database, self.clock, self.discord = database, clock, Discord(database)
        self.outbox = Outbox(database, self.discord, clock, lambda: self.chance)
        self.chance = 0.5

    async def table(self, channel: int = 1) -> int:
        new = NewTable(9, channel, "sanfrancisco", "standard", 2, 5, "en", owed=("lobby",))
        return (await self.database.tables.create(new)).id

    async def settled(self) -> None:
        """Wait until no table is being worked on."""
        while names := [task for task in asyncio.all_tasks() if "of table" in task.get_name()]:
            await asyncio.wait(names)
            await asyncio.sleep(0)


@pytest.fixture
async def post(tmp_path: Path) -> AsyncGenerator[Post]:
    clock = Clock()
    async with await new_database(tmp_path / "tables.sqlite3", now=clock) as database:
        post = Post(database, clock)
        yield post
        await post.outbox.close()


async def test_what_is_owed_is_delivered_once(post: Post) -> None:
    table = await post.table()
    post.outbox.start_delivery(table)
    await post.settled()
    assert post.discord.delivered == [table]
    assert await post.database.outbox.of_table(table) == []


async def test_who_waits_for_a_delivery_waits_until_it_and_the_next_have_ended(post: Post) -> None:
    table = await post.table()
    await asyncio.wait_for(post.outbox.attempted(table), 5)
    post.discord.held = {table}
    post.outbox.start_delivery(table)
    await post.discord.arrived.wait()
    await post.database.outbox.add(table, "board")
    post.outbox.start_delivery(table)
    waiting = asyncio.create_task(post.outbox.attempted(table))
    await asyncio.sleep(0)
    assert not waiting.done()
    post.discord.gate.set()
    await waiting
    assert post.discord.delivered == [table, table]


async def test_several_changes_are_one_post(post: Post) -> None:
    table = await post.table()
    await post.database.outbox.add(table, "board")
    await post.database.outbox.add(table, "board")
    post.outbox.start_delivery(table)
    await post.settled()
    assert post.discord.delivered == [table]


async def test_change_during_a_delivery_is_delivered_after_it(post: Post) -> None:
    table = await post.table()
    post.discord.held = {table}
    post.outbox.start_delivery(table)
    await post.discord.arrived.wait()
    await post.database.outbox.add(table, "board")
    post.outbox.start_delivery(table)
    post.discord.gate.set()
    await post.settled()
    assert post.discord.delivered == [table, table]


async def test_tables_do_not_wait_for_each_other(post: Post) -> None:
    slow, quick = await post.table(1), await post.table(2)
    post.discord.held = {slow}
    post.outbox.start_delivery(slow)
    await post.discord.arrived.wait()
    post.outbox.start_delivery(quick)
    await post.discord.done.wait()
    post.discord.gate.set()
    await post.settled()
    assert post.discord.delivered == [quick, slow]


async def test_deliveries_of_tables_handed_over_are_given_up_and_no_others(post: Post) -> None:
    kept, gone = await post.table(1), await post.table(2)
    post.discord.held = {kept, gone}
    for table in (kept, gone):
        post.outbox.start_delivery(table)
        await post.discord.arrived.wait()
        post.discord.arrived.clear()
    assert post.outbox.working == {kept, gone}
    assert await post.outbox.settle({gone}, 0.0) == {gone}
    post.discord.gate.set()
    await post.settled()
    assert post.discord.delivered == [kept]
    assert [row.table_id for row in await post.database.outbox.ready(2**60)] == [gone]


async def test_tables_that_wait_for_discord_keep_no_other_waiting(
    post: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "PATIENCE", 0.0)
    post.outbox = Outbox(post.database, post.discord, post.clock)
    *waiting, other = [await post.table(number) for number in range(2 * AT_ONCE + 1)]
    post.discord.held = {*waiting}
    for table in waiting:
        post.outbox.start_delivery(table)
    post.outbox.start_delivery(other)
    await asyncio.wait_for(post.discord.done.wait(), 5)
    assert post.discord.delivered == [other]
    post.discord.gate.set()
    await post.settled()


async def test_a_post_that_rests_is_tried_again_when_its_rest_is_over(post: Post) -> None:
    table = await post.table()
    post.discord.down, post.discord.fault = True, Resting(40.0)
    post.outbox.start_delivery(table)
    await post.settled()
    (row,) = await post.database.outbox.of_table(table)
    assert row.due_at == post.clock.now + 40_500


def test_tries_follow_at_once_and_then_with_a_longer_pause_each_time() -> None:
    pauses = [pause_after(ConnectionResetError(), failed) for failed in range(16)]
    assert pauses[:6] == [0, 2, 6, FIRST_PAUSE, 2 * FIRST_PAUSE, 4 * FIRST_PAUSE]
    assert pauses[-1] == LONGEST_PAUSE
    assert pause_after(ValueError(), 0) == FIRST_PAUSE


def test_a_rest_is_never_cut_short() -> None:
    pauses = [pause_after(Resting(40.0), failed, chance) for failed in (0, 9) for chance in (0, 1)]
    assert pauses == [40, 41, 40, 41]


async def test_failed_delivery_stays_owed(post: Post) -> None:
    table = await post.table()
    post.discord.down = True
    post.outbox.start_delivery(table)
    await post.settled()
    (owed,) = await post.database.outbox.of_table(table)
    assert owed.attempts > 0


@pytest.mark.parametrize(("chance", "share"), [(0, 0.75), (1, 1.25)])
async def test_pauses_differ_by_chance(post: Post, chance: float, share: float) -> None:
    table = await post.table()
    post.chance = chance
    post.discord.down, post.discord.fault = True, ValueError("no such word")
    post.outbox.start_delivery(table)
    await post.settled()
    (owed,) = await post.database.outbox.of_table(table)
    assert owed.due_at == post.clock.now + FIRST_PAUSE * share * 1000


async def test_what_fails_on_the_way_is_tried_again_at_once(post: Post) -> None:
    table = await post.table()
    post.discord.down = True
    post.discord.recovers = True
    post.outbox.start_delivery(table)
    await post.discord.done.wait()
    assert post.discord.delivered == [table]


async def test_a_fault_of_the_bot_puts_a_post_off_like_one_of_discord(post: Post) -> None:
    table = await post.table()
    post.discord.down, post.discord.fault = True, ValueError("no such word")
    post.outbox.start_delivery(table)
    await post.settled()
    (owed,) = await post.database.outbox.of_table(table)
    assert owed.due_at == post.clock.now + FIRST_PAUSE * 1000


async def test_what_fails_for_want_of_disk_is_tried_again(
    post: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    pauses: list[float] = []

    async def pause(seconds: float) -> None:
        pauses.append(seconds)
        post.discord.down = False

    monkeypatch.setattr("bot.chat.jobs.outbox.asyncio.sleep", pause)
    table = await post.table()
    post.discord.down, post.discord.fault = True, StorageFailed("disk full")
    post.outbox.start_delivery(table)
    await post.discord.done.wait()
    assert pauses == [FIRST_PAUSE]
    assert post.discord.delivered == [table]


@pytest.mark.parametrize("fault", [NotHere(), RuntimeError("Session is closed")])
async def test_what_another_process_is_to_send_is_left_as_it_is(
    post: Post, fault: Exception
) -> None:
    table = await post.table()
    post.discord.down, post.discord.fault = True, fault
    with capture_logs() as logged:
        post.outbox.start_delivery(table)
        await post.settled()
    (owed,) = await post.database.outbox.of_table(table)
    assert (owed.attempts, post.outbox.failures, logged) == (0, {}, [])
    assert not [task for task in asyncio.all_tasks() if task.get_name() == "outbox alarm"]


async def test_next_move_does_not_wait_out_the_pause(post: Post) -> None:
    table = await post.table()
    post.discord.down = True
    post.outbox.start_delivery(table)
    await post.settled()
    post.discord.down = False
    post.outbox.start_delivery(table)
    await post.settled()
    assert post.discord.delivered == [table]
    assert await post.database.outbox.of_table(table) == []


async def test_delivery_is_told_whether_there_may_have_been_one_before(post: Post) -> None:
    table = await post.table()
    post.discord.down = True
    post.outbox.start_delivery(table)
    await post.settled()
    post.discord.down = False
    post.outbox.start_delivery(table)
    await post.settled()
    await post.database.outbox.add(table, "board")
    post.outbox.start_delivery(table)
    await post.settled()
    assert post.discord.again == [False, True, False]


async def test_what_was_owed_when_the_bot_stopped_may_have_been_delivered(post: Post) -> None:
    await post.table()
    await post.outbox.start()
    await post.settled()
    assert post.discord.again == [True]


async def test_start_takes_up_what_waits_out_a_pause(post: Post) -> None:
    table = await post.table()
    (owed,) = await post.database.outbox.of_table(table)
    await post.database.outbox.retry(owed.id, post.clock.now + 3_600_000)
    await post.outbox.start()
    await post.settled()
    assert post.discord.delivered == [table]


async def test_closed_outbox_leaves_everything_owed(post: Post) -> None:
    table = await post.table()
    await post.outbox.close()
    post.outbox.start_delivery(table)
    await post.settled()
    assert post.discord.tried == 0
    assert len(await post.database.outbox.of_table(table)) == 1


@pytest.mark.parametrize(
    ("fault", "delivered"),
    [
        (refusal(403), Delivered.REFUSED),
        (refusal(400), Delivered.REFUSED),
        (refusal(503), Delivered.FAILED),
        (ConnectionResetError(), Delivered.FAILED),
        (ZeroDivisionError(), Delivered.BROKEN),
    ],
)
async def test_why_a_post_waits_is_known_until_it_is_sent(
    post: Post, fault: Exception, delivered: Delivered
) -> None:
    told: list[tuple[Delivered, float]] = []

    class Noted(Probe):
        def post(self, delivered: Delivered, seconds: float) -> None:
            told.append((delivered, seconds))

    post.outbox.probe = Noted()
    table = await post.table()
    post.clock.now += 2_500
    post.discord.down, post.discord.fault = True, fault
    post.outbox.start_delivery(table)
    await post.settled()
    assert post.outbox.failures == {table: delivered}
    post.discord.down = False
    post.outbox.start_delivery(table)
    await post.settled()
    assert post.outbox.failures == {}
    assert told == [(delivered, 2.5), (Delivered.SENT, 2.5)]
