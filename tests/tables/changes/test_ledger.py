"""A table as it was read before its lock is trusted only while nothing has been written since."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from tests.tables.conftest import ANN

if TYPE_CHECKING:
    from tests.tables.conftest import House


async def test_table_read_before_a_change_that_was_cancelled_once_stored_is_read_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.started()
    store = house.database.tables
    change = store.change_with_seats

    async def change_and_cancel(*given: Any) -> None:
        monkeypatch.undo()
        await change(*given)
        raise asyncio.CancelledError

    monkeypatch.setattr(store, "change_with_seats", change_and_cancel)
    with pytest.raises(asyncio.CancelledError):
        await house.tables.play.act(table, ANN.id, "draw")
    await house.tables.play.act(table, ANN.id, "place 1")
    assert await house.log(table) == ["1 draw", "1 place 1"]
