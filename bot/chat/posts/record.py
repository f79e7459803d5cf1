"""The record of a table's game as a file."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.games import record

if TYPE_CHECKING:
    from bot.tables.history.archive import Archive
    from bot.tables.model import Table


@dataclass(frozen=True, slots=True)
class Export:
    """A game record as a file, and how many actions are in it."""

    name: str
    text: str
    actions: int


async def export(archive: Archive, table: Table) -> Export:
    """Return the record of the table's game, as far as it has been played.

    While the game runs, actions are written as everybody may see them.

    Raises
    ------
    NotStarted, GameOver, TableUnreadable
        When there is no game to be read.
    """
    history = await archive.history(table)
    last = history[-1]
    game = table.game
    moves = [position.last for position in history if position.last is not None]
    played = [game.parse(move.seat, move.notation) for move in moves]
    setup = game.decode_setup(archive.setup(table))
    text = record.write(game, setup, played, last.state)
    return Export(f"{game.name}-{table.id}.txt", text, last.actions)
