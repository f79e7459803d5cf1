"""Reads where the transport cards are in the text of a position of Ticket to Ride."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from bot.games.tickettoride.cards import (
    ALL,
    CARDS,
    NONE,
    PLACE,
    ROW,
    Card,
    cards_of,
    count_of,
    less,
    plus,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.games.position import Lines, PositionLine
    from bot.games.tickettoride.cards import Counts

GAP = "-"
DEALT = 2
"""How many cards and tickets somebody has of whom nothing is said."""


class CardReader:
    """Reads hands, row, discards and deck of one position, and takes each card once."""

    def __init__(self, lines: Lines, seats: int) -> None:
        self._lines = lines
        self._seats = seats
        self._cards = list(ALL)
        shown = {seat: count_of(self._named(line)) for seat, line in lines.of("shown", seats)}
        self._shown = [shown.get(seat, NONE) for seat in range(1, seats + 1)]

    @property
    def shown(self) -> tuple[Counts, ...]:
        """Return the cards that each hand is known to have; none if no hand has any."""
        return tuple(self._shown) if any(map(sum, self._shown)) else ()

    def read(
        self,
    ) -> tuple[tuple[Counts, ...], tuple[Card | None, ...], Counts, tuple[Card, ...]]:
        """Return hands, row, discards and deck; together they are all cards."""
        hands: dict[int, Counts] = {
            seat: self._taken(line) for seat, line in self._lines.of("hand", self._seats)
        }
        for seat, hand in hands.items():
            if less(self._shown[seat - 1], hand) != NONE:
                raise self._lines.get(f"shown {seat}").fault("shown-not-held", seat=seat)
        for seat in range(1, self._seats + 1):
            if seat not in hands:
                line = self._lines.get(f"shown {seat}")
                self._take(line, cards_of(self._shown[seat - 1]))
        row = self._row() if "row" in self._lines else None
        discards = self._taken(self._lines.get("discards"))
        pile = self._lines.get("deck")
        deck = self._named(pile)
        self._take(pile, deck)
        rest = iter(
            [card for card, left in zip(CARDS, self._cards, strict=True) for _ in range(left)]
        )
        for seat in range(1, self._seats + 1):
            if seat not in hands:
                line = self._lines.get(f"cards {seat}")
                size = line.only_count(0, sum(ALL)) if f"cards {seat}" in self._lines else DEALT
                shown = self._shown[seat - 1]
                if sum(shown) > size:
                    raise self._lines.get(f"shown {seat}").fault("shown-not-held", seat=seat)
                dealt = tuple(islice(rest, size - sum(shown)))
                if len(dealt) < size - sum(shown):
                    raise line.fault("cards-short", key=line.key, found=len(dealt))
                hands[seat] = plus(shown, count_of(dealt))
        if row is None:
            laid: list[Card | None] = [*islice(rest, ROW)]
            row = tuple(laid + [None] * (ROW - len(laid)))
        others = tuple(rest)
        if "deck" in self._lines and others:
            raise pile.fault("cards-left", found=len(others))
        ordered = tuple(hands[seat] for seat in range(1, self._seats + 1))
        return ordered, row, discards, deck if "deck" in self._lines else others

    def _row(self) -> tuple[Card | None, ...]:
        line = self._lines.get("row")
        if len(line.words) != ROW:
            raise line.fault("cards-of-row", found=len(line.words), expected=ROW)
        cards = [None if word == GAP else self._card(line, word) for word in line.words]
        self._take(line, [card for card in cards if card is not None])
        return tuple(cards)

    def _taken(self, line: PositionLine) -> Counts:
        cards = self._named(line)
        self._take(line, cards)
        return count_of(cards) if cards else NONE

    def _named(self, line: PositionLine) -> tuple[Card, ...]:
        found: list[Card] = []
        for word in line.words:
            name, star, count = word.partition("*")
            card = self._card(line, name)
            found += [card] * (line.count(count, 1, ALL[PLACE[card]]) if star else 1)
        return tuple(found)

    def _card(self, line: PositionLine, word: str) -> Card:
        if word not in CARDS:
            raise line.fault("not-a-card", word=word)
        return Card(word)

    def _take(self, line: PositionLine, cards: Iterable[Card]) -> None:
        for card in cards:
            place = PLACE[card]
            if not self._cards[place]:
                raise line.fault("too-many-cards", card=card, most=ALL[place])
            self._cards[place] -= 1
