"""What a change has told of its table spares the outbox a read, where it is still so."""

from __future__ import annotations

from typing import TYPE_CHECKING
from unittest.mock import Mock

import pytest

from storage.records import Change
from tests.chat.jobs.test_outbox import post

if TYPE_CHECKING:
    from tests.chat.jobs.test_outbox import Post

__all__ = ["post"]


async def change_during_a_delivery(post: Post, table: int) -> None:
    """Change a table while a delivery of it is held, and tell the outbox what the change told."""
    post.discord.held = {table}
    post.outbox.start_delivery(table)
    await post.discord.arrived.wait()
    change = Change(owed=("board",))
    told = (await post.database.tables.change_with_seats(table, 1, change)).standing
    post.outbox.start_delivery(table, told)


async def test_what_the_change_has_told_is_not_read_again(
    post: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await post.table()
    change = Change(owed=("board",))
    told = (await post.database.tables.change_with_seats(table, 1, change)).standing
    with monkeypatch.context() as patch:
        patch.setattr(post.database.outbox, "standing", Mock(side_effect=AssertionError))
        post.outbox.start_delivery(table, told)
        await post.settled()
    assert post.discord.delivered == [table]
    # What is told after a delivery has been through may lack what it has written.
    await post.database.outbox.add(table, "board")
    post.outbox.start_delivery(table, told)
    await post.settled()
    assert post.discord.delivered == [table, table]
    assert await post.database.outbox.of_table(table) == []


@pytest.mark.parametrize("changes", [1, 2])
async def test_what_a_change_has_told_during_a_delivery_is_used_if_it_knows_of_that_one(
    post: Post, monkeypatch: pytest.MonkeyPatch, changes: int
) -> None:
    table = await post.table()
    post.discord.held = {table}
    post.outbox.start_delivery(table)
    await post.discord.arrived.wait()
    rows = await post.database.outbox.of_table(table)
    for version in range(1, changes + 1):
        change = Change(owed=("board",))
        told = (await post.database.tables.change_with_seats(table, version, change)).standing
        assert told is not None
        # As after the delivery that is under way.
        owed = tuple(row for row in told.owed if row not in rows)
        post.outbox.start_delivery(table, told._replace(owed=owed))
    standing = Mock(wraps=post.database.outbox.standing)
    monkeypatch.setattr(post.database.outbox, "standing", standing)
    post.discord.gate.set()
    await post.settled()
    assert post.discord.delivered == [table, table]
    assert standing.call_count == changes - 1
    assert await post.database.outbox.of_table(table) == []


async def test_what_a_change_has_told_before_a_delivery_was_through_is_read_again(
    post: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await post.table()
    await change_during_a_delivery(post, table)
    settle = Mock(wraps=post.database.outbox.settle)
    standing = Mock(wraps=post.database.outbox.standing)
    monkeypatch.setattr(post.database.outbox, "settle", settle)
    monkeypatch.setattr(post.database.outbox, "standing", standing)
    post.discord.gate.set()
    await post.settled()
    assert (settle.call_count, standing.call_count) == (2, 1)
    assert await post.database.outbox.of_table(table) == []


async def test_what_a_change_has_told_during_a_delivery_that_fails_is_read_again(
    post: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await post.table()
    post.discord.down = post.discord.recovers = True
    await change_during_a_delivery(post, table)
    standing = Mock(wraps=post.database.outbox.standing)
    monkeypatch.setattr(post.database.outbox, "standing", standing)
    post.discord.gate.set()
    await post.settled()
    assert standing.call_count == 1
    assert post.discord.again == [False, True]
    assert await post.database.outbox.of_table(table) == []
