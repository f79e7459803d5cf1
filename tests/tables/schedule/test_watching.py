"""Those who watch a table are told of what is news, as soon as the table's own post is out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables.people.watching import watch
from bot.tables.schedule.effects import WATCH, When
from storage.posts import PostRecord
from tests.tables.conftest import ANN, CHANNEL, DI

if TYPE_CHECKING:
    from bot.tables.model import Table
    from tests.tables.conftest import House

SECOND = 1_000


async def watched(house: House) -> Table:
    """Start a game that Di watches."""
    table = await house.started()
    await watch(house.database, house.tables.archive, table, DI.id, When.TURN, "en")
    return table


async def news(house: House, table: Table) -> list[int]:
    """Return after how many seconds the watchers are told."""
    rows = [due for due in await house.database.due.of_table(table.id) if due.kind == WATCH]
    return [(due.due_at - house.clock.now) // SECOND for due in rows]


async def test_new_turn_is_news_and_an_action_within_it_is_none(house: House):
    table = await watched(house)
    await house.play(table, "1 draw")
    assert await news(house, table) == []
    await house.play(table, "1 place 1")
    assert await news(house, table) == [10]


async def test_close_is_news(house: House):
    table = await watched(house)
    await house.tables.agreement.end(table.id, ANN, moderator=True)
    assert await news(house, table) == [10]


async def test_several_turns_are_told_together(house: House):
    table = await house.play(await watched(house), "1 draw", "1 place 1")
    await house.play(table, "2 draw", "2 place 1")
    assert await news(house, table) == [10]


async def test_watchers_wait_no_longer_than_the_post_takes(house: House):
    table = await house.play(await watched(house), "1 draw", "1 place 1")
    post = PostRecord(table.id, CHANNEL, 9, table.version, 2, "turn")
    await house.database.outbox.save_post(post, at_once=(WATCH,))
    assert await news(house, table) == [0]


async def test_nothing_is_due_where_nobody_watches(house: House):
    table = await house.play(await house.started(), "1 draw", "1 place 1")
    assert await news(house, table) == []
