"""The players of simulated games. Each sees a view and knows no more than a member would."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, TypeAlias

from bot.games.lookahead import choose
from bot.games.pointcity.actions import Pay, Take, TakeDeck, TakeToken
from bot.games.pointcity.cards import Face, Kind
from bot.games.sanfrancisco.actions import Build, Choose, Discard, Finalize, Place
from bot.games.sanfrancisco.cards import BONUS_CARDS, COLUMNS, ROWS, SPACES, Colour

if TYPE_CHECKING:
    from bot.games.game import Action, AnyGame, Rng
    from bot.games.pointcity.cards import Card as PointCityCard
    from bot.games.pointcity.view import View as PointCityView
    from bot.games.sanfrancisco.cards import Card
    from bot.games.sanfrancisco.view import CityView, View

Player: TypeAlias = Callable[[Any, Any], "Action"]
"""A function of a view with legal actions and a generator that chooses one of the actions."""


def at_random(view: Any, rng: Rng) -> Action:  # noqa: ANN401  (the view of any game)
    """Choose any legal action."""
    return rng.choice(view.legal)


def builder(view: View, rng: Rng) -> Action:
    """Fill the board: take what can be built, build all of it, never mind the points."""
    return max(view.legal, key=lambda action: (_liking(view, action), rng.randrange(1000)))


def drawer(view: View, rng: Rng) -> Action:
    """Draw and place at random, and never take a column: all the more is left for others."""
    return rng.choice([each for each in view.legal if not isinstance(each, Finalize)])


def buyer(view: PointCityView, rng: Rng) -> Action:
    """Take whatever two cards bring most, symbols for little and buildings for much."""
    return max(view.legal, key=lambda action: (_gain(view, action), rng.randrange(1000)))


PLAYERS: dict[str, dict[str, Player]] = {
    "sanfrancisco": {"builder": builder, "drawer": drawer},
    "pointcity": {"buyer": buyer},
}
"""By game, the players only it has."""


def players_of(game: AnyGame) -> dict[str, Player]:
    """Return the players of a game by name; `computer` is the one that sits at tables."""
    return {"random": at_random, "computer": partial(choose, game), **PLAYERS.get(game.name, {})}


def _liking(view: View, action: Action) -> float:
    """Return how much the action helps to fill the board."""
    city = view.cities[view.mover - 1]
    match action:
        case Discard(count=count):
            return 20 + count if city.contracts > 1 else -1
        case Build(card=name, row=row):
            card = next(card for card in view.taken if card.id == name)
            # Coloured cards first; a universal one goes where most is missing.
            return 10 if row is None else 1 + _empty(city, row) - card.value / 10
        case Choose(bonus=bonus):
            return 1 if bonus in BONUS_CARDS else 0
        case Finalize(column=number):
            fitting = _fitting(city, view.columns[number - 1])
            return fitting if fitting >= min(city.contracts + 1, 4) else -1
        case Place(column=number):
            column = view.columns[number - 1]
            shares = [_fitting(city, (*column, view.turned)) for city in view.cities if view.turned]
            own = shares[view.mover - 1]
            return own - max(shares) if len(column) < 2 * COLUMNS else -1
        case _:
            return 0


def _fitting(city: CityView, cards: tuple[Card, ...]) -> int:
    """Return how many of the cards the board could hold."""
    fitting = sum(min(_empty(city, row), sum(card.colour is row for card in cards)) for row in ROWS)
    universal = sum(card.colour is Colour.BLACK for card in cards)
    return fitting + min(universal, sum(_empty(city, row) for row in ROWS) - fitting)


def _empty(city: CityView, row: Colour) -> int:
    return SPACES - len(city.rows[ROWS.index(row)])


def _gain(view: PointCityView, action: Action) -> float:
    """Return how much an action of Point City brings; the proposed payment is as good as any."""
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


def _use(card: PointCityCard) -> float:
    """Return what a card is good for: points, and what may bring more of them."""
    building = card.building
    if building is None:
        return card.face.symbols
    return building.points + {Kind.CIVIC: 6, Kind.RESOURCE: 3, Kind.POINTS: 1}[building.kind]
