"""What a route can be paid with."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from bot.games.tickettoride.cards import CARDS, FERRY, PLACE, Card

if TYPE_CHECKING:
    from bot.games.tickettoride.cards import Counts
    from bot.games.tickettoride.map import Route

_COLOURS = tuple(range(FERRY))


def payments(route: Route, hand: Counts) -> tuple[tuple[Card, ...], ...]:
    """Return every way to pay for a route with a hand: by number of ferries, then by colour.

    Rulebook: Claiming a route. The first one is proposed.
    """
    if route.colour is None:
        return _any(route.length, route.ferries, hand)
    return _one(
        PLACE[route.colour], route.length, route.ferries, hand[PLACE[route.colour]], hand[FERRY]
    )


@lru_cache(maxsize=4096)
def _one(
    colour: int, length: int, symbols: int, cards: int, ferries: int
) -> tuple[tuple[Card, ...], ...]:
    fewest = max(symbols, length - cards)
    return tuple(
        (CARDS[colour],) * (length - wild) + (Card.FERRY,) * wild
        for wild in range(fewest, min(length, ferries) + 1)
    )


@lru_cache(maxsize=16384)
def _any(length: int, symbols: int, hand: Counts) -> tuple[tuple[Card, ...], ...]:
    """Return the ways to pay with any one colour and ferries; all ferries are one way."""
    found: list[tuple[Card, ...]] = []
    for wild in range(symbols, min(length, hand[FERRY]) + 1):
        if wild == length:
            found.append((Card.FERRY,) * length)
        else:
            found += (
                (CARDS[colour],) * (length - wild) + (Card.FERRY,) * wild
                for colour in _COLOURS
                if hand[colour] >= length - wild
            )
    return tuple(found)
