"""A random position that agrees with a view: where the cards nobody has seen might be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.pointcity.cards import START_CARD, number
from bot.games.pointcity.state import City, Spot, State
from bot.games.pointcity.turns import tiers

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.games.game import Rng
    from bot.games.pointcity.cards import Card
    from bot.games.pointcity.view import View


def sample(seen: View, rng: Rng) -> State:
    """Return a random position that agrees with the view.

    The cards that lie resource side up get building sides at random among the unseen cards of
    their face and tier; then the deck is drawn from what is left of each tier.
    """
    unseen = _Unseen(seen.unseen, rng)
    cities = tuple(
        City(
            buildings=city.buildings,
            hand=unseen.behind(city.hand),
            tokens=tuple(held.token for held in city.tokens),
        )
        for city in seen.cities
    )
    discard = unseen.behind(seen.discard)
    market = tuple(
        None if spot is None else Spot(unseen.whole(spot.card), spot.side) for spot in seen.market
    )
    top = unseen.behind(() if seen.top is None else (seen.top,))
    below = tiers(len(cities))[-seen.deck :][1:] if seen.deck else ()
    pile = (*top, *(unseen.of_tier(tier) for tier in below))
    return State(
        cities=cities,
        seat=seen.mover,
        phase=seen.phase,
        market=market,
        pile=pile,
        tokens=tuple(each.token for each in seen.tokens),
        level=seen.level,
        flipped=seen.flipped,
        gaps=seen.gaps,
        taken=seen.taken,
        owed=seen.owed,
        discard=discard,
        elsewhere=unseen.rest(),
        ending=seen.ending,
    )


class _Unseen:
    """Deals the unseen cards out, each once."""

    def __init__(self, cards: Iterable[Card], rng: Rng) -> None:
        self._left = list(cards)
        rng.shuffle(self._left)

    def whole(self, card: Card) -> Card:
        """Return the card; one that shows no building side with one it may have."""
        if card.building is not None or card.tier == START_CARD.tier:
            return card
        return self._dealt(next(each for each in self._left if each.resource_side == card))

    def behind(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        """Return `whole` of each card."""
        return tuple(self.whole(card) for card in cards)

    def of_tier(self, tier: int) -> Card:
        """Return any card of a tier."""
        return self._dealt(next(card for card in self._left if card.tier == tier))

    def rest(self) -> tuple[Card, ...]:
        """Return what is left, by number."""
        return tuple(sorted(self._left, key=number))

    def _dealt(self, card: Card) -> Card:
        self._left.remove(card)
        return card
