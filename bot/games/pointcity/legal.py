"""The legal actions of a position: the one place that decides what is legal."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from bot.games.pointcity.actions import End, Flip, Pay, Take, TakeDeck, TakeToken
from bot.games.pointcity.cards import FACES, SPACES, SYMBOLS, Face, Side
from bot.games.pointcity.market import PAIRS, flippable
from bot.games.pointcity.paying import RESOURCE_OF, due, payments, pool, purse
from bot.games.pointcity.state import Phase

if TYPE_CHECKING:
    from bot.games.pointcity.actions import Action
    from bot.games.pointcity.cards import Five
    from bot.games.pointcity.state import Spot, State

TAKEN = 2
"""How many cards a turn takes."""
ALL = 5
"""The index of all resources together, after the five."""

_Lacking: TypeAlias = tuple[int, int, int, int, int, int]
"""The symbols lacking of each resource, and of all together."""
_BRINGS = {
    face: (ALL if face is Face.INGENUITY else RESOURCE_OF[face], SYMBOLS[face]) for face in FACES
}
"""What each face brings: of which resource, how many symbols; ingenuity is of any."""


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
    market = state.market
    # By space, what a building costs beyond what is there; None: a card that costs nothing.
    lacking = [
        None
        if spot is None or spot.side is Side.RESOURCE or spot.card.building is None
        else _with_sum(due(spot.card.building.cost, wealth))
        for spot in market
    ]
    pairs: list[tuple[int, int]] = []
    for pair in PAIRS:
        first, second = lacking[pair[0]], lacking[pair[1]]
        if first is None:
            if second is None or _with_card(second, market[pair[0]]) <= wild:
                pairs.append(pair)
        elif second is None:
            if _with_card(first, market[pair[1]]) <= wild:
                pairs.append(pair)
        # Where one cannot be paid alone, both cannot: no need to add them up.
        elif first[ALL] <= wild and second[ALL] <= wild:
            spots = [market[space] for space in pair]
            cost = pool(spot.card.building for spot in spots if spot and spot.card.building)
            if sum(due(cost, wealth)) <= wild:
                pairs.append(pair)
    return pairs


def _with_sum(missing: Five) -> _Lacking:
    a, b, c, d, e = missing
    return a, b, c, d, e, a + b + c + d + e


def _with_card(lacking: _Lacking, spot: Spot | None) -> int:
    """Return how many symbols are lacking still when a resource card is taken as well."""
    if spot is None:
        return lacking[ALL]
    index, symbols = _BRINGS[spot.card.face]
    return lacking[ALL] - min(symbols, lacking[index])
