"""`python -m bot health` has an exit status, and one sentence."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from typing import TYPE_CHECKING

import msgspec
import pytest

from bot.__main__ import main
from bot.monitoring.pulse import Verdict, pulse_file

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("CABLE_CAR_DATABASE", str(tmp_path / "bot.sqlite3"))
    return tmp_path / "bot.sqlite3"


def write(database: Path, fault: str) -> None:
    now = time.time_ns() // 1_000_000
    verdict = Verdict(now, now + 1_000_000, fault)
    pulse_file(database).write_bytes(msgspec.json.encode(verdict))


def test_a_bot_that_is_well_is_0(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(database, "")
    assert main(["health"]) == 0
    assert capsys.readouterr().out == "The bot is well.\n"


def test_what_is_wrong_is_1_and_said(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(database, "The network is down.")
    assert main(["health"]) == 1
    assert capsys.readouterr().err == "The network is down.\n"


def test_another_database_can_be_named(
    database: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    write(database, "")
    assert main(["health", "--database", str(tmp_path / "other")]) == 1
    assert capsys.readouterr().err.startswith(f"No bot runs on the database {tmp_path / 'other'};")


def test_wrong_settings_are_listed(
    database: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CABLE_CAR_METRICS", "0")
    assert main(["health"]) == 1
    assert capsys.readouterr().err == "CABLE_CAR_METRICS: name a port, 1 to 65535.\n"


def test_it_imports_neither_discord_nor_the_games(database: Path) -> None:
    write(database, "")
    code = (
        "import sys; from bot.__main__ import main; status = main(['health']);"
        " print(sorted({'discord', 'PIL', 'bot.games', 'prometheus_client'} & {*sys.modules}));"
        " sys.exit(status)"
    )
    # The folder of the tests is on the path as it is here.
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": ":".join(sys.path)},
    )
    told, imported = done.stdout.splitlines()
    assert (told, imported) == ("The bot is well.", "[]")
