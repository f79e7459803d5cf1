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
    games=60,
    endings=(Ending.TRAMS,),
    records={},
    player=at_random,
    turn=None,
    alike=frozenset(),
)
