"""Time passes on the page at its own pace, and what comes of it is shown there."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from functools import partial
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from bot.chat.app import now
from bot.chat.painter import Painter
from bot.cli import pageclock
from bot.cli.page import PageBot, open_club, visit
from bot.cli.pageclock import Clock
from bot.cli.pagememory import PageMemory
from bot.cli.play import DAY
from bot.games import GAMES
from render import paint
from storage import Database

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable, Mapping
    from pathlib import Path

    from simcord.preview import Preview

    from bot.cli.page import Club


class Watch:
    """The seconds that have really passed: as many as a test says."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    """What the clock of the page goes by, without a pause between two steps."""
    watch = Watch()
    monkeypatch.setattr(pageclock, "monotonic", watch)
    monkeypatch.setattr(pageclock, "TICK", 0)
    return watch


@asynccontextmanager
async def evening(folder: Path, pace: float = DAY / 60) -> AsyncGenerator[tuple[Club, Preview]]:
    """The club and its page, whose time stands still."""
    async with (
        await Database.open(folder / "play.sqlite3", now=now) as database,
        open_club(datetime.now(UTC)) as club,
        visit(club, PageBot(club.env, database, GAMES, Painter(paint), pace=pace)),
        club.env.preview(club.channel, viewers=club.people, layout="channel") as page,
    ):
        yield club, page
        assert club.env.errors == []


async def until(condition: Callable[[], Any]) -> None:
    """Let the clock go on until something is so."""
    while not condition():  # noqa: ASYNC110  (the clock has no event)
        await asyncio.sleep(0)


def said(club: Club) -> list[str]:
    """The texts of all messages in the channel."""
    return [message.content for message in club.env.backend.messages[club.channel.id].values()]


async def test_a_second_is_as_long_as_the_pace_says(tmp_path: Path, watch: Watch) -> None:
    memory = PageMemory(tmp_path / "play.page")
    async with evening(tmp_path) as (club, page):
        begin = club.env.now()
        repeat = partial(club.postman.send, club.channel)
        async with Clock(club.env, page, DAY / 60).running(memory, repeat):
            watch.seconds = 60
            await until(lambda: club.env.now() - begin >= timedelta(days=1))
        assert club.env.now() - begin == timedelta(days=1)
        # The next evening begins no earlier.
        assert PageMemory(tmp_path / "play.page").time == club.env.now()


async def test_reminders_come_in_their_time_and_direct_messages_are_repeated(
    tmp_path: Path, watch: Watch
) -> None:
    memory = PageMemory(tmp_path / "play.page")
    async with evening(tmp_path) as (club, page):
        ann, ben, *_ = club.people
        await ann.slash(club.channel, "me settings", reminders="direct")
        await ann.slash(club.channel, "game new", game="sanfrancisco", reminders=8)
        await ben.slash(club.channel, "game join")
        await ann.slash(club.channel, "game start", first=ann)
        begin = club.env.now()
        repeat = partial(club.postman.send, club.channel)
        async with Clock(club.env, page, DAY / 60).running(memory, repeat):
            watch.seconds = 18
            await until(lambda: club.env.now() - begin >= timedelta(hours=7))
            assert not any(text.startswith("To ") for text in said(club))
            watch.seconds = 21
            await until(lambda: said(club)[-1].startswith(f"To <@{ann.id}>: "))
        assert "San Francisco" in said(club)[-1]


async def test_a_click_does_not_wait_for_the_computer_which_plays_in_its_time(
    tmp_path: Path, watch: Watch
) -> None:
    memory = PageMemory(tmp_path / "play.page")
    async with evening(tmp_path) as (club, page):
        ann = club.people[0]
        await ann.slash(club.channel, "game new", game="sanfrancisco", computers="1")
        await ann.slash(club.channel, "game start", first=ann)
        begin = club.env.now()
        await ann.slash(club.channel, "sf draw")
        await ann.slash(club.channel, "sf place", column="1")
        assert club.env.now() == begin
        seen = len(said(club))
        repeat = partial(club.postman.send, club.channel)
        async with Clock(club.env, page, 1).running(memory, repeat):
            watch.seconds = 60
            await until(lambda: len(said(club)) > seen)


async def silence(_: str) -> None:
    pass


class Busy:
    """An env whose time takes until it is let, and a page that notes its actions."""

    def __init__(self) -> None:
        self.backend = SimpleNamespace(subscribers=[], dm_channels={})
        self.moving, self.let, self.shown = (asyncio.Event() for _ in range(3))
        self.actions: list[str] = []

    @staticmethod
    def now() -> datetime:
        return datetime.now(UTC)

    async def advance_time(self, _: float) -> None:
        self.moving.set()
        await self.let.wait()

    async def refresh(self) -> None:
        self.shown.set()

    async def _action(self, context: str, _: Mapping[str, Any]) -> dict[str, Any]:
        self.actions.append(context)
        return {}


async def test_a_click_waits_while_time_moves_on(tmp_path: Path, watch: Watch) -> None:
    busy: Any = Busy()
    clock = Clock(busy, busy, 1)
    async with clock.running(PageMemory(tmp_path / "play.page"), silence):
        await busy.moving.wait()
        click = asyncio.create_task(busy._action("click", {}))
        for _ in range(5):
            await asyncio.sleep(0)
        assert busy.actions == []
        busy.let.set()
        await click
        assert busy.actions == ["click"]


async def test_what_the_bot_does_by_itself_is_shown(tmp_path: Path, watch: Watch) -> None:
    busy: Any = Busy()
    busy.let.set()
    clock = Clock(busy, busy, 1)
    async with clock.running(PageMemory(tmp_path / "play.page"), silence):
        await busy.moving.wait()
        assert not busy.shown.is_set()
        [notice] = busy.backend.subscribers
        notice("MESSAGE_CREATE", {"channel_id": "1"})
        await busy.shown.wait()
