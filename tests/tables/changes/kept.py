"""What the database keeps of a table whose seats change hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from storage.posts import PostRecord
from tests.tables.conftest import CHANNEL

if TYPE_CHECKING:
    from bot.tables.model import Table
    from storage.records import Due
    from tests.tables.conftest import House


async def announced(house: House, table: Table, turn: int) -> None:
    """Let a turn have been announced, as it is once its post is out."""
    await house.database.outbox.save_post(
        PostRecord(table.id, CHANNEL, 1, table.version, turn, "turn")
    )


async def announced_turn(house: House, table: Table) -> int:
    post = await house.database.outbox.post(table.id)
    assert post is not None
    return post.turn


async def rows(house: House, table: Table, kind: str) -> list[Due]:
    return [due for due in await house.database.due.of_table(table.id) if due.kind == kind]
