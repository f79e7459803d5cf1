"""Players of Point City; each chooses from the view of its seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.greedy import Rules, choose
from bot.games.pointcity.actions import Pay, Take, TakeDeck, TakeToken
from bot.games.pointcity.cards import Face, Kind
from bot.games.pointcity.evaluation import evaluate
from bot.games.pointcity.rules import apply, legal_actions
from bot.games.pointcity.sample import sample

if TYPE_CHECKING:
    from bot.games.game import Action, Rng
    from bot.games.pointcity.cards import Card
    from bot.games.pointcity.view import View


_RULES = Rules(sample, legal_actions, apply, evaluate)


def planner(view: View, rng: Rng) -> Action:
    """End the turn as promises most; it sits at tables."""
    return choose(_RULES, view, rng)


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
