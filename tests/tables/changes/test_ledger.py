"""A table as it was read before its lock is trusted only while nothing has been written since."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from bot.tables.model import Person
from tests.tables.conftest import ANN, BO, GUILD

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


async def test_new_names_are_stored_with_the_next_change(house: House) -> None:
    table = await house.started(2)
    house.tables.sightings.note(GUILD, Person(BO.id, "Roberto"), 0)
    table = await house.play(table, "1 draw")
    assert [seat.name for seat in table.seats] == ["Ann", "Roberto"]
    again = await house.tables.archive.table(table.id)
    assert again.seats == table.seats
    new = await house.tables.lobby.open(BO, (GUILD, 5), "sanfrancisco", language="en")
    assert new.seats[0].name == "Roberto"
