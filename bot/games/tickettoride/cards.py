"""What is in the box but the map: transport cards, tourism tokens, trams."""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias


class Card(StrEnum):
    """A transport card: one of the six colours, or a ferry card, which is wild."""

    BLUE = "blue"
    GREEN = "green"
    BLACK = "black"
    PURPLE = "purple"
    RED = "red"
    ORANGE = "orange"
    FERRY = "ferry"


class Symbol(StrEnum):
    """The symbol of a tourism token."""

    BELL = "bell"
    CRAB = "crab"
    FLOWER = "flower"
    GUITAR = "guitar"
    LANTERN = "lantern"
    POSTCARD = "postcard"
    SEAL = "seal"


Counts: TypeAlias = tuple[int, int, int, int, int, int, int]
"""How many cards of each kind, in the order of `CARDS`."""

CARDS: tuple[Card, ...] = tuple(Card)
COLOURS: tuple[Card, ...] = CARDS[:-1]
SYMBOLS: tuple[Symbol, ...] = tuple(Symbol)
PLACE = {card: place for place, card in enumerate(CARDS)}
"""The place of a card in `CARDS`."""
ALL: Counts = (6, 6, 6, 6, 6, 6, 8)
"""The cards in the game. Rulebook: Components."""
NONE: Counts = (0, 0, 0, 0, 0, 0, 0)
FERRY = PLACE[Card.FERRY]
ROW = 5
"""How many cards lie face up."""
TRAMS = 20
"""How many trams each player has."""
FEWEST, MOST = 2, 4
"""How many can play."""
TICKETS = 24
"""How many tickets are in the game."""


def count_of(cards: tuple[Card, ...]) -> Counts:
    """Return the number of cards of each kind, in the order of `CARDS`."""
    blue, green, black, purple, red, orange, ferry = (cards.count(card) for card in CARDS)
    return blue, green, black, purple, red, orange, ferry


def cards_of(counts: Counts) -> tuple[Card, ...]:
    """Return the cards one by one, in the order of `CARDS`."""
    return tuple(card for card, count in zip(CARDS, counts, strict=True) for _ in range(count))


def plus(one: Counts, other: Counts) -> Counts:
    """Return the sum of two counts."""
    a, b, c, d, e, f, g = one
    h, i, j, k, m, n, o = other
    return a + h, b + i, c + j, d + k, e + m, f + n, g + o


def minus(one: Counts, other: Counts) -> Counts:
    """Return the cards of the first without those of the second."""
    a, b, c, d, e, f, g = one
    h, i, j, k, m, n, o = other
    return a - h, b - i, c - j, d - k, e - m, f - n, g - o


def less(one: Counts, other: Counts) -> Counts:
    """Return the cards of the first without those of the second, as far as it has them."""
    a, b, c, d, e, f, g = (max(0, held - paid) for held, paid in zip(one, other, strict=True))
    return a, b, c, d, e, f, g
