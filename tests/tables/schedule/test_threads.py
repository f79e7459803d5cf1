"""When the thread of a table is opened, named and closed."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from bot.tables.schedule.threads import THREAD, TO_CLOSE
from storage.records import TableStatus
from tests.tables.conftest import ANN, CHANNEL

if TYPE_CHECKING:
    from bot.tables.model import Table
    from storage.records import Due
    from tests.tables.conftest import House

PLACE = 4_711


async def in_thread(house: House) -> Table:
    """Return a table that has started and moved into its thread."""
    table = await house.gathered()
    session = house.database.tables._session  # pyright: ignore[reportPrivateUsage]
    await session.execute("UPDATE tables SET threaded = 1")
    table = await house.tables.lobby.start(table.id, ANN, ANN)
    assert table.awaits_thread
    return await house.tables.lobby.move_to_thread(table.id, PLACE)


async def tended(house: House) -> list[Due]:
    """Return the rows about threads."""
    return [due for due in await house.database.due.of_table(1) if due.kind == THREAD]


async def test_table_moves_into_its_thread_once(house: House):
    table = await in_thread(house)
    assert (table.record.channel_id, table.in_own_thread) == (PLACE, True)
    assert not table.awaits_thread
    again = await house.tables.lobby.move_to_thread(table.id, PLACE + 1)
    assert again.record == table.record
    assert await house.tables.archive.find_in(CHANNEL) is None


async def test_table_without_its_thread_stays(house: House):
    table = await house.gathered()
    awaiting = replace(table, record=replace(table.record, threaded=True))
    assert awaiting.awaits_thread
    assert not awaiting.in_own_thread
    stays = await house.tables.lobby.move_to_thread(table.id, None)
    assert (stays.record.channel_id, stays.awaits_thread) == (CHANNEL, False)


async def test_thread_is_closed_a_day_after_the_table(house: House):
    table = await in_thread(house)
    assert await tended(house) == []
    house.clock.now = 5_000
    await house.tables.inactivity.close_lost(table.id)
    (due,) = await tended(house)
    assert due.due_at == 5_000 + TO_CLOSE


async def test_table_in_a_channel_has_no_thread_to_close(house: House):
    table = await house.started()
    await house.tables.inactivity.close_lost(table.id)
    assert await tended(house) == []


@pytest.mark.parametrize("threaded", [False, True])
async def test_rematch_is_in_the_same_thread(house: House, threaded: bool):
    table = await (in_thread(house) if threaded else house.started())
    await house.set_all("status = 'finished'")
    again = await house.tables.lobby.rematch(table.id, ANN)
    assert again.record.status is TableStatus.GATHERING
    assert again.in_own_thread is threaded
    assert again.record.channel_id == (PLACE if threaded else CHANNEL)
    assert not again.awaits_thread
