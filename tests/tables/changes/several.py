"""A table at which several seats act at the same time."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from bot.tables.tables import Tables
from tests.tables.guessing import GUESSING

if TYPE_CHECKING:
    from bot.tables.model import Position, Table
    from tests.tables.conftest import House

GAMES = {GUESSING.name: GUESSING}


async def all_guess(house: House) -> Table:
    """Return a table of Ann, Bo and Cy at which all three guess."""
    house.tables = Tables(house.database, GAMES, Random(7), house.note, house.clock)
    return await house.started(3, GUESSING.name)


async def position(house: House, table: Table) -> Position:
    return await house.tables.archive.position(await house.tables.archive.table(table.id))
