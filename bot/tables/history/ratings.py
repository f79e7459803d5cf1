"""How strong the players of a game are, from the places they took in games with each other.

A Plackett-Luce model (Weng and Lin, 2011) as openskill has it: made for any number of players, of
whom several may share a place. Nothing is stored; the games are all there is to know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from openskill.models import PlackettLuce

from storage.records import NOBODY

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from openskill.models import PlackettLuceRating

    from bot.tables.history.outcomes import Part

START, SCALE = 1_000, 40
"""The number a new player has, and how far apart two are."""
_MODEL = PlackettLuce()


def ratings(games: Iterable[Sequence[Part]]) -> dict[int, int]:
    """Return a number for each player by user id, the higher the stronger.

    Games in which a seat changed hands or was the computer's tell nothing of anybody's strength.

    It is what a player is worth at least, with near certainty: a newcomer has `START` and rises
    with every game, but for lost ones, as more becomes known.

    Parameters
    ----------
    games
        In the order they ended. Whoever wants to be forgotten is a new player in each.
    """
    known: dict[int, PlackettLuceRating] = {}
    for parts in games:
        if len(parts) == 1 or not all(part.whole for part in parts):
            continue  # it compares no two people who played all of it
        before = [
            known.get(part.user_id) or _MODEL.rating()
            if part.user_id != NOBODY
            else _MODEL.rating()
            for part in parts
        ]
        after = _MODEL.rate([[rating] for rating in before], ranks=[part.place for part in parts])
        for part, (rating,) in zip(parts, after, strict=True):
            if part.user_id != NOBODY:
                known[part.user_id] = rating
    return {
        user_id: round(rating.ordinal(alpha=SCALE, target=START))
        for user_id, rating in known.items()
    }
