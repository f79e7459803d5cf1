"""A sign of life says how the bot is, and for how long that holds."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from typing import TYPE_CHECKING

import msgspec
import pytest
from structlog.testing import capture_logs

from bot.monitoring.pulse import LASTS, Verdict, beating, diagnose, pulse_file
from storage.location import parse_location

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

SOON = 0.01
AGES = 10**9
"""Seconds between two verdicts where a test wants one alone."""


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "bot.sqlite3"


def now() -> int:
    return time.time_ns() // 1_000_000


def verdict(database: Path) -> Verdict:
    return msgspec.json.decode(pulse_file(database).read_bytes(), type=Verdict)


async def until(happened: Callable[[], object]) -> None:
    """Wait until a thread has done its work; pytest's own limit ends it."""
    async with asyncio.timeout(20):
        while not happened():  # noqa: ASYNC110  (no event tells of it)
            await asyncio.sleep(0.005)


async def well() -> str:
    return ""


async def test_a_bot_that_is_well_is_told_so_until_it_stops(database: Path) -> None:
    async with beating(pulse_file(database), well, AGES):
        await until(lambda: not diagnose(database, now()))
        found = verdict(database)
        assert found.until - found.at == LASTS * AGES * 1000
    assert diagnose(database, now()) == (
        f"No bot runs on the database {database}; start it with `python -m bot run`."
    )
    assert [*database.parent.iterdir()] == []


async def test_the_folder_of_a_database_on_a_server_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    server = parse_location("postgresql://bot@db/games")
    async with beating(pulse_file(server), well, AGES):
        await until(lambda: not diagnose(server, now()))


async def test_each_process_on_a_server_is_told_of_until_another_follows_one_that_was_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    server = parse_location("postgresql://bot@db/games")
    ended = await asyncio.create_subprocess_exec(sys.executable, "-c", "")
    await ended.wait()
    mine = pulse_file(server)
    others = {
        number: mine.with_name(mine.name.replace(f"-{os.getpid()}.", f"-{number}."))
        for number in (ended.pid, os.getppid())
    }
    elsewhere = mine.with_name(mine.name.replace(f"-{os.getpid()}.", "x-1."))
    mine.parent.mkdir()
    for file in (*others.values(), elsewhere):
        file.write_bytes(msgspec.json.encode(Verdict(0, 1, "")))
    assert diagnose(server, 0) == ""
    assert diagnose(server, 5_000).count("no sign of life") == 2
    assert f"Process {ended.pid}: " in diagnose(server, 5_000)

    async with beating(mine, well, AGES):
        await until(mine.exists)
        assert not others[ended.pid].exists()
        assert diagnose(server, now()).startswith(f"Process {os.getppid()}: The bot has given no")
    assert sorted(mine.parent.iterdir()) == sorted([others[os.getppid()], elsewhere])


async def test_what_is_wrong_is_told_and_what_is_over_is_not(database: Path) -> None:
    faults = ["The network is down.", ""]

    async def examine() -> str:
        return faults[0]

    async with beating(pulse_file(database), examine, SOON):
        await until(lambda: diagnose(database, 0) == "The network is down.")
        faults.pop(0)
        await until(lambda: not diagnose(database, 0))


async def test_a_loop_that_hangs_is_noticed_when_the_verdict_no_longer_holds(
    database: Path,
) -> None:
    async with beating(pulse_file(database), well, SOON):
        await until(pulse_file(database).exists)
        written = verdict(database)
        assert diagnose(database, written.until) == ""
        # Nothing else runs from here on: the loop hangs.
        time.sleep(LASTS * SOON * 2)  # noqa: ASYNC251
        found = diagnose(database, verdict(database).at + 5_000)
        assert found.startswith("The bot has given no sign of life for 5 seconds: it hangs,")


async def test_a_database_that_does_not_answer_is_told(database: Path) -> None:
    answers = asyncio.Event()
    asked: list[None] = []

    async def examine() -> str:
        asked.append(None)
        await answers.wait()
        return ""

    async with beating(pulse_file(database), examine, SOON):
        await until(lambda: diagnose(database, 0).startswith("The database does not answer"))
        await until(lambda: verdict(database).at)
        assert len(asked) == 1
        answers.set()
        await until(lambda: not diagnose(database, 0))


async def test_an_examination_that_fails_is_told_and_logged(database: Path) -> None:
    async def examine() -> str:
        raise ZeroDivisionError

    with capture_logs() as logged:
        async with beating(pulse_file(database), examine, AGES):
            await until(pulse_file(database).exists)
            assert diagnose(database, 0) == "The bot cannot examine itself; read its log."
    assert [line["event"] for line in logged] == ["examination failed"]


async def test_a_folder_that_takes_nothing_is_logged_once(tmp_path: Path) -> None:
    examined: list[None] = []

    async def examine() -> str:
        examined.append(None)
        return ""

    (tmp_path / "nowhere").touch()
    with capture_logs() as logged:
        async with beating(tmp_path / "nowhere" / "file", examine, SOON):
            await until(lambda: len(examined) > 3)
    assert [line["event"] for line in logged] == ["sign of life not written"]


def test_a_damaged_file_is_told(database: Path) -> None:
    pulse_file(database).write_text("{")
    assert "cannot be read (it is damaged); restart the bot." in diagnose(database, 0)


def test_links_lead_to_the_file_of_the_database(tmp_path: Path, database: Path) -> None:
    database.touch()
    link = tmp_path / "link"
    link.symlink_to(database)
    assert pulse_file(link) == pulse_file(database)
