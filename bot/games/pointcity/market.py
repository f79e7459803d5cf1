"""The market: what is adjacent, what can be flipped, how it is refilled."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.games.errors import IllegalAction
from bot.games.game import Event
from bot.games.pointcity.cards import SIDE, SPACES, Side
from bot.games.pointcity.events import Happening
from bot.games.pointcity.state import Spot

if TYPE_CHECKING:
    from bot.games.pointcity.cards import Card
    from bot.games.pointcity.state import State

PAIRS = tuple(
    (space, other)
    for space in range(len(SPACES))
    for other in (space + 1, space + SIDE)
    if other < len(SPACES) and (other == space + SIDE or other % SIDE)
)
"""The pairs of adjacent spaces: by the first in reading order, its right neighbour first."""
LINES = (
    *(tuple(range(SIDE * row, SIDE * (row + 1))) for row in range(SIDE)),
    *(tuple(range(column, len(SPACES), SIDE)) for column in range(SIDE)),
)
"""The rows from the top, then the columns from the left."""
_BITS = tuple(1 << space for space in range(len(SPACES)))
"""A bit for each space."""
_LINES = tuple(sum(_BITS[space] for space in line) for line in LINES)
"""The bits of the spaces of each line."""


def flippable(state: State) -> tuple[int, ...]:
    """Return the spaces whose card can be flipped: all of a row or column of four resource sides.

    Rulebook: Optional flip action.
    """
    side, up = Side.RESOURCE, 0
    for spot, bit in zip(state.market, _BITS, strict=True):
        if spot is not None and spot.side is side:
            up |= bit
    whole = 0
    for line in _LINES:
        if up & line == line:
            whole |= line
    return _spaces_of(whole)


@cache
def _spaces_of(bits: int) -> tuple[int, ...]:
    return tuple(space for space, bit in enumerate(_BITS) if bits & bit)


def drawn(state: State, count: int) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Return the top `count` cards of the deck, and the pile without them.

    Raises
    ------
    IllegalAction
        When the record of a running game does not tell these cards or the one below them.
    """
    if len(state.pile) < count or (state.beyond and len(state.pile) == count):
        raise IllegalAction("deck-beyond-record")
    return state.pile[:count], state.pile[count:]


def refilled(state: State, events: list[Event]) -> State:
    """Return the position with a card from the deck on each space emptied this turn.

    The side up is the one that the card taken from there had down. Rulebook: End of a turn.

    Raises
    ------
    IllegalAction
        When a card lies beyond the record that led here.
    """
    cards, pile = drawn(state, len(state.gaps))
    market = list(state.market)
    names: list[str] = []
    for gap, card in zip(state.gaps, cards, strict=True):
        spot = Spot(card, Side.BUILDING if gap.side is Side.RESOURCE else Side.RESOURCE)
        names.append(shown(spot))
        market[gap.space] = spot
    told = {
        "spaces": " ".join([SPACES[gap.space] for gap in state.gaps]),
        "cards": " ".join(names),
        "left": len(pile) + state.beyond,
    }
    events.append(Event(Happening.REFILLED, state.seat, told))
    return replace(state, market=tuple(market), pile=pile, gaps=())


def shown(spot: Spot) -> str:
    """Return the visible name of a card: its face, or the id of its building.

    Raises
    ------
    IllegalAction
        When the building lies beyond the record that led here.
    """
    if spot.side is Side.RESOURCE:
        return str(spot.card.face)
    if spot.card.building is None:
        raise IllegalAction("card-beyond-record")
    return spot.card.building.id
