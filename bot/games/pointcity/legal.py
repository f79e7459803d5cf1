"""The legal actions of a position: the one place that decides what is legal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.pointcity.actions import End, Flip, Pay, Take, TakeDeck, TakeToken
from bot.games.pointcity.cards import SPACES, Side
from bot.games.pointcity.market import PAIRS, flippable
from bot.games.pointcity.paying import due, lacking, payments, pool, purse
from bot.games.pointcity.state import Phase

if TYPE_CHECKING:
    from bot.games.pointcity.actions import Action
    from bot.games.pointcity.state import State

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
    alone = [0 if spot is None else lacking([spot], wealth, wild) for spot in state.market]
    pairs: list[tuple[int, int]] = []
    for one, other in PAIRS:
        first, second = state.market[one], state.market[other]
        if first is None or second is None:
            continue
        resources = (first.side is Side.RESOURCE) + (second.side is Side.RESOURCE)
        if resources == 2 or (
            alone[one] + alone[other] <= 2 * resources
            and not lacking([first, second], wealth, wild)
        ):
            pairs.append((one, other))
    return pairs
