"""Every interaction is counted once by what came of it, and its log lines carry its ids."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest_asyncio
import structlog
from structlog.contextvars import get_contextvars, merge_contextvars
from structlog.testing import LogCapture

from bot.chat.painter import Painter
from bot.monitoring.probe import Delivered, Outcome, Probe, Stage
from storage.errors import StorageFailed
from tests.behaviour.table import gather, opened
from tests.quick import sketch

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    import pytest

    from tests.behaviour.table import Table


class Noted(Probe):
    """Keeps what it is told."""

    def __init__(self) -> None:
        self.interactions: list[tuple[str, Outcome]] = []
        self.stages: list[Stage] = []
        self.posts: list[Delivered] = []
        self.pictures = 0

    def interaction(self, kind: str, outcome: Outcome) -> None:
        self.interactions.append((kind, outcome))

    def answer(self, stage: Stage, seconds: float) -> None:
        assert seconds >= 0
        self.stages.append(stage)

    def post(self, delivered: Delivered, seconds: float) -> None:
        self.posts.append(delivered)

    def picture(self, seconds: float) -> None:
        self.pictures += 1

    def begin(self) -> None:
        self.__init__()


@pytest_asyncio.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    async with opened(tmp_path / "bot.sqlite3", painter=Painter(sketch)) as found:
        yield found


@pytest_asyncio.fixture
async def noted(table: Table) -> Noted:
    """What is told of a game that has just begun."""
    await gather(table, 2)
    noted = Noted()
    table.bot.measure(noted)
    return noted


async def test_a_move_is_answered_after_it_is_stored_and_its_post_is_sent(
    table: Table, noted: Noted
) -> None:
    ann = table.people[0]
    await table.press(ann, "draw")
    assert noted.interactions == [("press", Outcome.ANSWERED)]
    assert noted.stages == [Stage.STORED, Stage.ANSWERED]
    assert noted.posts == [Delivered.SENT]
    assert noted.pictures == 1
    noted.begin()
    await table.slash(ann, "sf place", column="1")
    assert ("command", Outcome.ANSWERED) in noted.interactions
    assert noted.stages == [Stage.STORED, Stage.ANSWERED]


async def test_suggestions_are_counted_apart(table: Table, noted: Noted) -> None:
    await table.people[0].autocomplete(table.channel, "sf finalize", "column", "")
    assert noted.interactions == [("suggestion", Outcome.ANSWERED)]
    assert noted.stages == []


async def test_what_cannot_be_done_is_refused(table: Table, noted: Noted) -> None:
    ben = table.people[1]
    await table.press(ben, "draw")
    await table.slash(ben, "sf draw")
    assert noted.interactions == [("press", Outcome.REFUSED), ("command", Outcome.REFUSED)]
    assert noted.stages == [Stage.ANSWERED, Stage.ANSWERED]


async def test_a_fault_of_the_bot_has_failed(
    table: Table, noted: Noted, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: Any) -> None:
        raise StorageFailed("disk full")

    monkeypatch.setattr(table.bot.services.tables.archive, "table_of", fail)
    await table.press(table.people[0], "draw")
    assert noted.interactions == [("press", Outcome.FAILED)]


async def test_an_answer_that_comes_too_late_is_late(table: Table, noted: Noted) -> None:
    table.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062, times=None)
    await table.press(table.people[0], "draw")
    assert noted.interactions == [("press", Outcome.LATE)]
    assert noted.stages == [Stage.STORED]


async def test_an_answer_that_was_promised_is_deferred(table: Table, noted: Noted) -> None:
    await table.press(table.people[0], "!panel")
    assert noted.interactions == [("press", Outcome.DEFERRED)]
    assert noted.stages == [Stage.PROMISED, Stage.ANSWERED]


async def test_a_post_that_discord_refuses_is_told_apart(table: Table, noted: Noted) -> None:
    path = f"/channels/{table.channel.id}/messages*"
    await table.press(table.people[0], "draw")
    noted.posts.clear()
    table.env.inject_error("POST", path, status=403, code=50001, times=None)
    await table.press(table.people[0], "place 1")
    assert noted.posts == [Delivered.REFUSED]
    here = await table.bot.services.tables.archive.table_in(table.channel.id)
    assert table.bot.outbox.failures == {here.id: Delivered.REFUSED}


async def test_log_lines_of_an_interaction_carry_its_ids_and_no_name(table: Table) -> None:
    await gather(table, 2)
    here = await table.bot.services.tables.archive.table_in(table.channel.id)
    captured, before = LogCapture(), structlog.get_config()
    structlog.configure(processors=[merge_contextvars, captured])
    try:
        await table.press(table.people[0], "draw")
        ids = {"table": here.id, "guild": str(table.guild.id)}
        await table.slash(table.people[0], "sf draw")
        await table.slash(table.people[0], "sf place", column="Ann's own words")
        path = f"/channels/{table.channel.id}/messages*"
        table.env.inject_error("POST", path, status=503, code=0, times=1)
        await table.press(table.people[0], "place 1")
    finally:
        structlog.configure(**before)
    lines = captured.entries
    assert {line["event"] for line in lines} == {"action refused", "post not delivered"}
    assert all(line.items() >= ids.items() for line in lines)
    of_person = [line for line in lines if line["event"] != "post not delivered"]
    assert all(line["interaction"].isdecimal() for line in of_person)
    text = str(lines)
    assert not any(name in text for name in ("Ann", "Ben", "own words"))
    assert get_contextvars() == {}
