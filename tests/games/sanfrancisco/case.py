"""What the shared tests have to know of San Francisco."""

from __future__ import annotations

from bot.games.sanfrancisco.computer.strengths import builder
from bot.games.sanfrancisco.state import Ending
from tests.games.case import Case
from tests.games.sanfrancisco.referee import check
from tests.games.sanfrancisco.universe import universe

CASE = Case(
    referee=check,
    universe=universe,
    games=1000,
    endings=Ending,
    records={
        "board-2p-1.txt": (Ending.BOARD, 2),
        "board-2p-2.txt": (Ending.BOARD, 2),
        "board-3p-1.txt": (Ending.BOARD, 3),
        "board-3p-2.txt": (Ending.BOARD, 3),
        "board-4p-1.txt": (Ending.BOARD, 4),
        "board-4p-2.txt": (Ending.BOARD, 4),
        "foundations-2p-1.txt": (Ending.FOUNDATIONS, 2),
        "foundations-2p-2.txt": (Ending.FOUNDATIONS, 2),
        "foundations-3p-1.txt": (Ending.FOUNDATIONS, 3),
        "foundations-3p-2.txt": (Ending.FOUNDATIONS, 3),
        "foundations-4p-1.txt": (Ending.FOUNDATIONS, 4),
        "foundations-4p-2.txt": (Ending.FOUNDATIONS, 4),
    },
    player=builder,
    turn=("draw", "place 1"),
    alike=frozenset(
        {
            "game-sanfrancisco",
            "sf-alt-head",
            "sf-card-bonus",
            "sf-command-bonus-name",
            "sf-does-medal",
            "sf-line-item",
        }
    ),
)
