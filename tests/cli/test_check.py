"""`python -m bot check`: every table that this release cannot play, with what to do about it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING
from unittest.mock import Mock

import pytest
import pytest_asyncio

from bot.cli import check
from bot.games import games_with
from bot.games.sanfrancisco import SanFrancisco
from bot.games.tickettoride import GAME as TICKET_TO_RIDE
from bot.games.tickettoride import maps
from storage.records import Change, NewAction, TableStatus
from storage.schema import newest, scripts
from storage.sqlite.schema import ENGINE
from tests.cli.test_replay import said
from tests.databases import new_database
from tests.games.sanfrancisco.test_deck import TEXT as DECK
from tests.games.tickettoride.built import PIERS
from tests.registry import GAMES
from tests.storage.samples import STEP, release
from tests.tables.conftest import ANN, BO, GUILD, Clock, House
from tests.tables.released import RELEASED

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path

    from bot.tables.model import Table

OWN_DECK = ("boxed", DECK.replace("c14,blue,3", "c14,blue,2"))
FINE = "Cannot be played as they are: 0. Go on all the same: 0.\n"


@pytest.fixture(autouse=True)
def quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave the log of the tests alone."""
    monkeypatch.setattr(check, "set_up_logging", Mock())


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncGenerator[House]:
    clock = Clock()
    games = {**games_with([OWN_DECK]), "tiny": GAMES["tiny"]}
    async with await new_database(tmp_path / "tables.sqlite3", now=clock) as database:
        yield House(database, clock, games=games)


async def gathering(
    house: House, channel_id: int, game: str = "sanfrancisco", option: str | None = None
) -> Table:
    table = await house.tables.lobby.open(
        ANN, (GUILD, channel_id), game, language="en", seats=2, option=option
    )
    return await house.tables.lobby.join(table.id, BO)


async def running(
    house: House, channel_id: int, game: str = "sanfrancisco", option: str | None = None
) -> Table:
    table = await gathering(house, channel_id, game, option)
    return await house.tables.lobby.start(table.id, ANN, ANN)


async def played(house: House) -> Table:
    """Return a table with three actions in force, two undone ones among them."""
    table = await house.play(await running(house, 7), "1 draw", "1 place 2")
    table = (await house.tables.play.undo(table.id, ANN.id)).table
    return await house.play(table, "1 place 3", "2 draw")


async def execute(house: House, statement: str) -> None:
    await house.database.tables._session.execute(statement)  # pyright: ignore[reportPrivateUsage]


def checked(capsys: pytest.CaptureFixture[str], house: House) -> tuple[int, list[str]]:
    """Check the database while it is in use; return the status and the lines."""
    status, out, err = said(capsys, "check", str(house.database.location))
    assert err == ""
    return status, out.splitlines()


async def test_tables_at_every_stage_are_fine(capsys: pytest.CaptureFixture[str], house: House):
    await gathering(house, 1)
    await played(house)
    await running(house, 2, "pointcity")
    await running(house, 3, "tickettoride")
    paused = await running(house, 4)
    await house.database.tables.change(paused.id, paused.version, Change(paused_at=house.clock()))
    person, last = await house.to_last_action(
        table := await running(house, 5), "sanfrancisco/board-2p-1.txt"
    )
    await house.tables.play.act(table.id, person.id, last)
    await house.tables.agreement.end((await running(house, 6)).id, ANN, moderator=True)
    await house.tables.agreement.end((await gathering(house, 6)).id, ANN, moderator=True)
    assert checked(capsys, house) == (
        0,
        [
            "Tables: 8 (2 closed, 1 finished, 1 gathering, 1 paused, 3 running). " + FINE.strip(),
        ],
    )


def test_a_database_without_tables_is_fine(capsys: pytest.CaptureFixture[str], tmp_path: Path):
    path = tmp_path / "empty.sqlite3"
    path.touch()
    status, out, _ = said(capsys, "check", path)
    assert (status, out.splitlines()[-1]) == (0, "Tables: 0. " + FINE.strip())
    assert path.read_bytes() == b""


