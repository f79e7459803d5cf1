"""What the shared tests have to know of Point City."""

from __future__ import annotations

from bot.cli.playing import at_random
from bot.games.pointcity.state import Ending
from tests.games.case import Case
from tests.games.pointcity.referee import check
from tests.games.pointcity.universe import universe

CASE = Case(
    referee=check,
    universe=universe,
    games=2000,
    endings=Ending,
    records={
        "market-1p-easy-cards.txt": (Ending.MARKET, 2),
        "market-1p-easy-won.txt": (Ending.MARKET, 2),
        "market-1p-hard-lost.txt": (Ending.MARKET, 2),
        "market-1p-medium-won.txt": (Ending.MARKET, 2),
        "market-2p-1.txt": (Ending.MARKET, 2),
        "market-2p-cards.txt": (Ending.MARKET, 2),
        "market-3p-none-taken.txt": (Ending.MARKET, 3),
        "market-3p-shared.txt": (Ending.MARKET, 3),
        "market-4p-1.txt": (Ending.MARKET, 4),
        "market-4p-none-taken.txt": (Ending.MARKET, 4),
        "market-4p-shared.txt": (Ending.MARKET, 4),
    },
    player=at_random,
    turn=("flip b2", "take deck"),
    alike=frozenset(
        {
            "game-pointcity",
            "pc-alt-head",
            "pc-building-economy-0",
            "pc-building-points-3",
            "pc-state-row",
        }
    ),
)
