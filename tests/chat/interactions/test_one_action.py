"""What one click costs: how often the table is read, the snapshot decoded, the position shown."""

from __future__ import annotations

from collections import Counter
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
import pytest_asyncio

from bot.chat.painter import Painter
from bot.tables.history import archive
from render import paint
from storage.tables import TableStore
from tests.behaviour.table import gather, opened
from tests.behaviour.test_whole_games import choice
from tests.storage.samples import trace

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable
    from pathlib import Path

    from bot.presenters.presenter import Screen
    from render import Scene
    from tests.behaviour.table import Table


class Counts(Counter[str]):
    """How often each thing was done since `begin`."""

    def begin(self) -> None:
        self.clear()

    def around(self, name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        def counted(*args: Any, **values: Any) -> Any:
            self[name] += 1
            return function(*args, **values)

        return counted


@pytest_asyncio.fixture
async def counts() -> Counts:
    return Counts()


@pytest_asyncio.fixture
async def table(
    tmp_path: Path, counts: Counts, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Table]:
    def painted(scene: Scene) -> bytes:
        counts["paints"] += 1
        return paint(scene)

    monkeypatch.setattr(
        TableStore, "get_with_seats", counts.around("reads", TableStore.get_with_seats)
    )
    change = TableStore.change_with_seats

    async def changed(*args: Any) -> Any:
        counts["reads before the commit"] = counts["reads"]
        return await change(*args)

    monkeypatch.setattr(TableStore, "change_with_seats", changed)
    monkeypatch.setattr(archive, "read_snapshot", counts.around("decodes", archive.read_snapshot))
    async with opened(tmp_path / "bot.sqlite3", painter=Painter(painted)) as found:
        yield found


async def count_screens(table: Table, counts: Counts, monkeypatch: pytest.MonkeyPatch) -> None:
    """Count the screens of each position, told apart by their words."""
    here = await table.bot.services.tables.archive.table_in(table.channel.id)
    presenter = table.bot.services.posts.presenter(here)
    made: Callable[..., Screen] = presenter.screen

    def screen(*args: Any, **values: Any) -> Screen:
        found = made(*args, **values)
        counts["screens"] += 1
        counts[f"screens of {found.alt}"] += 1
        return found

    monkeypatch.setattr(type(presenter), "screen", staticmethod(screen))


async def test_a_click_at_a_table_not_seen_yet_decodes_its_snapshot_once(
    table: Table, counts: Counts
):
    await gather(table, 2)
    await table.restart()
    counts.begin()
    await table.press(table.people[0], "draw")
    assert counts["decodes"] <= 1


async def test_a_click_that_passes_the_turn_is_read_decoded_shown_and_painted_once(
    table: Table, counts: Counts, monkeypatch: pytest.MonkeyPatch
):
    ann = table.people[0]
    await gather(table, 2)
    await table.press(ann, "draw")
    await count_screens(table, counts, monkeypatch)
    counts.begin()
    before = len(table.posts())
    await table.press(ann, "place 2")
    assert len(table.posts()) == before + 1
    assert counts["reads before the commit"] == 1
    # The delivery is given the table as it was written.
    assert counts["reads"] == 1
    assert counts["decodes"] == 0
    assert counts["screens"] == 1
    assert counts["paints"] == 1


async def statements(table: Table, act: Callable[[], Awaitable[object]]) -> list[str]:
    """Return the statements of an action, with the beginning and the end of transactions."""
    begun: list[str] = []
    await trace(table.bot.services.database, begun.append)
    await act()
    await trace(table.bot.services.database, None)
    return begun


async def test_a_click_takes_two_commits_and_eleven_statements(table: Table):
    ann = table.people[0]
    await gather(table, 2)
    for action in ("draw", "place 2"):
        begun = await statements(table, partial(table.press, ann, action))
        assert begun.count("COMMIT") == begun.count("BEGIN IMMEDIATE") == 2
        assert len(begun) - 4 == 11


@pytest.mark.parametrize("game", ["sanfrancisco", "pointcity", "tickettoride"])
async def test_a_move_of_any_game_takes_as_many_once_its_table_is_read(table: Table, game: str):
    rng = Random(4)
    await gather(table, 2, game)
    for _ in range(10):
        person, action = await choice(table, rng)
        begun = await statements(table, partial(table.say, person, action))
        # What is offered while a command is typed is read before.
        move = begun[begun.index("BEGIN IMMEDIATE") :]
        assert move.count("COMMIT") == 2
        assert len(move) - 4 <= 11


async def test_a_step_in_a_panel_is_read_and_decoded_as_often_and_painted_once_for_the_panel(
    table: Table, counts: Counts
):
    ann = table.people[0]
    await gather(table, 2)
    panel = table.told(await table.press(ann, "!panel"))
    panel = table.told(await table.press(ann, "draw", panel))
    counts.begin()
    before = len(table.posts())
    await table.press(ann, "place 2", panel)
    assert len(table.posts()) == before + 1
    assert counts["reads before the commit"] == 1
    # The delivery is given the table as it was written.
    assert counts["reads"] == 1
    assert counts["decodes"] == 0
    # One of the panel, one for all.
    assert counts["paints"] == 2


async def test_a_panel_and_a_large_view_are_painted_once_each(table: Table, counts: Counts):
    ann = table.people[0]
    await gather(table, 2)
    counts.begin()
    panel = table.told(await table.press(ann, "!panel"))
    assert (counts["reads"], counts["paints"]) == (1, 1)
    more = table.told(await table.press(ann, "!panel more", panel))
    assert (counts["reads"], counts["paints"]) == (2, 2)
    await table.press(ann, "!offer", more)
    assert (counts["reads"], counts["paints"]) == (3, 3)
