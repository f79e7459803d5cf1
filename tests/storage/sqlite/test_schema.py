"""A database of any earlier release opens with all that is in it."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from dataclasses import replace
from importlib.resources import files
from typing import TYPE_CHECKING

import pytest

from storage import Database
from storage.errors import DatabaseCorrupt
from storage.people import Watcher
from storage.players import QuestionRecord, ResignationRecord
from storage.posts import Owed, PostRecord
from storage.records import ActionRecord, Due, SeatRecord, Snapshot, TableRecord, TableStatus
from storage.reviews import KeptReview
from storage.schema import scripts
from storage.sqlite.schema import ENGINE
from storage.threads import ThreadRecord
from tests.storage.samples import open_and_close

if TYPE_CHECKING:
    from pathlib import Path

# What a bot at each version has stored besides what the versions before it could store.
DATA = {
    1: """
        INSERT INTO tables VALUES (5, 100, 200, 'sanfrancisco', 'standard', 3, 301, 'en',
            'running', 9, 'order c44', 1000, 2000);
        INSERT INTO tables VALUES (6, 100, 200, 'sanfrancisco', 'standard', 2, 302, 'pl',
            'ended', 4, NULL, 1100, 1900);
        INSERT INTO seats VALUES (5, 1, 301, 'Ada'), (5, 2, 302, 'Ben');
        INSERT INTO actions VALUES
            (5, 1, 1, 'draw', 1500, 71, 1, 0),
            (5, 2, 1, 'place 1', 1600, 72, 1, 1),
            (5, 3, 0, 'reshuffle', 1700, NULL, 1, 0);
    """,
    2: "INSERT INTO snapshots VALUES (5, 2, 'state');",
    3: """
        INSERT INTO outbox VALUES (3, 5, 9, 'board', 2000, 1, 2500);
        INSERT INTO posts VALUES (5, 200, 9001, 8, 1, 'board');
    """,
    4: "INSERT INTO agreements VALUES (5, 9, 302);",
    5: "INSERT INTO agreements VALUES (5, 9, 'undo 2', 301);",
    6: """
        UPDATE tables SET reminders = 8 WHERE id = 5;
        INSERT INTO due VALUES (4, 'reminder', 5, NULL, 3000, '1', 0);
        INSERT INTO people VALUES (301, '{}');
    """,
    7: "INSERT INTO watchers VALUES (5, 303, 'turn', 'it', 2);",
    8: "REPLACE INTO snapshots VALUES (5, 2, 'state that tells what was shown');",
    9: """
        UPDATE tables SET pace = 24, turn_at = 1700, paused_at = 1800 WHERE id = 5;
        UPDATE tables SET stalled = 1 WHERE id = 6;
        UPDATE seats SET gone = 1, reserve = 7000 WHERE table_id = 5 AND seat = 2;
    """,
    10: "INSERT INTO interactions VALUES (73);",
    11: """
        DELETE FROM due WHERE kind = 'stall';
        INSERT INTO due VALUES (9, 'stall', 5, NULL, 4000, 'asked', 1);
    """,
    12: "UPDATE seats SET handed = 1 WHERE table_id = 5 AND seat = 2;",
    13: "UPDATE tables SET pictures = 1 WHERE id = 5;",
    14: """
        INSERT INTO threads VALUES (200, 199, 1);
        INSERT INTO life VALUES (1, 2100);
    """,
    15: """
        INSERT INTO resignations VALUES (1, 5, 2, 304, 'Eve', 0);
        UPDATE tables SET rematch_of = 6 WHERE id = 5;
        INSERT INTO questions VALUES (6, 5, 9, 'undo 2', 301, 200, 9002);
    """,
    16: "UPDATE seats SET undone = 3 WHERE table_id = 5 AND seat = 2;",
    17: """
        UPDATE tables SET threaded = 1, thread_id = 200 WHERE id = 5;
        INSERT INTO servers VALUES (100, '{"place":"thread"}');
    """,
    18: "UPDATE actions SET undone_after = 2 WHERE table_id = 5 AND undone;",
    19: "UPDATE tables SET rules = 2 WHERE id = 5;",
    20: """
        UPDATE tables SET hints = 0 WHERE id = 5;
        INSERT INTO hints VALUES (5, 2, '3.1.0');
        UPDATE seats SET strength = 'hard' WHERE table_id = 6;
    """,
    21: "INSERT INTO reviews VALUES (5, 1, 'a1b2', '{}');",
    22: "INSERT INTO commands VALUES (11, '0.1.0');",
    23: "INSERT INTO commands VALUES (12, '0.2.0');",
    24: "INSERT INTO commands VALUES (13, '0.3.0');",
    25: "UPDATE resignations SET moved = 0 WHERE table_id = 5;",
    26: "INSERT INTO former_holders VALUES (2, 5, 1, 305);",
    27: "UPDATE tables SET upright = 1 WHERE id = 5;",
}
DAY = 86_400_000
EVERY_VERSION = range(len(scripts(ENGINE)) + 1)


def build(path: Path, version: int) -> None:
    """Write the database of a bot that stopped at this version."""
    with closing(sqlite3.connect(path)) as connection:
        for number, script in enumerate(scripts(ENGINE)[:version], start=1):
            connection.executescript(script)
            connection.executescript(DATA[number])
        connection.execute(f"PRAGMA user_version = {version}")
        connection.commit()


def due_at(version: int) -> list[Due]:
    """Return what is due at the table that runs, once the database of this version is opened."""
    if version < 6:
        first = Due(1, "reminder", 5, None, 2000 + DAY, "0", 0)
    else:
        first = Due(4, "reminder", 5, None, 3000, "1", 0)
    if version >= 11:
        return [first, Due(9, "stall", 5, None, 4000, "asked", 1)]
    if version >= 9:  # It is paused.
        return [first]
    return [first, Due(first.id + 1, "stall", 5, None, 2000 + 14 * DAY, "", 0)]


def release(monkeypatch: pytest.MonkeyPatch, *steps: str) -> None:
    """Make these the scripts of this release."""

    def scripts(_: str) -> tuple[str, ...]:
        return steps

    monkeypatch.setattr("storage.sqlite.schema.scripts", scripts)
    monkeypatch.setattr("storage.sqlite.connection.scripts", scripts)


def layout(path: Path) -> list[tuple[str, str]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("SELECT name, sql FROM sqlite_schema ORDER BY name").fetchall()


def content(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as connection:
        return list(connection.iterdump())


def test_every_script_has_its_number():
    folder = files("storage") / "migrations"
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.count(".") == 1)
    assert [re.match(r"(\d{4})_[a-z_]+\.sql$", name)[1] for name in names] == [  # pyright: ignore[reportOptionalSubscript]
        f"{number:04}" for number in range(1, len(names) + 1)
    ]


def test_every_version_has_data_to_bring_along():
    assert set(DATA) == set(EVERY_VERSION) - {0}


@pytest.mark.parametrize("version", EVERY_VERSION)
async def test_older_database_gets_the_newest_layout(path: Path, tmp_path: Path, version: int):
    build(path, version)
    fresh = tmp_path / "fresh.sqlite3"
    for each in (path, fresh):
        async with await Database.open(each):
            pass
    assert layout(path) == layout(fresh)


@pytest.mark.parametrize("version", [version for version in EVERY_VERSION if version])
async def test_older_database_keeps_all_that_is_in_it(path: Path, version: int):
    build(path, version)
    async with await Database.open(path) as database:
        running = TableRecord(
            id=5,
            guild_id=100,
            channel_id=200,
            game="sanfrancisco",
            option="standard",
            capacity=3,
            host_id=301,
            language="en",
            status=TableStatus.RUNNING,
            version=9,
            setup="order c44",
            created_at=1000,
            changed_at=2000,
            reminders=8 if version >= 6 else 24,
            pace=24 if version >= 9 else 0,
            turn_at=1700 if version >= 9 else 0,
            paused_at=1800 if version >= 9 else 0,
            pictures=version >= 13,
            upright=version >= 27,
            rematch_of=6 if version >= 15 else 0,
            threaded=version >= 17,
            thread_id=200 if version >= 17 else 0,
            rules=2 if version >= 19 else 1,
            hints=0 if version >= 20 else 3,
        )
        assert await database.tables.get(5) == running
        ended = await database.tables.last_in(200)
        assert ended is not None
        assert (ended.id, ended.status, ended.setup) == (6, TableStatus.ENDED, None)
        assert ended.rules == 0
        assert ended.stalled == (version >= 9)
        ben = SeatRecord(2, 302, "Ben")
        if version >= 9:
            ben = replace(
                ben, gone=True, reserve=7_000, handed=version >= 12, undone=3 * (version >= 16)
            )
        assert await database.hints.of_table(5) == ({2: 1} if version >= 20 else {})
        review = await database.reviews.get(5)
        assert review == (KeptReview(1, "a1b2", "{}") if version >= 21 else None)
        assert await database.tables.seats(5) == (SeatRecord(1, 301, "Ada"), ben)
        asked = [QuestionRecord(6, 5, 9, "undo 2", 301, 200, 9002)] if version >= 15 else []
        assert await database.questions.of_table(5) == asked
        out = ResignationRecord(2, 304, "Eve", whole=False, moved=version < 25)
        resigned = (out,) if version >= 15 else ()
        assert await database.tables.resigned(5) == resigned
        assert await database.tables.actions(5, undone=True) == [
            ActionRecord(1, 1, "draw", 1500, 71, 1, undone=False),
            ActionRecord(2, 1, "place 1", 1600, 72, 1, True, 2 if version >= 18 else None),
            ActionRecord(3, 0, "reshuffle", 1700, None, 1, undone=False),
        ]
        shown = Snapshot(2, "state that tells what was shown")
        assert await database.tables.snapshot(5) == (shown if version >= 8 else None)
        owed = await database.outbox.ready(9999)
        assert owed == ([Owed(3, 5, 9, "board", 2000, 1, 2500)] if version >= 3 else [])
        post = await database.outbox.post(5)
        assert post == (PostRecord(5, 200, 9001, 8, 1, "board") if version >= 3 else None)
        assert await database.tables.agreed(5, 9, "end") == ({302} if version >= 4 else set())
        watchers = await database.people.watchers(5)
        assert watchers == ([Watcher(5, 303, "turn", "it", 2)] if version >= 7 else [])
        assert await database.tables.agreed(5, 9, "undo 2") == ({301} if version >= 5 else set())
        assert await database.due.of_table(5) == due_at(version)
        assert await database.people.settings() == ({301: "{}"} if version >= 6 else {})
        stored = [
            number for number in (71, 72, 73) if await database.tables.has_interaction(number)
        ]
        assert stored == ([71, 72, 73] if version >= 10 else [71, 72])
        thread = await database.threads.get(200)
        assert thread == (ThreadRecord(200, 199, private=True) if version >= 14 else None)
        set_here = await database.servers.settings(100)
        assert set_here == ('{"place":"thread"}' if version >= 17 else None)


@pytest.mark.parametrize(
    "broken",
    [
        "CREATE TABLE extra (id INTEGER) STRICT; INSERT INTO nowhere VALUES (1);",
        "CREATE TABLE extra (id INTEGER) STRICT; DELETE FROM tables;",
    ],
    ids=["a statement that fails", "rows left without their table"],
)
async def test_step_that_fails_leaves_the_step_before(
    path: Path, monkeypatch: pytest.MonkeyPatch, broken: str
):
    newest = len(scripts(ENGINE))
    build(path, newest)
    before = content(path)
    release(monkeypatch, *scripts(ENGINE), broken)
    with pytest.raises(DatabaseCorrupt):
        await open_and_close(path)
    assert content(path) == before
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (newest,)


async def test_steps_before_one_that_fails_are_kept(path: Path, monkeypatch: pytest.MonkeyPatch):
    build(path, 1)
    release(monkeypatch, *scripts(ENGINE)[:2], "INSERT INTO nowhere VALUES (1);")
    with pytest.raises(DatabaseCorrupt, match="nowhere"):
        await open_and_close(path)
    monkeypatch.undo()
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (2,)
    async with await Database.open(path) as database:
        assert len(await database.tables.actions(5)) == 2
