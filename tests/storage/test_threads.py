"""Threads in which tables are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from storage.threads import ThreadRecord

if TYPE_CHECKING:
    from storage import Database

THREAD = ThreadRecord(7, 3, private=True)


async def test_thread_is_remembered(database: Database):
    assert await database.threads.get(7) is None
    await database.threads.save(THREAD)
    await database.threads.save(THREAD)
    assert await database.threads.get(7) == THREAD
    assert await database.threads.get(3) is None
