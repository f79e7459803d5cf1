"""What a position of Point City promises a seat.

The weights are rules of thumb, tried against other players in some hundred games.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.pointcity.cards import RESOURCES, TokenKind
from bot.games.pointcity.paying import purse
from bot.games.pointcity.scoring import HALVES, printed, scores, worth

if TYPE_CHECKING:
    from bot.games.pointcity.cards import Five, Token
    from bot.games.pointcity.state import City, State

LASTING = (0.0, 1.6, 2.9, 3.8, 4.5, 4.8, 5.0)
"""What so many permanent symbols of a resource save in each turn to come, in half points."""
ENOUGH = len(LASTING) - 1
SYMBOL, SURPLUS = 0.25, 0.08
"""Half points for a symbol in hand, and for one beyond `USEFUL` of its resource."""
USEFUL = 4
WILD = 0.5
"""Half points for an ingenuity card in hand."""
FADING = 4
"""The turns before the end in which what is in hand loses its worth."""
GROWTH = 0.1
"""How many permanent symbols of each resource a turn adds."""
MISSED = 0.9
"""How much of what is not there yet stays so from turn to turn."""
REACHED = 0.15
"""How often a turn brings a resource to the number that a token asks for."""


def evaluate(state: State, seat: int) -> float:
    """Return the half points by which a seat may be expected to lead the best of the others."""
    ends = scores(state) if state.ending else [_promise(state, city) for city in state.cities]
    others = [points for each, points in enumerate(ends, start=1) if each != seat]
    return ends[seat - 1] - max(others, default=0)


def _promise(state: State, city: City) -> float:
    """Return the half points that a city may be expected to end with.

    An automaton's city is judged like a player's.
    """
    turns = state.deck / (2 * len(state.cities))
    held = purse(city)
    fade = min(1.0, turns / FADING)
    hand = sum(
        SYMBOL * min(number, USEFUL) + SURPLUS * max(0, number - USEFUL) for number in held.symbols
    )
    return (
        printed(city)
        + sum(_token(token, held.permanent, held.ingenuity, turns) for token in city.tokens)
        + turns * sum(LASTING[min(number, ENOUGH)] for number in held.permanent)
        + fade * (hand + WILD * held.ingenuity)
    )


def _token(token: Token, symbols: Five, cards: int, turns: float) -> float:
    """Return the expected final value of a civic token in half points."""
    now = worth(token, symbols, cards)
    match token.kind:
        case TokenKind.SYMBOL | TokenKind.SET:
            own = (symbols[RESOURCES.index(resource)] for resource in token.resources)
            return HALVES * token.points * (min(own) + GROWTH * turns)
        case TokenKind.TYPE:
            return now + HALVES * token.points * REACHED * turns
        case TokenKind.MISSING:
            return now * MISSED**turns
        case _:
            return now
