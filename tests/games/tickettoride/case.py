"""What the shared tests have to know of Ticket to Ride: San Francisco."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.cli.playing import at_random
from bot.games.tickettoride.actions import Claim, Take, TakeDeck
from bot.games.tickettoride.state import Ending
from tests.games.case import Case
from tests.games.tickettoride.referee import check
from tests.games.tickettoride.universe import universe

if TYPE_CHECKING:
    from bot.games.game import Action, Rng
    from bot.games.tickettoride.view import View

DRAWING = 0.05
"""How often the player of whole games draws tickets where it can do something else."""


def hasty(view: View, rng: Rng) -> Action:
    """Claim the longest route that can be paid for, else mostly draw cards: trams run out sooner.

    Routes of a single space are left alone, as they take a whole turn as well.
    """
    claims = [each for each in view.legal if isinstance(each, Claim) and len(each.cards) > 1]
    if claims:
        return max(claims, key=lambda each: len(each.cards))
    cards = [each for each in view.legal if isinstance(each, Take | TakeDeck)]
    if not cards or rng.randrange(100) < DRAWING * 100:
        return at_random(view, rng)
    return rng.choice(cards)


CASE = Case(
    referee=check,
    universe=universe,
    games=1000,
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
    player=hasty,
    turn=None,
    alike=frozenset({"game-tickettoride", "ttr-alt-head", "ttr-parameter-symbol-name"}),
)
