"""The tiny game with cards in the order of their numbers, and what is due at its tables.

Where three play, Ann holds 1 to 3, Bo 4 to 6, Cy 7 to 9; 10 lies open, and the deck is 11 to 16.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from bot.tables.schedule.clocks import CLOCK
from bot.tables.schedule.effects import REMINDER
from tests.databases import new_database
from tests.tables.conftest import ANN, Clock, House
from tests.tiny.game import TINY

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path

    from bot.games.game import AnyGame
    from bot.tables.model import Table
    from storage.records import Due

GAMES: dict[str, AnyGame] = {TINY.name: TINY}
HOUR = 3_600_000
GIVEN = ("1 give c01", "2 give c04", "3 give c07")
"""What three give, by seat."""
ROUND = (
    *GIVEN,
    *("1 draw", "1 discard c11", "2 draw", "2 discard c12", "3 draw", "3 discard c13"),
)
"""A round of three: then Ann has 2, 3, 7, Bo 1, 5, 6, Cy 4, 8, 9."""
RUN_OUT = (
    *ROUND,
    *("1 give c02", "2 give c01", "3 give c04"),
    *("1 draw", "1 discard c14", "2 draw", "2 discard c15", "3 draw"),
)
"""The draw that takes the last card of the deck; 10 to 15 are discarded, 15 lies open."""
SHUFFLED = "0 shuffle c10 c11 c12 c13 c14"


class InOrder(Random):
    """Shuffles nothing."""

    def shuffle(self, x: Any) -> None:
        del x


@pytest.fixture
async def house(tmp_path: Path) -> AsyncGenerator[House]:
    clock = Clock()
    async with await new_database(tmp_path / "tables.sqlite3", now=clock) as database:
        yield House(database, clock, InOrder(7), GAMES)


async def chosen(
    house: House, *lines: str, people: int = 3, pace: int = 0, computers: int = 0
) -> Table:
    """Start a tiny game, Ann first, and play lines of a record."""
    table = await house.gathered(people, "tiny", seats=people + computers)
    await house.tables.lobby.seat_computers(table.id, ANN, ["medium"] * computers)
    await house.tables.lobby.set_pace(table.id, ANN.id, pace)
    return await house.play(await house.tables.lobby.start(table.id, ANN, ANN), *lines)


async def awaited(house: House, table: Table) -> list[str]:
    """Return the names of who is to act."""
    position = await house.tables.archive.position(table)
    return [seat.name for seat in table.to_act(position)]


async def rows(house: House, table: Table, kind: str) -> list[Due]:
    """Return what is due of a kind."""
    return [due for due in await house.database.due.of_table(table.id) if due.kind == kind]


async def reminded(house: House, table: Table) -> dict[int | None, float]:
    """Return in how many hours people are reminded, by user id."""
    due = await rows(house, table, REMINDER)
    left = {row.user_id: (row.due_at - house.clock.now) / HOUR for row in due}
    assert len(left) == len(due), "nobody is reminded twice"
    return left


async def deadline(house: House, table: Table) -> float | None:
    """Return in how many hours the first deadline is; None when no clock runs."""
    due = await rows(house, table, CLOCK)
    assert len(due) <= 1
    return (due[0].due_at - house.clock.now) / HOUR if due else None


def later(house: House, hours: float) -> None:
    """Let time pass."""
    house.clock.now += int(hours * HOUR)


def reserves(table: Table) -> list[float]:
    """Return the hours each seat has besides."""
    return [seat.reserve / HOUR for seat in table.seats]
