"""The legal actions of a position; nothing else decides what is legal."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from bot.games.pointcity.actions import End, Flip, Pay, Take, TakeDeck, TakeToken
from bot.games.pointcity.cards import FACES, SPACES, SYMBOLS, Side
from bot.games.pointcity.market import PAIRS, flippable
from bot.games.pointcity.paying import RESOURCE_OF, due, payments, plus, pool, purse
from bot.games.pointcity.state import Phase
from bot.games.pointcity.turns import TIERS

if TYPE_CHECKING:
    from bot.games.pointcity.actions import Action
    from bot.games.pointcity.cards import Five
    from bot.games.pointcity.paying import Purse
    from bot.games.pointcity.state import Spot, State

TAKEN = 2
"""How many cards a turn takes."""

_BRINGS = {face: (RESOURCE_OF.get(face), SYMBOLS[face]) for face in FACES}
"""What each face brings: of which resource, how many symbols; ingenuity is of any."""
_MOST = max(SYMBOLS.values())
"""The most symbols that a card brings."""
_SEATS = range(1, max(TIERS) + 1)
_TAKES = {
    seat: {(one, other): Take(seat, SPACES[one], SPACES[other]) for one, other in PAIRS}
    for seat in _SEATS
}


class _Latest:
    """Remembers the legal actions of the last position: choosing and checking ask for the same."""

    def __init__(self) -> None:
        self._known: tuple[State, list[Action]] | None = None

    def actions(self, state: State) -> list[Action]:
        known = self._known
        if known is None or known[0] is not state:
            known = self._known = state, _found(state)
        return known[1]


_LATEST = _Latest()


def is_legal(state: State, action: Action) -> bool:
    """Return whether an action is among `legal_actions(state)`."""
    return action in _LATEST.actions(state)


def legal_actions(state: State) -> list[Action]:
    """Return the legal actions, in the order of buttons and lists.

    Flips in reading order, takes by the first space (the right neighbour before the lower), the
    deck, the end of a turn without a take; or payments, the proposed one first; or tokens from
    the left.
    """
    return _LATEST.actions(state).copy()


def _found(state: State) -> list[Action]:
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
        actions += _flips(seat, flippable(state))
    takes = [*map(_TAKES[seat].__getitem__, payable_pairs(state))]
    actions += takes
    if state.deck >= TAKEN:
        actions.append(TakeDeck(seat))
    elif not takes:
        actions.append(End(seat))
    return actions


@lru_cache(maxsize=4096)
def _flips(seat: int, spaces: tuple[int, ...]) -> tuple[Flip, ...]:
    return tuple(Flip(seat, SPACES[space]) for space in spaces)


def payable_pairs(state: State) -> list[tuple[int, int]]:
    """Return the adjacent pairs that the seat in turn can take and pay, in their order."""
    held = purse(state.cities[state.seat - 1])
    wealth, wild = held.wealth, held.ingenuity
    market, building = state.market, Side.BUILDING
    # By space, what the building there costs; None: a card that costs nothing.
    costs: list[Five | None] = [None] * len(market)
    # And how many symbols of it the seat lacks, even with its ingenuity cards.
    lacks = [0] * len(market)
    for space, spot in enumerate(market):
        if spot is not None and spot.side is building and spot.card.building is not None:
            cost = costs[space] = spot.card.building.cost
            lacks[space] = max(0, _lacking(cost, wealth) - wild)
    pairs: list[tuple[int, int]] = []
    for pair in PAIRS:
        one, other = pair
        lack = lacks[one] + lacks[other]
        if lack > _MOST:
            continue
        first, second = costs[one], costs[other]
        if first is not None and second is not None:
            # Where one cannot be paid alone, both cannot: no need to add them up.
            if lack or _lacking(plus(first, second), wealth) > wild:
                continue
        elif first is not None:
            if lack and _brought(market[other], first, held) < lack:
                continue
        elif second is not None and lack and _brought(market[one], second, held) < lack:
            continue
        pairs.append(pair)
    return pairs


def _lacking(cost: Five, wealth: Five) -> int:
    a, b, c, d, e = cost
    v, w, x, y, z = wealth
    return (
        (a - v if a > v else 0)
        + (b - w if b > w else 0)
        + (c - x if c > x else 0)
        + (d - y if d > y else 0)
        + (e - z if e > z else 0)
    )


def _brought(spot: Spot | None, cost: Five, held: Purse) -> int:
    if spot is None:
        return 0
    resource, symbols = _BRINGS[spot.card.face]
    if resource is None:
        return symbols
    lacking = cost[resource] - held.wealth[resource]
    return 0 if lacking <= 0 else min(symbols, lacking)
