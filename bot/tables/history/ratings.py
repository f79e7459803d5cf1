"""Ratings of players, from the places they took in games with each other.

The model is that of Plackett and Luce (Weng and Lin, 2011), from openskill: it takes any number of
players, of whom several may share a place. Nothing is stored; ratings follow from the games.
"""

from __future__ import annotations

from itertools import chain, permutations, product
from statistics import fmean
from typing import TYPE_CHECKING, NamedTuple

from openskill.models import PlackettLuce

from storage.records import NOBODY

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from openskill.models import PlackettLuceRating

    from bot.tables.history.outcomes import Performance

START, SCALE = 1_000, 40
"""The rating of a new player, and the scale on which two ratings differ."""
SETTLED = 10
"""Rated games until a rating is no longer provisional.

By then openskill's uncertainty has fallen to three quarters of a new player's.
"""
EARLY = 0.5
"""The share of its change of rating that a resignation before the first move counts."""
_PAIR = 2
_MODEL = PlackettLuce()


class Rating(NamedTuple):
    """How strong a player is, the higher the stronger, and the rated games it follows from."""

    value: int
    games: int

    @property
    def provisional(self) -> bool:
        """Return whether too little is known of the player yet."""
        return self.games < SETTLED


NEW = Rating(START, 0)
"""The rating of somebody who has not been rated yet."""


def ratings(games: Iterable[Sequence[Performance]]) -> dict[int, Rating]:
    """Return the rating of each player by user id.

    The rating is a lower bound: three standard deviations below the mean. A new player has `START`
    and rises as more becomes known. Games in which a seat changed hands or was the computer's do
    not count, but for seats whose first player resigned: they are rated by that player's place.
    Whoever resigned before their first move loses half as much; of two, the other gains half.

    Parameters
    ----------
    games
        In the order they ended. A forgotten player is a new one in each.
    """
    known: dict[int, PlackettLuceRating] = {}
    played: dict[int, int] = {}
    for parts in games:
        rated = compared(parts)
        if not rated:
            continue
        before = [
            known.get(part.user_id) or _MODEL.rating()
            if part.user_id != NOBODY
            else _MODEL.rating()
            for part in rated
        ]
        after = _rated(before, [part.place for part in rated])
        for part, old, new, share in zip(rated, before, after, _shares(rated), strict=True):
            if part.user_id != NOBODY:
                known[part.user_id] = _between(old, new, share)
                played[part.user_id] = played.get(part.user_id, 0) + 1
    return {
        user_id: Rating(round(rating.ordinal(alpha=SCALE, target=START)), played[user_id])
        for user_id, rating in known.items()
    }


def compared(parts: Sequence[Performance]) -> list[Performance]:
    """Return the parts by which a game is rated; none if it compares no two whole ones."""
    rated = [part for part in parts if part.whole]
    if len(rated) == 1 or len(rated) < len({part.seat for part in parts}):
        return []
    return rated


def _rated(before: Sequence[PlackettLuceRating], places: Sequence[int]) -> list[PlackettLuceRating]:
    """Return the ratings after a game, the mean over all orders of those who share a place.

    With shared places openskill itself lets the third of four rise more than two winners.
    """
    sharing: dict[int, list[int]] = {}
    for at in sorted(range(len(places)), key=places.__getitem__):
        sharing.setdefault(places[at], []).append(at)
    orders = [
        list(chain.from_iterable(order)) for order in product(*map(permutations, sharing.values()))
    ]
    found = [
        [
            rating
            for (rating,) in _MODEL.rate(
                [[each] for each in before], ranks=[order.index(at) for at in range(len(places))]
            )
        ]
        for order in orders
    ]
    return [
        _MODEL.rating(
            mu=fmean(rating.mu for rating in of_one), sigma=fmean(rating.sigma for rating in of_one)
        )
        for of_one in zip(*found, strict=True)
    ]


def _shares(rated: Sequence[Performance]) -> list[float]:
    shares = [EARLY if part.early else 1.0 for part in rated]
    return [min(shares)] * len(rated) if len(rated) == _PAIR else shares


def _between(old: PlackettLuceRating, new: PlackettLuceRating, share: float) -> PlackettLuceRating:
    mu, sigma = (
        before + share * (after - before)
        for before, after in ((old.mu, new.mu), (old.sigma, new.sigma))
    )
    return _MODEL.rating(mu=mu, sigma=sigma)
