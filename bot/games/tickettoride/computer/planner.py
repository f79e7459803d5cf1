"""A player for simulated games: it plans for all its tickets together, and follows the plan.

It plays as seats do in the playings-out of `search`, so a computer that tries actions there has to
do better.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.tickettoride.actions import Claim, Take, TakeDeck
from bot.games.tickettoride.cards import FERRY, count_of
from bot.games.tickettoride.computer.ground import ground_of
from bot.games.tickettoride.computer.sample import sample
from bot.games.tickettoride.computer.starting import playout_of
from bot.games.tickettoride.computer.strengths import medium
from bot.games.tickettoride.state import Phase

if TYPE_CHECKING:
    from bot.games.game import Action, Rng
    from bot.games.tickettoride.view import View


def planner(view: View, rng: Rng) -> Action:
    """Claim the best route of the plan, or draw what it lacks; choose tickets like `medium`."""
    if len(view.legal) == 1:
        return view.legal[0]
    if view.phase not in (Phase.TURN, Phase.SECOND):
        return medium(view, rng)
    position = playout_of(ground_of(view.board), sample(view, rng))
    seat = (view.seat or 1) - 1
    if view.phase is Phase.TURN and (number := position.chosen_route(seat)) >= 0:
        cost = position.cost(number, position.hands[seat])
        assert cost is not None  # noqa: S101  (it can be paid for)
        colour, cards, wild = cost
        claims = [each for each in view.legal if isinstance(each, Claim)]
        for claim in claims:
            paid = count_of(claim.cards)
            if claim.route == view.board.routes[number].id and (paid[colour], paid[FERRY]) == (
                cards,
                wild,
            ):
                return claim
    position.plan(seat)
    place = position.chosen_card(seat)
    take = Take(seat + 1, place + 1) if place >= 0 else TakeDeck(seat + 1)
    return take if take in view.legal else view.legal[0]
