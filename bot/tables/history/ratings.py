"""Ratings of players, from the places they took in games with each other.

The model is that of Plackett and Luce (Weng and Lin, 2011), from openskill: it takes any number of
players, of whom several may share a place. Nothing is stored; ratings follow from the games.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from openskill.models import PlackettLuce

from storage.records import NOBODY

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from openskill.models import PlackettLuceRating

    from bot.tables.history.outcomes import Performance

START, SCALE = 1_000, 40
"""The rating of a new player, and the scale on which two ratings differ."""
_MODEL = PlackettLuce()


def ratings(games: Iterable[Sequence[Performance]]) -> dict[int, int]:
    """Return the rating of each player by user id, the higher the stronger.

    The rating is a lower bound: three standard deviations below the mean. A new player has `START`
    and rises as more becomes known. Games in which a seat changed hands or was the computer's do
    not count, but for seats whose first player resigned: they are rated by that player's place.

    Parameters
    ----------
    games
        In the order they ended. A forgotten player is a new one in each.
    """
    known: dict[int, PlackettLuceRating] = {}
    for parts in games:
        rated = [part for part in parts if part.whole]
        if len(rated) == 1 or len(rated) < len({part.seat for part in parts}):
            continue  # it compares no two people who played all of it
        before = [
            known.get(part.user_id) or _MODEL.rating()
            if part.user_id != NOBODY
            else _MODEL.rating()
            for part in rated
        ]
        after = _MODEL.rate([[rating] for rating in before], ranks=[part.place for part in rated])
        for part, (rating,) in zip(rated, after, strict=True):
            if part.user_id != NOBODY:
                known[part.user_id] = rating
    return {
        user_id: round(rating.ordinal(alpha=SCALE, target=START))
        for user_id, rating in known.items()
    }
