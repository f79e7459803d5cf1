"""What is due is done in its time, once, and again when it fails."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from bot.chat.jobs import agenda
from bot.chat.jobs.agenda import LONGEST_SLEEP, Agenda, Later
from bot.chat.jobs.outbox import AT_ONCE, FIRST_PAUSE
from bot.chat.traffic.rests import Resting
from bot.chat.traffic.shards import NotHere
from bot.monitoring.probe import Probe
from storage.records import Change, NewDue, NewTable
from tests.databases import new_database

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path

    from storage import Database
    from storage.records import Due

TABLE = NewTable(9, 1, "sanfrancisco", "standard", 2, 5, "en")
next_round = asyncio.sleep
"""The sleep of asyncio, as it is before a world takes its place."""


def tasks(*names: str) -> list[asyncio.Task[object]]:
    """Return the tasks on their way whose names begin so."""
    return [task for task in asyncio.all_tasks() if task.get_name().split()[0] in names]


class World:
    """An agenda on a clock that moves only when its sleeper sleeps and nothing is being done."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.now = 1_000_000
        self.done: list[tuple[str, int]] = []
        self.attempts: list[int] = []
        self.answers: list[Later | Exception | None] = []
        self.slept: list[float] = []
        self.agenda = Agenda(database, {"ring": self.ring, "knock": self.ring}, lambda: self.now)

    async def ring(self, due: Due) -> Later | None:
        self.done.append((due.payload, self.now))
        self.attempts.append(due.attempts)
        answer = self.answers.pop(0) if self.answers else None
        if isinstance(answer, Exception):
            raise answer
        return answer

    async def sleep(self, seconds: float) -> None:
        if working := tasks("ring", "knock", "chime"):
            await asyncio.wait(working)
        self.slept.append(seconds)
        self.now += round(seconds * 1000)

    async def write(self, *due: NewDue) -> int:
        """Open a table for which this is due, and return its number."""
        table = await self.database.tables.create(TABLE)
        await self.database.tables.change(table.id, 1, Change(due=due))
        return table.id

    async def run(self) -> None:
        """Arm the agenda and wait until nothing is due any more."""
        self.agenda.arm()
        names = ("agenda", "ring", "knock", "chime")
        while working := tasks(*names):
            await asyncio.wait(working)
            if not tasks(*names):
                # Work that has ended just now arms the agenda in the next round of the loop.
                await next_round(0)


