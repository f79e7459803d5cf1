"""`make play` opens the same club each time, and the tables in it go on."""

from __future__ import annotations

import signal
import subprocess
import sys
from contextlib import asynccontextmanager, contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.request import urlopen

import pytest
import simcord.components

from bot.__main__ import main
from bot.chat.app import now
from bot.chat.painter import Painter
from bot.cli.page import PageBot, open_club, visit
from bot.games import GAMES
from render import paint
from storage import Database

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Generator

    from bot.cli.page import Club

ROOT = Path(__file__).parents[2]


@asynccontextmanager
async def evening(path: Path) -> AsyncGenerator[Club]:
    """The club from one `make play` to its Ctrl-C."""
    async with (
        await Database.open(path, now=now) as database,
        open_club(datetime.now(UTC)) as club,
        visit(club, PageBot(club.env, database, GAMES, Painter(paint))),
    ):
        yield club
        assert club.env.errors == []


def buttons(club: Club) -> list[str]:
    """The labels under the newest message."""
    message = club.channel.last_message
    assert message is not None
    components = [component.to_dict() for component in message.components]
    return [
        item["label"]
        for item in simcord.components.walk_components(components)
        if item["type"] == 2 and not item.get("disabled")
    ]


async def press(club: Club, person: int, label: str) -> None:
    message = club.channel.last_message
    assert message is not None
    await club.people[person].click(message, label=label)


async def test_a_table_goes_on_where_it_was_left(tmp_path: Path) -> None:
    path = tmp_path / "play.sqlite3"
    async with evening(path) as club:
        ann, ben, *_ = club.people
        await ann.slash(club.channel, "game new", game="sanfrancisco")
        await press(club, 1, "Join")
        await ann.slash(club.channel, "game start", first=ben)
        before = club.channel.last_message
        offered = buttons(club)
    async with evening(path) as club:
        after = club.channel.last_message
        assert before is not None
        assert after is not None
        assert after.channel.id == before.channel.id
        assert after.id > before.id
        assert buttons(club) == offered
        await press(club, 1, "Draw a card")
        assert buttons(club) != offered


async def test_no_table_goes_into_a_thread_that_the_page_cannot_show(tmp_path: Path) -> None:
    async with (
        await Database.open(tmp_path / "play.sqlite3", now=now) as database,
        open_club(datetime.now(UTC)) as club,
        visit(club, PageBot(club.env, database, GAMES, Painter(paint))),
    ):
        ann = club.people[0]
        asked = await ann.slash(club.channel, "game new", game="sanfrancisco", place="thread")
        assert await database.tables.all_open() == []
        assert asked.response is not None
        assert "Create Public Threads" in asked.response.content


async def test_what_is_refused_in_words_is_no_failure_of_the_page(tmp_path: Path) -> None:
    async with evening(tmp_path / "play.sqlite3") as club:
        asked = await club.people[0].slash(club.channel, "game leave")
        assert asked.response is not None
        assert "table" in asked.response.content
        # Leaving it says that there was no failure.


async def test_everybody_is_the_same_next_time() -> None:
    today = datetime.now(UTC)
    async with open_club(today) as club:
        ids = [club.channel.id, *(person.id for person in club.people)]
    async with open_club(today + timedelta(days=3)) as club:
        assert ids == [club.channel.id, *(person.id for person in club.people)]
        assert club.env.now() >= today + timedelta(days=3)


@contextmanager
def playing(folder: Path, *options: str) -> Generator[subprocess.Popen[str]]:
    """`python -m bot play` in a folder."""
    command = [sys.executable, "-m", "bot", "play", "--database", "play.sqlite3", *options]
    environment = {
        "PYTHONPATH": str(ROOT),
        "PYTHONUNBUFFERED": "1",
        # Nothing can be kept there, so nothing is drawn before it is asked for.
        "CABLE_CAR_SPRITES": str(ROOT / "README.md" / "sprites"),
    }
    with subprocess.Popen(  # noqa: S603  (our own command)
        command, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True
    ) as process:
        yield process


@pytest.mark.parametrize(
    "number", [signal.SIGINT, pytest.param(signal.SIGTERM, marks=pytest.mark.soak)]
)
def test_the_page_is_served_until_a_signal(tmp_path: Path, number: signal.Signals) -> None:
    with playing(tmp_path, "--port", "0") as process:
        assert process.stdout is not None
        address = process.stdout.readline().split()[-1]
        with urlopen(address.split("#")[0]) as page:  # noqa: S310  (our own address)
            served = page.read()
        hints = [process.stdout.readline() for _ in range(4)]
        process.send_signal(number)
        status = process.wait(timeout=20)
    assert b"<html" in served
    assert [hint[:2] for hint in hints] == ["1.", "2.", "3.", "4."]
    assert "San Francisco or Point City" in hints[0]
    assert status == 0


@pytest.mark.parametrize("day", ["0", "-1", "100000", "nan", "soon"])
def test_a_day_of_no_use_is_refused(day: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["play", f"--day={day}"])
    assert ended.value.code == 2
    assert f"'{day}' is no length of a day" in capsys.readouterr().err
