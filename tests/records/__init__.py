"""Finished games kept as records, a folder a game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from bot.games.record import read
from tests.registry import GAMES

if TYPE_CHECKING:
    from bot.games.record import Record

FOLDER = Path(__file__).parent


def record_of(name: str) -> Record:
    """Return a kept game, such as ``sanfrancisco/board-2p-1.txt``."""
    return read((FOLDER / name).read_text("ascii"), GAMES)
