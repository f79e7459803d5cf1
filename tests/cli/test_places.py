"""Commands on a database of a server, and on addresses that are none."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import msgspec
import pytest

from bot.__main__ import main
from bot.cli import check
from bot.monitoring.pulse import Verdict, pulse_file
from bot.settings import SettingsError, load_settings
from storage import Database, moving
from storage.location import Server, parse_location
from storage.session import system_time
from tests.storage.samples import LOBBY

FORM = "write a path, or postgresql://USER:PASSWORD@HOST:PORT/DATABASE"
ESCAPED = "in the user's name and the password of the address, write %40 for @ and %25 for %"
BAD = [
    "postgresql:/bot:sEcret@host/cards",
    "jdbc:postgresql://host/cards?user=bot&password=sEcret",
    "host=db user=bot password=sEcret",
    "dbname = cards",
    "psql 'postgresql://bot:sEcret@host/cards'",
    "DATABASE_URL=postgresql://bot:sEcret@host/cards",
    "bot:sEcret@host/cards",
    "bot@host/cards",
    "//bot@host/cards",
    "host:5432/cards",
    "sqlite:///cards.sqlite3",
    "file:cards.sqlite3",
    "$DATABASE_URL",
    '""',
    "postgres://bot:sEcret@host",
    "mysql://bot:sEcret@host/cards",
    "postgresql://bot:sEcret@[host/cards",
    "postgresql://bot:sEcret@host/cards?sslmode",
    "postgresql://bot:sEcret@host/cards/more",
]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(check, "set_up_logging", Mock())
    return tmp_path


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = main(arguments)
    out, err = capsys.readouterr()
    return status, out, err


@pytest.mark.parametrize("address", BAD)
def test_setting_that_is_no_address_is_told_without_the_password(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CABLE_CAR_DATABASE", address)
    with pytest.raises(SettingsError) as caught:
        load_settings(need_token=False)
    assert str(caught.value) == f"CABLE_CAR_DATABASE: {FORM}."


@pytest.mark.parametrize("address", [
    "postgresql://bot:S@Tail@host/cards",
    "postgresql://bot@host:S%cret@host/cards",
    "postgresql://bot:S%cret@host/cards",
])  # fmt: skip
def test_sign_that_must_be_escaped_is_named_without_the_password(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CABLE_CAR_DATABASE", address)
    with pytest.raises(SettingsError) as caught:
        load_settings(need_token=False)
    assert str(caught.value) == f"CABLE_CAR_DATABASE: {ESCAPED}."


@pytest.mark.parametrize("address", [
    " postgresql://bot:sEcret@db/cards ",
    '"postgresql://bot:sEcret@db/cards"',
    "' postgresql://bot:sEcret@db/cards'",
    "PostgreSQL://bot:sEcret@db/cards",
])  # fmt: skip
def test_blanks_quotes_and_capitals_do_not_matter(address: str) -> None:
    location = parse_location(address)
    assert isinstance(location, Server)
    assert location.url == "postgresql://bot:sEcret@db/cards"


@pytest.mark.parametrize("path", [
    "cards.sqlite3",
    "./bot@host/cards.sqlite3",
    "/srv/bot@host/cards.sqlite3",
    "/srv/host=db/cards.sqlite3",
    r"C:\games\cards.sqlite3",
    "C:/games/cards.sqlite3",
])  # fmt: skip
def test_path_is_no_address(path: str) -> None:
    assert parse_location(path) == Path(path)


@pytest.mark.parametrize("address", BAD)
def test_argument_that_is_no_address_is_told_without_the_password(
    address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["check", address])
    told = capsys.readouterr().err
    assert FORM in told
    assert "sEcret" not in told


@pytest.mark.parametrize(
    ("address", "name", "file"),
    [
        (
            "postgresql://bot:sEcret@db:5433/cards",
            "postgresql://bot@db:5433/cards",
            "db-5433-cards",
        ),
        ("postgres://db/cards?user=bot&password=sEcret", "postgresql://bot@db/cards", "db-cards"),
        ("postgresql:///cards?host=/pg", "postgresql:///cards?host=/pg", "cards-host-pg"),
        (
            "postgresql://a:x@h1,h2:5433/cards",
            "postgresql://a@h1,h2:5433/cards",
            "h1-h2-5433-cards",
        ),
    ],
)
def test_address_is_shown_without_the_password(address: str, name: str, file: str) -> None:
    location = parse_location(address)
    assert isinstance(location, Server)
    assert (str(location), location.file.as_posix()) == (name, f"data/{file}")
    assert "sEcret" not in repr(location)


def test_setting_names_a_server(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    monkeypatch.setenv("CABLE_CAR_DATABASE", "postgresql://bot:sEcret@db/cards")
    settings = load_settings(need_token=False)
    assert isinstance(settings.database, Server)
    assert settings.database.url == "postgresql://bot:sEcret@db/cards"
    assert "sEcret" not in repr(settings)
    assert settings.sprites_beside(settings.database) == folder / "data/sprites.cache"


def test_health_of_a_bot_on_a_server(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CABLE_CAR_DATABASE", "postgresql://bot:sEcret@db/cards")
    status, _, told = said(capsys, "health")
    assert status == 1
    assert told.startswith("No bot runs on the database postgresql://bot@db/cards; start it")
    file = pulse_file(load_settings(need_token=False).database)
    file.parent.mkdir()
    now = system_time()
    file.write_bytes(msgspec.json.encode(Verdict(now, now + 1_000_000, "")))
    assert said(capsys, "health") == (0, "The bot is well.\n", "")


def test_backup_of_a_server_names_the_program_for_it(capsys: pytest.CaptureFixture[str]) -> None:
    address = "postgresql://bot:sEcret@db/cards"
    told = (
        "The database postgresql://bot@db/cards is on a server; copy it with `pg_dump"
        " --format=custom --file=copy.dump postgresql://bot@db/cards`, and restore it with"
        " pg_restore.\n"
    )
    assert said(capsys, "backup", "copy.dump", "--database", address) == (1, "", told)


def test_page_keeps_its_tables_in_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["play", "--database", "postgresql://bot:sEcret@db/cards"])
    told = capsys.readouterr().err
    assert "the page keeps its tables in a file; name a path" in told
    assert "sEcret" not in told


def test_server_that_is_not_there_is_told_by_check(
    capsys: pytest.CaptureFixture[str], folder: Path
) -> None:
    status, _, told = said(capsys, "check", f"postgresql://bot:sEcret@/cards?host={folder}")
    assert status == 1
    assert told.startswith(
        f"The database postgresql://bot@/cards?host={folder} cannot be reached ("
    )
    assert told.count("\n") == 1
    assert "sEcret" not in told


async def fill(location: Path | Server) -> None:
    async with await Database.open(location) as database:
        await database.tables.create(LOBBY)


def test_database_is_checked_on_a_server_and_moved_into_a_file(
    postgres_location: Server, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(fill(postgres_location))
    checked = "Tables: 1 (1 gathering). Cannot be played as they are: 0. Go on all the same: 0.\n"
    moved = (
        f"The database {postgres_location} is copied to new.sqlite3, and the copy is checked: 1"
        " tables of games, 3 rows in all. Name it in CABLE_CAR_DATABASE.\n"
    )
    assert said(capsys, "check", postgres_location.url) == (0, checked, "")
    assert said(capsys, "move-database", postgres_location.url, "new.sqlite3") == (0, moved, "")
    assert said(capsys, "check", "new.sqlite3") == (0, checked, "")


def test_move_that_is_interrupted_says_so(
    postgres_location: Server,
    folder: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asyncio.run(fill(folder / "old.sqlite3"))
    pages = moving._pages  # pyright: ignore[reportPrivateUsage]

    def interrupted(*values: Any) -> Any:
        os.kill(os.getpid(), signal.SIGINT)
        assert values[-1].wait(30)
        return pages(*values)

    monkeypatch.setattr(moving, "_pages", interrupted)
    told = said(capsys, "move-database", "old.sqlite3", postgres_location.url)
    assert told == (1, "", "Interrupted: nothing was copied.\n")
    asyncio.run(refuse_tables(postgres_location))


async def refuse_tables(location: Server) -> None:
    async with await Database.open(location) as database:
        assert await database.tables.all_open() == []
