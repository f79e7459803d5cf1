"""`python -m bot run` tells with its exit status whether it is of use to start it again."""

from __future__ import annotations

import sqlite3
import tomllib
from argparse import Namespace
from contextlib import closing
from pathlib import Path
from unittest.mock import Mock

import pytest

from bot.__main__ import main
from bot.cli import run
from bot.cli.startup import WRONG
from bot.settings import PREFIX, Settings, SettingsError
from tests.quick import open_sketching

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return where the database of a bot is to be that is ready to run otherwise."""
    monkeypatch.chdir(tmp_path)
    for name in Settings.model_fields:
        monkeypatch.delenv(f"{PREFIX}{name.upper()}", raising=False)
    monkeypatch.setenv("CABLE_CAR_TOKEN", "very.secret.token")
    monkeypatch.setenv("CABLE_CAR_DATABASE", str(tmp_path / "bot.sqlite3"))
    monkeypatch.setattr(run, "set_up_logging", Mock())
    return tmp_path / "bot.sqlite3"


def test_wrong_settings_stay_wrong(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("CABLE_CAR_TOKEN")
    assert run.run(Namespace()) == WRONG
    assert capsys.readouterr().err.startswith("CABLE_CAR_TOKEN is missing")


def test_a_database_of_another_program_stays_so(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("CREATE TABLE notes (id)")
    assert run.run(Namespace()) == WRONG
    assert "belongs to another program" in capsys.readouterr().err


def test_a_database_that_cannot_be_reached_may_be_there_later(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CABLE_CAR_DATABASE", f"postgresql:///games?host={tmp_path}")
    assert run.run(Namespace()) == 1
    assert "cannot be reached" in capsys.readouterr().err


@pytest.mark.parametrize(("named", "requests"), [("", None), ("500", 500)])
def test_the_bot_is_told_how_many_requests_discord_allows(
    monkeypatch: pytest.MonkeyPatch, named: str, requests: int | None
) -> None:
    monkeypatch.setenv("CABLE_CAR_REQUESTS", named)
    made = Mock(side_effect=SettingsError("that is all"))
    monkeypatch.setattr(run, "CableCar", made)
    monkeypatch.setattr(run, "open_painter", open_sketching)
    assert run.run(Namespace()) == WRONG
    assert made.call_args.kwargs["requests"] == requests


def test_version_is_that_of_the_project(capsys: pytest.CaptureFixture[str]) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    with pytest.raises(SystemExit, match="0"):
        main(["--version"])
    assert capsys.readouterr().out == f"Cable Car {project['version']}\n"
