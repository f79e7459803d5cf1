"""What the shared tests have to know of Ticket to Ride: San Francisco."""

from __future__ import annotations

from bot.cli.strategies import at_random
from bot.games.tickettoride.state import Ending
from tests.games.case import Case
from tests.games.tickettoride.referee import check
from tests.games.tickettoride.universe import universe

CASE = Case(
    referee=check,
    universe=universe,
    games=18,
    soaked=1000,
    # The map shipped cannot get stuck; `test_stuck` plays on another one.
    endings=(Ending.TRAMS,),
    records={
        "trams-2p-1.txt": (Ending.TRAMS, 2),
        "trams-2p-one-card.txt": (Ending.TRAMS, 2),
        "trams-2p-shared.txt": (Ending.TRAMS, 2),
        "trams-2p-tickets.txt": (Ending.TRAMS, 2),
        "trams-3p-1.txt": (Ending.TRAMS, 3),
        "trams-3p-three-resets.txt": (Ending.TRAMS, 3),
        "trams-4p-1.txt": (Ending.TRAMS, 4),
        "trams-4p-pass.txt": (Ending.TRAMS, 4),
        "trams-4p-shared.txt": (Ending.TRAMS, 4),
        "trams-4p-tickets.txt": (Ending.TRAMS, 4),
    },
    player=at_random,
    turn=None,
    alike=frozenset(),
)