def test_a_database_of_an_earlier_release_is_checked_as_a_copy(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    path = tmp_path / "released.sqlite3"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((RELEASED / "1.0.0.sql").read_text("utf-8"))
    before = path.read_bytes()
    release(monkeypatch, *scripts(ENGINE), STEP)
    assert said(capsys, "check", path) == (
        0,
        f"The database {path} has schema version 1, and this release brings it to {newest()}"
        " when the bot starts: a copy brought there is checked, and the database stays as it is.\n"
        "Tables: 14 (1 closed, 3 finished, 1 gathering, 1 paused, 8 running). " + FINE,
        "",
    )
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize(
    ("damage", "reason", "plays_on"),
    [
        ("UPDATE tables SET game = 'later'", "this release has no game “later”; ", False),
        (
            "UPDATE tables SET rules = 2",
            "it was started under version 2 of the rules of San Francisco, and this release ",
            False,
        ),
        ("UPDATE tables SET setup = NULL", "how its game began cannot be read; ", False),
        ("UPDATE tables SET setup = '{}'", "how its game began cannot be read; ", False),
        ("UPDATE tables SET setup = CAST(x'ff' AS TEXT)", "what is stored of it is damaged", False),
        ("DELETE FROM seats WHERE seat = 2", "seats of its game are missing; ", False),
        (
            "UPDATE actions SET notation = 'place 9' WHERE ordinal = 3",
            "action 3 of its log is not possible in this release; ",
            False,
        ),
        (
            "UPDATE actions SET notation = 'nonsense' WHERE ordinal = 1",
            "action 1 of its log is not possible in this release; ",
            False,
        ),
        (
            "DELETE FROM actions WHERE ordinal = 4",
            "its log leads to another position than the one stored; ",
            False,
        ),
        (
            "UPDATE actions SET notation = 'place 1' WHERE ordinal = 3",
            "its log leads to another position than the one stored; ",
            False,
        ),
        (
            "UPDATE snapshots SET state = replace(state, '\"turn\":2', '\"turn\":3')",
            "its log leads to another position than the one stored; ",
            False,
        ),
        (
            "UPDATE snapshots SET actions = 2",
            "its log leads to another position than the one stored; ",
            False,
        ),
        (
            "UPDATE snapshots SET state = '{'",
            "another release has written its position; this one will replay its log",
            True,
        ),
    ],
)
async def test_a_table_with_a_fault_is_named_and_no_other(
    capsys: pytest.CaptureFixture[str], house: House, damage: str, reason: str, plays_on: bool
):
    table = await played(house)
    assert await house.log(table) == ["1 draw", "(1 place 2)", "1 place 3", "2 draw"]
    await execute(house, damage)
    sound = await house.play(await running(house, 8), "1 draw")
    status, lines = checked(capsys, house)
    assert status == (0 if plays_on else 1)
    line, totals = lines
    assert line.startswith(f"Table {table.id} (server 100, channel 7): {reason}")
    assert totals.startswith("Tables: 2 (")
    assert totals.endswith(
        f"Cannot be played as they are: {1 - plays_on}. Go on all the same: {int(plays_on)}."
    )
    assert sound.id == table.id + 1


async def test_faults_of_several_tables_are_all_named_and_counted(
    capsys: pytest.CaptureFixture[str], house: House
):
    for channel_id in (1, 2):
        await gathering(house, channel_id, "tiny")
    closed = await running(house, 3, "tiny")
    await house.tables.agreement.end(closed.id, ANN, moderator=True)
    await gathering(house, 4)
    status, lines = checked(capsys, house)
    assert status == 1
    assert [line.split(" (")[0] for line in lines] == ["Table 1", "Table 2", "Table 3", "Tables: 4"]
    assert lines[-1].endswith("Cannot be played as they are: 3. Go on all the same: 0.")
    assert not any(name in "".join(lines) for name in ("Ann", "Bo"))


async def test_a_deck_that_has_gone_stops_only_tables_that_have_not_begun(
    capsys: pytest.CaptureFixture[str],
    house: House,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
):
    await gathering(house, 1, option="boxed")
    begun = await house.play(await running(house, 2, option="boxed"), "1 draw")
    status, (waits, goes_on, totals) = checked(capsys, house)
    assert status == 1
    assert waits.startswith(
        "Table 1 (server 100, channel 1): it waits for players and is to be played with “boxed”, "
    )
    assert goes_on.startswith(
        f"Table {begun.id} (server 100, channel 2): this bot does not have its deck “boxed”, "
    )
    assert totals.endswith("Cannot be played as they are: 1. Go on all the same: 1.")
    deck = tmp_path / "boxed.csv"
    deck.write_text(OWN_DECK[1])
    monkeypatch.setenv("CABLE_CAR_DECKS", str(deck))
    status, lines = checked(capsys, house)
    assert (status, len(lines)) == (0, 1)


async def test_a_map_that_has_gone_is_named(
    capsys: pytest.CaptureFixture[str], house: House, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(maps, "_added", {})
    monkeypatch.setattr(maps, "_current", [])
    maps.add(PIERS)
    await running(house, 1, TICKET_TO_RIDE.name)
    assert checked(capsys, house)[0] == 0
    maps._added.clear()  # pyright: ignore[reportPrivateUsage]
    status, (line, _) = checked(capsys, house)
    assert status == 1
    assert line.startswith(
        "Table 1 (server 100, channel 1): it is played on the map “piers”, which this bot does not"
    )


async def test_a_game_that_this_release_plays_otherwise_is_named(
    capsys: pytest.CaptureFixture[str], house: House, monkeypatch: pytest.MonkeyPatch
):
    await house.play(await running(house, 1), "1 draw")
    finished = await running(house, 2)
    change = Change(status=TableStatus.FINISHED, actions=(NewAction(1, "draw"),))
    await house.database.tables.change(finished.id, finished.version, change)
    monkeypatch.setattr(SanFrancisco, "rules", 2)
    await house.play(await running(house, 3), "1 draw")
    status, lines = checked(capsys, house)
    assert status == 1
    assert [line.split(" (")[0] for line in lines] == ["Table 1", "Table 2", "Tables: 3"]


@pytest.mark.parametrize("content", [None, b"no database" * 1000])
def test_what_is_no_database_is_one_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, content: bytes | None
):
    path = tmp_path / "tables.sqlite3"
    if content is not None:
        path.write_bytes(content)
    status, out, err = said(capsys, "check", path)
    assert (status, out, err.count("\n")) == (1, "", 1)
    assert str(path) in err


async def test_the_database_set_is_checked_if_none_is_named(
    capsys: pytest.CaptureFixture[str], house: House, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("CABLE_CAR_DATABASE", str(house.database.location))
    assert said(capsys, "check") == (0, "Tables: 0. " + FINE, "")
