"""The computer players of medium and hard strength; they see no more than their seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.tickettoride.computer.evaluation import PLAIN
from bot.games.tickettoride.computer.search import first_of, ranked, tried
from bot.games.tickettoride.computer.standpoint import Standpoint

if TYPE_CHECKING:
    from bot.games.game import Action, Rng
    from bot.games.tickettoride.view import View


def medium(view: View, rng: Rng) -> Action:
    """Choose what promises most at the end of the game, by the seat's own plans."""
    del rng
    if len(view.legal) == 1:
        return view.legal[0]
    return ranked(Standpoint(view, PLAIN))[0][1]


def hard(view: View, rng: Rng) -> Action:
    """Choose what promises most beyond what the others gain, tried by playing on."""
    if len(view.legal) == 1:
        return view.legal[0]
    return first_of(tried(view, rng)).action
