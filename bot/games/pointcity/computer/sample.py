"""A random position that agrees with a view."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from bot.games.pointcity.cards import START_CARD, number
from bot.games.pointcity.state import City, Spot, State
from bot.games.pointcity.turns import tiers

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.games.game import Rng
    from bot.games.pointcity.cards import Card
    from bot.games.pointcity.view import View


def sample(view: View, rng: Rng) -> State:
    """Return a random position that agrees with the view.

    The cards that lie resource side up get building sides at random among the unseen cards of
    their face and tier; then the deck is drawn from what is left of each tier.
    """
    unseen = _Unseen(view.unseen, rng)
    cities = tuple(
        City(
            buildings=city.buildings,
            hand=unseen.behind(city.hand),
            tokens=tuple(held.token for held in city.tokens),
        )
        for city in view.cities
    )
    discard = unseen.behind(view.discard)
    market = tuple(
        None if spot is None else Spot(unseen.whole(spot.card), spot.side) for spot in view.market
    )
    top = unseen.behind(() if view.top is None else (view.top,))
    below = tiers(len(cities))[-view.deck :][1:] if view.deck else ()
    drawn, elsewhere = unseen.dealt(below)
    return State(
        cities=cities,
        seat=view.mover,
        phase=view.phase,
        market=market,
        pile=top + drawn,
        tokens=tuple(each.token for each in view.tokens),
        level=view.level,
        flipped=view.flipped,
        gaps=view.gaps,
        taken=view.taken,
        owed=view.owed,
        discard=discard,
        elsewhere=elsewhere,
        ending=view.ending,
    )


class _Unseen:
    """Deals the unseen cards out, each once."""

    def __init__(self, cards: Iterable[Card], rng: Rng) -> None:
        self._rng = rng
        self._behind: dict[Card, list[Card]] = defaultdict(list)
        for card in self._shuffled(cards):
            self._behind[card.resource_side].append(card)

    def whole(self, card: Card) -> Card:
        """Return the card with a building side: its own if that is known, else one it may have."""
        if card.building is not None or card.tier == START_CARD.tier:
            return card
        return self._behind[card].pop()

    def behind(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        return tuple(self.whole(card) for card in cards)

    def dealt(self, below: Iterable[int]) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
        left: dict[int, list[Card]] = defaultdict(list)
        for card in self._shuffled(card for cards in self._behind.values() for card in cards):
            left[card.tier].append(card)
        drawn = tuple(left[tier].pop() for tier in below)
        rest = (card for cards in left.values() for card in cards)
        return drawn, tuple(sorted(rest, key=number))

    def _shuffled(self, cards: Iterable[Card]) -> list[Card]:
        listed = list(cards)
        self._rng.shuffle(listed)
        return listed
