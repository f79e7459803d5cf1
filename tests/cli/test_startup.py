"""What is said once, when the bot starts."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import pytest
from structlog.testing import capture_logs

import bot.games.sanfrancisco
from bot.cli import startup
from bot.settings import Settings, SettingsError

DECK = Path(bot.games.sanfrancisco.__file__).with_name("deck.csv").read_text(encoding="utf-8")


@pytest.mark.parametrize(("shapes", "lines"), [(True, 0), (False, 1)])
def test_one_line_says_that_scripts_cannot_be_shaped(
    monkeypatch: pytest.MonkeyPatch, shapes: bool, lines: int
) -> None:
    monkeypatch.setattr(startup, "can_shape", lambda: shapes)
    with capture_logs() as logged:
        startup.tell_of_unshaped_names()
    assert [line["log_level"] for line in logged] == ["warning"] * lines


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def save(path: Path) -> Path:
    path.parent.mkdir(exist_ok=True)
    path.write_text(DECK, encoding="utf-8")
    return path


def test_named_deck_is_an_option_after_the_standard_one(folder: Path) -> None:
    games = startup.load_games(Settings(decks=(save(folder / "mine.csv"),)))
    assert games["sanfrancisco"].options() == ("standard", "mine")


@pytest.mark.parametrize("names", [("standard.csv",), ("mine.csv", "sub/mine.csv")])
def test_second_deck_of_a_name_is_refused(folder: Path, names: tuple[str, ...]) -> None:
    paths = tuple(save(folder / name) for name in names)
    with pytest.raises(SettingsError) as refused:
        startup.load_games(Settings(decks=paths))
    name = paths[-1].stem
    assert str(refused.value) == (
        f"{paths[-1]}: a deck called {name} is there already; rename the file."
    )


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
async def test_a_signal_lets_the_work_end_by_itself(number: signal.Signals) -> None:
    steps: list[str] = []

    async def serve(stopping: asyncio.Event) -> None:
        os.kill(os.getpid(), number)
        endless = asyncio.ensure_future(asyncio.Event().wait())
        assert not await startup.ends_before(endless, stopping)
        endless.cancel()
        steps.append("ended")

    await startup.until_stopped(serve)
    assert steps == ["ended"]


async def test_a_second_signal_cancels_the_work() -> None:
    async def serve(stopping: asyncio.Event) -> None:
        os.kill(os.getpid(), signal.SIGTERM)
        await stopping.wait()
        os.kill(os.getpid(), signal.SIGTERM)
        await asyncio.Event().wait()

    await startup.until_stopped(serve)


async def test_an_error_of_the_work_is_raised() -> None:
    async def fail() -> None:
        raise OSError("no network")

    async def serve(stopping: asyncio.Event) -> None:
        assert await startup.ends_before(asyncio.ensure_future(asyncio.sleep(0)), stopping)
        await startup.ends_before(asyncio.ensure_future(fail()), stopping)

    with pytest.raises(OSError, match="no network"):
        await startup.until_stopped(serve)
