"""The units are what systemd takes, and say of the bot what is so."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from configparser import ConfigParser
from typing import TYPE_CHECKING

import pytest

from bot.chat.gateway.keeper import LAST_ANSWERS
from bot.cli.startup import WRONG
from bot.settings import PREFIX
from render.worker.children import PATIENCE
from tests.deploy import commands, read

if TYPE_CHECKING:
    from pathlib import Path

UNITS = "cable-car.service", "cable-car-backup.service", "cable-car-backup.timer"
ANALYZE = shutil.which("systemd-analyze")
STARTS, DAY = 1_000, 86_400
"""How many connections Discord lets a bot begin in a day, and its seconds."""


@pytest.fixture
def service() -> dict[str, str]:
    parser = ConfigParser(strict=False, interpolation=None)
    parser.optionxform = str  # pyright: ignore[reportAttributeAccessIssue]
    parser.read_string(read("cable-car.service"))
    return {**parser["Unit"], **parser["Service"]}


@pytest.mark.skipif(ANALYZE is None, reason="systemd is not on this machine")
def test_systemd_has_nothing_to_say_against_them(tmp_path: Path) -> None:
    for name in UNITS:
        text = read(name)
        # The programs of an operator's machine.
        text = re.sub(r"/opt/cable-car/bin/python|/usr/bin/find", sys.executable, text)
        (tmp_path / name).write_text(text, encoding="utf-8")
    done = subprocess.run(  # noqa: S603  (its own files)
        [str(ANALYZE), "verify", *(str(tmp_path / name) for name in UNITS)],
        capture_output=True,
        text=True,
        check=False,
    )
    said = [line for line in done.stderr.splitlines() if "cable-car" in line]
    assert (done.returncode, said) == (0, [])


def test_it_is_not_started_again_where_that_is_of_no_use(service: dict[str, str]) -> None:
    assert service["Restart"] == "on-failure"
    assert service["RestartPreventExitStatus"] == str(WRONG)


def test_its_restarts_leave_some_of_the_connections_of_a_day(service: dict[str, str]) -> None:
    assert DAY / int(service["RestartSec"]) < 0.9 * STARTS
    # It goes on trying, so no number of starts may end it.
    assert service["StartLimitIntervalSec"] == "0"


def test_it_has_the_time_to_end_and_ends_its_own_processes(service: dict[str, str]) -> None:
    assert int(service["TimeoutStopSec"]) >= 2 * (LAST_ANSWERS + PATIENCE)
    assert service["KillMode"] == "mixed"


def test_it_tells_systemd_how_it_is(service: dict[str, str]) -> None:
    assert service["Type"] == "notify"
    assert int(service["WatchdogSec"]) > 0


@pytest.mark.parametrize("name", UNITS[:2])
def test_the_token_is_in_no_unit(name: str) -> None:
    text = read(name)
    assert PREFIX not in text
    assert "EnvironmentFile=/etc/cable-car.env" in text


def test_each_runs_its_command() -> None:
    assert commands(read(UNITS[0])) == {"run"}
    assert commands(read(UNITS[1])) == {"backup"}
    assert UNITS[2].removesuffix(".timer") == UNITS[1].removesuffix(".service")
