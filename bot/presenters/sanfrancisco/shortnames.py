"""What the taken cards are called on buttons: as little as tells them apart."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.games.sanfrancisco.cards import Colour
from bot.games.sanfrancisco.effects import printed
from bot.presenters.sanfrancisco.cards import card_words, feature_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.sanfrancisco.cards import Card
    from bot.words.words import Words


class ShortNames:
    """Names taken cards by their value or kind, and by more where another card has the same."""

    def __init__(self, cards: Sequence[Card], words: Words) -> None:
        self._words = words
        self._cards = {card.id: card for card in cards}
        self._prints = {printed(card) for card in cards}

    def colour(self, card_id: str) -> Colour:
        """Return the colour of a card."""
        return self._cards[card_id].colour

    def built(self, card_id: str) -> str:
        """Return the name of a card to be built in a row that is named beside it.

        It is empty if all taken cards are alike.
        """
        if len(self._prints) == 1:
            return ""
        card = self._cards[card_id]
        universal = card.colour is Colour.BLACK and any(
            _base(other) == _base(card) and other.colour is not Colour.BLACK
            for other in self._prints
        )
        if universal and sum(each.colour is Colour.BLACK for each in self._prints) == 1:
            return self._words.say("sf-named-alone")
        key = "sf-named-universal" if universal else "sf-named"
        name = self._words.say(key, kind=_kind(card), value=card.value)
        features = ", ".join(feature_words(card, self._words))
        if not features or not self._needs_features(card):
            return name
        return self._words.say("sf-named-features", name=name, features=features)

    def refused(self, card_id: str) -> str:
        """Return the name of a card with its colour."""
        card = self._cards[card_id]
        if not self._needs_features(card):
            card = replace(card, tracks=False, waterfront=False, bonus=False)
        return card_words(card, self._words)

    def _needs_features(self, card: Card) -> bool:
        """Return True if another card differs from this one in its features alone."""
        own = printed(card)
        return any(
            other != own and other.colour is card.colour and _base(other) == _base(card)
            for other in self._prints
        )


def _kind(card: Card) -> str:
    if card.foundation:
        return "foundation"
    if card.depot:
        return "depot"
    return "square" if card.square else "value"


def _base(card: Card) -> tuple[str, int]:
    return _kind(card), card.value
