"""Backups taken while many tables move: each is whole, and holds all that was answered before."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import asynccontextmanager, closing
from itertools import count
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest

from bot.tables.errors import NothingToUndo, Revealed
from bot.tables.history.verification import verify
from storage import Database
from storage.inspection import inspect
from storage.records import TableStatus
from tests.registry import GAMES
from tests.tables.conftest import ANN, BO, GUILD, House

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Sequence

    from bot.games.game import Action
    from bot.tables.changes.play import Acted
    from bot.tables.model import Table

TABLES = 12
BACKUPS = 8
"""How many backups are taken, and at least how many of them while a move is answered."""
UNDONE = 0.1
"""The share of moves that a player takes back if the game lets them."""


class Club:
    """Tables of every game, each with two people who move for as long as they are let."""

    def __init__(self, house: House) -> None:
        self.moves = 0
        self.answered: set[tuple[int, int, int, str]] = set()
        """Interaction, part, seat and notation of each action that a player was told of."""
        self._house = house
        self._rng = Random(5)
        self._ids = count(1)
        self._moved = asyncio.Event()

    @asynccontextmanager
    async def playing(self) -> AsyncGenerator[None]:
        """Play meanwhile."""
        tasks = [asyncio.create_task(self._play(channel)) for channel in range(1, TABLES + 1)]
        yield
        for task in tasks:
            task.cancel()
        for ended in await asyncio.gather(*tasks, return_exceptions=True):
            assert isinstance(ended, asyncio.CancelledError), ended

    async def after(self, moves: int) -> None:
        """Wait until so many moves have been answered."""
        while self.moves < moves:
            self._moved.clear()
            await self._moved.wait()

    async def go_on(self, table: Table) -> Acted:
        """Play a legal action of whoever may act."""
        play, archive, game = self._house.tables.play, self._house.tables.archive, table.game
        position = await archive.position(table)
        legal: list[Action] = game.legal_actions(position.state)
        action, number = self._rng.choice(legal), next(self._ids)
        who = table.seats[action.seat - 1].user_id
        acted = await play.act(table, who, game.format(action), interaction_id=number)
        self._told(number, acted)
        return acted

    async def _play(self, channel_id: int) -> None:
        game = sorted(GAMES)[channel_id % len(GAMES)]
        lobby, play = self._house.tables.lobby, self._house.tables.play
        place = GUILD, channel_id
        while True:
            table = await lobby.open(ANN, place, game, language="en", seats=2)
            await lobby.join(table.id, BO)
            table = await lobby.start(table.id, ANN)
            while table.record.status is TableStatus.RUNNING:
                acted = await self.go_on(table)
                table, mover = acted.table, acted.table.seats[acted.moves[0].seat - 1]
                if self._rng.random() < UNDONE and table.record.status is TableStatus.RUNNING:
                    try:
                        table = (await play.undo(table, mover.user_id)).table
                    except (NothingToUndo, Revealed):
                        continue

    def _told(self, number: int, acted: Acted) -> None:
        moves = enumerate(acted.moves, start=1)
        self.answered |= {(number, part, move.seat, move.notation) for part, move in moves}
        self.moves += 1
        self._moved.set()


def check(backup: Path, answered: Sequence[tuple[int, int, int, str]]) -> None:
    """Assert that a backup is whole, can be played, and has these actions."""
    with closing(sqlite3.connect(backup)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        stored = set(connection.execute("SELECT interaction_id, part, seat, notation FROM actions"))
    assert set(answered) <= stored
    with inspect(backup) as inspection:
        assert inspection.count() >= TABLES
        assert [(table.id, verify(table, GAMES)) for table in inspection.tables()] == [
            (number, None) for number in range(1, inspection.count() + 1)
        ]


def restore(backup: Path, database: Path) -> None:
    """Put a backup in the place of a database that a killed bot has left, as the README says."""
    for end in ("", "-wal", "-shm"):
        database.with_name(database.name + end).unlink(missing_ok=True)
    backup.rename(database)


@pytest.fixture
def place(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite3"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "backups").mkdir()
    return tmp_path / "backups"


async def test_backups_taken_while_tables_move_are_whole(house: House, folder: Path):
    club, overlapped = Club(house), 0
    backups: list[tuple[Path, Sequence[tuple[int, int, int, str]]]] = []
    async with club.playing():
        while len(backups) < BACKUPS or overlapped < BACKUPS // 2:
            await club.after(club.moves + TABLES)
            target, before = folder / f"{len(backups)}.sqlite3", club.moves
            backups.append((target, tuple(club.answered)))
            await house.database.backup(target)
            overlapped += club.moves > before
    assert len(backups[-1][1]) > len(backups[0][1]) >= TABLES
    for backup, answered in backups:
        check(backup, answered)


async def test_several_backups_at_once_disturb_neither_each_other_nor_the_tables(
    house: House, folder: Path
):
    club = Club(house)
    async with club.playing():
        await club.after(2 * TABLES)
        answered = tuple(club.answered)
        targets = [folder / f"{number}.sqlite3" for number in range(3)]
        await asyncio.gather(*(house.database.backup(target) for target in targets))
        await club.after(club.moves + TABLES)
    for target in targets:
        check(target, answered)


async def test_every_table_of_a_restored_backup_goes_on(house: House, folder: Path):
    club = Club(house)
    async with club.playing():
        await club.after(5 * TABLES)
        await house.database.backup(folder / "backup.sqlite3")
        await club.after(club.moves + 5 * TABLES)
    path = house.database.location
    assert isinstance(path, Path)
    await house.database.close()
    restore(folder / "backup.sqlite3", path)
    async with await Database.open(path, now=house.clock) as database:
        restored = House(database, house.clock)
        tables = await restored.tables.archive.tables_of(GUILD)
        assert tables
        again = Club(restored)
        again._ids = count(1_000_000)  # pyright: ignore[reportPrivateUsage]
        for table in tables:
            if table.record.status is TableStatus.RUNNING:
                assert (await again.go_on(table)).table.version == table.version + 1
        assert again.moves
        with inspect(path) as inspection:
            assert [verify(table, GAMES) for table in inspection.tables()] == [
                None for _ in range(inspection.count())
            ]
