"""The points that are shown: those of the rules, without what nobody has begun.

The tie rule ranks all seats in every district, even in one where nobody has a card. While the game
runs such a district counts for nobody in what is shown, and neither does the network before anybody
has a cable car. A city without a card has no points then, nor places. The final sheet counts all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.sanfrancisco.cards import ROWS
from bot.games.sanfrancisco.scoring import total

if TYPE_CHECKING:
    from bot.games.sanfrancisco.scoring import Majority
    from bot.games.sanfrancisco.view import View


def counts(view: View, majority: Majority) -> bool:
    """Return True once a majority counts: somebody has a card or a cable car, or the game ended."""
    if view.result is not None:
        return True
    if majority.district is None:
        return any(majority.sums)
    row = ROWS.index(majority.district)
    return any(city.rows[row] for city in view.cities)


def built(view: View, seat: int) -> bool:
    """Return True once a seat has places: its city has a card, or the game ended."""
    return view.result is not None or any(view.cities[seat - 1].rows)


def points_of(view: View, majority: Majority, seat: int) -> int:
    """Return the points in halves that a majority brings a seat in what is shown."""
    return majority.points[seat - 1] if counts(view, majority) and built(view, seat) else 0


def scores(view: View) -> tuple[int, ...]:
    """Return the points by seat in halves as they are shown."""
    return tuple(
        sum(points_of(view, each, city.seat) for each in view.majorities)
        + sum(line.points[city.seat - 1] for line in view.awards)
        for city in view.cities
    )


def begun(view: View) -> tuple[int, ...]:
    """Return the points by seat in halves, cities without a card included."""
    majorities = [majority for majority in view.majorities if counts(view, majority)]
    return total([*majorities, *view.awards])
