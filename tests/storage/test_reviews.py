"""A table has one review at most, and loses it with itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from storage.reviews import KeptReview
from tests.storage.samples import lobby

if TYPE_CHECKING:
    from storage import Database


async def test_a_review_is_kept_and_replaced(database: Database):
    first = await database.tables.create(lobby(1))
    second = await database.tables.create(lobby(2))
    assert await database.reviews.get(first.id) is None
    one, other = KeptReview(1, "a1", '{"é": 1}'), KeptReview(2, "b2", "[]")
    await database.reviews.keep(first.id, one)
    await database.reviews.keep(second.id, other)
    assert await database.reviews.get(first.id) == one
    await database.reviews.keep(first.id, other._replace(log="c3"))
    assert await database.reviews.get(first.id) == KeptReview(2, "c3", "[]")
    assert await database.reviews.get(second.id) == other


async def test_a_review_goes_with_its_table(database: Database):
    table = await database.tables.create(lobby())
    await database.reviews.keep(table.id, KeptReview(1, "a1", "[]"))
    session = database._session  # pyright: ignore[reportPrivateUsage]
    await session.execute("DELETE FROM tables WHERE id = ?", table.id)
    assert await database.reviews.get(table.id) is None
