"""What is measured of San Francisco: the middle of recorded games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.bench.measured import Measured, Play
from tests.bench.scenes import midgame, portrait_midgame

if TYPE_CHECKING:
    from render import Scene

RECORDS = {
    2: "sanfrancisco/board-2p-1.txt",
    3: "sanfrancisco/board-3p-1.txt",
    4: "sanfrancisco/board-4p-2.txt",
}
"""The recorded game for each number of players."""


def midgames() -> dict[int, Scene]:
    """Return the middle of each recorded game."""
    return {seats: midgame(record) for seats, record in RECORDS.items()}


def portraits() -> dict[int, Scene]:
    """Return the portrait of the seat in turn in the middle of each recorded game."""
    return {seats: portrait_midgame(record) for seats, record in RECORDS.items()}


MEASURED = Measured(midgames, portraits, Play("sanfrancisco", 4, 150))
