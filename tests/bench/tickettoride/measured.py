"""What is measured of Ticket to Ride: tables and hands made by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.bench.measured import Measured, Play
from tests.render.tickettoride import portraits as made
from tests.render.tickettoride import states

if TYPE_CHECKING:
    from render import Scene


def midgames() -> dict[int, Scene]:
    """Return a table in the middle of a game for each number of players, made by hand."""
    return {2: states.TTR_SECOND_CARD_2, 3: states.TTR_MIDDLE_3, 4: states.TTR_MIDDLE_4}


def portraits() -> dict[int, Scene]:
    """Return a hand of few cards, of as many as is usual, and of very many."""
    return {2: made.TTR_HAND_ONE, 3: made.TTR_HAND, 4: made.TTR_HAND_THIRTY}


MEASURED = Measured(midgames, portraits, Play("tickettoride", 3, 120))
