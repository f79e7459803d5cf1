"""A bot killed in the middle of writing has lost nothing it said was stored."""

from __future__ import annotations

import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from storage import Database
from storage.location import Server
from storage.records import Change, Snapshot
from storage.session import system_time
from tests.storage.samples import ROOT

if TYPE_CHECKING:
    from storage.location import Location

STATEMENTS_A_MOVE = 9


def writer(location: Location, last_statement: int) -> subprocess.Popen[str]:
    text = location.url if isinstance(location, Server) else str(location)
    return subprocess.Popen(
        [sys.executable, "-m", "tests.storage.writer", text, str(last_statement)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )


async def stored_moves(location: Location) -> int:
    """Return how many moves are stored, after seeing that each is there whole and in order."""
    async with await Database.open(location) as database:
        (table,) = await database.tables.all_open()
        moves = table.version - 1
        assert [
            (action.notation, action.interaction_id)
            for action in await database.tables.actions(table.id)
        ] == [
            (f"{word} {number}", number)
            for number in range(1, moves + 1)
            for word in ("move", "answer")
        ]
        snapshot = await database.tables.snapshot(table.id)
        assert snapshot == (Snapshot(2 * moves, f"after {moves}") if moves else None)
        owed = [post.version for post in await database.outbox.ready(system_time())]
        assert owed == list(range(1, moves + 2))
        due = [row.payload for row in await database.due.of_table(table.id)]
        assert due == ([str(moves)] if moves else [])
        assert (
            await database.tables.change(table.id, table.version, Change())
        ).version == moves + 2
    if isinstance(location, Path):
        with closing(sqlite3.connect(location)) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    return moves


@pytest.mark.parametrize("heard", [1, 10, 60])
async def test_bot_killed_while_it_writes_keeps_what_it_said(location: Location, heard: int):
    with writer(location, 0) as process:
        assert process.stdout is not None
        said = [int(process.stdout.readline()) for _ in range(heard)]
        process.kill()
        said += [int(line) for line in process.stdout]
    assert process.returncode == -signal.SIGKILL
    # The last move may be stored and not yet said.
    assert await stored_moves(location) - said[-1] in (0, 1)


@pytest.mark.parametrize("statement", [2, 4, 6, 8, STATEMENTS_A_MOVE])
async def test_bot_killed_between_two_statements_keeps_the_moves_before(
    location: Location, statement: int
):
    with writer(location, STATEMENTS_A_MOVE + statement) as process:
        assert process.stdout is not None
        assert process.stdout.read() == "1\n"
    assert process.returncode == -signal.SIGKILL
    assert await stored_moves(location) == 1
