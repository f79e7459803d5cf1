"""The points that are shown: those of the rules, without what nobody has begun.

The tie rule ranks all seats in every district, even in one where nobody has a card. While the game
runs such a district counts for nobody in what is shown, and neither does the network before anybody
has a cable car. The final sheet counts them.
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


def scores(view: View) -> tuple[int, ...]:
    """Return the points by seat in halves."""
    begun = [majority for majority in view.majorities if counts(view, majority)]
    return total([*begun, *view.awards])
