from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from storage.errors import TableMissing
from storage.posts import Owed, PostRecord
from storage.records import Change, NewDue
from storage.sql import IntegrityError
from tests.storage.samples import CHANNEL, LOBBY, lobby

if TYPE_CHECKING:
    from storage import Database
    from tests.storage.samples import StoppedClock


async def kinds(database: Database, now: int) -> list[str]:
    return [owed.kind for owed in await database.outbox.ready(now)]


async def test_what_is_owed_is_written_with_the_change(database: Database, clock: StoppedClock):
    table = await database.tables.create(lobby())
    await database.outbox.settle(owed.id for owed in await database.outbox.ready(clock.now))
    clock.now += 10
    await database.tables.change(table.id, 1, Change(owed=("board", "result")))
    first, second = await database.outbox.ready(clock.now)
    assert first == Owed(first.id, table.id, 2, "board", clock.now, attempts=0, due_at=clock.now)
    assert second == Owed(second.id, table.id, 2, "result", clock.now, 0, clock.now)


async def test_what_is_sent_is_owed_no_more(database: Database, clock: StoppedClock):
    table = await database.tables.create(LOBBY)
    await database.tables.change(table.id, 1, Change(owed=("board", "result")))
    lobby_post, board, _ = await database.outbox.ready(clock.now)
    await database.outbox.settle([lobby_post.id, board.id])
    await database.outbox.settle([board.id])
    assert await kinds(database, clock.now) == ["result"]


async def test_failed_post_is_due_later(database: Database, clock: StoppedClock):
    await database.tables.create(LOBBY)
    (owed,) = await database.outbox.ready(clock.now)
    await database.outbox.retry(owed.id, clock.now + 30_000)
    assert await database.outbox.ready(clock.now + 29_999) == []
    (again,) = await database.outbox.ready(clock.now + 30_000)
    assert (again.id, again.attempts, again.created_at) == (owed.id, 1, clock.now)


async def test_all_that_is_owed_for_a_table_can_be_seen(database: Database, clock: StoppedClock):
    table = await database.tables.create(LOBBY)
    await database.tables.create(lobby(CHANNEL + 1))
    await database.outbox.add(table.id, "board")
    (owed, *_) = await database.outbox.of_table(table.id)
    await database.outbox.retry(owed.id, clock.now + 30_000)
    assert [owed.kind for owed in await database.outbox.of_table(table.id)] == ["lobby", "board"]
    assert await database.outbox.of_table(7) == []


async def test_post_can_be_owed_without_a_change(database: Database, clock: StoppedClock):
    table = await database.tables.create(LOBBY)
    await database.outbox.add(table.id, "board")
    assert await kinds(database, clock.now) == ["lobby", "board"]
    assert await database.tables.get(table.id) == table
    with pytest.raises(TableMissing):
        await database.outbox.add(7, "board")


async def test_newest_post_of_a_table_is_remembered(database: Database):
    table = await database.tables.create(LOBBY)
    assert await database.outbox.post(table.id) is None
    first = PostRecord(table.id, CHANNEL, 9001, version=1, turn=0, kind="lobby")
    second = PostRecord(table.id, CHANNEL, 9002, version=2, turn=3, kind="board")
    for post in (first, second):
        await database.outbox.save_post(post)
        assert await database.outbox.post(table.id) == post
    await database.outbox.delete_post(table.id)
    assert await database.outbox.post(table.id) is None


async def test_post_is_saved_together_with_what_it_settles(database: Database, clock: StoppedClock):
    table = await database.tables.create(LOBBY)
    await database.tables.change(table.id, 1, Change(owed=("board", "result")))
    lobby_post, board, _ = await database.outbox.ready(clock.now)
    post = PostRecord(table.id, CHANNEL, 9001, version=2, turn=1, kind="board")
    sent = (owed.id for owed in (lobby_post, board))
    await database.outbox.save_post(post, (NewDue("reminder"),), settled=sent)
    assert await database.outbox.post(table.id) == post
    assert [due.kind for due in await database.due.of_table(table.id)] == ["reminder"]
    assert await kinds(database, clock.now) == ["result"]


async def test_post_that_cannot_be_saved_settles_nothing(database: Database, clock: StoppedClock):
    await database.tables.create(LOBBY)
    (owed,) = await database.outbox.ready(clock.now)
    with pytest.raises(IntegrityError, match=r"(?i)foreign key"):
        await database.outbox.save_post(
            PostRecord(7, CHANNEL, 9001, version=1, turn=0, kind="lobby"), settled=(owed.id,)
        )
    assert await database.outbox.ready(clock.now) == [owed]


async def test_post_of_no_table_is_refused(database: Database):
    with pytest.raises(IntegrityError, match=r"(?i)foreign key"):
        await database.outbox.save_post(
            PostRecord(7, CHANNEL, 9001, version=1, turn=0, kind="lobby")
        )


async def test_saved_post_tells_when_the_first_row_is_due_that_came_with_it(database: Database):
    table = await database.tables.create(LOBBY)
    post = PostRecord(table.id, CHANNEL, 9001, version=1, turn=0, kind="lobby")
    assert await database.outbox.save_post(post, at_once=("watch",)) is None
    rows = NewDue("look", 5_000), NewDue("remind", 7_000)
    assert await database.outbox.save_post(post, rows, at_once=("watch",)) == 5_000
    await database.due.add(table.id, NewDue("watch", 10_000))
    assert await database.outbox.save_post(post, rows, at_once=("watch",)) == 0
