"""The kinds of cards as the computer players see them: what is printed, as plain numbers."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from bot.games.sanfrancisco.cards import BONUS_CARDS, BONUSES, ROWS, Colour

if TYPE_CHECKING:
    from bot.games.sanfrancisco.cards import Card

ANY = len(ROWS)
"""The row of a universal card."""
PLUS2, CARD4, DEPOT, POINTS, DISCARD, TRACKS = range(len(BONUSES))
"""The bonuses by their index in `cards.BONUSES`."""


class Kind:
    """What is printed on a card; `number` is the same for cards that are printed alike."""

    __slots__ = (
        "bonus",
        "depot",
        "foundation",
        "number",
        "row",
        "square",
        "tracks",
        "value",
        "waterfront",
    )

    def __init__(self, card: Card) -> None:
        marks = (card.tracks, card.depot, card.square, card.foundation, card.waterfront, card.bonus)
        self.row = ANY if card.colour is Colour.BLACK else ROWS.index(card.colour)
        self.value = card.value
        self.tracks = card.tracks
        self.depot = card.depot
        self.square = card.square
        self.foundation = card.foundation
        self.waterfront = card.waterfront
        self.bonus = card.bonus
        self.number = (self.row * 8 + card.value) * 64
        self.number += sum(mark << place for place, mark in enumerate(marks))


_KINDS: dict[int, Kind] = {}


@lru_cache(maxsize=1024)
def kind_of(card: Card) -> Kind:
    """Return the kind of a card, the same object for all cards that are printed alike."""
    kind = Kind(card)
    return _KINDS.setdefault(kind.number, kind)


EXTRA = {BONUSES.index(bonus): kind_of(card) for bonus, card in BONUS_CARDS.items()}
"""The kinds of the bonuses that are cards."""
