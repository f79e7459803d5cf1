"""Cards, spaces, districts, bonuses and points in words."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from bot.games.sanfrancisco.cards import BONUS_CARDS
from bot.games.sanfrancisco.view import View
from bot.presenters.reading import Reading

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from bot.games.errors import Value
    from bot.games.sanfrancisco.cards import Bonus, Card, Colour
    from bot.games.sanfrancisco.view import SpotView

LISTED = 12
"""The most things a sentence lists; it only counts the others."""


class SanFranciscoReading(Reading[View]):
    """A reading that knows how the pieces of the game are called."""

    def tiebreakers(self) -> Mapping[str, Sequence[int]]:
        return {"cars": [city.cars for city in self.view.cities]}

    @cached_property
    def cards(self) -> Mapping[str, Card]:
        """Return every card of the game by id; all but the order of the deck is public."""
        found = {card.id: card for card in BONUS_CARDS.values()}
        for pile in (self.view.unseen, self.view.box, self.view.taken, *self.view.columns):
            found.update((card.id, card) for card in pile)
        if self.view.turned is not None:
            found[self.view.turned.id] = self.view.turned
        for city in self.view.cities:
            found.update((spot.card.id, spot.card) for row in city.rows for spot in row)
        return found

    def card(self, card: Card) -> str:
        """Return a card in words, such as ``blue 3, tracks, bonus``."""
        colour = card.colour.value
        if card.foundation:
            name = self.say("sf-card-foundation", colour=colour)
        elif card.depot:
            name = self.say("sf-card-depot", colour=colour)
        elif card.square:
            name = self.say("sf-card-square", colour=colour)
        else:
            name = self.say("sf-card-value", colour=colour, value=card.value)
        return ", ".join((name, *self.features(card)))

    def named(self, values: Mapping[str, Value]) -> dict[str, Value]:
        told = dict(values)
        if "colour" in told:
            colour = str(told["colour"])
            told["where"] = self.say("sf-why-in", colour=colour)
            told["whole"] = self.say("sf-why-whole", colour=colour)
            told["of"] = self.say("sf-why-of", colour=colour)
        card = self.cards.get(str(told.get("card")))
        if card is not None:
            told["card"] = self.card(card)
        if "space" in told:
            told["space"] = self.space(str(told["space"]))
        return told

    def spot(self, spot: SpotView, number: int) -> str:
        """Return a card on a board with all facts that are not printed on it."""
        facts: list[str] = []
        if spot.card.square or spot.plus:
            facts.append(self.say("sf-state-worth", value=spot.value))
        if spot.plus:
            facts.append(self.say("sf-state-plus", count=spot.plus))
        if spot.rails:
            facts.append(self.say("sf-state-rails"))
        if spot.car:
            facts.append(self.say("sf-state-car"))
        if spot.skyscraper:
            facts.append(self.say("sf-state-skyscraper"))
        elif spot.neighbours is not None and spot.required is not None:
            facts.append(self.say("sf-state-around", sum=spot.neighbours, required=spot.required))
        card = self.card(spot.card)
        if not facts:
            return self.say("sf-state-spot", number=number, card=card)
        return self.say("sf-state-spot-facts", number=number, card=card, facts=", ".join(facts))

    def features(self, card: Card) -> list[str]:
        """Return the features printed on a card beside colour and value."""
        features = (("tracks", card.tracks), ("waterfront", card.waterfront), ("bonus", card.bonus))
        return [self.say(f"sf-card-{name}") for name, has in features if has]

    def card_list(self, cards: Iterable[Card], limit: int = LISTED) -> str:
        return self.listed([self.card(card) for card in cards], limit)

    def listed(self, items: list[str], limit: int = LISTED) -> str:
        """Join items, which may have commas; beyond `limit` only count them."""
        if len(items) <= limit:
            return "; ".join(items)
        more = self.say("sf-list-more", count=len(items) - limit)
        return "; ".join((*items[:limit], more))

    def space(self, space: str) -> str:
        """Return a space in words; `space` is notation such as ``grey3``."""
        return self.say("sf-space", colour=space[:-1], number=int(space[-1]))

    def district(self, colour: Colour) -> str:
        return self.say("sf-colour", colour=colour.value)

    def bonus(self, bonus: Bonus) -> str:
        return self.say(f"sf-bonus-{bonus.value}")