@pytest.fixture
async def world(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncGenerator[World]:
    def clock() -> int:
        return made.now

    async with await new_database(tmp_path / "agenda.sqlite3", now=clock) as database:
        made = World(database)
        monkeypatch.setattr("bot.chat.jobs.agenda.asyncio.sleep", made.sleep)
        yield made
        await made.agenda.close()


async def test_everything_is_done_in_its_time(world: World):
    begin = world.now
    table = await world.write(NewDue("ring", 5_000, payload="b"), NewDue("knock", payload="a"))
    await world.run()
    assert world.done == [("a", begin), ("b", begin + 5_000)]
    assert await world.database.due.of_table(table) == []


async def test_what_is_put_off_is_done_again(world: World):
    begin = world.now
    await world.write(NewDue("ring", payload="0"))
    world.answers = [Later(begin + 7_000, "1"), Later(begin + 9_000, "2")]
    await world.run()
    assert world.done == [("0", begin), ("1", begin + 7_000), ("2", begin + 9_000)]


async def test_what_fails_is_done_again_after_longer_and_longer_pauses(world: World):
    begin = world.now
    await world.write(NewDue("ring", payload="0"))
    world.answers = [ConnectionResetError(), RuntimeError("a fault of the bot")]
    await world.run()
    first, second = FIRST_PAUSE * 1000, FIRST_PAUSE * 3000
    assert [now - begin for _, now in world.done] == [0, first, second]
    assert world.attempts == [0, 1, 2]


async def test_attempt_is_counted_before_it_is_made(world: World):
    table = await world.write(NewDue("ring", payload="0"))
    counted: list[int] = []

    async def count(due: Due) -> None:
        counted.extend(row.attempts for row in await world.database.due.of_table(table))

    world.agenda = Agenda(world.database, {"ring": count}, lambda: world.now)
    await world.run()
    assert counted == [1]


async def test_what_fails_does_not_hold_up_the_rest(world: World):
    begin = world.now
    await world.write(NewDue("ring", payload="a"), NewDue("ring", 1, payload="b"))
    world.answers = [ConnectionResetError()]
    await world.run()
    assert world.done == [("a", begin), ("b", begin + 1), ("a", begin + FIRST_PAUSE * 1000)]


async def test_what_rests_is_done_when_its_rest_is_over(world: World):
    begin = world.now
    await world.write(NewDue("ring", payload="0"))
    world.answers = [Resting(1.5), Resting(600.0)]
    await world.run()
    assert [now - begin for _, now in world.done] == [0, 2_000, 602_000]


async def test_what_waits_for_discord_does_not_hold_up_the_rest(
    world: World, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(agenda, "PATIENCE", 0.0)
    over, done = asyncio.Event(), asyncio.Event()

    async def wait(_: Due) -> None:
        await over.wait()

    async def ring(_: Due) -> None:
        done.set()

    world.agenda = Agenda(world.database, {"knock": wait, "ring": ring}, lambda: world.now)
    await world.write(*[NewDue("knock")] * (2 * AT_ONCE), NewDue("ring"))
    world.agenda.arm()
    await asyncio.wait_for(done.wait(), 5)
    over.set()
    await world.run()


async def test_what_is_put_off_or_struck_off_while_it_waits_for_room_is_not_done(world: World):
    begin = world.now
    rows = [NewDue("knock", payload=str(number)) for number in range(AT_ONCE)]
    table = await world.write(*rows, NewDue("ring", payload="late"), NewDue("chime"))

    changed = asyncio.Event()

    async def gone_on(due: Due) -> None:
        if due.payload == "0":
            while len(tasks("ring", "chime")) < 2:
                await world.database.due.of_table(table)
            change = Change(put_off=(("ring", 5_000),), undue=("chime",))
            await world.database.tables.change(table, 2, change)
            changed.set()
        await changed.wait()

    handlers = {"knock": gone_on, "ring": world.ring, "chime": world.ring}
    world.agenda = Agenda(world.database, handlers, lambda: world.now)
    await world.run()
    assert world.done == [("late", begin + 5_000)]


async def test_what_is_due_at_tables_handed_over_is_given_up_and_nothing_else(world: World):
    kept = await world.write(NewDue("ring"))
    new = await world.database.tables.create(replace(TABLE, channel_id=2))
    await world.database.due.add(new.id, NewDue("ring"))
    begun: set[int] = set()
    both, over = asyncio.Event(), asyncio.Event()

    async def ring(due: Due) -> None:
        begun.add(due.table_id)
        if len(begun) == 2:
            both.set()
        await over.wait()

    world.agenda = Agenda(world.database, {"ring": ring}, lambda: world.now)
    world.agenda.arm()
    await both.wait()
    assert world.agenda.working == {kept, new.id}
    await world.agenda.settle({new.id}, 0.0)
    assert kept in world.agenda.working
    over.set()
    await world.run()
    assert await world.database.due.of_table(kept) == []


@pytest.mark.parametrize("fault", [NotHere(), RuntimeError("Session is closed")])
async def test_what_another_process_is_to_do_is_left_as_it_is(world: World, fault: Exception):
    table = await world.write(NewDue("ring"))
    begin, tries = world.now, 3
    world.answers = [fault] * tries
    await world.run()
    assert world.attempts == [*range(tries + 1)]
    assert world.now == begin
    assert await world.database.due.of_table(table) == []


async def test_what_this_release_does_not_know_stays_due(world: World):
    table = await world.write(NewDue("dance"), NewDue("ring", payload="a"))
    await world.run()
    assert [payload for payload, _ in world.done] == ["a"]
    assert [due.kind for due in await world.database.due.of_table(table)] == ["dance"]


async def test_sleeper_looks_at_the_clock_now_and_then(world: World):
    await world.write(NewDue("ring", LONGEST_SLEEP * 2_500))
    await world.run()
    assert world.slept == [LONGEST_SLEEP, LONGEST_SLEEP, LONGEST_SLEEP / 2]


async def test_closed_agenda_leaves_what_is_due(world: World):
    table = await world.write(NewDue("ring"))
    await world.agenda.close()
    await world.run()
    assert world.done == []
    assert len(await world.database.due.of_table(table)) == 1


async def test_sleeper_is_woken_only_by_rows_due_before_the_one_it_waits_for(
    world: World, monkeypatch: pytest.MonkeyPatch
):
    asleep = asyncio.Event()

    async def sleep(seconds: float) -> None:
        world.slept.append(seconds)
        asleep.set()
        await asyncio.Event().wait()

    monkeypatch.setattr("bot.chat.jobs.agenda.asyncio.sleep", sleep)
    table = await world.write(NewDue("ring", 60_000))
    world.agenda.arm()
    await asleep.wait()
    (sleeper,) = tasks("agenda")

    await world.database.due.add(table, NewDue("ring", 60_000))
    world.agenda.arm(60_000)
    assert tasks("agenda") == [sleeper]

    asleep.clear()
    await world.database.due.add(table, NewDue("ring", 59_000))
    world.agenda.arm(59_000)
    await asleep.wait()
    assert world.slept == [60, 59]


async def test_every_attempt_is_told_by_what_came_of_it(world: World):
    told: list[bool] = []

    class Noted(Probe):
        def due(self, *, done: bool) -> None:
            told.append(done)

    world.agenda.probe = Noted()
    await world.write(NewDue("ring", payload="0"))
    world.answers = [ConnectionResetError(), None]
    await world.run()
    assert told == [False, True]
    assert world.agenda.kinds == ("ring", "knock")
