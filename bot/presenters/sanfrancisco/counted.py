"""The places and points of majorities as they are shown, nothing while one does not count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.sanfrancisco.counted import built, counts, points_of
from render.sanfrancisco import scene

if TYPE_CHECKING:
    from bot.games.sanfrancisco.scoring import Majority
    from bot.games.sanfrancisco.view import View

_STANDINGS = (scene.Standing.LEAD, scene.Standing.SECOND)


def all_count(view: View) -> bool:
    """Return True once every majority counts, and counts for every city."""
    begun = all(counts(view, majority) for majority in view.majorities)
    return begun and all(built(view, city.seat) for city in view.cities)


def advantage(view: View, majority: Majority, seat: int) -> int:
    """Return the points in halves that a majority brings a seat, 0 while it does not count."""
    return points_of(view, majority, seat)


def standing(view: View, majority: Majority, seat: int) -> scene.Standing:
    """Return the place of a seat in a majority, the last one while it does not count."""
    place = majority.ranking.index(seat)
    known = place < len(_STANDINGS) and counts(view, majority) and built(view, seat)
    return _STANDINGS[place] if known else scene.Standing.REST
