"""Players for simulated games; each chooses from the view of its seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.sanfrancisco.actions import Build, Choose, Discard, Finalize, Place
from bot.games.sanfrancisco.cards import BONUS_CARDS, COLUMNS, ROWS, SPACES, Colour

if TYPE_CHECKING:
    from bot.games.game import Action, Rng
    from bot.games.sanfrancisco.cards import Card
    from bot.games.sanfrancisco.view import CityView, View


def builder(view: View, rng: Rng) -> Action:
    """Fill the board: take what can be built, build all of it, never mind the points."""
    return max(view.legal, key=lambda action: (_liking(view, action), rng.randrange(1000)))


def drawer(view: View, rng: Rng) -> Action:
    """Draw and place at random, and never take a column: all the more is left for others."""
    return rng.choice([each for each in view.legal if not isinstance(each, Finalize)])


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
