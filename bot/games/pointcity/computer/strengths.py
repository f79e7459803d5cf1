"""Players of Point City; each chooses from the view of its seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.pointcity.actions import Pay, Take, TakeDeck, TakeToken
from bot.games.pointcity.cards import Face, Kind
from bot.games.pointcity.computer.deals import DealSight
from bot.games.pointcity.computer.evaluation import PRICES
from bot.games.pointcity.computer.search import promises, trials

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.game import Action, Rng
    from bot.games.pointcity.cards import Card
    from bot.games.pointcity.computer.evaluation import Prices
    from bot.games.pointcity.view import View

SHORT_SIGHT = 2
"""The turns to come that `easy` thinks of."""
BLUR = 3.3
"""By so many half points at most `easy` misjudges which cards to take."""
_TAKES = (Take, TakeDeck)
_NEAR = tuple(PRICES[min(turns, SHORT_SIGHT)] for turns in range(len(PRICES)))


def easy(view: View, rng: Rng) -> Action:
    """End the turn about as promises most in the next few turns, as if the game ended then."""
    return _promising(view, rng, _NEAR, BLUR)


def medium(view: View, rng: Rng) -> Action:
    """Choose the end of the turn with the best expected score; count the next turn, too."""
    return _promising(view, rng)


def hard(view: View, rng: Rng) -> Action:
    """Do what proves best in some turns played on."""
    if len(view.legal) == 1:
        return view.legal[0]
    best, *_ = trials(DealSight(view), view.legal, rng)
    return best.action


def _promising(
    view: View, rng: Rng, short: Sequence[Prices] | None = None, blur: float = 0.0
) -> Action:
    """Return the action that promises most; of takes, any that promises as much but for a blur."""
    if len(view.legal) == 1:
        return view.legal[0]
    worths = promises(DealSight(view), view.legal, rng, short)
    most = max(worths)
    best = view.legal[worths.index(most)]
    if not blur or not isinstance(best, _TAKES):
        return best
    near = zip(view.legal, worths, strict=True)
    return rng.choice(
        [each for each, worth in near if worth >= most - blur and isinstance(each, _TAKES)]
    )


def buyer(view: View, rng: Rng) -> Action:
    """Take whatever two cards bring most, symbols for little and buildings for much."""
    return max(view.legal, key=lambda action: (_gain(view, action), rng.randrange(1000)))


def _gain(view: View, action: Action) -> float:
    """Return how much an action brings; the proposed payment is as good as any."""
    match action:
        case Take(first=first, second=second):
            spots = {spot.space: spot for spot in view.market if spot is not None}
            return sum(_use(spots[space].card) for space in (first, second))
        case TakeDeck():
            return 2
        case TakeToken(token=number):
            return max(
                each.worth[view.mover - 1] for each in view.tokens if each.token.id == number
            )
        case Pay(cards=cards):
            return -cards.count(Face.INGENUITY)
        case _:
            return 0


def _use(card: Card) -> float:
    """Return the estimated value of a card: its points, and a bonus for what it makes possible."""
    building = card.building
    if building is None:
        return card.face.symbols
    return building.points + {Kind.CIVIC: 6, Kind.RESOURCE: 3, Kind.POINTS: 1}[building.kind]
