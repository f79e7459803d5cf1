"""What is said once, when the bot starts."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from structlog.testing import capture_logs

import bot.games.sanfrancisco
import bot.games.tickettoride
from bot.cli import startup
from bot.cli.faults import CommandFailed, games_with_deck
from bot.games.sanfrancisco.deck import digest
from bot.games.tickettoride import maps
from bot.settings import Settings, SettingsError

BOARD = Path(bot.games.tickettoride.__file__).with_name(maps.SHIPPED).read_text(encoding="utf-8")
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


@pytest.mark.parametrize("mark", ["", "\ufeff"])
@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_a_deck_is_the_same_by_both_ways_in(folder: Path, mark: str, end: str) -> None:
    path = folder / "mine.csv"
    path.write_bytes((mark + DECK.replace("\n", end)).encode())
    by_settings = startup.load_games(Settings(decks=(path,)))["sanfrancisco"]
    by_command = games_with_deck(path)["sanfrancisco"]
    setups = [game.setup(2, "mine", Random(1), 1) for game in (by_settings, by_command)]
    assert setups[0] == setups[1]
    assert setups[0].digest == digest(DECK)


@pytest.mark.parametrize("name", ["standard.csv", "two words.csv"])
def test_a_name_that_no_deck_can_have_is_refused_by_both_ways_in(folder: Path, name: str) -> None:
    path = save(folder / name)
    with pytest.raises(SettingsError):
        startup.load_games(Settings(decks=(path,)))
    with pytest.raises(CommandFailed):
        games_with_deck(path)


@pytest.fixture
def own_map(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the maps added by a test be known there alone."""
    monkeypatch.setattr("bot.games.tickettoride.maps._added", {})
    monkeypatch.setattr("bot.games.tickettoride.maps._current", [])


@pytest.mark.usefixtures("own_map")
def test_new_tables_are_opened_on_the_map_that_is_named(folder: Path) -> None:
    path = folder / "mine.csv"
    path.write_bytes(BOARD.replace("reconstruction-1", "mine").replace("\n", "\r\n").encode())
    games = startup.load_games(Settings(map=path))
    setup = games["tickettoride"].setup(2, "standard", Random(1))
    assert setup.map == "mine"


@pytest.mark.usefixtures("own_map")
def test_every_fault_of_a_map_is_listed_with_its_line_and_a_ticket_value_is_none(
    folder: Path,
) -> None:
    path = folder / "mine.csv"
    path.write_text(BOARD.replace("gray", "grey").replace("soma,9", "soma,x"))
    with pytest.raises(SettingsError) as caught:
        startup.load_games(Settings(map=path))
    faults = str(caught.value).splitlines()
    assert faults[0] == (
        f"{path}: Line 26: “grey” is no colour. "
        "The colours are blue, green, black, purple, red, orange and gray."
    )
    assert faults[-1].startswith(f"{path}: Line ")
    assert len(faults) == BOARD.count(",gray,") + 1
    with pytest.raises(CommandFailed) as failed:
        games_with_deck(None, path)
    assert len(str(failed.value).splitlines()) == len(faults) + 1
    assert maps.current() is maps.standard()
    path.write_text(BOARD.replace("soma,9", "soma,8"))
    with capture_logs() as logged:
        startup.load_games(Settings(map=path))
    assert [line["what"].partition(":")[0] for line in logged] == ["Line 101"]
    assert maps.current().ticket["t22"].points == 8


@pytest.mark.usefixtures("own_map")
def test_a_map_that_is_no_text_is_refused(folder: Path) -> None:
    path = folder / "mine.csv"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(SettingsError, match="cannot be read as text"):
        startup.load_games(Settings(map=path))


def test_process_that_something_holds_up_ends_all_the_same() -> None:
    program = (
        "import asyncio, os, signal, threading\n"
        "from bot.cli.startup import until_stopped\n"
        "async def serve(stopping):\n"
        "    os.kill(os.getpid(), signal.SIGTERM)\n"
        "    await asyncio.to_thread(threading.Event().wait)\n"
        "asyncio.run(until_stopped(serve, within=0.1))\n"
    )
    done = subprocess.run(  # noqa: S603  (its own words)
        [sys.executable, "-c", program], check=False, capture_output=True
    )
    assert done.returncode == 0
    assert b"without waiting any longer" in done.stdout + done.stderr
