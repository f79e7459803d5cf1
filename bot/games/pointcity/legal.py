"""The legal actions of a position: the one place that decides what is legal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.pointcity.actions import End, Flip, Pay, Take, TakeDeck, TakeToken
from bot.games.pointcity.cards import SPACES, SYMBOLS, Face, Side
from bot.games.pointcity.market import PAIRS, flippable
from bot.games.pointcity.paying import NOTHING, RESOURCE_OF, due, payments, plus, pool, purse
from bot.games.pointcity.state import Phase

if TYPE_CHECKING:
    from bot.games.pointcity.actions import Action
    from bot.games.pointcity.cards import Five
    from bot.games.pointcity.state import Spot, State

TAKEN = 2
"""How many cards a turn takes."""


def legal_actions(state: State) -> list[Action]:
    """Return the legal actions, in the order of buttons and lists.

    Flips in reading order, takes by the first space (the right neighbour before the lower), the
    deck, the end of a turn without a take; or payments, the proposed one first; or tokens from
    the left.
    """
    seat = state.seat
    match state.phase:
        case Phase.TAKE:
            return _taking(state)
        case Phase.PAY:
            held = purse(state.cities[seat - 1])
            owed = due(pool(state.taken), held.permanent)
            return [Pay(seat, cards) for cards in payments(owed, held)]
        case Phase.TOKEN:
            return [TakeToken(seat, token.id) for token in state.tokens]
        case Phase.OVER:
            return []


def _taking(state: State) -> list[Action]:
    seat = state.seat
    actions: list[Action] = []
    if not state.flipped:
        actions += [Flip(seat, SPACES[space]) for space in flippable(state)]
    takes = [Take(seat, SPACES[one], SPACES[other]) for one, other in payable_pairs(state)]
    actions += takes
    if state.deck >= TAKEN:
        actions.append(TakeDeck(seat))
    elif not takes:
        actions.append(End(seat))
    return actions


def payable_pairs(state: State) -> list[tuple[int, int]]:
    """Return the adjacent pairs that the seat in turn can take and pay, in their order."""
    held = purse(state.cities[state.seat - 1])
    wealth, wild = held.wealth, held.ingenuity
    costs = [_cost(spot) for spot in state.market]
    missing = [NOTHING if cost is NOTHING else due(cost, wealth) for cost in costs]
    short = [sum(each) for each in missing]
    pairs: list[tuple[int, int]] = []
    for one, other in PAIRS:
        if costs[one] is NOTHING:
            rest = short[other] and short[other] - _brought(state.market[one], missing[other])
        elif costs[other] is NOTHING:
            rest = short[one] and short[one] - _brought(state.market[other], missing[one])
        elif short[one] > wild or short[other] > wild:
            continue
        else:
            rest = sum(due(plus(costs[one], costs[other]), wealth))
        if rest <= wild:
            pairs.append((one, other))
    return pairs


def _cost(spot: Spot | None) -> Five:
    """Return what the card of a space costs; `NOTHING` itself where that is a resource."""
    if spot is None or spot.side is Side.RESOURCE or spot.card.building is None:
        return NOTHING
    return spot.card.building.cost


def _brought(spot: Spot | None, missing: Five) -> int:
    """Return how many of some symbols a resource card brings that is taken with a building."""
    if spot is None:
        return 0
    face = spot.card.face
    if face is Face.INGENUITY:
        return 1
    return min(SYMBOLS[face], missing[RESOURCE_OF[face]])
