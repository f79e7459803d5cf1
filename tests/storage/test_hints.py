"""Hints are counted once a step, and no more are given than a seat may have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.storage.samples import lobby

if TYPE_CHECKING:
    from storage import Database


async def test_a_seat_has_so_many_hints_and_no_more(database: Database):
    table = await database.tables.create(lobby())
    assert [await database.hints.give(table.id, 1, step, 2) for step in "aabac"] == [1, 1, 2, 2, 0]
    assert [await database.hints.may(table.id, 1, step, 2) for step in "abc"] == [True, True, False]
    assert await database.hints.give(table.id, 2, "c", 2) == 1
    assert await database.hints.of_table(table.id) == {1: 2, 2: 1}


async def test_tables_have_hints_of_their_own(database: Database):
    first = await database.tables.create(lobby(1))
    second = await database.tables.create(lobby(2))
    await database.hints.give(first.id, 1, "a", 3)
    assert await database.hints.of_table(second.id) == {}
    assert await database.hints.may(second.id, 1, "a", 0) is False
